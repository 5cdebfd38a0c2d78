#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QSemaphore>
#include <QString>
#include <QThread>

#include <atomic>

namespace vd::app {

/// Measures how long the GUI thread stays away from its event loop, in milliseconds: a thread of its own knocks every two
/// milliseconds and counts how long it takes to be let in. (The dispatcher's own signals do not tell it under GLib.)
class StallWatch : public QObject
{
    Q_OBJECT

public:
    explicit StallWatch(QObject *parent = nullptr);
    ~StallWatch() override;

    /// What is going on now, for telling where the longest stretch was.
    void setActivity(const QString &activity) { m_activity = activity; }
    /// Leaves out the stretch going on now: the watcher's own work.
    void forgive() { ++m_generation; }
    [[nodiscard]] qint64 longestMs() const { return m_longest / 1'000'000; }
    [[nodiscard]] QString longestDuring() const { return m_longestDuring; }

private:
    void knock();

    QElapsedTimer m_clock;
    QSemaphore m_answered;
    std::atomic<bool> m_stop = false;
    std::atomic<int> m_generation = 0;
    QThread *m_thread;
    qint64 m_longest = 0; // nanoseconds; touched by the GUI thread only
    QString m_activity;
    QString m_longestDuring;
};

} // namespace vd::app
