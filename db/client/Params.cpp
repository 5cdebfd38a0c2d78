#include "db/client/Params.h"

#include <QJsonDocument>

namespace vd::db {

namespace {

// Qt writes U+0000 and half a surrogate pair as \u escapes, which jsonb cannot hold: the statement would fail as a
// whole. The first is left out, as in text; the other becomes U+FFFD.
QByteArray jsonText(const QJsonDocument &document)
{
    QByteArray json = document.toJson(QJsonDocument::Compact);
    for (qsizetype at = json.indexOf('\\'); at >= 0; at = json.indexOf('\\', at)) {
        const QByteArray digits = json.at(at + 1) == 'u' ? json.mid(at + 2, 4).toLower() : QByteArray();
        if (digits == "0000")
            json.remove(at, 6);
        else if (digits >= "d800" && digits <= "dfff")
            json.replace(at, 6, "\xEF\xBF\xBD");
        else
            at += 2;
    }
    return json;
}

} // namespace

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
    return raw(jsonText(QJsonDocument(object)));
}

Params &Params::add(const QJsonArray &array)
{
    return raw(jsonText(QJsonDocument(array)));
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
