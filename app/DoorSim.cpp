#include "app/DoorSim.h"

#include "db/client/Lane.h"
#include "db/gateways/PgCheckInGateway.h"
#include "db/gateways/PgDoorGateway.h"
#include "db/local/CipherDoorStore.h"
#include "models/base/Pass.h"

#include <QElapsedTimer>
#include <QRandomGenerator>

#include <algorithm>

namespace vd::app {

using namespace checkin;

namespace {

constexpr int reportsMs = 60'000;
constexpr int batch = 200;
constexpr int keySize = 32;
// A door is as long without the server as a fifth of its day.
constexpr int outageShare = 5;

db::ConnectionSettings named(db::ConnectionSettings settings, int number)
{
    settings.terminal = QStringLiteral("Rehearsal door %1").arg(number + 1);
    return settings;
}

QByteArray freshKey()
{
    QByteArray key(keySize, Qt::Uninitialized);
    QRandomGenerator::system()->fillRange(reinterpret_cast<quint32 *>(key.data()), keySize / int(sizeof(quint32)));
    return key;
}

bool passes(const Verdict &verdict)
{
    return verdict.admittedNow > 0 && !verdict.repeated
        && (verdict.kind == VerdictKind::Admitted || verdict.kind == VerdictKind::Provisional);
}

} // namespace

struct DoorSim::Door
{
    Door(const db::ConnectionSettings &settings, const QString &folder)
        : interactive(QStringLiteral("rehearsal"), settings)
        , reports(QStringLiteral("rehearsal reports"), settings.withTimeouts(reportsMs, 2000))
        , store(folder, freshKey())
    {
    }

    db::Lane interactive;
    db::Lane reports;
    db::PgCheckInGateway server{interactive};
    db::PgDoorGateway gateway{interactive, reports};
    db::CipherDoorStore store;
    QDateTime serverNow; ///< When the list was taken …
    QElapsedTimer since; ///< … and how long ago that is.
    QList<TicketId> tickets;
    QSet<TicketId> welcome; ///< Of them, whom the door would let in now.
    int scans = 0; ///< It will make.
    int done = 0;

