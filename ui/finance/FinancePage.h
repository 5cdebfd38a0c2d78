#pragma once

#include "models/operators/VenueInfo.h"
#include "ui/shell/Command.h"

#include <QWidget>

namespace vd::ui {

/// A page of the Finance workspace. It asks the server when it is first looked at, for another day or venue, and at
/// every F5; never while nobody looks.
class FinancePage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual QString title() const = 0;
    /// For the palette: "Show the statements".
    [[nodiscard]] virtual QString showText() const = 0;
    [[nodiscard]] virtual QString icon() const = 0;
    /// What the page can do besides being shown.
    [[nodiscard]] virtual QList<Command> commands() { return {}; }
    /// The page belongs to one day, chosen in the window's header.
    [[nodiscard]] virtual bool hasDay() const { return false; }
    /// How many things wait for a person.
    [[nodiscard]] virtual int waiting() const { return 0; }
    virtual void find() { }
    virtual void retranslate() = 0;

    void setVenue(const operators::VenueInfo &venue);
    void setDay(const QDate &day);
    /// Asks again if it was looked at before.
    void reload();
    [[nodiscard]] const operators::VenueInfo &venue() const { return m_venue; }
    [[nodiscard]] const QDate &day() const { return m_day; }
    /// The venue's, or UTC before there is one.
    [[nodiscard]] QTimeZone zone() const { return m_venue.zone.isValid() ? m_venue.zone : QTimeZone::utc(); }

Q_SIGNALS:
    void waitingChanged();
    void commandsChanged();
    void orderOpened(vd::OrderId order);

protected:
    /// Loads the venue (and the day); called while the page is shown.
    virtual void load() = 0;
    void showEvent(QShowEvent *event) override;
    /// A command that may always run; id and icon in ASCII.
    [[nodiscard]] static Command command(
        const char *id, const QString &title, const char *icon, const QKeySequence &keys, std::function<void()> run);

private:
    void wanted();

    operators::VenueInfo m_venue;
    QDate m_day;
    bool m_stale = true;
};

} // namespace vd::ui
