#pragma once

#include "models/catalog/RecordsGateway.h"

namespace vd::db {

class Lane;

/// The catalogue as it is edited, through the doors of schema api.
class PgRecordsGateway final : public catalog::RecordsGateway
{
public:
    explicit PgRecordsGateway(Lane &lane)
        : m_lane(lane)
    {
    }

    Future<QList<catalog::Record>> records(VenueId venue) override;
    Future<catalog::Record> save(const QUuid &request, VenueId venue, const catalog::Record &record) override;
    Future<QByteArray> poster(qint64 activity) override;
    Future<QList<catalog::PriceLine>> pricePreview(
        VenueId venue, qint64 version, qint64 space, const QDate &date, const QTime &time) override;
    Future<catalog::PricesApplied> applyPrices(
        const QUuid &request, VenueId venue, qint64 version, const QDate &from, int most) override;
    Future<QJsonObject> example(VenueId venue, catalog::RecordKind kind, const QJsonObject &values) override;
    Future<QJsonObject> exportFile(const QList<VenueId> &venues) override;
    Future<QList<VenueId>> importFile(const QUuid &request, const QJsonObject &file, const QString &name) override;

private:
    Lane &m_lane;
};

} // namespace vd::db
