#pragma once

#include "models/base/Id.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QStringList>
#include <QUuid>

#include <concepts>
#include <optional>

namespace vd::db {

/// The bound values of one call, in order, in PostgreSQL's text format. Their types are left to the server, which takes
/// them from the function's signature; so a door has one signature only.
class Params
{
public:
    Params() = default;
    /// Params::of(venue, date, text) for the common case.
    template <typename... Values>
    [[nodiscard]] static Params of(const Values &...values)
    {
        Params params;
        (params.add(values), ...);
        return params;
    }

    Params &null();
    Params &add(bool value);
    template <std::integral Int>
    requires(!std::same_as<Int, bool>) Params &add(Int value)
    {
        return raw(QByteArray::number(static_cast<qlonglong>(value)));
    }
    Params &add(const QString &text); ///< Always text, empty or not; for "none" use null() or std::optional.
    Params &add(const QUuid &id); ///< The null id is NULL.
    Params &add(QDate date); ///< An invalid date is NULL.
    Params &add(const QDateTime &instant); ///< Any zone; sent as UTC to the millisecond. Invalid is NULL.
    Params &add(const QByteArray &bytes); ///< bytea.
    Params &add(const QJsonObject &object); ///< jsonb.
    Params &add(const QJsonArray &array); ///< jsonb.
    Params &add(const QList<qint64> &ids); ///< bigint[].
    Params &add(const QStringList &texts); ///< text[].
    template <typename Tag>
    Params &add(Id<Tag> id) ///< 0 ("none yet") is NULL.
    {
        return id.isValid() ? add(id.value()) : null();
    }
    template <typename Tag>
    Params &add(const QList<Id<Tag>> &ids)
    {
        QList<qint64> plain;
        for (const Id<Tag> &id : ids)
            plain << id.value();
        return add(plain);
    }
    template <typename T>
    Params &add(const std::optional<T> &value)
    {
        return value ? add(*value) : null();
    }
    Params &add(const char *) = delete; // would silently become a bool

    /// Adds the request id of a write. It makes the call safe to send again after a lost connection.
    Params &request(const QUuid &key);
    /// Says that the door may run twice without harm although it takes no request id.
    Params &idempotent();

    [[nodiscard]] bool isIdempotent() const { return m_idempotent; }
    /// For the log; null when the call carries none.
    [[nodiscard]] const QUuid &requestId() const { return m_requestId; }
    [[nodiscard]] int size() const { return static_cast<int>(m_values.size()); }
    /// Pointers into this object, as PQexecParams wants them; valid while it is unchanged.
    [[nodiscard]] QList<const char *> pointers() const;

private:
    Params &raw(QByteArray text);

    QList<std::optional<QByteArray>> m_values;
    QUuid m_requestId;
    bool m_idempotent = false;
};

} // namespace vd::db
