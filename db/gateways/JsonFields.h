#pragma once

#include "models/base/Id.h"
#include "models/base/Money.h"
#include "models/base/Result.h"

#include <QDate>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QTime>

namespace vd::db {

/// Reads one JSON object of a door's answer. null gives the type's empty value. A field that is missing or of another
/// form is remembered, and finish() then answers Fault::Bug with "object.field" in its detail: a client and a database
/// that do not fit together must not show wrong figures.
class JsonFields
{
public:
    enum class Missing { IsWrong, IsNull };

    JsonFields(QJsonObject object, QString what, Missing missing = Missing::IsWrong);

    [[nodiscard]] qint64 int64(const char *name);
    [[nodiscard]] int integer(const char *name);
    [[nodiscard]] bool boolean(const char *name);
    [[nodiscard]] QString text(const char *name);
    [[nodiscard]] QDate date(const char *name);
    [[nodiscard]] QDateTime instant(const char *name); ///< UTC; null and infinity are invalid.
    [[nodiscard]] QJsonObject object(const char *name);
    [[nodiscard]] QJsonArray array(const char *name);
    [[nodiscard]] Money money(const char *name, const QString &currency) { return {int64(name), currency}; }
    template <typename IdType>
    [[nodiscard]] IdType id(const char *name)
    {
        return IdType(int64(name));
    }
    /// Every entry of an array of objects, read by read(JsonFields &).
    template <typename Read>
    [[nodiscard]] auto list(const char *name, Read read) -> QList<std::invoke_result_t<Read, JsonFields &>>
    {
        QList<std::invoke_result_t<Read, JsonFields &>> values;
        const QJsonArray entries = array(name);
        values.reserve(entries.size());
        for (const QJsonValue &entry : entries) {
            JsonFields fields(entry.toObject(), m_what + QLatin1Char('.') + QString::fromLatin1(name), m_missing);
            values << read(fields);
            if (m_problem.isEmpty())
                m_problem = fields.m_problem;
        }
        return values;
    }

    /// Says that a field's value means nothing to this client (an unknown word).
    void reject(const char *name);
    /// The value when every field read was as expected.
    template <typename Value>
    [[nodiscard]] Result<Value> finish(Value value) const
    {
        if (m_problem.isEmpty())
            return value;
        return fail(Fault::Bug, QStringLiteral("unexpected"), {}, m_problem);
    }

private:
    [[nodiscard]] QJsonValue field(const char *name, QJsonValue::Type type);

    QJsonObject m_object;
    QString m_what;
    Missing m_missing;
    QString m_problem;
};

} // namespace vd::db