    [[nodiscard]] QDateTime now() const { return serverNow.addMSecs(since.elapsed()); }
};

DoorSim::DoorSim(const Plan &plan)
    : m_plan(plan)
    , m_random(plan.seed)
{
    for (int i = 0; i < plan.doors; ++i)
        m_doors.push_back(std::make_unique<Door>(named(plan.login, i), m_folder.filePath(QString::number(i))));
}

DoorSim::~DoorSim() = default;

Result<Done> DoorSim::prepare()
{
    for (const std::unique_ptr<Door> &door : m_doors) {
        if (const auto opened = door->store.open(m_plan.venue).result(); !opened)
            return pass(opened);
        if (const auto fetched = fetchList(*door); !fetched)
            return fetched;
    }
    const QList<TicketId> tickets = m_doors.front()->tickets;
    m_report.tickets = int(tickets.size());
    if (tickets.isEmpty())
        return fail(Fault::Missing, QStringLiteral("no_tickets_today"));
    plan(tickets);
    return Done{};
}

Result<Done> DoorSim::fetchList(Door &door)
{
    TicketId after;
    QSet<SlotId> open;
    door.tickets.clear();
    door.welcome.clear();
    for (bool first = true, more = true; more; first = false) {
        const auto page = door.gateway.manifest(m_plan.venue, {}, after).result();
        if (!page)
            return pass(page);
        if (first) {
            door.serverNow = page->head.serverNow;
            door.since.start();
        }
        for (const ManifestSlot &slot : page->slots_) {
            if (slot.opensAt <= door.now() && door.now() < slot.closesAt)
                open << slot.id;
        }
        for (const ManifestTicket &ticket : page->tickets) {
            door.tickets << ticket.id;
            if (open.contains(ticket.slot) && ticket.standing == QLatin1String("ok") && ticket.entered < ticket.party)
                door.welcome << ticket.id;
        }
        more = page->more;
        after = page->last;
        if (const auto taken = door.store.take(*page, first, !more).result(); !taken)
            return pass(taken);
    }
    return Done{};
}

void DoorSim::plan(const QList<TicketId> &tickets)
{
    QList<TicketId> pool = tickets;
    std::shuffle(pool.begin(), pool.end(), m_random);
    // Those who may enter at this hour come first: a queue before an open door.
    const QSet<TicketId> &welcome = m_doors.front()->welcome;
    std::stable_partition(pool.begin(), pool.end(), [&welcome](TicketId id) { return welcome.contains(id); });
    const int duplicates = std::min({m_plan.duplicates, int(pool.size()), m_plan.scans / 2});
    const int first = std::min(m_plan.scans - duplicates, int(pool.size()));
    for (int i = 0; i < first; ++i)
        m_steps << std::pair(i % m_plan.doors, pool.at(i));
    // The same ticket at the next door, some time after the first one.
    for (int i = 0; i < duplicates; ++i) {
        m_planted << pool.at(i);
        const int at = std::uniform_int_distribution<int>(i * 2 + 1, int(m_steps.size()))(m_random);
        m_steps.insert(at, std::pair((i + 1) % m_plan.doors, pool.at(i)));
    }
    for (const auto &[door, ticket] : std::as_const(m_steps))
        ++m_doors.at(std::size_t(door))->scans;
}

Result<Done> DoorSim::scan()
{
    for (const auto &[number, ticket] : std::as_const(m_steps)) {
        Door &door = *m_doors.at(std::size_t(number));
        // Outages lie evenly over each door's day.
        const int period = m_plan.outages > 0 ? std::max(1, door.scans / m_plan.outages) : 0;
        const bool away = m_plan.outages < 0 || (period > 0 && door.done % period < std::max(1, period / outageShare));
        const bool wasAway = m_plan.outages > 0 && door.done > 0 && !away
            && (door.done - 1) % period < std::max(1, period / outageShare);
        if (wasAway) {
            if (const auto uploaded = upload(door); !uploaded)
                return uploaded;
            if (const auto fetched = fetchList(door); !fetched)
                return fetched;
        }
        if (const auto scanned = scanAt(door, ticket, !away); !scanned)
            return scanned;
        ++door.done;
    }
    return Done{};
}

Result<Done> DoorSim::scanAt(Door &door, TicketId ticket, bool online)
{
    const DoorQuestion question{
        QUuid::createUuid(), m_plan.venue, DoorQuestion::Source::Staff, ticket.toString(), 0, false, {}, {}, {}};
    ++m_report.scans;
    Verdict verdict;
    if (online) {
        const auto answer = door.server.checkIn(question).result();
        if (!answer)
            return pass(answer);
        verdict = *answer;
        (void)door.store.remember(question, verdict, door.now()).result();
    } else {
        ++m_report.offline;
        const auto answer = door.store.decide(question, door.now(), door.now()).result();
        if (!answer)
            return pass(answer);
        verdict = answer->verdict;
    }
    if (!passes(verdict)) {
        ++m_report.refused;
        ++m_report.reasons[verdict.code];
        return Done{};
    }
    ++m_report.admitted;
    m_admissions.insert(question.scan);
    if (online) {
        ++m_report.entered;
        m_known.insert(question.scan);
    }
    return Done{};
}

Result<Done> DoorSim::upload(Door &door)
{
    QElapsedTimer time;
    time.start();
    while (true) {
        const auto scans = door.store.waiting(batch).result();
        if (!scans)
            return pass(scans);
        if (scans->isEmpty())
            break;
        // Twice, as after an answer that was lost: the second time nothing may happen.
        for (const bool again : {false, true}) {
            const auto answer = door.gateway.upload(m_plan.venue, door.now(), *scans).result();
            if (!answer)
                return pass(answer);
            for (auto it = answer->outcomes.cbegin(); it != answer->outcomes.cend(); ++it) {
                if (again) {
                    m_report.unknownAgain += it.value() == QLatin1String("known") ? 0 : 1;
                    continue;
                }
                m_known.insert(it.key());
                m_report.entered += it.value() == QLatin1String("entered") ? 1 : 0;
                m_report.conflicts += it.value() == QLatin1String("conflict") ? 1 : 0;
            }
            if (again)
                (void)door.store.settle(answer->outcomes).result();
        }
    }
    m_report.uploadMs += time.elapsed();
    return Done{};
}

Result<Done> DoorSim::comeBack()
{
    for (const std::unique_ptr<Door> &door : m_doors) {
        if (const auto uploaded = upload(*door); !uploaded)
            return uploaded;
    }
    m_report.lost = int((QSet<QUuid>(m_admissions) - m_known).size());
    return Done{};
}

} // namespace vd::app
