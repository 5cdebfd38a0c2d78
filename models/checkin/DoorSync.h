#pragma once

#include "models/base/Clock.h"
#include "models/checkin/DoorStore.h"

#include <QObject>
#include <QTimer>

namespace vd {
class Changes;
}

namespace vd::customers {
class DocumentSealer;
}

namespace vd::checkin {

/// Keeps the door's store and the server together: uploads what waits, each scan once, and then fetches what changed;
/// every minute and soon after another desk changed something.
class DoorSync : public QObject
{
    Q_OBJECT

public:
    static constexpr int refreshMs = 60'000;
    static constexpr int soonMs = 1'500;
    static constexpr int batch = 200;

    /// documents may be null: then no document is looked up without the server.
    DoorSync(DoorGateway &gateway, DoorStore &store, customers::DocumentSealer *documents, Changes *changes,
        const Clock &clock, QObject *parent = nullptr);

    /// Opens the venue's list; then catchUp() is called by whoever finds the server there.
    void open(VenueId venue);
    void catchUp();
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] const DoorStore::State &state() const { return m_state; }
    void setState(const DoorStore::State &state);
    /// How far this computer's clock is ahead of the server's; nothing before the first contact.
    [[nodiscard]] std::optional<qint64> skewMs() const { return m_skewMs; }
    /// The server's time, as far as known.
    [[nodiscard]] QDateTime serverNow() const;

Q_SIGNALS:
    void opened();
    void stateChanged();
    /// The server answered and nothing of this venue waits to be uploaded.
    void reached();
    void refreshed();
    void failed(const vd::Error &error);
    void uploaded(int scans, int conflicts);
    void notice(const QString &code, const QJsonObject &facts);
    void keysChanged();

private:
    void upload();
    void refresh();
    void settle(const UploadAnswer &answer);
    void ask(TicketId after);
    void fetchDocumentKeys(const ManifestPage &page);
    void take(const ManifestPage &page, bool first);
    void taken(const Result<DoorStore::State> &state, bool last);
    void end(const std::optional<Error> &error);
    void measure(const QDateTime &serverNow, const QDateTime &askedAt);

    DoorGateway &m_gateway;
    DoorStore &m_store;
    customers::DocumentSealer *m_documents;
    const Clock &m_clock;
    VenueId m_venue;
    DoorStore::State m_state;
    std::optional<qint64> m_skewMs;
    QTimer m_minute{this};
    QTimer m_soon{this};
    bool m_open = false;
    bool m_busy = false;
    bool m_again = false;
    ManifestHead m_head; ///< Of the first page under way: its cursor is the one that misses nothing.
    QString m_cursor; ///< Of the question under way; empty for a full list.
    TicketId m_next; ///< The page to ask for when the store has caught up.
    int m_writing = 0; ///< Pages on their way to the disk.
};

} // namespace vd::checkin
