#pragma once

#include "db/client/ConnectionSettings.h"
#include "models/base/Result.h"
#include "models/base/WorkerThread.h"

namespace vd::app {

class EmbeddedServer;

/// This computer's own server as a desktop starts it: with a venue to work in. A new one gets its first venue, with the
/// zone, currency and region of this computer, for its owner to rename.
class OwnServer
{
public:
    explicit OwnServer(EmbeddedServer &server);

    /// The owner's connection. Errors: those of EmbeddedServer::prepare().
    [[nodiscard]] Future<db::ConnectionSettings> start();

private:
    [[nodiscard]] Result<Done> ensureVenue(const db::ConnectionSettings &owner);

    EmbeddedServer &m_server;
    WorkerThread m_worker;
};

} // namespace vd::app
