#pragma once

#include "models/finance/ReportsGateway.h"
#include "tests/support/fakes/Answers.h"

namespace vd::test {

/// Charts and journal in memory.
class FakeReportsGateway final : public finance::ReportsGateway
{
public:
    /// A month of a lively venue up to a day, the same every time.
    void fill(const QDate &from, const QDate &until);

    Future<QList<finance::TakingsCell>> takings(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::OccupancyCell>> occupancy(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::ActivityFill>> sellThrough(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::OutcomeCount>> outcomes(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::LeadTime>> leadTimes(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::JournalLine>> journal(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::Account>> accounts(VenueId venue) override;
    Future<Done> saveAccounts(const QUuid &request, VenueId venue, const QList<finance::Account> &accounts) override;

    Answers answers;
    QString currency = QStringLiteral("CNY");
    QList<finance::TakingsCell> takingsCells;
    QList<finance::OccupancyCell> occupancyCells;
    QList<finance::ActivityFill> fills;
    QList<finance::OutcomeCount> outcomeCounts;
    QList<finance::LeadTime> leads;
    QList<finance::JournalLine> journalLines;
    QList<finance::Account> accountList;
    QList<QPair<QDate, QDate>> asked; ///< The periods of every read, in order.

private:
    void fillPlaces();
    void fillAccounts();
};

} // namespace vd::test
