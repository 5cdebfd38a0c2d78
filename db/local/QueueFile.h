#pragma once

#include "db/local/CipherFile.h"
#include "models/checkin/DoorStore.h"

#include <optional>

namespace vd::db {

/// The scans this computer has not handed over yet, and whose password opens its door while the server is away. Apart
/// from the list, so that no trouble with a list touches it. Throws as CipherFile does.
class QueueFile
{
public:
    explicit QueueFile(CipherFile file)
        : m_file(std::move(file))
    {
    }
    [[nodiscard]] static const char *schema();

    struct Kept
    {
        checkin::QueuedScan scan;
        QDateTime corrected; ///< UTC, by the server's clock as far as known.
        SlotId slot;
        QString spaceName;
        QString holder; ///< Masked.
        CheckInId record; ///< The server's, of scans it answered itself.
        bool handedOver = false;
    };
    /// Idempotent by the scan's id.
    void add(const Kept &kept);
    [[nodiscard]] bool knows(const QUuid &scan);
    /// This door's scans of a ticket, oldest first, without one of them.
    [[nodiscard]] QList<checkin::OwnScan> own(TicketId ticket, const QUuid &without = {});
    [[nodiscard]] QHash<TicketId, QList<checkin::OwnScan>> allOwn(VenueId venue);
    /// An entry by the id its line in lastScans() has, or the server's.
    [[nodiscard]] std::optional<Kept> entry(CheckInId id);
    [[nodiscard]] bool isUndone(const QUuid &scan);
    /// The local id of a scan; far above every id of a server.
    [[nodiscard]] CheckInId idOf(const QUuid &scan);

    /// Of one venue: the first's, if any of it waits.
    [[nodiscard]] QList<checkin::QueuedScan> waiting(VenueId first, int limit);
    void settle(const QHash<QUuid, QString> &outcomes);
    void markSettled();
    void forgetMarked(VenueId venue);
    struct Waiting
    {
        int here = 0;
        int elsewhere = 0;
    };
    [[nodiscard]] Waiting count(VenueId here);
    [[nodiscard]] int failed();
    [[nodiscard]] QList<checkin::Scan> lastScans(VenueId venue, int limit);

    void keepPass(const QString &login, const QByteArray &pass);
    [[nodiscard]] QByteArray pass(const QString &login);

    [[nodiscard]] CipherFile &file() { return m_file; }

private:
    CipherFile m_file;
};

} // namespace vd::db
