#pragma once

#include "models/finance/StatementsGateway.h"

namespace vd::db {

class Lane;

/// Channel statements through the doors of schema api, on the reports lane.
class PgStatementsGateway final : public finance::StatementsGateway
{
public:
    explicit PgStatementsGateway(Lane &reports)
        : m_reports(reports)
    {
    }

    Future<QList<finance::Statement>> statements(VenueId venue) override;
    Future<QList<finance::StatementRow>> rows(
        StatementId statement, const QString &result, qint64 after, int limit) override;
    Future<Begun> begin(const QUuid &request, VenueId venue, const QString &channel, const QString &fileName,
        const QString &sha256) override;
    Future<Done> addLines(StatementId statement, const finance::StatementBatch &batch) override;
    Future<std::optional<MatchStep>> match(StatementId statement, const MatchStep &step) override;
    Future<Done> accept(const QUuid &request, StatementId statement, bool accept) override;
    Future<QList<finance::SavedMapping>> mappings(VenueId venue) override;
    Future<Done> saveMapping(const QUuid &request, VenueId venue, const finance::SavedMapping &mapping) override;

private:
    Lane &m_reports;
};

} // namespace vd::db
