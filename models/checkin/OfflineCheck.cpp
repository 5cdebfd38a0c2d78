#include "models/checkin/OfflineCheck.h"

#include <QMessageAuthenticationCode>
#include <QTimeZone>

#include <algorithm>
#include <tuple>

namespace vd::checkin {

namespace {

constexpr qint64 repeatSeconds = 5;
// Before the start of a slot this door has no list of; the default of a space.
constexpr qint64 usualEntrySeconds = 30 * 60;
// Codes live a day longer than their slot, so that a late guest is told "ended" rather than "unknown".
constexpr qint64 afterEndSeconds = 24 * 60 * 60;
// The issuing desk's clock and the server's may differ a little.
constexpr qint64 issueTolerance = 120;

struct Reason
{
    QString code;
    QJsonObject facts = {};
};

QString iso(const QDateTime &instant)
{
    return instant.toUTC().toString(Qt::ISODateWithMs);
}

VerdictKind kindOfCode(const QString &code)
{
    static const QStringList attention{QStringLiteral("already_used"), QStringLiteral("too_early"),
        QStringLiteral("other_day"), QStringLiteral("too_late"), QStringLiteral("not_inside"),
        QStringLiteral("wrong_door"), QStringLiteral("people_invalid")};
    return attention.contains(code) ? VerdictKind::Attention : VerdictKind::Refused;
}

Verdict describe(const OfflineCheck::Facts &facts, const ManifestTicket &ticket)
{
    Verdict v;
    v.offline = true;
    v.ticket = ticket.id;
    v.spaceName = facts.slot.spaceName;
    v.label = facts.slot.label;
    v.businessDate = facts.slot.businessDate;
    v.startsAt = facts.slot.startsAt;
    v.endsAt = facts.slot.endsAt;
    v.ticketType = ticket.type;
    v.holder = ticket.holder;
    v.orderNo = ticket.orderNo;
    v.party = ticket.party;
    v.entered = ticket.entered;
    v.seq = ticket.seq;
    v.of = ticket.of;
    v.documentCheck = facts.slot.realName && facts.question.source != DoorQuestion::Source::Document;
    v.documents = ticket.tails;
    return v;
}

Verdict refused(Verdict v, const Reason &reason)
{
    v.code = reason.code;
    v.facts = reason.facts;
    v.kind = kindOfCode(reason.code);
    return v;
}

Verdict admitted(Verdict v, VerdictKind kind, const QString &code, int people)
{
    v.kind = kind;
    v.code = code;
    v.admittedNow = people;
    return v;
}

bool isStopped(const ManifestTicket &ticket)
{
    return ticket.standing == QLatin1String("suspended");
}

int room(const ManifestTicket &ticket)
{
    if (!ticket.reentry)
        return ticket.party - ticket.entered;
    // Who went out of a stopped slot may come back; nobody follows them.
    return (isStopped(ticket) ? ticket.entered : ticket.party) - ticket.inside;
}

std::optional<Reason> timeReason(const ManifestSlot &slot, const QDateTime &now, const QTimeZone &zone)
{
    const QDate today = now.toTimeZone(zone).date();
    const Reason otherDay{QStringLiteral("other_day"),
        {{QStringLiteral("business_date"), slot.businessDate.toString(Qt::ISODate)},
            {QStringLiteral("starts_at"), iso(slot.startsAt)}}};
    if (now < slot.opensAt)
        return today < slot.businessDate
            ? otherDay
            : Reason{QStringLiteral("too_early"), {{QStringLiteral("opens_at"), iso(slot.opensAt)}}};
    if (now >= slot.closesAt)
        return today > slot.endsAt.toTimeZone(zone).date()
            ? otherDay
            : Reason{QStringLiteral("too_late"), {{QStringLiteral("ended_at"), iso(slot.closesAt)}}};
    return std::nullopt;
}

// The latest entry of this door that still stands.
std::optional<OwnScan> lastEntry(const QList<OwnScan> &own)
{
    for (auto scan = own.crbegin(); scan != own.crend(); ++scan) {
        const bool undone = std::any_of(
            own.cbegin(), own.cend(), [&scan](const OwnScan &other) { return other.undoes == scan->scan; });
        if (scan->kind == QLatin1String("entry") && !undone)
            return *scan;
    }
    return std::nullopt;
}

Verdict leave(const OfflineCheck::Facts &facts, const ManifestTicket &ticket)
{
    const Verdict v = describe(facts, ticket);
    const int wanted = facts.question.people > 0 ? facts.question.people : ticket.inside;
    const int people = std::min(ticket.inside, wanted);
    return people < 1 ? refused(v, {QStringLiteral("not_inside")})
                      : admitted(v, VerdictKind::Admitted, QStringLiteral("left"), people);
}

Verdict enter(const OfflineCheck::Facts &facts, const ManifestTicket &ticket, VerdictKind kind)
{
    Verdict v = describe(facts, ticket);
    const int left = room(ticket);
    if (left < 1) {
        const std::optional<OwnScan> last = lastEntry(facts.own);
        if (last && std::abs(last->at.msecsTo(facts.now)) < repeatSeconds * 1000) {
            v = admitted(v, kind, QStringLiteral("admitted"), last->people);
            v.repeated = true;
            return v;
        }
        const QDateTime usedAt = last ? last->at : ticket.usedAt;
        QJsonObject used;
        if (usedAt.isValid())
            used.insert(QStringLiteral("used_at"), iso(usedAt));
        if (!last && !ticket.door.isEmpty())
            used.insert(QStringLiteral("door"), ticket.door);
        return refused(v, {QStringLiteral("already_used"), used});
    }
    const int people = facts.question.people > 0 ? facts.question.people : left;
    if (people > left)
        return refused(v,
            {QStringLiteral("people_invalid"),
                {{QStringLiteral("wanted"), facts.question.people}, {QStringLiteral("left"), left}}});
    v = admitted(v, kind, QStringLiteral("admitted"), people);
    v.entered = ticket.reentry ? std::max(ticket.entered, ticket.inside + people) : ticket.entered + people;
    return v;
}

// Not on the list: either older than it, then it is no ticket of these days, or signed since it was taken.
Verdict judgeUnlisted(const OfflineCheck::Facts &facts, const QTimeZone &zone)
{
    Verdict unknown;
    unknown.offline = true;
    unknown.code = QStringLiteral("unknown");
    const TokenClaims &claims = facts.question.claims;
    if (facts.question.source != DoorQuestion::Source::Token || !claims.ticket.isValid())
        return unknown;
    // No list tells its slot, but the code itself says when it is for.
    OfflineCheck::Facts guess = facts;
    guess.slot.startsAt = claims.notBefore;
    guess.slot.endsAt = claims.expires.addSecs(-afterEndSeconds);
    guess.slot.opensAt = claims.notBefore.addSecs(-usualEntrySeconds);
    guess.slot.closesAt = guess.slot.endsAt;
    guess.slot.businessDate = claims.notBefore.toTimeZone(zone).date();
    ManifestTicket ticket;
    ticket.id = claims.ticket;
    ticket.orderNo = claims.orderNumber;
    ticket = OfflineCheck::withOwn(ticket, facts.own);
    const std::optional<Reason> time = timeReason(guess.slot, facts.now, zone);
    const bool listed
        = guess.slot.businessDate >= facts.head.day && guess.slot.businessDate <= facts.head.day.addDays(1);
    const bool later = claims.issuedAt > facts.head.serverNow.addSecs(-issueTolerance);
    if (!later)
        return time && !listed ? refused(describe(guess, ticket), *time) : unknown;
    if (time)
        return refused(describe(guess, ticket), *time);
    return facts.question.exit ? leave(guess, ticket) : enter(guess, ticket, VerdictKind::Provisional);
}

} // namespace

QList<OfflineCheck::Rule> OfflineCheck::uncheckable()
{
    return {
        Rule::OtherDoors, Rule::LaterChanges, Rule::LaterCodes, Rule::OtherLists, Rule::RevokedSince, Rule::Guessing};
}

Verdict OfflineCheck::judge(const Facts &facts)
{
    const QTimeZone zone(facts.head.zone);
    if (!facts.ticket)
        return judgeUnlisted(facts, zone);
    const ManifestTicket ticket = withOwn(*facts.ticket, facts.own);
    const Verdict v = describe(facts, ticket);
    if (facts.tokenRevoked)
        return refused(v, {QStringLiteral("refunded")});
    if (facts.question.exit)
        return leave(facts, ticket);
    const bool returns = isStopped(ticket) && ticket.reentry && room(ticket) > 0;
    if (ticket.standing != QLatin1String("ok") && !returns)
        return refused(v, {ticket.standing});
    const QList<SpaceId> &spaces = facts.question.spaces;
    const bool elsewhere = !spaces.isEmpty() && !spaces.contains(facts.slot.space);
    if (elsewhere)
        return refused(v, {QStringLiteral("wrong_door"), {{QStringLiteral("space"), facts.slot.spaceName}}});
    if (const std::optional<Reason> time = timeReason(facts.slot, facts.now, zone))
        return refused(v, *time);
    return enter(facts, ticket, VerdictKind::Admitted);
}

qsizetype OfflineCheck::chosen(const QList<Facts> &tickets)
{
    const auto rank = [](const Facts &facts) {
        const Verdict verdict = judge(facts);
        const ManifestSlot &slot = facts.slot;
        const qint64 away = std::max({facts.now.msecsTo(slot.startsAt), slot.endsAt.msecsTo(facts.now), qint64(0)});
        const std::optional<OwnScan> last = lastEntry(facts.own);
        const bool justNow = last && std::abs(last->at.msecsTo(facts.now)) < repeatSeconds * 1000;
        const bool passes = verdict.admittedNow > 0 || verdict.code == QLatin1String("people_invalid");
        return std::tuple(!justNow, !passes, away, slot.startsAt.toMSecsSinceEpoch(), facts.ticket->id.value());
    };
    const auto best = std::min_element(
        tickets.cbegin(), tickets.cend(), [&rank](const Facts &a, const Facts &b) { return rank(a) < rank(b); });
    return best - tickets.cbegin();
}

ManifestTicket OfflineCheck::withOwn(ManifestTicket ticket, const QList<OwnScan> &own)
{
    QHash<QUuid, std::pair<int, int>> done; // scan: how many were new, how many came in
    for (const OwnScan &scan : own) {
        if (scan.kind == QLatin1String("entry")) {
            const int entered
                = ticket.reentry ? std::max(ticket.entered, ticket.inside + scan.people) : ticket.entered + scan.people;
            done.insert(scan.scan, {entered - ticket.entered, scan.people});
            ticket.entered = entered;
            ticket.inside += scan.people;
        } else if (scan.kind == QLatin1String("exit")) {
            ticket.inside = std::max(0, ticket.inside - scan.people);
        } else if (scan.kind == QLatin1String("undo")) {
            const auto [counted, people] = done.value(scan.undoes, {scan.people, scan.people});
            ticket.entered = std::max(0, ticket.entered - counted);
            ticket.inside = std::max(0, ticket.inside - people);
        }
    }
    return ticket;
}

QString OfflineCheck::kindOf(const DoorQuestion &question, const Verdict &verdict)
{
    const bool passes = verdict.kind == VerdictKind::Admitted || verdict.kind == VerdictKind::Provisional;
    if (!passes)
        return QStringLiteral("refused");
    return question.exit ? QStringLiteral("exit") : QStringLiteral("entry");
}

QByteArray OfflineCheck::codeHash(const QByteArray &key, const QString &shortCode)
{
    return QMessageAuthenticationCode::hash(shortCode.toUtf8(), key, QCryptographicHash::Sha256);
}

} // namespace vd::checkin
