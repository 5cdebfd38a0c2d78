#pragma once

#include "models/base/Clock.h"
#include "models/base/WhenDone.h"
#include "models/checkin/CheckInGateway.h"

#include <functional>
#include <optional>

namespace vd::test {

/// A server's door side in memory: admits each ticket it was given once, answers a scan id the same way twice, keeps
/// records. Can be offline, lose its answers after acting, or hold them back until told.
class FakeCheckInGateway final : public checkin::CheckInGateway
{
public:
    struct Call
    {
        QString name; ///< token, short_code, document, staff, anyway, refused, undo, last_scans, counts, terminal_keys.
        QUuid scanId;
        VenueId venue;
        QByteArray tokenHash;
        QString text; ///< Short code, refusal code or reason.
        int people = 0;
    };

    explicit FakeCheckInGateway(const Clock &clock);

    // What it knows.
    /// admitted is the verdict of its first use; party and names are taken from it.
    void addTicket(const QByteArray &tokenHash, const QString &shortCode, const checkin::Verdict &admitted);
    /// From now on this code gets this verdict, whatever happened before.
    void setVerdict(const QByteArray &tokenHash, const checkin::Verdict &verdict);
    void setVerdict(const QString &shortCode, const checkin::Verdict &verdict);
    /// A document of that ticket, by one of its hashes.
    void setDocument(const QByteArray &hash, TicketId ticket) { m_documents.insert(hash.toHex(), ticket); }
    void setTerminalKeys(const QList<TerminalKey> &keys) { m_keys = keys; }
    void setCounts(const QDate &date, const QList<checkin::SlotCount> &counts) { m_counts.insert(date, counts); }
    void setTickets(const QList<checkin::TicketToSign> &tickets) { m_toSign = tickets; }
    void addScan(const checkin::Scan &scan) { m_scans.prepend(scan); }

    // How it behaves.
    void setError(const std::optional<Error> &error) { m_error = error; }
    void setOffline(bool offline);
    void setLosesAnswers(bool loses) { m_losesAnswers = loses; }
    /// Answers wait for release() while held.
    void setHeld(bool held) { m_held = held; }
    void release();
    [[nodiscard]] qsizetype heldCount() const { return m_heldAnswers.size(); }

    // What happened.
    [[nodiscard]] const QList<Call> &calls() const { return m_calls; }
    [[nodiscard]] QList<Call> calls(const QString &name) const;
    [[nodiscard]] const QList<checkin::Scan> &scans() const { return m_scans; }
    void forgetCalls() { m_calls.clear(); }

    Future<checkin::Verdict> checkIn(const checkin::DoorQuestion &question) override;
    Future<checkin::Verdict> admitAnyway(
        const QUuid &scan, VenueId venue, TicketId ticket, int people, const QString &reason) override;
    Future<checkin::Verdict> recordRefused(const QUuid &scanId, VenueId venue, const QString &code) override;
    Future<Done> undo(const QUuid &scanId, VenueId venue, CheckInId entry, const QString &reason) override;
    Future<QList<checkin::Scan>> lastScans(VenueId venue, int limit) override;
    Future<QList<checkin::SlotCount>> counts(VenueId venue, const QDate &date) override;
    Future<TerminalId> registerTerminal(
        VenueId venue, const QString &name, const QByteArray &keyId, const QByteArray &publicKey) override;
    Future<QList<TerminalKey>> terminalKeys(VenueId venue) override;
    Future<Done> registerTokens(
        VenueId venue, const QByteArray &keyId, const QList<checkin::TokenRecord> &tokens, bool reprint) override;
    Future<QList<checkin::TicketToSign>> ticketsToSign(OrderId order) override;

private:
    struct Ticket
    {
        QByteArray tokenHash;
        QString shortCode;
        checkin::Verdict admitted;
        std::optional<checkin::Verdict> fixed;
        int entered = 0;
        QDateTime lastAt;
        std::optional<checkin::Verdict> last;
    };

    template <typename T>
    Future<T> answer(const std::function<Result<T>()> &act);
    Result<checkin::Verdict> use(const QUuid &scanId, Ticket *ticket, int people);
    checkin::Verdict enter(Ticket &ticket, int people);
    checkin::Verdict record(const QUuid &scanId, checkin::Verdict verdict);
    Result<Done> takeBack(CheckInId entry);

    const Clock &m_clock;
    QList<Ticket> m_tickets;
    QHash<QByteArray, TicketId> m_documents;
    QHash<QUuid, checkin::Verdict> m_byScan;
    QList<checkin::Scan> m_scans; // Newest first.
    QHash<CheckInId, qsizetype> m_ticketOfEntry;
    QHash<QDate, QList<checkin::SlotCount>> m_counts;
    QList<TerminalKey> m_keys;
    QList<checkin::TicketToSign> m_toSign;
    QList<Call> m_calls;
    std::optional<Error> m_error;
    QList<std::function<void()>> m_heldAnswers;
    qint64 m_nextId = 1;
    bool m_losesAnswers = false;
    bool m_held = false;
};

} // namespace vd::test
