#pragma once

#include "models/checkin/CheckInGateway.h"

#include <QStringList>
#include <QTimeZone>

namespace vd::ui {

/// The one place where a verdict's code and facts become words: one to be read across a hall, a sentence for the person
/// at the door.
class VerdictText
{
public:
    /// Every code with words of its own, sorted.
    [[nodiscard]] static QStringList codes();
    [[nodiscard]] static bool knows(const QString &code);
    /// How sure a code is, for lists that carry the code only.
    [[nodiscard]] static checkin::VerdictKind kindOf(const QString &code);

    /// "Admitted", "Refunded": one to three words.
    [[nodiscard]] static QString word(const QString &code, checkin::VerdictKind kind);
    [[nodiscard]] static QString word(const checkin::Verdict &verdict) { return word(verdict.code, verdict.kind); }
    /// Why, with the facts there are, and what to do. Instants are shown in the venue's zone. Never empty.
    [[nodiscard]] static QString sentence(const checkin::Verdict &verdict, const QTimeZone &zone);
    /// "Court 1 · 18:00-19:00", with the date when it is not the day of `now`; empty when the ticket is not known.
    [[nodiscard]] static QString place(const checkin::Verdict &verdict, const QTimeZone &zone, const QDateTime &now);
    /// "Let 4 people in", "2 of 4 are in", "Ticket 1 of 2"; empty when there is nothing to say.
    [[nodiscard]] static QString party(const checkin::Verdict &verdict);
    /// All of it in one breath, for screen readers.
    [[nodiscard]] static QString spoken(const checkin::Verdict &verdict, const QTimeZone &zone, const QDateTime &now);
};

} // namespace vd::ui
