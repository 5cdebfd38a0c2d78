#pragma once

#include "models/finance/BooksGateway.h"
#include "tests/support/fakes/Answers.h"

namespace vd::test {

/// Work lists, shifts, the cash book and a business date in memory.
class FakeBooksGateway final : public finance::BooksGateway
{
public:
    /// A little of everything, up to 5 December 2026.
    void fill();

    Future<QList<finance::WorkRow>> workList(
        VenueId venue, finance::WorkList list, const QDate &from, const QDate &until) override;
    Future<QList<finance::Shift>> shifts(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::CashRow>> cashBook(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::BusinessLine>> businessReport(VenueId venue, const QDate &day) override;
    Future<QList<finance::BusinessRow>> businessRows(VenueId venue, const QDate &day, SpaceId space) override;
    Future<Done> refundPayment(
        const QUuid &request, PaymentId payment, const Money &amount, const QString &reason) override;
    Future<Done> applyPayment(const QUuid &request, PaymentId payment, OrderId order) override;

    Answers answers;
    QHash<int, QList<finance::WorkRow>> work; ///< By list.
    QList<finance::Shift> allShifts;
    QList<finance::CashRow> cash;
    QList<finance::BusinessRow> items; ///< The lines are worked out from them.
    QList<PaymentId> refunded;
    QSet<qint64> refuses; ///< Payments whose refund is refused.
    QString reason;
    QList<QPair<PaymentId, OrderId>> applied;
};

} // namespace vd::test
