#include "ui/common/ErrorText.h"

#include "models/base/Word.h"
#include "ui/common/ErrorEntry.h"
#include "ui/common/FormatText.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonValue>

#include <array>
#include <optional>
#include <utility>

namespace vd::ui {

namespace {

std::array<ErrorTable, 10> tables()
{
    return {bookingErrors(), moneyErrors(), peopleErrors(), operatorErrors(), doorErrors(), adminErrors(),
        catalogueErrors(), setupErrors(), serverErrors(), systemErrors()};
}

struct Filling
{
    QStringList arguments;
    int count = -1;
};

QString momentText(const QJsonValue &value, const QTimeZone &zone)
{
    const QDateTime instant = QDateTime::fromString(value.toString(), Qt::ISODateWithMs);
    if (!instant.isValid())
        return {};
    if (zone.isValid())
        return FormatText::moment(instant, zone);
    return FormatText::moment(instant, QTimeZone::utc()) + QStringLiteral(" UTC");
}

QString clockText(const QJsonValue &value, const QTimeZone &zone)
{
    const QDateTime instant = QDateTime::fromString(value.toString(), Qt::ISODateWithMs);
    return instant.isValid() ? FormatText::time(instant, zone.isValid() ? zone : QTimeZone::utc()) : QString();
}

QString moneyText(const QJsonValue &value, const QJsonObject &facts)
{
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        return FormatText::money(
            {object.value(QLatin1String("minor")).toInteger(), object.value(QLatin1String("currency")).toString()});
    }
    // Without its currency an amount could mean anything, so nothing is said about it.
    const QString currency = facts.value(QLatin1String("currency")).toString();
    return currency.isEmpty() || !value.isDouble() ? QString() : FormatText::money({value.toInteger(), currency});
}

QString plainText(const QJsonValue &value)
{
    if (value.isArray()) {
        QStringList parts;
        const QJsonArray array = value.toArray();
        for (const QJsonValue &part : array)
            parts.append(plainText(part));
        return parts.join(QStringLiteral(", "));
    }
    if (value.isBool())
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    return value.isDouble() ? QString::number(value.toInteger()) : value.toString();
}

QString roleText(const QString &role)
{
    static constexpr Word words[] = {
        {"front_desk", QT_TRANSLATE_NOOP("ErrorText", "front desk")},
        {"desk_lead", QT_TRANSLATE_NOOP("ErrorText", "desk lead")},
        {"door", QT_TRANSLATE_NOOP("ErrorText", "door")},
        {"finance", QT_TRANSLATE_NOOP("ErrorText", "finance")},
        {"administrator", QT_TRANSLATE_NOOP("ErrorText", "administrator")},
        {"auditor", QT_TRANSLATE_NOOP("ErrorText", "auditor")},
    };
    const char *word = wordIn(words, role);
    return word ? QCoreApplication::translate("ErrorText", word) : QString();
}

// "front desk, finance or auditor".
QString rolesText(const QJsonArray &roles)
{
    QString text;
    for (qsizetype i = 0; i < roles.size(); ++i) {
        const QString role = roleText(roles.at(i).toString());
        if (role.isEmpty())
            continue;
        if (text.isEmpty())
            text = role;
        else if (i + 1 < roles.size())
            text
                = QCoreApplication::translate("ErrorText", "%1, %2", "one role and the next of a list").arg(text, role);
        else
            text = QCoreApplication::translate("ErrorText", "%1 or %2", "the last two roles of a list").arg(text, role);
    }
    return text;
}

QString factText(QChar kind, const QJsonValue &value, const QJsonObject &facts, const QTimeZone &zone)
{
    switch (kind.unicode()) {
    case 'c':
        return FormatText::number(value.toInteger());
    case 'm':
        return moneyText(value, facts);
    case 'i':
        return momentText(value, zone);
    case 'k':
        return clockText(value, zone);
    case 'd':
        return FormatText::date(QDate::fromString(value.toString(), Qt::ISODate));
    case 'y':
        return FormatText::dateWithYear(QDate::fromString(value.toString(), Qt::ISODate));
    case 'h':
        return FormatText::time(QTime::fromString(value.toString().left(5), QStringLiteral("HH:mm")));
    case 's':
        return FormatText::duration(value.toInteger());
    case 'o':
        return FormatText::orderState(value.toString());
    case 'p':
        return rolesText(value.toArray());
    default:
        return plainText(value);
    }
}

// Nothing when a fact the sentence needs is missing or a condition does not hold.
std::optional<Filling> fill(const ErrorEntry &entry, const QJsonObject &facts, const QTimeZone &zone)
{
    Filling filling;
    const QStringList words = QString::fromLatin1(entry.facts).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words) {
        if (word.startsWith(QLatin1Char('+'))) {
            if (!facts.contains(word.mid(1)))
                return std::nullopt;
            continue;
        }
        const qsizetype equals = word.indexOf(QLatin1Char('='));
        if (equals > 0) {
            if (plainText(facts.value(word.left(equals))) != word.mid(equals + 1))
                return std::nullopt;
            continue;
        }
        const QJsonValue value = facts.value(word.mid(2));
        if (value.isUndefined() || value.isNull())
            return std::nullopt;
        if (word.startsWith(QLatin1Char('n'))) {
            filling.count = static_cast<int>(value.toInteger());
            continue;
        }
        // A fact that says nothing ("infinity", an empty reason) is one that is missing.
        const QString text = factText(word.front(), value, facts, zone);
        if (text.isEmpty())
            return std::nullopt;
        filling.arguments.append(text);
    }
    return filling;
}

