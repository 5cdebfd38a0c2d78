#pragma once

#include "db/client/ConnectionSettings.h"
#include "db/proof/Crew.h"
#include "db/proof/ScratchDatabase.h"
#include "models/base/Result.h"

#include <QList>
#include <QStringList>

#include <functional>
#include <memory>

namespace vd::db {

/// Proves on a venue's own server that a place cannot be sold twice and a payment cannot count twice: races of many
/// connections in a scratch database, then every invariant of the product counted over what they left. Blocks.
class SelfTest
{
public:
    struct Options
    {
        int connections = 16; ///< 2 to 64.
        int rounds = 100; ///< Of each race; 1 to 10,000.
        bool guarded = true; ///< Without the guard the proof must fail: this shows that it can.
    };
    /// What one race did.
    struct Part
    {
        QString name;
        int rounds = 0;
        int tries = 0;
        int winners = 0;
        int refusals = 0;
        double seconds = 0;
        QStringList wrong; ///< Empty when it held: what was found, in words.
    };
    struct Report
    {
        QList<Part> parts;
        QStringList broken; ///< Invariants that do not hold, with how often.
        [[nodiscard]] bool holds() const;
    };

    SelfTest(ConnectionSettings superuser, const Options &options);

    /// partDone is called after each race. Errors: those of ScratchDatabase and of connections; a proof that fails is
    /// no error but a report that does not hold.
    [[nodiscard]] Result<Report> run(const std::function<void(const Part &)> &partDone);

private:
    struct Fate;
    using Race = Result<Done> (SelfTest::*)(Part &part);

    [[nodiscard]] Result<Done> connect();
    [[nodiscard]] Result<Done> takeGuardOut();
    [[nodiscard]] Result<Done> lastPlaces(Part &part);
    [[nodiscard]] Result<Done> paymentAgainstSweep(Part &part);
    [[nodiscard]] Result<Done> confirmedOnce(Part &part);
    [[nodiscard]] Result<Done> killedConnections(Part &part);
    [[nodiscard]] Result<qint64> newSlot(int capacity);
    [[nodiscard]] Result<qint64> heldOrder(qint64 slot);
    [[nodiscard]] Result<Fate> fateOf(qint64 slot);
    [[nodiscard]] Result<QStringList> broken();

    ConnectionSettings m_superuser;
    Options m_options;
    // In this order: the connections end before the database is dropped.
    std::unique_ptr<ScratchDatabase> m_database;
    RawConnection m_watch;
    Crew m_crew;
};

} // namespace vd::db
