#pragma once

#include "models/base/FileLock.h"
#include "models/base/Result.h"
#include "models/orders/BookingDraft.h"

#include <QString>
#include <QThreadPool>

#include <optional>

namespace vd::orders {

/// Keeps the booking a person is filling in on disk, one file per login, venue and window, so that it survives a crash.
/// No window of the same login, in whatever process, touches the file of another that is open; the file of one that is
/// gone is taken over by whoever asks next. A draft is kept until the end of the day it was last changed on, whoever
/// signs in meanwhile; then any store that opens the folder discards it. Files are readable by their owner only and
/// written off the calling thread, the newest state last.
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
    // All of these run on the pool's thread.
    [[nodiscard]] bool hasPlace();
    void adopt(VenueId venue);
    void discardOld() const;
    [[nodiscard]] Result<Done> write(VenueId venue, const QByteArray &bytes);
    [[nodiscard]] QString lockOf(int place) const;
    [[nodiscard]] QString pathOf(VenueId venue, int place) const;

    QString m_folder;
    QString m_name; ///< Of the login, as part of a file name.
    int m_place = 0; ///< This window's number among those of its login; 0 while it has none.
    std::optional<FileLock> m_lock; ///< Held as long as the place is.
    QThreadPool m_pool; // One thread, so that saves stay in order.
};

} // namespace vd::orders
