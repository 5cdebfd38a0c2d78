#pragma once

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>

namespace vd::app {

/// One thing to do and how to tell that it has happened.
struct Step
{
    QString name;
    /// Done again until it answers true: what it needs may not be shown yet.
    std::function<bool()> act;
    /// Asked until it answers true; null when acting is enough.
    std::function<bool()> happened;
    int patienceMs = 120'000;
};

/// Runs steps one after the other on a timer, with the event loop free in between.
class StepRunner : public QObject
{
    Q_OBJECT

public:
    explicit StepRunner(QList<Step> steps, QObject *parent = nullptr);

    void start();
    /// Ends with failed(): a step's own check found something wrong.
    void fail(const QString &why);

Q_SIGNALS:
    void stepDone(int number, const QString &name);
    void finished();
    void failed(const QString &step, const QString &why);

private:
    void tick();
    [[nodiscard]] bool advance();

    QList<Step> m_steps;
    int m_at = 0;
    int m_settling = 0; ///< Ticks since it happened.
    bool m_acted = false;
    bool m_over = false;
    QTimer m_timer;
    QElapsedTimer m_since;
};

} // namespace vd::app
