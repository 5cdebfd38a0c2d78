#pragma once

#include "models/base/Clock.h"
#include "models/checkin/DocumentHashes.h"
#include "models/checkin/DoorState.h"
#include "models/checkin/RefusalLog.h"
#include "models/checkin/ScanQueue.h"
#include "models/checkin/ScanReader.h"
#include "models/checkin/TerminalKeys.h"

#include <QTimer>

namespace vd {
class Changes;
}

namespace vd::checkin {

/// From a code's text to its verdict: reads and verifies it, asks the server once under the scan's own id, keeps what
/// got no answer. One scan is asked at a time, in the order they came.
class DoorController : public QObject
{
    Q_OBJECT

public:
    /// For this long the same code at this door shows its first answer again.
    static constexpr qint64 repeatSeconds = 5;
    /// How long a verdict stays before that of a scan which had to wait behind it.
    static constexpr int paceMilliseconds = 700;

    DoorController(CheckInGateway &gateway, Changes *changes, const Clock &clock, QObject *parent = nullptr);

    /// Scans made from now on are this venue's; those already made keep theirs.
    void setVenue(VenueId venue);
    [[nodiscard]] VenueId venue() const { return m_venue; }
    /// People go out with the scans made from now on.
    void setExit(bool exit) { m_exit = exit; }
    [[nodiscard]] bool isExit() const { return m_exit; }
    /// The spaces this door leads to; none for all.
    void setSpaces(const QList<SpaceId> &spaces) { m_spaces = spaces; }
    [[nodiscard]] const QList<SpaceId> &spaces() const { return m_spaces; }
    /// Whether anybody can be checked in at all: by the server or by the own list.
    void setReachable(bool reachable);
    /// Documents check in too; without it a document's number is no code.
    void setDocuments(DocumentHashes *documents) { m_documents = documents; }
    /// Asks for the desks' keys anew.
    void refreshKeys();

    /// A code typed by hand. Errors, to be told near the field, nothing asked or recorded: code_empty, code_unreadable
    /// (facts: length, expected), code_checksum, code_too_long, queue_full.
    Result<Done> enter(const QString &typed, int people = 0);
    /// A document's number typed as such, whatever it looks like. Errors: those of Document::normalised, queue_full.
    Result<Done> enterDocument(const QString &typed, int people = 0);
    /// A guest whom staff looked up. Error: queue_full.
    Result<Done> admit(TicketId ticket, int people = 0);
    /// The same although its time says no; a lead's word. Error: queue_full.
    Result<Done> admitAnyway(TicketId ticket, const QString &reason, int people = 0);
    /// A code from a scanner or a picture, whatever it says. Error: queue_full.
    Result<Done> scan(const QString &text, ScanSource source, int people = 0);
    /// A picture or a burst of keys that held no code at all: shown and recorded as refused. code is a verdict code.
    void refuse(const QString &code);
    /// What was typed or offered cannot be asked: the screen says so in place of the verdict before it, and once more
    /// when a guest who is still being asked about got one meanwhile. Nothing is recorded.
    void turnAway(const Error &error);
    /// Says what several texts are, for choosing one. The answer comes in this thread, in their order.
    void identify(const QStringList &texts, const std::function<void(const Result<QList<ScanReading>> &)> &answer);

    /// Asks an unanswered scan again under its old id; the newest of them without an argument.
    void retry();
    void retry(const QUuid &scan);
    /// Forgets unanswered scans.
    void drop(const QUuid &scan);
    void dropAll();
    /// Back to waiting; the verdict has been seen.
    void clear();
    /// An entry was taken back: its verdict is not shown as a repeat any more.
    void noteUndone(CheckInId entry);

    [[nodiscard]] const DoorState &state() const { return m_state; }
    [[nodiscard]] const ScanQueue &queue() const { return m_queue; }
    [[nodiscard]] bool isReachable() const { return m_reachable; }
    /// Tests set 0.
    void setPace(int milliseconds) { m_pace.setInterval(milliseconds); }

Q_SIGNALS:
    void stateChanged();
    /// A scan got its verdict or went without; for sounds and announcements. state() is it.
    void answered();
    void queueChanged();
    void reachableChanged(bool reachable);

private:
    struct Answered
    {
        QString text;
        VenueId venue;
        int people = 0;
        bool exit = false;
        QDateTime at;
        QUuid scan;
        Verdict verdict;
    };

    Result<Done> submit(const QString &text, ScanSource source, int people);
    Result<Done> add(PendingScan scan);
    bool showRepeat(const QString &text, int people);
    void pump();
    void read(const KeyRing &ring, bool fresh);
    void ask(const ScanReading &reading, bool fresh);
    void put(const DoorQuestion &question);
    void askDocument();
    [[nodiscard]] bool isDocument(const QString &text) const;
    void askWithFreshKeys(const ScanReading &reading);
    void refuseCurrent(const ScanReading &reading);
    void settle(const Result<Verdict> &answer);
    void noAnswer(const Error &error);
    void show(DoorState::Phase phase, const QUuid &scan);
    void paceNext();

    CheckInGateway &m_gateway;
    const Clock &m_clock;
    DocumentHashes *m_documents = nullptr;
    VenueId m_venue;
    DoorState m_state;
    ScanQueue m_queue;
    ScanReader m_reader;
    TerminalKeys m_keys;
    RefusalLog m_refusals;
    std::optional<Answered> m_last;
    std::optional<Error> m_turnedAway; ///< To be said again after the scans before it.
    QTimer m_pace;
    bool m_reachable = true;
    bool m_exit = false;
    QList<SpaceId> m_spaces;
};

} // namespace vd::checkin