// All at once, so that a "%2" inside a fact is never taken for a placeholder.
QString withArguments(const QString &text, const QStringList &arguments)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('%') && i + 1 < text.size() && text[i + 1].isDigit()) {
            result += arguments.value(text[i + 1].digitValue() - 1);
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

QJsonObject withFault(const Error &error)
{
    QJsonObject facts = error.facts;
    if (error.fault == Fault::Conflict)
        facts.insert(QLatin1String("fault"), QStringLiteral("conflict"));
    else if (error.fault == Fault::Missing)
        facts.insert(QLatin1String("fault"), QStringLiteral("missing"));
    return facts;
}

const char *fallback(Fault fault)
{
    switch (fault) {
    case Fault::Rule:
        return QT_TRANSLATE_NOOP("ErrorText",
            "A rule of the venue does not allow this. Nothing was changed. Ask a lead if it must be done.");
    case Fault::Conflict:
        return QT_TRANSLATE_NOOP("ErrorText",
            "Somebody else changed this a moment ago. Nothing of yours was saved. Look at what is true now and try "
            "again.");
    case Fault::Denied:
        return QT_TRANSLATE_NOOP(
            "ErrorText", "Your role does not allow this. Nothing was changed. Ask a lead or an administrator.");
    case Fault::Missing:
        return QT_TRANSLATE_NOOP(
            "ErrorText", "This is not there any more, or not yours to see. Reload the list and look again.");
    case Fault::Timeout:
        return QT_TRANSLATE_NOOP(
            "ErrorText", "The server did not answer in time. Trying again is safe: nothing is done twice.");
    case Fault::Offline:
        return QT_TRANSLATE_NOOP("ErrorText",
            "The connection to the server is lost. It goes on by itself when the server is back, and an answer that "
            "was still "
            "open is looked up first, so nothing is done twice.");
    case Fault::Bug:
        break;
    }
    return QT_TRANSLATE_NOOP("ErrorText",
        "Something unexpected happened and was written to the log. Look whether it was done before you try again; if "
        "it "
        "happens twice, tell your administrator the time.");
}

} // namespace

QString ErrorText::sentence(const Error &error, const QTimeZone &zone)
{
    const QJsonObject facts = withFault(error);
    for (const ErrorTable &table : tables()) {
        for (const ErrorEntry &entry : table) {
            if (error.code != QLatin1String(entry.code))
                continue;
            if (const std::optional<Filling> filling = fill(entry, facts, zone)) {
                const QString text = QCoreApplication::translate("ErrorText", entry.text, nullptr, filling->count);
                return withArguments(text, filling->arguments);
            }
        }
    }
    return QCoreApplication::translate("ErrorText", fallback(error.fault));
}

bool ErrorText::knows(const QString &code)
{
    return codes().contains(code);
}

QStringList ErrorText::codes()
{
    QStringList codes;
    for (const ErrorTable &table : tables())
        for (const ErrorEntry &entry : table)
            codes.append(QString::fromLatin1(entry.code));
    codes.sort();
    codes.removeDuplicates();
    return codes;
}

} // namespace vd::ui
