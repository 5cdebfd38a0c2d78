#pragma once

namespace vd {

namespace catalog {
class CatalogGateway;
class RecordsGateway;
} // namespace catalog
namespace customers {
class CustomersGateway;
class DocumentSealer;
class DocumentsGateway;
class PrivacyGateway;
} // namespace customers
namespace inventory {
class InventoryGateway;
class StopsGateway;
} // namespace inventory
namespace orders {
class OrderActionsGateway;
class OrdersGateway;
class PapersGateway;
class SeriesGateway;
} // namespace orders
namespace payments {
class ChannelService;
class PaymentsGateway;
} // namespace payments
namespace checkin {
class CheckInGateway;
class DoorGateway;
class DoorStore;
} // namespace checkin
namespace finance {
class BooksGateway;
class DiscrepanciesGateway;
class FinanceGateway;
class StatementsGateway;
class ReportsGateway;
class WatchGateway;
} // namespace finance
namespace schedule {
class ScheduleGateway;
}
namespace operators {
class ApprovalGateway;
class OperatorsGateway;
class AuditGateway;
class TerminalsGateway;
class ThisTerminal;
} // namespace operators
namespace explain {
class ExplainGateway;
}
namespace waitlist {
class WaitlistGateway;
}
class Changes;
class Clock;

/// The gateways of one signed-in session, handed to workspaces by app/Composition. Not owned; all outlive the window.
struct Gateways
{
    catalog::CatalogGateway *catalog = nullptr;
    customers::CustomersGateway *customers = nullptr;
    inventory::InventoryGateway *inventory = nullptr;
    orders::OrdersGateway *orders = nullptr;
    payments::PaymentsGateway *payments = nullptr;
    checkin::CheckInGateway *checkin = nullptr;
    finance::FinanceGateway *finance = nullptr;
    schedule::ScheduleGateway *schedule = nullptr;
    Changes *changes = nullptr;
    const Clock *clock = nullptr;
    operators::ApprovalGateway *approvals = nullptr;
    customers::DocumentSealer *sealer = nullptr;
    customers::DocumentsGateway *documents = nullptr;
    operators::OperatorsGateway *operators = nullptr;
    customers::PrivacyGateway *privacy = nullptr;
    operators::AuditGateway *audit = nullptr;
    operators::TerminalsGateway *terminals = nullptr;
    operators::ThisTerminal *thisTerminal = nullptr;
    orders::OrderActionsGateway *orderActions = nullptr;
    explain::ExplainGateway *explain = nullptr;
    inventory::StopsGateway *stops = nullptr;
    waitlist::WaitlistGateway *waitlist = nullptr;
    checkin::DoorGateway *door = nullptr;
    finance::BooksGateway *books = nullptr;
    finance::DiscrepanciesGateway *discrepancies = nullptr;
    finance::StatementsGateway *statements = nullptr;
    finance::ReportsGateway *reports = nullptr;
    finance::WatchGateway *watch = nullptr;
    checkin::DoorStore *doorStore = nullptr; ///< Null where this computer keeps none.
    catalog::RecordsGateway *records = nullptr;
    orders::PapersGateway *papers = nullptr;
    orders::SeriesGateway *series = nullptr;
    payments::ChannelService *channels = nullptr; ///< Null where no payment channel is set up.
};

} // namespace vd
