#pragma once

#include "db/client/Lane.h"
#include "db/gateways/PgCheckInGateway.h"
#include "db/gateways/PgDoorGateway.h"
#include "db/local/CipherDoorStore.h"
#include "models/checkin/TerminalKey.h"
#include "tests/support/Crew.h"

#include <QTemporaryDir>

#include <map>
#include <memory>

namespace vd::test {

/// The fixture's venue V1 with people to sell, a desk that signs tokens, and the clock set to the 5th of December 2026.
class DoorStage
{
public:
    /// A sold ticket.
    struct Sold
    {
        qint64 order = 0;
        TicketId ticket;
        QString shortCode;
        QString token; ///< Signed and registered; empty where none was asked for.
        checkin::TokenClaims claims;
    };

    [[nodiscard]] static std::unique_ptr<DoorStage> make(TemporaryCluster &cluster);

    [[nodiscard]] FixtureDatabase &database() { return m_database; }
    /// The venue's clock, hour and minute of the 5th of December.
    void setNow(int hour, int minute = 0);
    [[nodiscard]] QDateTime now();
    /// Sells and pays a line at the fixture's space; space 14 has places.
    [[nodiscard]] Sold sell(int space, int hour, int ticketType = 0, int customer = 1, const QJsonArray &people = {});
    /// Signs a token and, unless told otherwise, registers it.
    void sign(Sold &sold, bool registers = true);
    /// A door's answer as somebody: {ok, code, facts, data}.
    [[nodiscard]] Answer ask(const QString &login, const QByteArray &call);
    /// Of the desk that signs.
    [[nodiscard]] QByteArray publicKey() const { return m_key.publicKey(); }
    void refund(const Sold &sold);
    [[nodiscard]] checkin::DoorQuestion question(const Sold &sold, int people = 0) const;
    [[nodiscard]] static checkin::DoorQuestion byCode(const Sold &sold, int people = 0);

    /// The whole list into a store, or what changed since it was last taken.
    [[nodiscard]] Result<Done> refresh(
        checkin::DoorStore &store, checkin::DoorGateway &gateway, const QString &cursor = {});

private:
    explicit DoorStage(FixtureDatabase database);

    FixtureDatabase m_database;
    checkin::TerminalKey m_key;
    db::Lane m_desk;
    db::PgCheckInGateway m_signing{m_desk};
    std::map<QString, std::unique_ptr<Crew>> m_crews;
};

/// A door of that stage: its connection, its list, its queue.
struct StageDoor
{
    StageDoor(DoorStage &stage, const QString &login, const QString &name);

    db::Lane interactive;
    db::Lane reports;
    db::PgCheckInGateway server{interactive};
    db::PgDoorGateway gateway{interactive, reports};
    QTemporaryDir folder;
    db::CipherDoorStore store;
};

} // namespace vd::test
