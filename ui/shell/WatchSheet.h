#pragma once

#include "models/finance/WatchController.h"
#include "ui/common/Overlay.h"

#include <QTimeZone>

#include <functional>

class QGridLayout;
class QScrollArea;

namespace vd::ui {

class TextLabel;

/// What the light in the status line stands for, over the dimmed window: what differs, what the night found, and for
/// leads and finance what was raised. Stays true while it is open. Escape closes.
class WatchSheet : public Overlay
{
    Q_OBJECT

public:
    /// opensOrders: the person has a page to open one in.
    WatchSheet(finance::WatchController &watch, bool opensOrders, QWidget *window);

    void openFor(const QTimeZone &zone);
    /// The alert in one sentence.
    [[nodiscard]] static QString sentence(const finance::Alert &alert);

Q_SIGNALS:
    void orderRequested(vd::OrderId order);

protected:
    [[nodiscard]] QSize cardSize(const QSize &window) const override;
    void changeEvent(QEvent *event) override;

private:
    struct Link
    {
        QString text;
        const char *name;
        std::function<void()> follow;
    };

    void refresh();
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString lastNight() const;
    void addDifferences(QGridLayout *grid);
    void addAlerts(QGridLayout *grid);
    static void addTitle(QGridLayout *grid, const QString &title);
    void addLine(QGridLayout *grid, const QString &text, const QString &note, const Link &link);
    void open(OrderId order);

    finance::WatchController &m_watch;
    bool m_opensOrders;
    QTimeZone m_zone;
    TextLabel *m_title = nullptr;
    TextLabel *m_verdict = nullptr;
    TextLabel *m_night = nullptr;
    QScrollArea *m_scroll = nullptr;
};

} // namespace vd::ui
