#pragma once

#include "models/base/Result.h"

#include <QObject>
#include <QTimer>

namespace vd::inventory {
class InventoryGateway;
}

namespace vd::app {

/// A desk's part in the time-out sweep: one pass every 5 seconds, the next only after the last has answered. A full
/// batch is followed by another at once.
class Sweeper : public QObject
{
    Q_OBJECT

public:
    explicit Sweeper(inventory::InventoryGateway &gateway, QObject *parent = nullptr);

    /// The first pass comes after the pause.
    void start();
    void stop();
    /// One pass without waiting for its turn.
    void pass();

Q_SIGNALS:
    /// A pass ended; closed is how many orders it closed.
    void swept(int closed);
    void failed(const vd::Error &error);

private:
    void passed(const Result<int> &closed);

    inventory::InventoryGateway &m_gateway;
    QTimer m_timer;
    bool m_running = false; ///< Between start() and stop().
};

} // namespace vd::app
