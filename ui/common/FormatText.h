#pragma once

#include "models/base/Money.h"

#include <QDate>
#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

namespace vd::ui {

/// Dates, times, durations, numbers and money as people read them. Instants are shown in the venue's zone, which is
/// always given; the locale is the window's language unless another one is asked for.
class FormatText
{
public:
    /// "Sat 5 Dec", "12月5日 周六".
    [[nodiscard]] static QString date(const QDate &date, const QLocale &locale = QLocale());
    /// "Sat 5 Dec 2026", "2026年12月5日 周六".
    [[nodiscard]] static QString dateWithYear(const QDate &date, const QLocale &locale = QLocale());
    /// "December 2026", "2026年12月".
    [[nodiscard]] static QString month(const QDate &date, const QLocale &locale = QLocale());
    /// The Monday of the date's week: weeks begin on Monday in both languages (ISO 8601, GB/T 7408).
    [[nodiscard]] static QDate monday(const QDate &date) { return date.addDays(1 - date.dayOfWeek()); }
    /// "18:00".
    [[nodiscard]] static QString time(const QTime &time);
    /// An hour that comes twice, when clocks are set back, says which of the two it is: "02:30 CEST".
    [[nodiscard]] static QString time(const QDateTime &instant, const QTimeZone &zone);
    /// "18:00-19:00"; an end on a later date of the venue carries it: "23:00-01:00 (Fri 1 Jan)".
    [[nodiscard]] static QString range(
        const QDateTime &start, const QDateTime &end, const QTimeZone &zone, const QLocale &locale = QLocale());
    /// The same beside a slot's business date: a start on another date carries that, "01:00-02:00 (Sun 6 Dec)".
    [[nodiscard]] static QString range(const QDate &businessDate, const QDateTime &start, const QDateTime &end,
        const QTimeZone &zone, const QLocale &locale = QLocale());
    /// "Sat 5 Dec 18:00", "12月5日 周六 18:00".
    [[nodiscard]] static QString moment(
        const QDateTime &instant, const QTimeZone &zone, const QLocale &locale = QLocale());
    /// "12:41", from an hour on "1:02:03"; never negative.
    [[nodiscard]] static QString countdown(qint64 seconds);
    /// What a countdown shows: the last second is 1, and 0 only when the deadline is there.
    [[nodiscard]] static qint64 secondsLeft(const QDateTime &now, const QDateTime &deadline);
    /// "45 s", "15 min", "1 h 30 min", "3 d".
    [[nodiscard]] static QString duration(qint64 seconds);
    /// "1,234".
    [[nodiscard]] static QString number(qint64 value, const QLocale &locale = QLocale());
    /// "42 %", "42%".
    [[nodiscard]] static QString percent(double share, const QLocale &locale = QLocale());
    /// "1,200.00", for columns whose heading names the currency.
    [[nodiscard]] static QString amount(const Money &money, const QLocale &locale = QLocale());
    /// "CNY 1,200.00", "¥1,200.00".
    [[nodiscard]] static QString money(const Money &money, const QLocale &locale = QLocale());
    /// Groups the digits of a stored number for reading: "138 0000 1234", "+49 30 1234567" as it stands.
    [[nodiscard]] static QString phone(const QString &number);
    /// A name to be set beside figures: one with right-to-left letters is kept from turning the figures round.
    [[nodiscard]] static QString isolated(const QString &name);
    /// A tooltip that says exactly this: what people typed is never read as markup.
    [[nodiscard]] static QString tip(const QString &text);
    /// The word for an order's state as the database names it: "HOLDING" is "Held"; unknown names come back as they
    /// are.
    [[nodiscard]] static QString orderState(const QString &state);
};

} // namespace vd::ui
