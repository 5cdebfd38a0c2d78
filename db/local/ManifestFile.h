#pragma once

#include "db/local/CipherFile.h"
#include "models/checkin/DoorStore.h"

#include <optional>

namespace vd::db {

/// The day's tickets of one venue on this computer. Throws as CipherFile does.
class ManifestFile
{
public:
    explicit ManifestFile(CipherFile file)
        : m_file(std::move(file))
    {
    }
    [[nodiscard]] static const char *schema();
    /// Whether it has this program's form; another one's list is fetched again.
    [[nodiscard]] bool isCurrent();
    /// What makes looking up fast; made after a full list was written.
    [[nodiscard]] static const char *indexes();

    /// None when nothing was ever taken.
    [[nodiscard]] std::optional<checkin::ManifestHead> head();
    void setHead(const checkin::ManifestHead &head);
    void put(const checkin::ManifestPage &page);
    [[nodiscard]] int tickets();

    struct Found
    {
        checkin::ManifestTicket ticket;
        checkin::ManifestSlot slot;
        bool tokenRevoked = false;
        QByteArray sealed;
    };
    [[nodiscard]] std::optional<Found> byToken(const QByteArray &hash);
    [[nodiscard]] std::optional<Found> byCode(const QByteArray &hash);
    [[nodiscard]] std::optional<Found> byId(TicketId ticket);
    /// All tickets one of these documents was booked with.
    [[nodiscard]] QList<Found> byDocuments(const QList<QByteArray> &hashes);

    [[nodiscard]] QList<checkin::SlotCount> counts(const QDate &day, const QDateTime &now);
    /// Of the day's slots; search is a part of the masked name, or last digits.
    [[nodiscard]] QList<checkin::Guest> guests(
        const QDate &day, const QDateTime &now, const QString &search, bool insideOnly, int limit);

    [[nodiscard]] CipherFile &file() { return m_file; }
    [[nodiscard]] CipherFile takeFile() && { return std::move(m_file); }

private:
    [[nodiscard]] std::optional<Found> found(CipherQuery &row);

    CipherFile m_file;
};

} // namespace vd::db
