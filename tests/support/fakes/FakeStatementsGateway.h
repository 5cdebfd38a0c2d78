#pragma once

#include "models/finance/StatementsGateway.h"
#include "tests/support/fakes/Answers.h"

namespace vd::test {

/// Statements in memory: keeps the lines it is sent and matches by the channel's number against what it is given.
class FakeStatementsGateway final : public finance::StatementsGateway
{
public:
    /// An accepted bill of WeChat Pay and one of Alipay with a difference of every sort.
    void fill();

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

    Answers answers;
    QList<finance::Statement> all;
    QList<finance::StatementRow> lines; ///< Of every statement.
    QHash<QString, Begun> known; ///< By hash.
    QList<int> batches; ///< How many lines each held.
    finance::StatementBatch sent; ///< All of them together.
    QList<QPair<StatementId, bool>> decided;
    QList<MatchStep> steps; ///< Every one asked for.
    int matchedAtOnce = 2000; ///< Lines of a step.
    QList<finance::SavedMapping> saved;
};

} // namespace vd::test
