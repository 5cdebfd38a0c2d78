#pragma once

#include "models/catalog/RecordsGateway.h"
#include "tests/support/fakes/Answers.h"

namespace vd::test {

/// A catalogue in memory: keeps versions and names as the database does; prices and examples are what the test says.
class FakeRecordsGateway final : public catalog::RecordsGateway
{
public:
    /// A sports centre with one of everything.
    void fillSportsCentre();
    /// Adds a stored record of version 1 and answers its id.
    qint64 add(catalog::RecordKind kind, const QJsonObject &values);
    [[nodiscard]] catalog::Record *find(catalog::RecordKind kind, qint64 id);
    [[nodiscard]] QList<catalog::Record> of(catalog::RecordKind kind) const;

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

    Answers answers;
    QList<catalog::Record> rows;
    QList<QUuid> saveRequests;
    QList<catalog::PriceLine> prices;
    QJsonObject moments; ///< What example() answers.
    QByteArray picture; ///< What poster() answers.
    qint64 slotsLeft = 0; ///< Slots that still have another price version.

private:
    [[nodiscard]] Result<catalog::Record> store(catalog::Record record);

    qint64 m_nextId = 1000;
};

} // namespace vd::test
