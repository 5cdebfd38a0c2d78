#pragma once

#include "models/checkin/ScanListModel.h"

#include <QHash>

namespace vd {
class Changes;
}

namespace vd::checkin {

/// The door's last scans, kept fresh, and taking an entry back.
class DoorHistory : public QObject
{
    Q_OBJECT

public:
    DoorHistory(CheckInGateway &gateway, Changes *changes, QObject *parent = nullptr);

    void setVenue(VenueId venue);
    /// Asks the server again; asked while it is asking, it asks once more afterwards.
    void reload();
    /// Takes an entry back; the reason must not be blank. Tried again after a lost answer it is the same undo.
    void undo(CheckInId entry, const QString &reason);

    [[nodiscard]] ScanListModel *scans() { return &m_scans; }
    /// Whether a row can be offered for undoing; who may undo what until when is the server's to say.
    [[nodiscard]] static bool canUndo(const Scan &scan);
    /// The newest entry of this door that can be taken back; invalid when there is none.
    [[nodiscard]] CheckInId newestToUndo() const;

Q_SIGNALS:
    void loaded();
    void loadFailed(const vd::Error &error);
    void undone(vd::CheckInId entry);
    /// Errors: reason_required, undo_too_late, undo_other_door, unknown_check_in, already_undone, and the connection's.
    void undoFailed(const vd::Error &error);

private:
    CheckInGateway &m_gateway;
    VenueId m_venue;
    ScanListModel m_scans;
    QHash<CheckInId, QUuid> m_undoIds; // Until answered.
    bool m_loading = false;
    bool m_again = false;
};

} // namespace vd::checkin
