#include "tests/support/fakes/FakeTerminals.h"

#include <algorithm>

namespace vd::test {

using operators::Terminal;

void FakeTerminalsGateway::fill(const QDateTime &now)
{
    const auto row = [&](int id, const QString &name, int daysAgo, int minutesAgo) {
        Terminal terminal;
        terminal.id = TerminalId(id);
        terminal.name = name;
        terminal.keyId = QByteArray::fromHex(
            QByteArray::number(0x1d2c3b4a50617283LL * id % 0x7fffffffffffffffLL, 16).rightJustified(16, '7'));
        terminal.registeredBy = QStringLiteral("Ana Ito");
        terminal.registeredAt = now.addDays(-daysAgo);
        if (minutesAgo >= 0)
            terminal.lastSeenAt = now.addSecs(-60LL * minutesAgo);
        return terminal;
    };
    rows = {row(1, QStringLiteral("Front desk 1"), 120, 2), row(2, QStringLiteral("Front desk 2"), 118, 31),
        row(3, QString::fromUtf8("服务台"), 40, 1440), row(4, QStringLiteral("Spare laptop"), 7, -1)};
    Terminal lost = row(5, QStringLiteral("Old laptop"), 300, 60 * 24 * 12);
    lost.revokedAt = now.addDays(-11);
    lost.revokedBy = QStringLiteral("Ana Ito");
    lost.revokeReason = QStringLiteral("Stolen from the car");
    rows << lost;
}

Future<QList<Terminal>> FakeTerminalsGateway::terminals(VenueId)
{
    return reads.give<QList<Terminal>>(rows);
}

Future<TerminalId> FakeTerminalsGateway::registerTerminal(
    VenueId, const QString &name, const QByteArray &keyId, const QByteArray &)
{
    if (writes.error)
        return writes.give<TerminalId>(TerminalId());
    Terminal terminal;
    terminal.id = TerminalId(100 + rows.size());
    terminal.name = name;
    terminal.keyId = keyId;
    terminal.registeredBy = QStringLiteral("Ana Ito");
    terminal.registeredAt = QDateTime(QDate(2026, 12, 5), QTime(4, 0), Qt::UTC);
    rows.prepend(terminal);
    return writes.give<TerminalId>(terminal.id);
}

Future<Done> FakeTerminalsGateway::revoke(const QUuid &, VenueId, TerminalId id, const QString &reason)
{
    if (!writes.error) {
        for (Terminal &terminal : rows) {
            if (terminal.id != id)
                continue;
            terminal.revokedAt = QDateTime(QDate(2026, 12, 5), QTime(4, 30), Qt::UTC);
            terminal.revokedBy = QStringLiteral("Ana Ito");
            terminal.revokeReason = reason;
        }
    }
    return writes.give<Done>(Done{});
}

Future<Done> FakeThisTerminal::renewKey(VenueId)
{
    ++renewals;
    current = {QByteArray("\x11\x12\x13\x14\x15\x16\x17\x18", 8), QByteArray(32, 'n')};
    return ready<Done>(Done{});
}

} // namespace vd::test
