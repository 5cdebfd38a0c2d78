#include "ui/door/VerdictText.h"

#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/door/VerdictEntry.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace vd::ui {

using checkin::Verdict;
using checkin::VerdictKind;

namespace {

QString say(const char *source, int n = -1)
{
    return QCoreApplication::translate("VerdictText", source, nullptr, n);
}

QStringList factsOf(const VerdictEntry &entry)
{
    return QString::fromLatin1(entry.facts).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

QString factText(QChar kind, const QJsonValue &value, const QTimeZone &zone)
{
    const QDateTime instant = QDateTime::fromString(value.toString(), Qt::ISODateWithMs);
    switch (kind.toLatin1()) {
    case 'h':
        return instant.isValid() ? FormatText::time(instant, zone) : QString();
    case 'm':
        return instant.isValid() ? FormatText::moment(instant, zone) : QString();
    case 'd':
        return FormatText::date(QDate::fromString(value.toString(), Qt::ISODate));
    case 'c':
        return value.isDouble() ? FormatText::number(value.toInteger()) : QString();
    case 's':
        return value.isDouble() ? FormatText::duration(value.toInteger()) : QString();
    default:
        return value.toString();
    }
}

// The entry's sentence with its facts filled in; nothing when one of them is missing or makes no sense.
std::optional<QString> filled(const VerdictEntry &entry, const QJsonObject &facts, const QTimeZone &zone)
{
    QStringList values;
    for (const QString &fact : factsOf(entry)) {
        const QString value = factText(fact.at(0), facts.value(fact.mid(2)), zone);
        if (value.isEmpty())
            return std::nullopt;
        values.append(value);
    }
    QString text = say(entry.sentence);
    // At once, so that a fact that holds "%2" stays as it is.
    switch (values.size()) {
    case 0:
        return text;
    case 1:
        return text.arg(values.at(0));
    default:
        return text.arg(values.at(0), values.at(1));
    }
}

const VerdictEntry *find(const QString &code)
{
    for (const VerdictEntry &entry : verdictEntries()) {
        if (code == QLatin1String(entry.code))
            return &entry;
    }
    return nullptr;
}

QString wordOfKind(VerdictKind kind)
{
    switch (kind) {
    case VerdictKind::Admitted:
        return say(QT_TRANSLATE_NOOP("VerdictText", "Admitted"));
    case VerdictKind::Provisional:
        return say(QT_TRANSLATE_NOOP("VerdictText", "Admitted, to be confirmed"));
    case VerdictKind::Attention:
        return say(QT_TRANSLATE_NOOP("VerdictText", "Stop and look"));
    case VerdictKind::Refused:
        break;
    }
    return say(QT_TRANSLATE_NOOP("VerdictText", "No entry"));
}

} // namespace

QStringList VerdictText::codes()
{
    QStringList codes;
    for (const VerdictEntry &entry : verdictEntries())
        codes.append(QString::fromLatin1(entry.code));
    codes.sort();
    codes.removeDuplicates();
    return codes;
}

bool VerdictText::knows(const QString &code)
{
    return find(code) != nullptr;
}

VerdictKind VerdictText::kindOf(const QString &code)
{
    const VerdictEntry *entry = find(code);
    return entry ? entry->kind : VerdictKind::Refused;
}

QString VerdictText::word(const QString &code, VerdictKind kind)
{
    // A door without its server admits under the same code; the kind tells.
    if (kind == VerdictKind::Provisional)
        return wordOfKind(kind);
    const VerdictEntry *entry = find(code);
    return entry ? say(entry->word) : wordOfKind(kind);
}

QString VerdictText::sentence(const Verdict &verdict, const QTimeZone &zone)
{
    const QString code
        = verdict.kind == VerdictKind::Provisional ? QStringLiteral("admitted_provisionally") : verdict.code;
    for (const VerdictEntry &entry : verdictEntries()) {
        if (code != QLatin1String(entry.code))
            continue;
        if (const auto text = filled(entry, verdict.facts, zone))
            return *text;
    }
    return ErrorText::sentence(Error{Fault::Rule, verdict.code, verdict.facts, {}}, zone);
}

QString VerdictText::place(const Verdict &verdict, const QTimeZone &zone, const QDateTime &now)
{
    if (verdict.spaceName.isEmpty() || !verdict.startsAt.isValid())
        return verdict.spaceName;
    QString when = FormatText::range(verdict.startsAt, verdict.endsAt, zone);
    const QDate day = verdict.startsAt.toTimeZone(zone).date();
    if (day != now.toTimeZone(zone).date())
        when = FormatText::date(day) + QLatin1Char(' ') + when;
    const QString separator = QStringLiteral(" · ");
    QStringList parts{verdict.spaceName, when};
    if (!verdict.label.isEmpty())
        parts.insert(1, verdict.label);
    return parts.join(separator);
}

QString VerdictText::party(const Verdict &verdict)
{
    QStringList parts;
    const bool left = verdict.code == QLatin1String("left");
    const bool enters = !left && (verdict.kind == VerdictKind::Admitted || verdict.kind == VerdictKind::Provisional);
    if (left)
        parts.append(say(QT_TRANSLATE_N_NOOP("VerdictText", "%n people went out"), verdict.admittedNow));
    if (enters && verdict.party > 1)
        parts.append(say(QT_TRANSLATE_N_NOOP("VerdictText", "Let %n people in"), verdict.admittedNow));
    if (verdict.party > 1)
        parts.append(say(QT_TRANSLATE_NOOP("VerdictText", "%1 of %2 are in"))
                         .arg(FormatText::number(verdict.entered), FormatText::number(verdict.party)));
    if (verdict.of > 1)
        parts.append(say(QT_TRANSLATE_NOOP("VerdictText", "Ticket %1 of %2"))
                         .arg(FormatText::number(verdict.seq), FormatText::number(verdict.of)));
    return parts.join(QStringLiteral(" · "));
}

QString VerdictText::spoken(const Verdict &verdict, const QTimeZone &zone, const QDateTime &now)
{
    QStringList parts{word(verdict), party(verdict), place(verdict, zone, now), sentence(verdict, zone)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(". "));
}

} // namespace vd::ui
