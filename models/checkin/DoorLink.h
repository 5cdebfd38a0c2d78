#pragma once

#include "models/checkin/CheckInGateway.h"
#include "models/checkin/DocumentHashes.h"
#include "models/checkin/DoorSync.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace vd::checkin {

/// The door's way to a verdict: by the server, or, as soon as it does not answer in time, by this computer's own list.
/// It turns by itself, both ways; back only when everything that waited is uploaded, so that no ticket is taken twice.
/// Without a store it only passes on.
class DoorLink final : public QObject, public CheckInGateway, public DocumentHashes
{
    Q_OBJECT

public:
    enum class Mode {
        Online,
        Offline, ///< By the own list.
        Nowhere ///< Neither server nor list: nobody can be checked in.
    };
    Q_ENUM(Mode)

    /// How long the server may take over one scan.
    static constexpr int patienceMs = 2'500;
    /// How often it is looked for while it is away.
    static constexpr int probeMs = 1'000;
    /// From here on this computer's clock is told to be wrong.
    static constexpr qint64 clockToleranceMs = 120'000;

    struct Parts
    {
        CheckInGateway &server;
        DoorGateway *door = nullptr;
        DoorStore *store = nullptr;
        Changes *changes = nullptr;
        const Clock &clock;
        customers::DocumentSealer *documents = nullptr;
    };
    explicit DoorLink(const Parts &parts, QObject *parent = nullptr);
    ~DoorLink() override;

    void setVenue(VenueId venue);
    [[nodiscard]] Mode mode() const;
    /// Null without a store.
    [[nodiscard]] const DoorSync *sync() const { return m_sync.get(); }
    void setPatience(int milliseconds) { m_patienceMs = milliseconds; }

    Future<Verdict> checkIn(const DoorQuestion &question) override;
    Future<Verdict> admitAnyway(
        const QUuid &scan, VenueId venue, TicketId ticket, int people, const QString &reason) override;
    Future<Verdict> recordRefused(const QUuid &scanId, VenueId venue, const QString &code) override;
    Future<Done> undo(const QUuid &scanId, VenueId venue, CheckInId entry, const QString &reason) override;
    Future<QList<Scan>> lastScans(VenueId venue, int limit) override;
    Future<QList<SlotCount>> counts(VenueId venue, const QDate &date) override;
    Future<QList<TerminalKey>> terminalKeys(VenueId venue) override;
    Future<TerminalId> registerTerminal(
        VenueId venue, const QString &name, const QByteArray &keyId, const QByteArray &publicKey) override;
    Future<Done> registerTokens(
        VenueId venue, const QByteArray &keyId, const QList<TokenRecord> &tokens, bool reprint) override;
    Future<QList<TicketToSign>> ticketsToSign(OrderId order) override;

    /// With this computer's keys; without the server with those that came with the list.
    Future<QList<QByteArray>> hashes(VenueId venue, const QString &number) override;

    [[nodiscard]] Future<QList<Guest>> guests(const QDate &day, const QString &search, bool inside);
    /// Errors: offline (the desk is told by the server only).
    [[nodiscard]] Future<Done> offerToDesk(TicketId ticket, const QString &code);

Q_SIGNALS:
    /// Mode, age of the list, waiting scans or clock changed.
    void statusChanged();
    void modeChanged(vd::checkin::DoorLink::Mode mode);
    void keysChanged();
    void notice(const QString &code, const QJsonObject &facts);
    void uploaded(int scans, int conflicts);

private:
    struct Asked;
    using AskedPtr = std::shared_ptr<Asked>;

    void setAway(bool away);
    void answered(const AskedPtr &asked, const Result<Verdict> &answer);
    void decide(const AskedPtr &asked, const Error &error);
    [[nodiscard]] bool isLocal() const { return m_away && m_sync && m_sync->isOpen(); }

    CheckInGateway &m_server;
    DoorGateway *m_door;
    DoorStore *m_store;
    customers::DocumentSealer *m_documents;
    const Clock &m_clock;
    std::unique_ptr<DoorSync> m_sync;
    VenueId m_venue;
    QTimer m_probe;
    int m_patienceMs = patienceMs;
    bool m_away = false;
    Mode m_told = Mode::Online;
};

} // namespace vd::checkin
