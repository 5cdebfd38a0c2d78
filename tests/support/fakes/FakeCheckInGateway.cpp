#include "tests/support/fakes/FakeCheckInGateway.h"

#include <algorithm>
#include <memory>

namespace vd::test {

using namespace checkin;

FakeCheckInGateway::FakeCheckInGateway(const Clock &clock)
    : m_clock(clock)
{
}

void FakeCheckInGateway::addTicket(const QByteArray &tokenHash, const QString &shortCode, const Verdict &admitted)
{
    m_tickets.append({tokenHash, shortCode, admitted, {}, 0, {}, {}});
}

void FakeCheckInGateway::setVerdict(const QByteArray &tokenHash, const Verdict &verdict)
{
    for (Ticket &ticket : m_tickets) {
        if (ticket.tokenHash == tokenHash) {
            ticket.fixed = verdict;
            return;
        }
    }
    m_tickets.append({tokenHash, {}, verdict, verdict, 0, {}, {}});
}

void FakeCheckInGateway::setVerdict(const QString &shortCode, const Verdict &verdict)
{
    for (Ticket &ticket : m_tickets) {
        if (ticket.shortCode == shortCode) {
            ticket.fixed = verdict;
            return;
        }
    }
    m_tickets.append({{}, shortCode, verdict, verdict, 0, {}, {}});
}

void FakeCheckInGateway::setOffline(bool offline)
{
    m_error = offline ? std::optional(Error{Fault::Offline, QStringLiteral("offline"), {}, {}}) : std::nullopt;
}

void FakeCheckInGateway::release()
{
    const auto answers = std::exchange(m_heldAnswers, {});
    for (const auto &give : answers)
        give();
}

QList<FakeCheckInGateway::Call> FakeCheckInGateway::calls(const QString &name) const
{
    QList<Call> some;
    std::copy_if(m_calls.cbegin(), m_calls.cend(), std::back_inserter(some),
        [&name](const Call &call) { return call.name == name; });
    return some;
}

template <typename T>
Future<T> FakeCheckInGateway::answer(const std::function<Result<T>()> &act)
{
    const auto compute = [this, act]() -> Result<T> {
        if (m_error)
            return tl::unexpected(*m_error);
        Result<T> result = act();
        if (m_losesAnswers)
            return fail(Fault::Timeout, QStringLiteral("timeout"));
        return result;
    };
    if (!m_held)
        return ready<T>(compute());
    const auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    m_heldAnswers.append([promise, compute] {
        promise->addResult(compute());
        promise->finish();
    });
    return promise->future();
}

Verdict FakeCheckInGateway::enter(Ticket &ticket, int people)
{
    Verdict verdict = ticket.admitted;
    const int left = verdict.party - ticket.entered;
    const int now = people > 0 ? people : left;
    if (left == 0) {
        verdict.kind = VerdictKind::Attention;
        verdict.code = QStringLiteral("already_used");
        verdict.facts = {{QStringLiteral("used_at"), ticket.lastAt.toString(Qt::ISODate)},
            {QStringLiteral("door"), QStringLiteral("Door 2")}};
        verdict.admittedNow = 0;
    } else {
        ticket.entered += now;
        verdict.admittedNow = now;
    }
    verdict.entered = ticket.entered;
    return verdict;
}

Verdict FakeCheckInGateway::record(const QUuid &scanId, Verdict verdict)
{
    verdict.checkIn = CheckInId(m_nextId++);
    Scan scan;
    scan.id = verdict.checkIn;
    scan.at = m_clock.now();
    scan.verdict = verdict.code;
    scan.kind = verdict.admittedNow > 0 ? QStringLiteral("entry") : QStringLiteral("refused");
    scan.spaceName = verdict.spaceName;
    scan.holder = verdict.holder;
    scan.people = verdict.admittedNow;
    scan.mine = true;
    m_scans.prepend(scan);
    m_byScan.insert(scanId, verdict);
    return verdict;
}

Result<Verdict> FakeCheckInGateway::use(const QUuid &scanId, Ticket *ticket, int people)
{
    if (const auto known = m_byScan.constFind(scanId); known != m_byScan.cend())
        return *known;
    if (!ticket) {
        Verdict unknown;
        unknown.code = QStringLiteral("unknown");
        return record(scanId, unknown);
    }
    if (ticket->fixed)
        return record(scanId, *ticket->fixed);
    if (ticket->last && ticket->entered >= ticket->admitted.party && ticket->lastAt.secsTo(m_clock.now()) < 5) {
        Verdict again = *ticket->last;
        again.repeated = true;
        return again;
    }
    const int left = ticket->admitted.party - ticket->entered;
    if (left > 0 && people > left)
        return fail(Fault::Rule, QStringLiteral("people_invalid"),
            {{QStringLiteral("wanted"), people}, {QStringLiteral("left"), left}});
    const Verdict verdict = record(scanId, enter(*ticket, people));
    if (verdict.admittedNow > 0) {
        m_ticketOfEntry.insert(verdict.checkIn, ticket - m_tickets.data());
        ticket->last = verdict;
        ticket->lastAt = m_clock.now();
    }
    return verdict;
}

Future<Verdict> FakeCheckInGateway::checkIn(const DoorQuestion &question)
{
    using Source = DoorQuestion::Source;
    static const QHash<Source, QString> names{{Source::Token, QStringLiteral("token")},
        {Source::ShortCode, QStringLiteral("short_code")}, {Source::Document, QStringLiteral("document")},
        {Source::Staff, QStringLiteral("staff")}};
    const bool token = question.source == Source::Token;
    const QByteArray hash = token ? QByteArray::fromHex(question.value.toLatin1()) : QByteArray();
    m_calls.append({names.value(question.source), question.scan, question.venue, hash,
        token ? QString() : question.value, question.people});
    return answer<Verdict>([this, question, hash]() -> Result<Verdict> {
        const auto found = std::find_if(m_tickets.begin(), m_tickets.end(), [this, &question, &hash](const Ticket &t) {
            switch (question.source) {
            case Source::Token:
                return t.tokenHash == hash;
            case Source::ShortCode:
                return t.shortCode == question.value;
            case Source::Document:
                return std::any_of(m_documents.keyBegin(), m_documents.keyEnd(), [&](const QByteArray &hex) {
                    return question.value.contains(QLatin1String(hex)) && m_documents.value(hex) == t.admitted.ticket;
                });
            default:
                return t.admitted.ticket.toString() == question.value;
            }
        });
        return use(question.scan, found == m_tickets.end() ? nullptr : &*found, question.people);
    });
}

Future<Verdict> FakeCheckInGateway::admitAnyway(
    const QUuid &scan, VenueId venue, TicketId ticket, int people, const QString &reason)
{
    m_calls.append({QStringLiteral("anyway"), scan, venue, {}, reason, people});
    return answer<Verdict>([this, scan, ticket, people]() -> Result<Verdict> {
        for (Ticket &known : m_tickets) {
            if (known.admitted.ticket != ticket)
                continue;
            known.fixed.reset();
            return use(scan, &known, people);
        }
        return fail(Fault::Missing, QStringLiteral("unknown_ticket"));
    });
}

Future<Verdict> FakeCheckInGateway::recordRefused(const QUuid &scanId, VenueId venue, const QString &code)
{
    m_calls.append({QStringLiteral("refused"), scanId, venue, {}, code, 0});
    return answer<Verdict>([this, scanId, code]() -> Result<Verdict> {
        if (const auto known = m_byScan.constFind(scanId); known != m_byScan.cend())
            return *known;
        Verdict verdict;
        verdict.code = code;
        return record(scanId, verdict);
    });
}

Result<Done> FakeCheckInGateway::takeBack(CheckInId entry)
{
    const auto found
        = std::find_if(m_scans.begin(), m_scans.end(), [entry](const Scan &scan) { return scan.id == entry; });
    if (found == m_scans.end() || found->kind != QLatin1String("entry"))
        return fail(Fault::Missing, QStringLiteral("unknown_check_in"));
    if (found->undone)
        return fail(Fault::Conflict, QStringLiteral("already_undone"));
    if (found->at.secsTo(m_clock.now()) > 15 * 60)
        return fail(Fault::Rule, QStringLiteral("undo_too_late"));
    found->undone = true;
    if (const auto index = m_ticketOfEntry.constFind(entry); index != m_ticketOfEntry.cend()) {
        Ticket &ticket = m_tickets[*index];
        ticket.entered -= found->people;
        ticket.last.reset();
    }
    return Done{};
}

Future<Done> FakeCheckInGateway::undo(const QUuid &scanId, VenueId venue, CheckInId entry, const QString &reason)
{
    m_calls.append({QStringLiteral("undo"), scanId, venue, {}, reason, 0});
    return answer<Done>([this, scanId, entry]() -> Result<Done> {
        if (m_byScan.contains(scanId))
            return Done{};
        const Result<Done> done = takeBack(entry);
        if (done)
            m_byScan.insert(scanId, {});
        return done;
    });
}

Future<QList<Scan>> FakeCheckInGateway::lastScans(VenueId venue, int limit)
{
    m_calls.append({QStringLiteral("last_scans"), {}, venue, {}, {}, limit});
    return answer<QList<Scan>>([this, limit]() -> Result<QList<Scan>> { return m_scans.mid(0, limit); });
}

Future<QList<SlotCount>> FakeCheckInGateway::counts(VenueId venue, const QDate &date)
{
    m_calls.append({QStringLiteral("counts"), {}, venue, {}, date.toString(Qt::ISODate), 0});
    return answer<QList<SlotCount>>([this, date]() -> Result<QList<SlotCount>> { return m_counts.value(date); });
}

Future<TerminalId> FakeCheckInGateway::registerTerminal(
    VenueId venue, const QString &name, const QByteArray &keyId, const QByteArray &publicKey)
{
    m_calls.append({QStringLiteral("register_terminal"), {}, venue, {}, name, 0});
    return answer<TerminalId>([this, keyId, publicKey]() -> Result<TerminalId> {
        m_keys.append({keyId, publicKey, false});
        return TerminalId(m_keys.size());
    });
}

Future<QList<CheckInGateway::TerminalKey>> FakeCheckInGateway::terminalKeys(VenueId venue)
{
    m_calls.append({QStringLiteral("terminal_keys"), {}, venue, {}, {}, 0});
    return answer<QList<TerminalKey>>([this]() -> Result<QList<TerminalKey>> { return m_keys; });
}

Future<Done> FakeCheckInGateway::registerTokens(
    VenueId venue, const QByteArray &, const QList<TokenRecord> &tokens, bool)
{
    m_calls.append({QStringLiteral("register_tokens"), {}, venue, {}, {}, int(tokens.size())});
    return answer<Done>([this, tokens]() -> Result<Done> {
        for (const TokenRecord &token : tokens) {
            Verdict admitted;
            admitted.kind = VerdictKind::Admitted;
            admitted.code = QStringLiteral("admitted");
            admitted.ticket = token.ticket;
            addTicket(token.hash, {}, admitted);
        }
        return Done{};
    });
}

Future<QList<TicketToSign>> FakeCheckInGateway::ticketsToSign(OrderId)
{
    m_calls.append({QStringLiteral("tickets_to_sign"), {}, {}, {}, {}, 0});
    return answer<QList<TicketToSign>>([this]() -> Result<QList<TicketToSign>> { return m_toSign; });
}

} // namespace vd::test
