#pragma once

#include "db/client/Lane.h"
#include "db/client/Params.h"
#include "db/client/Rows.h"
#include "models/base/Pass.h"
#include "models/base/Result.h"

#include <QJsonObject>
#include <QList>

/// How gateways call the doors of schema api: one job on a lane, its answer read into values there.
namespace vd::db::doors {

template <typename Value>
using FromRow = Result<Value> (*)(const Row &);
template <typename Value>
using FromJson = Result<Value> (*)(const QJsonObject &);

template <typename Value>
[[nodiscard]] Result<QList<Value>> readAll(const Result<Rows> &rows, FromRow<Value> read)
{
    if (!rows)
        return pass(rows);
    QList<Value> values;
    values.reserve(rows->size());
    for (const Row row : *rows) {
        Result<Value> value = read(row);
        if (!value)
            return pass(value);
        values << std::move(*value);
    }
    return values;
}

/// A door that answers a table.
template <typename Value>
[[nodiscard]] Future<QList<Value>> rows(Lane &lane, const QByteArray &sql, const Params &params, FromRow<Value> read)
{
    return lane.run([sql, params, read](Session &session) { return readAll(session.query(sql, params), read); });
}

/// A door that answers one row; for what is not there it refuses in its own words.
template <typename Value>
[[nodiscard]] Future<Value> row(Lane &lane, const QByteArray &sql, const Params &params, FromRow<Value> read)
{
    return lane.run([sql, params, read](Session &session) -> Result<Value> {
        const Result<Rows> answer = session.query(sql, params);
        if (!answer)
            return pass(answer);
        return answer->isEmpty()
            ? Result<Value>(fail(Fault::Bug, QStringLiteral("unexpected"), {}, QString::fromUtf8(sql)))
            : read(answer->first());
    });
}

/// A door that answers one JSON object, selected as "answer".
template <typename Value>
[[nodiscard]] Future<Value> json(Lane &lane, const QByteArray &sql, const Params &params, FromJson<Value> read)
{
    return lane.run([sql, params, read](Session &session) -> Result<Value> {
        return session.query(sql, params).and_then([read](const Rows &answer) {
            return read(answer.first().object("answer"));
        });
    });
}

/// A write door. On success the other desks of the venue are told to look, as Session::call() says.
template <typename Value>
[[nodiscard]] Future<Value> write(
    Lane &lane, QLatin1String door, const Params &params, FromJson<Value> read, VenueId venue = {})
{
    return lane.run([door, params, read, venue](Session &session) -> Result<Value> {
        return session.call(door, params, venue).and_then(read);
    });
}

/// Reads an answer that says nothing but "done".
[[nodiscard]] inline Result<Done> done(const QJsonObject &)
{
    return Done{};
}

} // namespace vd::db::doors
