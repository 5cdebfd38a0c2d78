#include "ui/common/FormatText.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTextDocument>

#include <algorithm>

namespace vd::ui {

namespace {

bool isChinese(const QLocale &locale)
{
    return locale.language() == QLocale::Chinese;
}

QString say(const char *source, int n = -1)
{
    return QCoreApplication::translate("FormatText", source, nullptr, n);
}

// Empty but for an hour that comes twice. Clocks are set back by at most two hours.
QString whichOfTwo(const QDateTime &instant, const QTimeZone &zone)
{
    constexpr qint64 around = 3 * 3600;
    const int offset = zone.offsetFromUtc(instant);
    for (const qint64 away : {-around, around}) {
        const int other = zone.offsetFromUtc(instant.addSecs(away));
        if (other != offset && zone.offsetFromUtc(instant.addSecs(offset - other)) == other)
            return QLatin1Char(' ') + zone.abbreviation(instant);
    }
    return {};
}

QString span(const QDateTime &start, const QDateTime &end, const QTimeZone &zone)
{
    return FormatText::time(start, zone) + QLatin1Char('-') + FormatText::time(end, zone);
}

struct StateWord
{
    const char *state;
    const char *word;
};

// clang-format off
constexpr StateWord stateWords[] = {
    {"HOLDING",        QT_TRANSLATE_NOOP("FormatText", "Held")},
    {"PENDING_PAY",    QT_TRANSLATE_NOOP("FormatText", "Payment pending")},
    {"PAID",           QT_TRANSLATE_NOOP("FormatText", "Paid")},
    {"CHECKED_IN",     QT_TRANSLATE_NOOP("FormatText", "Checked in")},
    {"COMPLETED",      QT_TRANSLATE_NOOP("FormatText", "Completed")},
    {"NO_SHOW",        QT_TRANSLATE_NOOP("FormatText", "No-show")},
    {"CANCELLED",      QT_TRANSLATE_NOOP("FormatText", "Cancelled")},
    {"CLOSED_TIMEOUT", QT_TRANSLATE_NOOP("FormatText", "Expired")},
    {"REFUNDING",      QT_TRANSLATE_NOOP("FormatText", "Refund under way")},
    {"REFUNDED",       QT_TRANSLATE_NOOP("FormatText", "Refunded")},
    {"SUSPENDED",      QT_TRANSLATE_NOOP("FormatText", "Suspended by a stop")},
};
// clang-format on

} // namespace

QString FormatText::date(const QDate &date, const QLocale &locale)
{
    return locale.toString(date, isChinese(locale) ? QStringLiteral("M月d日 ddd") : QStringLiteral("ddd d MMM"));
}

QString FormatText::dateWithYear(const QDate &date, const QLocale &locale)
{
    return locale.toString(
        date, isChinese(locale) ? QStringLiteral("yyyy年M月d日 ddd") : QStringLiteral("ddd d MMM yyyy"));
}

QString FormatText::month(const QDate &date, const QLocale &locale)
{
    return locale.toString(date, isChinese(locale) ? QStringLiteral("yyyy年M月") : QStringLiteral("MMMM yyyy"));
}

QString FormatText::time(const QTime &time)
{
    return time.toString(QStringLiteral("HH:mm"));
}

QString FormatText::time(const QDateTime &instant, const QTimeZone &zone)
{
    return time(instant.toTimeZone(zone).time()) + whichOfTwo(instant, zone);
}

QString FormatText::range(const QDateTime &start, const QDateTime &end, const QTimeZone &zone, const QLocale &locale)
{
    const QString text = span(start, end, zone);
    const QDateTime last = end.toTimeZone(zone);
    // A slot that ends at midnight sharp ends with its day.
    const QDate lastDay = last.time() == QTime(0, 0) ? last.date().addDays(-1) : last.date();
    if (lastDay <= start.toTimeZone(zone).date())
        return text;
    return text + QStringLiteral(" (%1)").arg(date(lastDay, locale));
}

QString FormatText::range(const QDate &businessDate, const QDateTime &start, const QDateTime &end,
    const QTimeZone &zone, const QLocale &locale)
{
    const QDate day = start.toTimeZone(zone).date();
    return day == businessDate ? range(start, end, zone, locale)
                               : span(start, end, zone) + QStringLiteral(" (%1)").arg(date(day, locale));
}

QString FormatText::moment(const QDateTime &instant, const QTimeZone &zone, const QLocale &locale)
{
    const QDateTime local = instant.toTimeZone(zone);
    return date(local.date(), locale) + QLatin1Char(' ') + time(instant, zone);
}

qint64 FormatText::secondsLeft(const QDateTime &now, const QDateTime &deadline)
{
    const qint64 left = now.msecsTo(deadline);
    return left > 0 ? (left + 999) / 1000 : 0;
}

QString FormatText::countdown(qint64 seconds)
{
    const qint64 left = qMax<qint64>(0, seconds);
    const auto two = [](qint64 value) { return QString::number(value).rightJustified(2, QLatin1Char('0')); };
    if (left < 3600)
        return two(left / 60) + QLatin1Char(':') + two(left % 60);
    return QString::number(left / 3600) + QLatin1Char(':') + two(left / 60 % 60) + QLatin1Char(':') + two(left % 60);
}

QString FormatText::duration(qint64 seconds)
{
    const qint64 left = qMax<qint64>(0, seconds);
    if (left < 60)
        return say(QT_TRANSLATE_NOOP("FormatText", "%1 s")).arg(left);
    if (left < 3600)
        return say(QT_TRANSLATE_NOOP("FormatText", "%1 min")).arg(left / 60);
    if (left >= 2 * 86400)
        return say(QT_TRANSLATE_NOOP("FormatText", "%1 d")).arg(left / 86400);
    const qint64 minutes = left / 60 % 60;
    if (minutes == 0)
        return say(QT_TRANSLATE_NOOP("FormatText", "%1 h")).arg(left / 3600);
    return say(QT_TRANSLATE_NOOP("FormatText", "%1 h %2 min")).arg(left / 3600).arg(minutes);
}

QString FormatText::number(qint64 value, const QLocale &locale)
{
    return locale.toString(value);
}

QString FormatText::percent(double share, const QLocale &locale)
{
    const QString figure = locale.toString(qRound(share * 100));
    return isChinese(locale) ? figure + QLatin1Char('%') : figure + QChar(QChar::Nbsp) + QLatin1Char('%');
}

QString FormatText::amount(const Money &money, const QLocale &locale)
{
    return money.toDisplay(locale);
}

QString FormatText::money(const Money &money, const QLocale &locale)
{
    return money.toDisplayWithCurrency(locale);
}

QString FormatText::phone(const QString &number)
{
    static const QRegularExpression chineseMobile(QStringLiteral("^(?:\\+86)?(1\\d{2})(\\d{4})(\\d{4})$"));
    const QRegularExpressionMatch match = chineseMobile.match(number);
    if (!match.hasMatch())
        return number;
    return match.captured(1) + QLatin1Char(' ') + match.captured(2) + QLatin1Char(' ') + match.captured(3);
}

QString FormatText::tip(const QString &text)
{
    if (!Qt::mightBeRichText(text))
        return text;
    return QStringLiteral("<span>") + text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"))
        + QStringLiteral("</span>");
}

QString FormatText::isolated(const QString &name)
{
    if (!name.isRightToLeft() && std::none_of(name.cbegin(), name.cend(), [](QChar letter) {
            return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL;
        }))
        return name;
    return QChar(0x2068) + name + QChar(0x2069);
}

QString FormatText::orderState(const QString &state)
{
    for (const StateWord &entry : stateWords)
        if (state == QLatin1String(entry.state))
            return say(entry.word);
    return state;
}

} // namespace vd::ui
