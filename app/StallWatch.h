#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>

namespace vd::app {

/// Measures how long the GUI thread works without coming back to its event loop's wait: from waking up to going to
/// sleep again, in milliseconds.
class StallWatch : public QObject
{
    Q_OBJECT

public:
    explicit StallWatch(QObject *parent = nullptr);

    /// What is going on now, for telling where the longest stretch was.
    void setActivity(const QString &activity) { m_activity = activity; }
    /// Leaves out the stretch going on now: the watcher's own work.
    void forgive() { m_running = false; }
    [[nodiscard]] qint64 longestMs() const { return m_longest / 1'000'000; }
    [[nodiscard]] QString longestDuring() const { return m_longestDuring; }

private:
    QElapsedTimer m_since;
    bool m_running = false;
    qint64 m_longest = 0; // nanoseconds
    QString m_activity;
    QString m_longestDuring;
};

} // namespace vd::app
