#pragma once

#include "models/base/Id.h"
#include "models/catalog/Record.h"

#include <QTime>
#include <QUuid>

namespace vd::catalog {

/// The catalogue as administrators edit it: one way in and out for records of every kind. Everything is refused by the
/// server for who is no administrator of the venue.
class RecordsGateway
{
public:
    virtual ~RecordsGateway() = default;

    /// All records of a venue, of every kind, each kind in its order.
    virtual Future<QList<Record>> records(VenueId venue) = 0;
    /// Creates (id 0) or changes a record and answers what is stored now. A refusal's facts name the "field", in a list
    /// also its "row" and "part". Errors besides: stale (Conflict).
    virtual Future<Record> save(const QUuid &request, VenueId venue, const Record &record) = 0;
    /// The poster of an activity as stored; empty where there is none.
    virtual Future<QByteArray> poster(qint64 activity) = 0;

    /// What a space costs at a time by a price version; decided by the function that sells.
    virtual Future<QList<PriceLine>> pricePreview(
        VenueId venue, qint64 version, qint64 space, const QDate &date, const QTime &time)
        = 0;
    /// Gives at most so many slots from a business date on a price version; again until nothing is left. Orders keep
    /// what they were sold for.
    virtual Future<PricesApplied> applyPrices(
        const QUuid &request, VenueId venue, qint64 version, const QDate &from, int most)
        = 0;
    /// What the rules of a policy or space, as they are being written, mean for the next slot: its moments by name.
    virtual Future<QJsonObject> example(VenueId venue, RecordKind kind, const QJsonObject &values) = 0;

    /// The catalogue of these venues (of all the caller administers, when none is named) as a file's object.
    virtual Future<QJsonObject> exportFile(const QList<VenueId> &venues) = 0;
    /// Makes the venues of a file, all or none; a name makes a copy of the one venue in it. Answers their ids. A
    /// refusal's facts hold the "path" to what is wrong.
    virtual Future<QList<VenueId>> importFile(const QUuid &request, const QJsonObject &file, const QString &name) = 0;
};

} // namespace vd::catalog
