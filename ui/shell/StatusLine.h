#pragma once

#include <QDateTime>
#include <QTimeZone>
#include <QWidget>

#include <optional>

class QPushButton;
class QToolButton;

namespace vd::ui {

class TextLabel;
enum class Language;

enum class ConnectionState { Online, Reconnecting, Offline };

/// The bottom edge: "connected . 0 differences . shift open since 08:02 (Mei)   EN 中".
class StatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);

    void setConnection(ConnectionState state);
    /// What the invariant watch found last; nothing while it has not answered yet.
    void setDifferences(std::optional<int> count);
    /// How many alerts nobody has seen yet; shown when there are any.
    void setAlerts(int count);
    /// UTC start of the open shift, shown in the venue's zone; an invalid instant means none is open.
    void setShift(const QDateTime &since, const QTimeZone &zone, const QString &name);
    void setLanguage(Language language);

Q_SIGNALS:
    void languageChosen(vd::ui::Language language);
    /// The light or the alerts were clicked: show what differs and what was raised.
    void watchRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    ConnectionState m_state = ConnectionState::Online;
    std::optional<int> m_count;
    int m_alertCount = 0;
    QDateTime m_since;
    QTimeZone m_zone;
    QString m_name;
    TextLabel *m_connection = nullptr;
    QPushButton *m_differences = nullptr;
    QPushButton *m_alerts = nullptr;
    TextLabel *m_shift = nullptr;
    QToolButton *m_english = nullptr;
    QToolButton *m_chinese = nullptr;
};

} // namespace vd::ui
