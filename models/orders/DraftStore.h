#pragma once

#include "models/base/Result.h"
#include "models/orders/BookingDraft.h"

#include <QString>
#include <QThreadPool>

#include <optional>

namespace vd::orders {

/// Keeps the booking a person is filling in on disk, one file per login and venue, so that it survives a crash. Files
/// are readable by their owner only and written off the calling thread, the newest state last.
class DraftStore
{
public:
    /// folder is made when first needed.
    DraftStore(QString folder, QString login);
    /// Waits for what is still being written.
    ~DraftStore();
    DraftStore(const DraftStore &) = delete;
    DraftStore &operator=(const DraftStore &) = delete;

    /// Errors: draft_not_saved (folder not writable, disk full).
    [[nodiscard]] Future<Done> save(VenueId venue, const BookingDraft &draft);
    /// None when there is no draft or it cannot be read.
    [[nodiscard]] Future<std::optional<BookingDraft>> load(VenueId venue);
    [[nodiscard]] Future<Done> clear(VenueId venue);

private:
    [[nodiscard]] QString pathOf(VenueId venue) const;

    QString m_folder;
    QString m_login;
    QThreadPool m_pool; // One thread, so that saves stay in order.
};

} // namespace vd::orders
