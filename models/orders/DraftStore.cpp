#include "models/orders/DraftStore.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QPromise>
#include <QSaveFile>

namespace vd::orders {

namespace {

// A draft is a few kilobytes; anything larger is not one of ours.
constexpr qint64 largestFile = 1024 * 1024;
constexpr int mostWindows = 64;

template <typename T, typename Work>
Future<T> run(QThreadPool &pool, Work work)
{
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    const Future<T> future = promise->future();
    pool.start([promise, work] {
        promise->addResult(work());
        promise->finish();
    });
    return future;
}

Result<std::optional<BookingDraft>> read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestFile)
        return std::nullopt;
    return BookingDraft::fromJson(QJsonDocument::fromJson(file.readAll()).object());
}

} // namespace

DraftStore::DraftStore(QString folder, QString login)
    : m_folder(std::move(folder))
    // A login may hold characters no file name may.
    , m_name(QString::fromLatin1(QCryptographicHash::hash(login.toUtf8(), QCryptographicHash::Sha256).toHex().left(16)))
{
    m_pool.setMaxThreadCount(1);
}

DraftStore::~DraftStore()
{
    m_pool.waitForDone();
}

Future<Done> DraftStore::save(VenueId venue, const BookingDraft &draft)
{
    const QByteArray bytes = QJsonDocument(draft.toJson()).toJson(QJsonDocument::Compact);
    return run<Done>(m_pool, [this, venue, bytes] { return write(venue, bytes); });
}

Future<std::optional<BookingDraft>> DraftStore::load(VenueId venue)
{
    return run<std::optional<BookingDraft>>(m_pool, [this, venue]() -> Result<std::optional<BookingDraft>> {
        if (!hasPlace())
            return std::nullopt;
        discardOld();
        adopt(venue);
        return read(pathOf(venue, m_place));
    });
}

Future<Done> DraftStore::clear(VenueId venue)
{
    return run<Done>(m_pool, [this, venue]() -> Result<Done> {
        if (hasPlace())
            QFile::remove(pathOf(venue, m_place));
        return Done{};
    });
}

bool DraftStore::hasPlace()
{
    if (m_lock)
        return true;
    QDir().mkpath(m_folder);
    for (m_place = 1; m_place <= mostWindows; ++m_place) {
        m_lock = FileLock::tryLock(lockOf(m_place));
        if (m_lock)
            return true;
    }
    return false;
}

// What a window that is gone left behind at this venue, one at a time.
void DraftStore::adopt(VenueId venue)
{
    for (int place = 1; place <= mostWindows && !QFile::exists(pathOf(venue, m_place)); ++place) {
        if (place == m_place || !QFile::exists(pathOf(venue, place)))
            continue;
        if (const std::optional<FileLock> left = FileLock::tryLock(lockOf(place)))
            QFile::rename(pathOf(venue, place), pathOf(venue, m_place));
    }
}

// A caller's name and number do not lie about longer than the day they called on. The files' times are this computer's,
// so its day is what counts.
void DraftStore::discardOld() const
{
    const QFileInfoList drafts = QDir(m_folder).entryInfoList({QStringLiteral("draft-*.json")}, QDir::Files);
    for (const QFileInfo &draft : drafts) {
        if (draft.lastModified().date() < QDate::currentDate())
            QFile::remove(draft.filePath());
    }
}

Result<Done> DraftStore::write(VenueId venue, const QByteArray &bytes)
{
    const bool placed = hasPlace();
    QSaveFile file(pathOf(venue, m_place));
    const bool open = placed && file.open(QIODevice::WriteOnly);
    if (open)
        file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    if (!open || file.write(bytes) != bytes.size() || !file.commit())
        return fail(Fault::Rule, QStringLiteral("draft_not_saved"), {{QStringLiteral("folder"), m_folder}});
    return Done{};
}

QString DraftStore::lockOf(int place) const
{
    return QDir(m_folder).filePath(QStringLiteral(".window-%1-%2").arg(m_name).arg(place));
}

QString DraftStore::pathOf(VenueId venue, int place) const
{
    return QDir(m_folder).filePath(QStringLiteral("draft-%1-%2-%3.json").arg(m_name, venue.toString()).arg(place));
}

} // namespace vd::orders
