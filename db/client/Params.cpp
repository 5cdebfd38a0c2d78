#include "db/client/Params.h"

#include <QJsonDocument>

namespace vd::db {

Params &Params::raw(QByteArray text)
{
    m_values.append(std::move(text));
    return *this;
}

Params &Params::null()
{
    m_values.append(std::nullopt);
    return *this;
}

Params &Params::add(bool value)
{
    return raw(value ? QByteArrayLiteral("t") : QByteArrayLiteral("f"));
}

Params &Params::add(const QString &text)
{
    // PostgreSQL's text cannot hold U+0000, and a C string would end there.
    QString clean = text;
    clean.remove(QChar(QChar::Null));
    QByteArray utf8 = clean.toUtf8();
    return raw(utf8.isNull() ? QByteArrayLiteral("") : std::move(utf8));
}

Params &Params::add(const QUuid &id)
{
    return id.isNull() ? null() : raw(id.toByteArray(QUuid::WithoutBraces));
}

Params &Params::add(QDate date)
{
    return date.isValid() ? raw(date.toString(Qt::ISODate).toLatin1()) : null();
}

Params &Params::add(const QDateTime &instant)
{
    return instant.isValid() ? raw(instant.toUTC().toString(Qt::ISODateWithMs).toLatin1()) : null();
}

Params &Params::add(const QByteArray &bytes)
{
    return raw("\\x" + bytes.toHex());
}

Params &Params::add(const QJsonObject &object)
{
    return raw(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

Params &Params::add(const QJsonArray &array)
{
    return raw(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

Params &Params::add(const QList<qint64> &ids)
{
    QByteArrayList numbers;
    for (const qint64 id : ids)
        numbers << QByteArray::number(id);
    return raw('{' + numbers.join(',') + '}');
}

Params &Params::add(const QStringList &texts)
{
    QByteArrayList quoted;
    for (QString text : texts) {
        text.remove(QChar(QChar::Null))
            .replace(QLatin1Char('\\'), QLatin1String("\\\\"))
            .replace(QLatin1Char('"'), QLatin1String("\\\""));
        quoted << '"' + text.toUtf8() + '"';
    }
    return raw('{' + quoted.join(',') + '}');
}

Params &Params::request(const QUuid &key)
{
    m_requestId = key;
    m_idempotent = !key.isNull();
    return add(key);
}

Params &Params::idempotent()
{
    m_idempotent = true;
    return *this;
}

QList<const char *> Params::pointers() const
{
    QList<const char *> list;
    list.reserve(m_values.size());
    for (const std::optional<QByteArray> &value : m_values)
        list << (value ? value->constData() : nullptr);
    return list;
}

} // namespace vd::db
