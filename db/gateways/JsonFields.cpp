#include "db/gateways/JsonFields.h"

#include <limits>

namespace vd::db {

JsonFields::JsonFields(QJsonObject object, QString what, Missing missing)
    : m_object(std::move(object))
    , m_what(std::move(what))
    , m_missing(missing)
{
}

void JsonFields::reject(const char *name)
{
    if (m_problem.isEmpty())
        m_problem = m_what + QLatin1Char('.') + QString::fromLatin1(name);
}

QJsonValue JsonFields::field(const char *name, QJsonValue::Type type)
{
    const QJsonValue value = m_object.value(QLatin1String(name));
    if (value.isNull() || value.type() == type)
        return value;
    if (!value.isUndefined() || m_missing == Missing::IsWrong)
        reject(name);
    return QJsonValue(QJsonValue::Null);
}

qint64 JsonFields::int64(const char *name)
{
    const QJsonValue value = field(name, QJsonValue::Double);
    if (value.isNull())
        return 0;
    constexpr qint64 wrong = std::numeric_limits<qint64>::min();
    const qint64 whole = value.toInteger(wrong);
    if (whole != wrong)
        return whole;
    reject(name);
    return 0;
}

int JsonFields::integer(const char *name)
{
    const qint64 whole = int64(name);
    if (whole >= std::numeric_limits<int>::min() && whole <= std::numeric_limits<int>::max())
        return static_cast<int>(whole);
    reject(name);
    return 0;
}

bool JsonFields::boolean(const char *name)
{
    return field(name, QJsonValue::Bool).toBool();
}

QString JsonFields::text(const char *name)
{
    return field(name, QJsonValue::String).toString();
}

QDate JsonFields::date(const char *name)
{
    const QString written = text(name);
    const QDate date = QDate::fromString(written, Qt::ISODate);
    if (!written.isEmpty() && !date.isValid())
        reject(name);
    return date;
}

QDateTime JsonFields::instant(const char *name)
{
    const QString written = text(name);
    if (written.isEmpty() || written.endsWith(QLatin1String("infinity")))
        return {};
    const QDateTime instant = QDateTime::fromString(written, Qt::ISODateWithMs);
    // Without an offset it would be read in this machine's zone.
    if (!instant.isValid() || instant.timeSpec() == Qt::LocalTime) {
        reject(name);
        return {};
    }
    return instant.toUTC();
}

QJsonObject JsonFields::object(const char *name)
{
    return field(name, QJsonValue::Object).toObject();
}

QJsonArray JsonFields::array(const char *name)
{
    return field(name, QJsonValue::Array).toArray();
}

} // namespace vd::db
