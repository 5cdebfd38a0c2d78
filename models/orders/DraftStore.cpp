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

Result<Done> write(const QString &folder, const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(folder);
    QSaveFile file(path);
    const bool open = file.open(QIODevice::WriteOnly);
    if (open)
        file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    if (!open || file.write(bytes) != bytes.size() || !file.commit())
        return fail(Fault::Rule, QStringLiteral("draft_not_saved"), {{QStringLiteral("folder"), folder}});
    return Done{};
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
    , m_login(std::move(login))
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
    return run<Done>(m_pool, [folder = m_folder, path = pathOf(venue), bytes] { return write(folder, path, bytes); });
}

Future<std::optional<BookingDraft>> DraftStore::load(VenueId venue)
{
    return run<std::optional<BookingDraft>>(m_pool, [path = pathOf(venue)] { return read(path); });
}

Future<Done> DraftStore::clear(VenueId venue)
{
    return run<Done>(m_pool, [path = pathOf(venue)]() -> Result<Done> {
        QFile::remove(path);
        return Done{};
    });
}

QString DraftStore::pathOf(VenueId venue) const
{
    // A login may hold characters no file name may.
    const QByteArray name = QCryptographicHash::hash(m_login.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    return QDir(m_folder).filePath(QStringLiteral("draft-%1-%2.json").arg(QString::fromLatin1(name), venue.toString()));
}

} // namespace vd::orders
