#pragma once

#include "models/checkin/DoorStore.h"

#include <optional>

namespace vd::checkin {

/// A door's verdict without the server: a pure function of the signature's claims, the list, the door's own scans and
/// the clock. The reasons come in the server's order.
class OfflineCheck
{
public:
    /// What the server checks and a door alone cannot; told to staff while it works alone.
    enum class Rule {
        OtherDoors, ///< What other doors admitted since the list was taken.
        LaterChanges, ///< Refunds, cancellations, stops, payments and moves since then.
        LaterCodes, ///< Short codes and documents of bookings made since then are unknown; signed codes count
                    ///< provisionally.
        OtherLists, ///< Short codes and documents of other days, and short codes of other venues, read as unknown.
        RevokedSince, ///< Desks shut out since then.
        Guessing ///< How often codes are guessed.
    };
    [[nodiscard]] static QList<Rule> uncheckable();

    struct Facts
    {
        DoorQuestion question;
        ManifestHead head;
        std::optional<ManifestTicket> ticket; ///< As the list has it.
        ManifestSlot slot; ///< With ticket.
        bool tokenRevoked = false;
        QList<OwnScan> own; ///< This door's scans of the ticket that the list does not hold yet, oldest first.
        QDateTime now; ///< UTC, the server's as far as known.
    };
    /// admittedNow > 0 says that people pass (in or, with question.exit, out).
    [[nodiscard]] static Verdict judge(const Facts &facts);
    /// Which of several tickets a document stands for: the one it just came in by, then one that lets it pass, then
    /// that of the slot which runs or is nearest. The server's checkin.find_document is the same. Not of none.
    [[nodiscard]] static qsizetype chosen(const QList<Facts> &tickets);
    /// A ticket with the door's own scans counted in.
    [[nodiscard]] static ManifestTicket withOwn(ManifestTicket ticket, const QList<OwnScan> &own);
    /// entry, exit or refused: what is kept of a verdict.
    [[nodiscard]] static QString kindOf(const DoorQuestion &question, const Verdict &verdict);
    /// The hash a short code is found by.
    [[nodiscard]] static QByteArray codeHash(const QByteArray &key, const QString &shortCode);
};

} // namespace vd::checkin
