#include "db/local/CipherDoorStore.h"

#include "models/base/Pass.h"
#include "models/checkin/HolderSeal.h"
#include "models/checkin/OfflineCheck.h"
#include "models/checkin/SourceWord.h"

#include <QDir>
#include <QLoggingCategory>
#include <QTimeZone>

#include <SQLiteCpp/Exception.h>

#include <algorithm>

namespace vd::db {

using namespace checkin;

namespace {

Q_LOGGING_CATEGORY(lcStore, "vd.store")

constexpr qint64 undoSeconds = 15 * 60;
constexpr int mostGuests = 5000;

Error storeFailed(const SQLite::Exception &e)
{
    return {Fault::Offline, QStringLiteral("store_failed"), {}, QString::fromUtf8(e.what())};
}

} // namespace

/// Everything that happens on the store's thread.
struct CipherDoorStore::Work
{
    QString folder;
    QByteArray key;
    VenueId venue;
    std::optional<QueueFile> queue;
    std::optional<ManifestFile> manifest;
    std::optional<ManifestFile> coming; // A full list on its way in.
    std::optional<ManifestHead> head;
    int tickets = 0;
    QList<Notice> notices;

    QString manifestPath() const { return folder + QStringLiteral("/list-%1.db").arg(venue.value()); }

