#include "db/gateways/PgDiscrepanciesGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"
#include "models/base/Pass.h"

namespace vd::db {

namespace {

using namespace finance;

Result<Done> readNotes(const QJsonArray &notes, QList<DiscrepancyNote> &into)
{
    for (const QJsonValue &entry : notes) {
        JsonFields f(entry.toObject(), QStringLiteral("note"));
        DiscrepancyNote note{f.text("note"), f.text("actor"), f.instant("at")};
        if (const Result<DiscrepancyNote> read = f.finish(std::move(note)))
            into << *read;
        else
            return pass(read);
    }
    return Done{};
}

Result<Done> readCorrections(const QJsonArray &corrections, QList<Correction> &into)
{
    for (const QJsonValue &entry : corrections) {
        JsonFields f(entry.toObject(), QStringLiteral("correction"));
        Correction correction;
        correction.kind = f.text("kind");
        correction.reason = f.text("reason");
        correction.proposedBy = f.text("proposed_by");
        correction.proposedAt = f.instant("proposed_at");
        correction.decision = f.text("decision");
        correction.decidedBy = f.text("decided_by");
        correction.decidedAt = f.instant("decided_at");
        correction.note = f.text("note");
        correction.mine = f.boolean("mine");
        if (const Result<Correction> read = f.finish(std::move(correction)))
            into << *read;
        else
            return pass(read);
    }
    return Done{};
}

Result<Discrepancy> discrepancyFromRow(const Row &row)
{
    Discrepancy d;
    d.id = row.id<DiscrepancyId>("id");
    d.source = row.text("source");
    d.kind = row.text("kind");
    d.subject = row.text("subject");
    d.evidence = row.object("evidence");
    d.state = row.text("state");
    d.foundAt = row.instant("found_at");
    d.settledAt = row.instant("settled_at");
    d.assignedTo = row.text("assigned_to");
    for (const QJsonValue &kind : row.array("kinds"))
        d.kinds << kind.toString();
    d.order = row.id<OrderId>("order_id");
    d.orderNo = row.text("order_no");
    d.place = row.text("place");
    return readNotes(row.array("notes"), d.notes)
        .and_then([&](Done) { return readCorrections(row.array("corrections"), d.corrections); })
        .map([&](Done) { return d; });
}

Result<FinancePerson> personFromRow(const Row &row)
{
    return FinancePerson{row.text("login"), row.text("name")};
}

} // namespace

Future<QList<Discrepancy>> PgDiscrepanciesGateway::discrepancies(VenueId venue, bool settled)
{
    return doors::rows<Discrepancy>(m_reports,
        "select id, source, kind, subject, evidence, state, found_at, settled_at, assigned_to, notes, corrections, "
        "to_json(kinds) as kinds, order_id, order_no, place from api.discrepancies($1, $2)",
        Params::of(venue, settled), discrepancyFromRow);
}

Future<QList<FinancePerson>> PgDiscrepanciesGateway::people(VenueId venue)
{
    return doors::rows<FinancePerson>(
        m_reports, "select * from api.finance_people($1)", Params::of(venue), personFromRow);
}

Future<Done> PgDiscrepanciesGateway::note(
    const QUuid &request, DiscrepancyId discrepancy, const QString &note, const std::optional<QString> &assign)
{
    return doors::write<Done>(m_reports, QLatin1String("note_discrepancy"),
        Params().request(request).add(discrepancy).add(note).add(assign), doors::done);
}

Future<Done> PgDiscrepanciesGateway::propose(
    const QUuid &request, DiscrepancyId discrepancy, const QString &kind, const QString &reason)
{
    return doors::write<Done>(m_reports, QLatin1String("propose_correction"),
        Params().request(request).add(discrepancy).add(kind).add(reason), doors::done);
}

Future<Done> PgDiscrepanciesGateway::decide(
    const QUuid &request, DiscrepancyId discrepancy, bool approve, const QString &note)
{
    return doors::write<Done>(m_reports, QLatin1String("decide_correction"),
        Params().request(request).add(discrepancy).add(approve).add(note), doors::done);
}

Future<int> PgDiscrepanciesGateway::check(VenueId venue)
{
    return m_reports.run([venue](Session &session) -> Result<int> {
        return session.query("select api.run_checks($1) as differences", Params::of(venue)).map([](const Rows &rows) {
            return rows.first().integer("differences");
        });
    });
}

Future<int> PgDiscrepanciesGateway::recount(VenueId venue)
{
    return m_reports.run([venue](Session &session) -> Result<int> {
        return session.query("select api.recount($1) as differences", Params::of(venue)).map([](const Rows &rows) {
            return rows.first().integer("differences");
        });
    });
}

} // namespace vd::db
