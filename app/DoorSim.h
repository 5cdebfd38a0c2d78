#pragma once

#include "db/client/ConnectionSettings.h"
#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QDateTime>
#include <QMap>
#include <QSet>
#include <QTemporaryDir>
#include <QUuid>

#include <memory>
#include <random>
#include <vector>

namespace vd::app {

/// A rehearsal of a venue's doors: N of them, each with a connection, a list and a queue of its own, let guests of the
/// day's list in, lose the server for a while and come back. What they do is real: it checks tickets in. Blocks.
class DoorSim
{
public:
    struct Plan
    {
        db::ConnectionSettings login; ///< Somebody who may work a door.
        VenueId venue;
        int doors = 3;
        int scans = 1000; ///< In all.
        int duplicates = 50; ///< Of them, the same tickets again at another door.
        int outages = 1; ///< Times each door loses the server; 0 never, -1 from the first scan to the last.
        quint32 seed = 1; ///< The same seed scans the same tickets.
    };
    struct Report
    {
        int tickets = 0; ///< On the list.
        int scans = 0;
        int offline = 0; ///< Of them without the server.
        int admitted = 0; ///< By the doors.
        int refused = 0; ///< By the doors …
        QMap<QString, int> reasons; ///< … and why, by verdict code.
        int entered = 0; ///< Counted by the server: at once, or after the upload.
        int conflicts = 0;
        int unknownAgain = 0; ///< Uploads said a second time that the server did not know as such: must be 0.
        int lost = 0; ///< Admissions the server knows nothing of: must be 0.
        qint64 uploadMs = 0;
    };

    explicit DoorSim(const Plan &plan);
    ~DoorSim();

    /// Each door fetches the day's list. Errors: no_tickets_today, and those of the connection.
    [[nodiscard]] Result<Done> prepare();
    [[nodiscard]] Result<Done> scan();
    /// Those doors that have no server get it back, and upload twice.
    [[nodiscard]] Result<Done> comeBack();
    [[nodiscard]] const Report &report() const { return m_report; }
    /// Tickets that were planted twice.
    [[nodiscard]] const QList<TicketId> &planted() const { return m_planted; }
    /// Every scan with which a door let somebody in.
    [[nodiscard]] const QSet<QUuid> &admissions() const { return m_admissions; }

private:
    struct Door;

    [[nodiscard]] Result<Done> fetchList(Door &door);
    [[nodiscard]] Result<Done> scanAt(Door &door, TicketId ticket, bool online);
    [[nodiscard]] Result<Done> upload(Door &door);
    void plan(const QList<TicketId> &tickets);

    Plan m_plan;
    Report m_report;
    QTemporaryDir m_folder;
    std::mt19937 m_random;
    std::vector<std::unique_ptr<Door>> m_doors;
    QList<std::pair<int, TicketId>> m_steps; ///< Door and ticket, in the order of the day.
    QList<TicketId> m_planted;
    QSet<QUuid> m_admissions;
    QSet<QUuid> m_known; ///< Of them, what the server has said it knows.
};

} // namespace vd::app