    Result<Done> openQueue()
    {
        if (queue)
            return Done{};
        QDir().mkpath(folder);
        QFile::setPermissions(folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
        const QString path = folder + QStringLiteral("/queue.db");
        Result<CipherFile> file = CipherFile::open(path, key, QueueFile::schema(), CipherFile::Care::DurableLog);
        if (!file && file.error().fault == Fault::Rule) {
            // The only record of who is inside: kept where somebody who has the key, or can repair it, finds it.
            const QString aside = CipherFile::setAside(
                path, QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss")));
            qCWarning(lcStore) << "the queue cannot be read:" << file.error().code << "kept as" << aside;
            notices << Notice{file.error().code, {}}
                    << Notice{QStringLiteral("queue_set_aside"), {{QStringLiteral("file"), aside}}};
            file = CipherFile::open(path, key, QueueFile::schema(), CipherFile::Care::DurableLog);
        }
        if (!file)
            return pass(file);
        queue.emplace(std::move(*file));
        return Done{};
    }

    void openManifest()
    {
        manifest.reset();
        head.reset();
        tickets = 0;
        const QString path = manifestPath();
        CipherFile::remove(path + QStringLiteral(".new"));
        if (!QFile::exists(path))
            return;
        Result<CipherFile> file = CipherFile::open(path, key, ManifestFile::schema());
        if (!file) {
            qCWarning(lcStore) << "the list cannot be read and is fetched again:" << file.error().code;
            notices << Notice{file.error().code, {}};
            // A copy of what the server has; nothing of it is lost.
            if (file.error().fault == Fault::Rule)
                CipherFile::remove(path);
            return;
        }
        manifest.emplace(std::move(*file));
        if (!manifest->isCurrent()) {
            manifest.reset();
            CipherFile::remove(path);
            return;
        }
        head = manifest->head();
        tickets = manifest->tickets();
    }

    State state()
    {
        State s;
        s.hasManifest = head.has_value();
        s.head = head.value_or(ManifestHead());
        s.tickets = tickets;
        const QueueFile::Waiting waiting = queue ? queue->count(venue) : QueueFile::Waiting{};
        s.waiting = waiting.here;
        s.elsewhere = waiting.elsewhere;
        s.failed = queue ? queue->failed() : 0;
        s.notices = std::exchange(notices, {});
        return s;
    }

    std::optional<ManifestFile::Found> find(const DoorQuestion &question, const QDateTime &now)
    {
        switch (question.source) {
        case DoorQuestion::Source::Document:
            return findDocument(question, now);
        case DoorQuestion::Source::Token:
            return manifest->byToken(QByteArray::fromHex(question.value.toLatin1()));
        case DoorQuestion::Source::ShortCode:
            return manifest->byCode(OfflineCheck::codeHash(head->codeKey, question.value));
        case DoorQuestion::Source::Staff:
            break;
        }
        return manifest->byId(TicketId(question.value.toLongLong()));
    }

    // A document may have places in several slots.
    std::optional<ManifestFile::Found> findDocument(const DoorQuestion &question, const QDateTime &now)
    {
        QList<QByteArray> hashes;
        for (const QString &hex : question.value.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            hashes << QByteArray::fromHex(hex.toLatin1());
        const QList<ManifestFile::Found> found = manifest->byDocuments(hashes);
        QList<OfflineCheck::Facts> all;
        for (const ManifestFile::Found &one : found)
            all << OfflineCheck::Facts{
                question, *head, one.ticket, one.slot, false, queue->own(one.ticket.id, question.scan), now};
        return found.isEmpty() ? std::nullopt : std::optional(found.at(OfflineCheck::chosen(all)));
    }

    Result<Decision> decide(const DoorQuestion &question, const QDateTime &now, const QDateTime &device)
    {
        if (!head || !manifest || !queue)
            return fail(Fault::Offline, QStringLiteral("manifest_missing"));
        OfflineCheck::Facts facts;
        facts.question = question;
        facts.head = *head;
        facts.now = now;
        const std::optional<ManifestFile::Found> found = find(question, now);
        if (found) {
            facts.ticket = found->ticket;
            facts.slot = found->slot;
            facts.tokenRevoked = found->tokenRevoked;
        }
        const TicketId ticket = found ? found->ticket.id : question.claims.ticket;
        if (ticket.isValid())
            facts.own = queue->own(ticket, question.scan);
        Verdict verdict = OfflineCheck::judge(facts);
        if (found && !found->sealed.isEmpty() && !question.token.isEmpty())
            verdict.fullName = HolderSeal::open(question.token, found->sealed);
        // A question to be asked otherwise is no scan; a repeat was kept the first time.
        if (verdict.code != QLatin1String("people_invalid") && !verdict.repeated)
            queue->add(kept(question, verdict, now, device));
        verdict.checkIn = queue->idOf(question.scan);
        return Decision{verdict, state()};
    }

    static QueueFile::Kept kept(
        const DoorQuestion &question, const Verdict &verdict, const QDateTime &now, const QDateTime &device)
    {
        QueueFile::Kept kept;
        kept.scan = {question.scan, question.venue, OfflineCheck::kindOf(question, verdict), wordOf(question.source),
            verdict.ticket, {}, verdict.admittedNow, verdict.code, device, {}, {}};
        if (question.source == DoorQuestion::Source::Token && verdict.kind == VerdictKind::Provisional)
            kept.scan.hash = QByteArray::fromHex(question.value.toLatin1());
        kept.corrected = now;
        kept.spaceName = verdict.spaceName;
        kept.holder = verdict.holder;
        kept.record = verdict.checkIn;
        return kept;
    }

    Result<State> undo(
        const QUuid &scan, CheckInId entry, const QString &reason, const QDateTime &now, const QDateTime &device)
    {
        const std::optional<QueueFile::Kept> known = queue ? queue->entry(entry) : std::nullopt;
        if (!known)
            return fail(Fault::Missing, QStringLiteral("unknown_check_in"));
        if (queue->knows(scan))
            return state();
        if (queue->isUndone(known->scan.scan))
            return fail(Fault::Conflict, QStringLiteral("already_undone"));
        if (known->corrected.secsTo(now) > undoSeconds)
            return fail(Fault::Rule, QStringLiteral("undo_too_late"), {{QStringLiteral("minutes"), undoSeconds / 60}});
        QueueFile::Kept undo = *known;
        undo.scan.scan = scan;
        undo.scan.kind = QStringLiteral("undo");
        undo.scan.verdict = QStringLiteral("undone");
        undo.scan.at = device;
        undo.scan.undoes = known->scan.scan;
        undo.scan.reason = reason;
        undo.corrected = now;
        undo.record = {};
        queue->add(undo);
        return state();
    }

    Result<State> take(const ManifestPage &page, bool first, bool last)
    {
        if (page.full)
            return takeFull(page, first, last);
        if (!manifest)
            return fail(Fault::Bug, QStringLiteral("store_failed"), {}, QStringLiteral("difference without a list"));
        manifest->file().inTransaction([&] {
            manifest->put(page);
            if (last)
                manifest->setHead(page.head);
            return true;
        });
        if (last)
            settled(page.head);
        return state();
    }

    Result<State> takeFull(const ManifestPage &page, bool first, bool last)
    {
        const QString path = manifestPath() + QStringLiteral(".new");
        if (first) {
            coming.reset();
            CipherFile::remove(path);
            Result<CipherFile> file = CipherFile::open(path, key, ManifestFile::schema(), CipherFile::Care::Building);
            if (!file)
                return pass(file);
            coming.emplace(std::move(*file));
        }
        if (!coming)
            return fail(Fault::Bug, QStringLiteral("store_failed"), {}, QStringLiteral("page without its first"));
        coming->file().inTransaction([&] {
            coming->put(page);
            if (last) {
                coming->file().run(ManifestFile::indexes());
                coming->setHead(page.head);
            }
            return true;
        });
        if (!last)
            return state();
        // The old list is there until this very moment, the new one whole from it on.
        manifest.reset();
        const Result<Done> replaced = CipherFile::replace(std::move(*coming).takeFile(), manifestPath());
        coming.reset();
        openManifest();
        if (!replaced)
            return pass(replaced);
        settled(page.head);
        return state();
    }

    void settled(const ManifestHead &taken)
    {
        head = taken;
        tickets = manifest->tickets();
        if (queue)
            queue->forgetMarked(venue);
    }

    QList<SlotCount> counts(const QDate &day)
    {
        QList<SlotCount> counts
            = manifest ? manifest->counts(day, QDateTime::currentDateTimeUtc()) : QList<SlotCount>();
        const auto own = queue && manifest ? queue->allOwn(venue) : QHash<TicketId, QList<OwnScan>>();
        for (auto it = own.cbegin(); it != own.cend(); ++it) {
            const std::optional<ManifestFile::Found> found = manifest->byId(it.key());
            const auto count = found ? std::find_if(counts.begin(), counts.end(),
                                   [&found](const SlotCount &c) { return c.slot == found->slot.id; })
                                     : counts.end();
            if (count == counts.end())
                continue;
            const ManifestTicket now = OfflineCheck::withOwn(found->ticket, it.value());
            count->entered += now.entered - found->ticket.entered;
            count->inside += now.inside - found->ticket.inside;
        }
        return counts;
    }

    QList<Guest> guests(const QDate &day, const QString &search, bool inside)
    {
        if (!manifest)
            return {};
        const auto own = queue ? queue->allOwn(venue) : QHash<TicketId, QList<OwnScan>>();
        QList<Guest> guests = manifest->guests(day, QDateTime::currentDateTimeUtc(), search, inside, mostGuests);
        QSet<TicketId> there;
        for (Guest &guest : guests) {
            there.insert(guest.ticket);
            count(guest, own.value(guest.ticket));
        }
        // Whom the list has outside and this door let in.
        for (auto it = own.cbegin(); inside && it != own.cend(); ++it) {
            const std::optional<ManifestFile::Found> found
                = there.contains(it.key()) ? std::nullopt : manifest->byId(it.key());
            if (!found)
                continue;
            Guest guest{found->ticket.id, found->ticket.slot, found->slot.spaceName, found->slot.startsAt,
                found->slot.endsAt, found->ticket.holder, found->ticket.tail, found->ticket.type, found->ticket.orderNo,
                found->ticket.party, found->ticket.entered, found->ticket.inside, found->ticket.standing};
            count(guest, it.value());
            guests << guest;
        }
        if (inside)
            guests.removeIf([](const Guest &guest) { return guest.inside < 1; });
        return guests;
    }

    void count(Guest &guest, const QList<OwnScan> &own)
    {
        const std::optional<ManifestFile::Found> found = own.isEmpty() ? std::nullopt : manifest->byId(guest.ticket);
        if (!found)
            return;
        const ManifestTicket now = OfflineCheck::withOwn(found->ticket, own);
        guest.entered = now.entered;
        guest.inside = now.inside;
    }
};

CipherDoorStore::CipherDoorStore(const QString &folder, const QByteArray &key)
    : m_work(std::make_unique<Work>())
    , m_thread(QStringLiteral("door store"))
{
    m_work->folder = folder;
    m_work->key = key;
}

CipherDoorStore::~CipherDoorStore() = default;

template <typename T, typename Job>
Future<T> CipherDoorStore::run(Job job)
{
    return m_thread.run([work = m_work.get(), job = std::move(job)]() mutable -> Result<T> {
        try {
            return job(*work);
        } catch (const SQLite::Exception &e) {
            qCWarning(lcStore) << "the door's store failed:" << e.what();
            return tl::unexpected<Error>(storeFailed(e));
        }
    });
}

Future<DoorStore::State> CipherDoorStore::open(VenueId venue)
{
    return run<State>([venue](Work &work) -> Result<State> {
        if (const Result<Done> queue = work.openQueue(); !queue)
            return pass(queue);
        work.venue = venue;
        work.coming.reset();
        work.openManifest();
        return work.state();
    });
}

Future<DoorStore::Decision> CipherDoorStore::decide(
    const DoorQuestion &question, const QDateTime &now, const QDateTime &device)
{
    return run<Decision>([question, now, device](Work &work) { return work.decide(question, now, device); });
}

Future<DoorStore::State> CipherDoorStore::refuse(
    const QUuid &scan, VenueId venue, const QString &code, const QDateTime &device)
{
    return run<State>([scan, venue, code, device](Work &work) -> Result<State> {
        QueueFile::Kept kept;
        kept.scan = {scan, venue, QStringLiteral("refused"), QStringLiteral("token"), {}, {}, 0, code, device, {}, {}};
        kept.corrected = device;
        if (work.queue)
            work.queue->add(kept);
        return work.state();
    });
}

Future<DoorStore::State> CipherDoorStore::remember(
    const DoorQuestion &question, const Verdict &verdict, const QDateTime &now)
{
    return run<State>([question, verdict, now](Work &work) -> Result<State> {
        QueueFile::Kept kept = Work::kept(question, verdict, now, now);
        kept.handedOver = true;
        if (work.queue)
            work.queue->add(kept);
        return work.state();
    });
}

Future<DoorStore::State> CipherDoorStore::undo(
    const QUuid &scan, CheckInId entry, const QString &reason, const QDateTime &now, const QDateTime &device)
{
    return run<State>(
        [scan, entry, reason, now, device](Work &work) { return work.undo(scan, entry, reason, now, device); });
}

Future<QList<QueuedScan>> CipherDoorStore::waiting(int limit)
{
    return run<QList<QueuedScan>>([limit](Work &work) -> Result<QList<QueuedScan>> {
        return work.queue ? work.queue->waiting(work.venue, limit) : QList<QueuedScan>();
    });
}

Future<DoorStore::State> CipherDoorStore::settle(const QHash<QUuid, QString> &outcomes)
{
    return run<State>([outcomes](Work &work) -> Result<State> {
        if (work.queue)
            work.queue->settle(outcomes);
        return work.state();
    });
}

Future<Done> CipherDoorStore::beginRefresh()
{
    return run<Done>([](Work &work) -> Result<Done> {
        if (work.queue)
            work.queue->markSettled();
        return Done{};
    });
}

Future<DoorStore::State> CipherDoorStore::take(const ManifestPage &page, bool first, bool last)
{
    return run<State>([page, first, last](Work &work) { return work.take(page, first, last); });
}

Future<QList<Scan>> CipherDoorStore::lastScans(int limit)
{
    return run<QList<Scan>>([limit](Work &work) -> Result<QList<Scan>> {
        return work.queue ? work.queue->lastScans(work.venue, limit) : QList<Scan>();
    });
}

Future<QList<SlotCount>> CipherDoorStore::counts(const QDate &day)
{
    return run<QList<SlotCount>>([day](Work &work) -> Result<QList<SlotCount>> { return work.counts(day); });
}

Future<QList<Guest>> CipherDoorStore::guests(const QDate &day, const QString &search, bool inside)
{
    return run<QList<Guest>>(
        [day, search, inside](Work &work) -> Result<QList<Guest>> { return work.guests(day, search, inside); });
}

Future<Done> CipherDoorStore::keepPass(
    const operators::SessionInfo &info, const QString &password, const QDateTime &now, qint64 skewMs)
{
    return run<Done>([info, password, now, skewMs](Work &work) -> Result<Done> {
        if (const Result<Done> queue = work.openQueue(); !queue)
            return queue;
        const QByteArray pass = operators::OfflinePass::make(info, password, now, skewMs);
        if (pass.isEmpty())
            return fail(Fault::Bug, QStringLiteral("store_failed"), {}, QStringLiteral("pass"));
        work.queue->keepPass(info.login, pass);
        return Done{};
    });
}

Future<operators::OfflinePass::Opened> CipherDoorStore::openPass(
    const QString &login, const QString &password, const QDateTime &now)
{
    return run<operators::OfflinePass::Opened>(
        [login, password, now](Work &work) -> Result<operators::OfflinePass::Opened> {
            if (const Result<Done> queue = work.openQueue(); !queue)
                return pass(queue);
            return operators::OfflinePass::open(work.queue->pass(login), password, now);
        });
}

} // namespace vd::db
