#pragma once

#include "models/operators/AuditGateway.h"
#include "tests/support/fakes/Answers.h"

namespace vd::test {

/// An audit in memory that filters as the server does.
class FakeAuditGateway final : public operators::AuditGateway
{
public:
    /// A day at the sports centre, one row of each kind, the newest at this instant.
    void fillDay(const QDateTime &newest);
    /// Rows that say nothing but their number.
    void fillMany(int rows, const QDateTime &newest);

    Future<QList<operators::AuditEntry>> entries(
        VenueId venue, const operators::AuditFilter &filter, qint64 before, int limit) override;
    Future<QString> recordExport(VenueId venue, const QString &what, int rows) override;
    Future<QString> head(VenueId venue) override;

    Answers answers;
    QList<operators::AuditEntry> rows; ///< Newest first.
    QList<operators::AuditFilter> asked;
    QStringList exports;
    QString headText = QStringLiteral("128:5f3a9c0de1b2a476");
};

} // namespace vd::test
