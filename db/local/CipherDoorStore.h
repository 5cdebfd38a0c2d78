#pragma once

#include "db/local/ManifestFile.h"
#include "db/local/QueueFile.h"
#include "models/base/WorkerThread.h"
#include "models/checkin/DoorStore.h"
#include "models/operators/OfflinePass.h"

#include <memory>

namespace vd::db {

/// The door's store in a folder: one file with the queue, one with the list of each venue, under one key. Works on a
/// thread of its own; a list that cannot be read is fetched again, a queue that cannot be read is put aside, never
/// away.
class CipherDoorStore final : public checkin::DoorStore
{
public:
    CipherDoorStore(const QString &folder, const QByteArray &key);
    ~CipherDoorStore() override;

    Future<State> open(VenueId venue) override;
    Future<Decision> decide(
        const checkin::DoorQuestion &question, const QDateTime &now, const QDateTime &device) override;
    Future<State> refuse(const QUuid &scan, VenueId venue, const QString &code, const QDateTime &device) override;
    Future<State> remember(
        const checkin::DoorQuestion &question, const checkin::Verdict &verdict, const QDateTime &now) override;
    Future<State> undo(const QUuid &scan, CheckInId entry, const QString &reason, const QDateTime &now,
        const QDateTime &device) override;
    Future<QList<checkin::QueuedScan>> waiting(int limit) override;
    Future<State> settle(const QHash<QUuid, QString> &outcomes) override;
    Future<Done> beginRefresh() override;
    Future<State> take(const checkin::ManifestPage &page, bool first, bool last) override;
    Future<QList<checkin::Scan>> lastScans(int limit) override;
    Future<QList<checkin::SlotCount>> counts(const QDate &day) override;
    Future<QList<checkin::Guest>> guests(const QDate &day, const QString &search, bool inside) override;

    /// Keeps a pass for this door, made of the password of a sign-in that the server has just allowed.
    [[nodiscard]] Future<Done> keepPass(
        const operators::SessionInfo &info, const QString &password, const QDateTime &now, qint64 skewMs);
    /// Opens the door with it. Errors: those of OfflinePass, store_failed.
    [[nodiscard]] Future<operators::OfflinePass::Opened> openPass(
        const QString &login, const QString &password, const QDateTime &now);

private:
    struct Work;

    template <typename T, typename Job>
    [[nodiscard]] Future<T> run(Job job);

    std::unique_ptr<Work> m_work;
    WorkerThread m_thread; // Ends before what it works on.
};

} // namespace vd::db
