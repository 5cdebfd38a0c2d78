#pragma once

#include "app/DeskTerminal.h"
#include "app/LocalTicketSigner.h"
#include "app/NightlyChecks.h"
#include "app/SignedIn.h"
#include "app/Sweeper.h"
#include "db/client/Lane.h"
#include "db/client/Listener.h"
#include "db/gateways/PgApprovalGateway.h"
#include "db/gateways/PgAuditGateway.h"
#include "db/gateways/PgBooksGateway.h"
#include "db/gateways/PgCatalogGateway.h"
#include "db/gateways/PgCheckInGateway.h"
#include "db/gateways/PgCustomersGateway.h"
#include "db/gateways/PgDiscrepanciesGateway.h"
#include "db/gateways/PgDocumentsGateway.h"
#include "db/gateways/PgDoorGateway.h"
#include "db/gateways/PgExplainGateway.h"
#include "db/gateways/PgFinanceGateway.h"
#include "db/gateways/PgInventoryGateway.h"
#include "db/gateways/PgOperatorsGateway.h"
#include "db/gateways/PgOrderActionsGateway.h"
#include "db/gateways/PgOrdersGateway.h"
#include "db/gateways/PgPapersGateway.h"
#include "db/gateways/PgPaymentsGateway.h"
#include "db/gateways/PgPrivacyGateway.h"
#include "db/gateways/PgRecordsGateway.h"
#include "db/gateways/PgReportsGateway.h"
#include "db/gateways/PgScheduleGateway.h"
#include "db/gateways/PgSeriesGateway.h"
#include "db/gateways/PgStatementsGateway.h"
#include "db/gateways/PgStopsGateway.h"
#include "db/gateways/PgTerminalsGateway.h"
#include "db/gateways/PgWaitlistGateway.h"
#include "db/gateways/PgWatchGateway.h"
#include "models/base/Changes.h"
#include "models/base/Clock.h"
#include "models/base/Gateways.h"
#include "models/customers/DocumentVault.h"

#include <memory>

namespace vd::app {

/// Everything one signed-in person works with: three connections, the gateways over them, what other desks changed,
/// the sweep, the nightly checks and the ticket signer. The window's pages must be gone before it is.
class DeskSession : public QObject
{
    Q_OBJECT

public:
    /// Goes on with the lane the sign-in was made on.
    /// doorStore: where this computer keeps its door's list and scans; may be null, outlives the session.
    DeskSession(std::unique_ptr<db::Lane> interactive, const SignedIn &signedIn, TerminalKeys &keys,
        checkin::DoorStore *doorStore = nullptr);
    ~DeskSession() override;

    [[nodiscard]] const operators::SessionInfo &info() const { return m_signedIn.info; }
    [[nodiscard]] const db::ConnectionSettings &settings() const { return m_signedIn.settings; }
    [[nodiscard]] const Gateways &gateways() const { return m_gateways; }
    /// The password was changed: what connects from now on signs in with this one.
    void setPassword(const QString &password);
    [[nodiscard]] LocalTicketSigner &ticketSigner() { return m_signer; }

Q_SIGNALS:
    /// The server refuses this login a connection: it was disabled, or its password changed.
    void refused(const vd::Error &error);
    /// An administrator changed the roles or venues of this login; these are the present ones.
    void rightsChanged(const vd::app::SignedIn &now);

private:
    void heard(VenueId venue, const QString &topic, const QList<qint64> &ids);
    void askRights();
    void tookRights(const Result<SignedIn> &now);
    void denied(const Error &error);
    void retryNow();

    SignedIn m_signedIn;
    SystemClock m_clock;
    std::unique_ptr<db::Lane> m_interactive;
    db::Lane m_reports;
    db::PgCatalogGateway m_catalog;
    db::PgCustomersGateway m_customers;
    db::PgInventoryGateway m_inventory;
    db::PgInventoryGateway m_sweeping; // on the reports lane: a booking never waits behind a sweep
    db::PgOrdersGateway m_orders;
    db::PgPaymentsGateway m_payments;
    db::PgPapersGateway m_papers;
    db::PgSeriesGateway m_series;
    db::PgCheckInGateway m_checkin;
    db::PgFinanceGateway m_finance;
    db::PgScheduleGateway m_schedule;
    db::PgAuditGateway m_audit;
    db::PgTerminalsGateway m_terminals;
    DeskTerminal m_terminal;
    db::PgApprovalGateway m_approvals;
    db::PgDocumentsGateway m_documents;
    customers::DocumentVault m_vault;
    db::PgOperatorsGateway m_operators;
    db::PgPrivacyGateway m_privacy;
    db::PgOrderActionsGateway m_orderActions;
    db::PgExplainGateway m_explain;
    db::PgStopsGateway m_stops;
    db::PgWaitlistGateway m_waitlist;
    db::PgDoorGateway m_door;
    db::PgBooksGateway m_books;
    db::PgDiscrepanciesGateway m_discrepancies;
    db::PgStatementsGateway m_statements;
    db::PgReportsGateway m_reportsGateway;
    db::PgRecordsGateway m_records;
    db::PgWatchGateway m_watch;
    Changes m_changes;
    db::Listener m_listener;
    Sweeper m_sweeper;
    NightlyChecks m_checks;
    LocalTicketSigner m_signer;
    Gateways m_gateways;
};

} // namespace vd::app
