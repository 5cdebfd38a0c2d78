#pragma once

#include "models/finance/DiscrepanciesGateway.h"
#include "tests/support/fakes/Answers.h"

namespace vd::test {

/// Discrepancies in memory; a proposal waits until somebody decides, as on the server.
class FakeDiscrepanciesGateway final : public finance::DiscrepanciesGateway
{
public:
    /// One of each check, one of them with a proposal of another person and a note.
    void fill();

    Future<QList<finance::Discrepancy>> discrepancies(VenueId venue, bool settled) override;
    Future<QList<finance::FinancePerson>> people(VenueId venue) override;
    Future<Done> note(const QUuid &request, DiscrepancyId discrepancy, const QString &note,
        const std::optional<QString> &assign) override;
    Future<Done> propose(
        const QUuid &request, DiscrepancyId discrepancy, const QString &kind, const QString &reason) override;
    Future<Done> decide(const QUuid &request, DiscrepancyId discrepancy, bool approve, const QString &note) override;
    Future<int> check(VenueId venue) override;
    Future<int> recount(VenueId venue) override;

    Answers answers;
    Answers writes; ///< Of propose, decide and note.
    QList<finance::Discrepancy> all;
    int found = 0; ///< What the next check answers.
    int everFound = 0; ///< What the next recount answers.

private:
    [[nodiscard]] finance::Discrepancy *find(DiscrepancyId id);
};

} // namespace vd::test
