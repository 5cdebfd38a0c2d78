#include "app/DeskSession.h"

#include "app/TerminalKeys.h"
#include "models/base/WhenDone.h"

namespace vd::app {

namespace {

constexpr int reportsMs = 60'000;
constexpr int lockMs = 2'000;

} // namespace

DeskSession::DeskSession(
    std::unique_ptr<db::Lane> interactive, const SignedIn &signedIn, TerminalKeys &keys, checkin::DoorStore *doorStore)
    : m_signedIn(signedIn)
    , m_interactive(std::move(interactive))
    , m_reports(QStringLiteral("reports"), signedIn.settings.withTimeouts(reportsMs, lockMs))
    , m_catalog(*m_interactive)
    , m_customers(*m_interactive, m_reports)
    , m_inventory(*m_interactive)
    , m_sweeping(m_reports)
    , m_orders(*m_interactive, m_reports)
    , m_payments(*m_interactive)
    , m_papers(*m_interactive)
    , m_series(m_reports)
    , m_checkin(*m_interactive)
    , m_finance(*m_interactive, m_reports)
    , m_schedule(m_reports)
    , m_audit(m_reports)
    , m_terminals(*m_interactive)
    , m_terminal(keys, signedIn.server, signedIn.settings.terminal)
    , m_approvals(signedIn.settings)
    , m_documents(*m_interactive)
    , m_vault(m_documents, m_checkin, [&keys](VenueId venue) { return keys.find(venue); })
    , m_operators(*m_interactive)
    , m_privacy(m_reports)
    , m_orderActions(*m_interactive)
    , m_explain(m_reports)
    , m_stops(*m_interactive, m_reports)
    , m_waitlist(*m_interactive)
    , m_door(*m_interactive, m_reports)
    , m_books(m_reports)
    , m_discrepancies(m_reports)
    , m_statements(m_reports)
    , m_reportsGateway(m_reports)
    , m_records(*m_interactive)
    , m_watch(*m_interactive, m_reports)
    , m_listener(signedIn.settings)
    , m_sweeper(m_sweeping)
    , m_checks(m_watch)
    , m_signer(m_checkin, m_clock, keys)
{
    m_clock.setServerNow(signedIn.serverNow);
    m_gateways = {&m_catalog, &m_customers, &m_inventory, &m_orders, &m_payments, &m_checkin, &m_finance, &m_schedule,
        &m_changes, &m_clock, &m_approvals, &m_vault, &m_documents, &m_operators, &m_privacy};
    m_gateways.audit = &m_audit;
    m_gateways.terminals = &m_terminals;
    m_gateways.thisTerminal = &m_terminal;
    m_gateways.orderActions = &m_orderActions;
    m_gateways.explain = &m_explain;
    m_gateways.stops = &m_stops;
    m_gateways.waitlist = &m_waitlist;
    m_gateways.door = &m_door;
    m_gateways.books = &m_books;
    m_gateways.discrepancies = &m_discrepancies;
    m_gateways.statements = &m_statements;
    m_gateways.reports = &m_reportsGateway;
    m_gateways.watch = &m_watch;
    m_gateways.doorStore = doorStore;
    m_gateways.records = &m_records;
    m_gateways.papers = &m_papers;
    m_gateways.series = &m_series;
    connect(&m_listener, &db::Listener::changed, &m_changes, &Changes::changed);
    connect(&m_listener, &db::Listener::lost, &m_changes, &Changes::connectionLost);
    connect(&m_listener, &db::Listener::denied, this, &DeskSession::denied);
    connect(&m_listener, &db::Listener::back, this, &DeskSession::retryNow);
    connect(&m_listener, &db::Listener::back, &m_changes, &Changes::connectionBack);
    connect(&m_changes, &Changes::changed, this, &DeskSession::heard);
    connect(&m_changes, &Changes::connectionBack, this, &DeskSession::askRights);
    m_sweeper.start();
    m_checks.start();
}

DeskSession::~DeskSession() = default;

void DeskSession::heard(VenueId, const QString &topic, const QList<qint64> &ids)
{
    if (topic == QLatin1String("operator") && ids.contains(m_signedIn.info.operatorId.value()))
        askRights();
}

void DeskSession::askRights()
{
    // Without the server there is the door and no more until the next sign-in.
    if (m_signedIn.info.offline)
        return;
    const Future<SignedIn> asked = m_interactive->run(
        [](db::Session &session) { return session.ask(QLatin1String("session")).and_then(&signedInFromJson); });
    whenDone(asked, this, [this](const Result<SignedIn> &now) { tookRights(now); });
}

void DeskSession::tookRights(const Result<SignedIn> &now)
{
    if (!now) {
        if (now.error().fault == Fault::Denied)
            denied(now.error());
        return;
    }
    if (now->info.roles == m_signedIn.info.roles && now->info.venues == m_signedIn.info.venues)
        return;
    m_signedIn.info.roles = now->info.roles;
    m_signedIn.info.venues = now->info.venues;
    m_signedIn.onePersonVenues = now->onePersonVenues;
    Q_EMIT rightsChanged(m_signedIn);
}

void DeskSession::denied(const Error &error)
{
    // Nothing was typed that could be wrong.
    if (error.code == QLatin1String("wrong_credentials"))
        Q_EMIT refused({Fault::Denied, QStringLiteral("session_ended"), {}, error.detail});
    // Who has no role any more may not even ask what is new.
    else if (error.code == QLatin1String("not_allowed"))
        Q_EMIT refused({Fault::Denied, QStringLiteral("no_role"), {}, error.detail});
    else
        Q_EMIT refused(error);
}

void DeskSession::setPassword(const QString &password)
{
    m_signedIn.settings.password = password;
    m_interactive->setPassword(password);
    m_reports.setPassword(password);
    m_listener.setPassword(password);
}

void DeskSession::retryNow()
{
    m_interactive->retryNow();
    m_reports.retryNow();
}

} // namespace vd::app
