#pragma once

#include "models/operators/TerminalsGateway.h"
#include "tests/support/fakes/Answers.h"

namespace vd::test {

/// A venue's terminals in memory.
class FakeTerminalsGateway final : public operators::TerminalsGateway
{
public:
    void fill(const QDateTime &now);

    Future<QList<operators::Terminal>> terminals(VenueId venue) override;
    Future<TerminalId> registerTerminal(
        VenueId venue, const QString &name, const QByteArray &keyId, const QByteArray &publicKey) override;
    Future<Done> revoke(const QUuid &request, VenueId venue, TerminalId terminal, const QString &reason) override;

    Answers reads;
    Answers writes;
    QList<operators::Terminal> rows;
};

/// This computer with a key that the test chooses.
class FakeThisTerminal final : public operators::ThisTerminal
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("desk-7"); }
    [[nodiscard]] Key key(VenueId) const override { return current; }
    Future<Done> renewKey(VenueId) override;

    Key current{QByteArray("\x01\x02\x03\x04\x05\x06\x07\x08", 8), QByteArray(32, 'k')};
    int renewals = 0;
};

} // namespace vd::test
