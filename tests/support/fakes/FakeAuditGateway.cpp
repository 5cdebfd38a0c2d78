#include "tests/support/fakes/FakeAuditGateway.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace vd::test {

using operators::AuditEntry;
using operators::AuditFilter;

namespace {

bool fits(const AuditEntry &entry, const AuditFilter &filter)
{
    const auto named = [&entry](const QString &action) {
        const auto pattern = QRegularExpression::wildcardToRegularExpression(action);
        return QRegularExpression(pattern).match(entry.action).hasMatch();
    };
    return (!filter.from.isValid() || entry.at >= filter.from) && (!filter.until.isValid() || entry.at < filter.until)
        && (filter.actor.isEmpty() || entry.actor == filter.actor)
        && (filter.actions.isEmpty() || std::any_of(filter.actions.begin(), filter.actions.end(), named))
        && (filter.text.isEmpty() || entry.orderNo == filter.text.toUpper()
            || entry.terminal.contains(filter.text, Qt::CaseInsensitive));
}

} // namespace

void FakeAuditGateway::fillDay(const QDateTime &newest)
{
    const auto add = [this, &newest](const QString &login, const QString &name, const QString &action,
                         const QString &order, const QJsonObject &facts) {
        AuditEntry entry;
        entry.id = 5000 - rows.size();
        entry.at = newest.addSecs(-437 * rows.size());
        entry.actor = login;
        entry.actorName = name;
        entry.terminal = QStringLiteral("venuedesk/0.1.0 front-desk-%1").arg(1 + rows.size() % 2);
        entry.action = action;
        entry.orderNo = order;
        entry.facts = facts;
        rows << entry;
    };
    using namespace Qt::Literals::StringLiterals;
    const QJsonArray line{QJsonObject{{u"slot"_s, 4711}, {u"quantity"_s, 2}, {u"ticket_type"_s, 1}}};
    add(u"mei"_s, u"Mei Lin"_s, u"pay"_s, u"RV-2K4M"_s,
        {{u"tenders"_s, QJsonArray{QJsonObject{{u"channel"_s, u"cash"_s}, {u"amount_minor"_s, 24000}}}}});
    add(u"mei"_s, u"Mei Lin"_s, u"hold"_s, u"RV-2K4M"_s, {{u"lines"_s, line}});
    add(u"mei"_s, u"Mei Lin"_s, u"refund.refused"_s, u"RV-2K1B"_s,
        {{u"code"_s, u"reason_required"_s}, {u"facts"_s, QJsonObject{{u"limit_minor"_s, 20000}}}});
    add(u"jo"_s, u"Jo Becker"_s, u"adjust_price"_s, u"RV-2K1A"_s,
        {{u"from_minor"_s, 24000}, {u"to_minor"_s, 20000}, {u"reason"_s, u"Court lights failed for ten minutes"_s}});
    add(u"system"_s, QString(), u"waitlist.offered"_s, u"RV-2K0Z"_s, {{u"entry"_s, 31}, {u"places"_s, 2}});
    add(u"jo"_s, u"Jo Becker"_s, u"publish_stop"_s, QString(), {{u"reason"_s, u"Water damage"_s}, {u"orders"_s, 7}});
    add(u"ana"_s, u"Ana Ito"_s, u"revoke_terminal"_s, QString(),
        {{u"name"_s, u"Old laptop"_s}, {u"reason"_s, u"Stolen from the car"_s}});
    add(u"ana"_s, u"Ana Ito"_s, u"save_record"_s, QString(),
        {{u"id"_s, 12}, {u"name"_s, u"Court 2"_s}, {u"max_capacity"_s, 1}});
    add(u"kai"_s, u"Kai Chen"_s, u"check_in"_s, u"RV-2JZZ"_s, {{u"ticket"_s, 90210}, {u"people"_s, 1}});
    add(u"mei"_s, u"Mei Lin"_s, u"close_shift"_s, QString(),
        {{u"expected_minor"_s, 84500}, {u"counted_minor"_s, 84000}});
    add(u"lu"_s, u"Lu Feng"_s, u"export"_s, QString(), {{u"what"_s, u"day 2026-12-04 csv"_s}, {u"rows"_s, 118}});
    add(u"mei"_s, u"Mei Lin"_s, u"sign_in"_s, QString(),
        {{u"client"_s, u"0.1.0"_s}, {u"terminal"_s, u"front-desk-1"_s}});
}

void FakeAuditGateway::fillMany(int count, const QDateTime &newest)
{
    for (int i = 0; i < count; ++i) {
        AuditEntry entry;
        entry.id = count - i;
        entry.at = newest.addSecs(-i);
        entry.actor = QStringLiteral("mei");
        entry.actorName = QStringLiteral("Mei Lin");
        entry.action = QStringLiteral("hold");
        rows << entry;
    }
}

Future<QList<AuditEntry>> FakeAuditGateway::entries(VenueId, const AuditFilter &filter, qint64 before, int limit)
{
    asked << filter;
    QList<AuditEntry> found;
    for (const AuditEntry &entry : std::as_const(rows)) {
        if (found.size() < limit && (before == 0 || entry.id < before) && fits(entry, filter))
            found << entry;
    }
    return answers.give<QList<AuditEntry>>(found);
}

Future<QString> FakeAuditGateway::recordExport(VenueId, const QString &what, int count)
{
    exports << QStringLiteral("%1 %2").arg(what).arg(count);
    return answers.give<QString>(headText);
}

Future<QString> FakeAuditGateway::head(VenueId)
{
    return answers.give<QString>(headText);
}

} // namespace vd::test
