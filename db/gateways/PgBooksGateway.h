#pragma once

#include "models/finance/BooksGateway.h"

namespace vd::db {

class Lane;

/// Work lists, shifts, the cash book and the business date through the doors of schema api, on the reports lane.
class PgBooksGateway final : public finance::BooksGateway
{
public:
    explicit PgBooksGateway(Lane &reports)
        : m_reports(reports)
    {
    }

    Future<QList<finance::WorkRow>> workList(
        VenueId venue, finance::WorkList list, const QDate &from, const QDate &until) override;
    Future<QList<finance::Shift>> shifts(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::CashRow>> cashBook(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::BusinessLine>> businessReport(VenueId venue, const QDate &day) override;
    Future<QList<finance::BusinessRow>> businessRows(VenueId venue, const QDate &day, SpaceId space) override;
    Future<Done> refundPayment(
        const QUuid &request, PaymentId payment, const Money &amount, const QString &reason) override;
    Future<Done> applyPayment(const QUuid &request, PaymentId payment, OrderId order) override;

private:
    Lane &m_reports;
};

} // namespace vd::db
