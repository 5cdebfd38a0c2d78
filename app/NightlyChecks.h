#pragma once

#include "models/base/Result.h"

#include <QObject>
#include <QTimer>

namespace vd::finance {
class WatchGateway;
}

namespace vd::app {

/// A program's part in the nightly checks: each minute it asks whether a venue has had none for its business date, and
/// goes on while there are such venues. The database decides whose turn it is.
class NightlyChecks : public QObject
{
    Q_OBJECT

public:
    explicit NightlyChecks(finance::WatchGateway &gateway, QObject *parent = nullptr);

    /// The first pass comes after the pause.
    void start();
    /// One pass without waiting for its turn, unless one is under way.
    void pass();

Q_SIGNALS:
    /// A pass ended after this many venues were checked.
    void finished(int venues);
    void failed(const vd::Error &error);

private:
    void ask();

    finance::WatchGateway &m_gateway;
    QTimer m_timer;
    int m_venues = 0;
    bool m_running = false;
};

} // namespace vd::app
