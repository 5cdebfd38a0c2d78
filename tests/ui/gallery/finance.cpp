#include "gallery_items.h"

#include "models/orders/Order.h"
#include "tests/support/fakes/FakeBooksGateway.h"
#include "tests/support/fakes/FakeDiscrepanciesGateway.h"
#include "tests/support/fakes/FakeFinanceGateway.h"
#include "tests/support/fakes/FakeOrdersGateway.h"
#include "tests/support/fakes/FakeStatementsGateway.h"
#include "tests/support/TestClock.h"
#include "ui/common/Segments.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/Theme.h"
#include "ui/finance/ApplyDialog.h"
#include "ui/finance/FinanceWorkspace.h"
#include "ui/finance/StatementDialog.h"
#include "ui/finance/WorkPage.h"

#include <QHBoxLayout>
#include <QTimer>
#include <QVBoxLayout>

namespace vd::gallery {

namespace {

const QDate day(2026, 12, 5);

struct Fakes
{
    test::FakeFinanceGateway finance;
    test::FakeBooksGateway books;
    test::FakeDiscrepanciesGateway discrepancies;
    test::FakeStatementsGateway statements;
    test::FakeOrdersGateway orders;
    test::TestClock clock{QDateTime(QDate(2026, 12, 5), QTime(12, 30), Qt::UTC)};
};

/// The workspace as the window frames it, with its date in a row above.
class Stage final : public QWidget
{
public:
    explicit Stage(std::unique_ptr<Fakes> fakes)
        : m_fakes(std::move(fakes))
    {
        Gateways gateways;
        gateways.finance = &m_fakes->finance;
        gateways.clock = &m_fakes->clock;
        gateways.books = &m_fakes->books;
        gateways.discrepancies = &m_fakes->discrepancies;
        gateways.statements = &m_fakes->statements;
        gateways.orders = &m_fakes->orders;
        workspace = new ui::FinanceWorkspace(gateways, operators::Role::Finance, this);
        auto *header = new QHBoxLayout;
        header->setContentsMargins(ui::Theme::page, ui::Theme::gap, ui::Theme::page, 0);
        header->addWidget(workspace->headerTools());
        header->addStretch(1);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addLayout(header);
        column->addWidget(workspace, 1);
        workspace->setVenue(
            {VenueId(1), QStringLiteral("Riverside Sports Centre"), QTimeZone("Asia/Shanghai"), QStringLiteral("CNY")});
        workspace->setDay(day);
    }
    ~Stage() override { delete workspace; }
    Q_DISABLE_COPY(Stage)

    ui::FinanceWorkspace *workspace = nullptr;

private:
    std::unique_ptr<Fakes> m_fakes;
};

std::unique_ptr<Fakes> busy()
{
    auto fakes = std::make_unique<Fakes>();
    fakes->finance.fillBusyDay(day);
    fakes->finance.add(
        day.addDays(-1), QTime(10, 0), QStringLiteral("cash"), 702'000, QStringLiteral("RS-261204-0001"));
    fakes->finance.add(
        day.addDays(-7), QTime(10, 0), QStringLiteral("cash"), 812'000, QStringLiteral("RS-261128-0001"));
    fakes->books.fill();
    fakes->discrepancies.fill();
    fakes->statements.fill();
    return fakes;
}

std::unique_ptr<QWidget> filled()
{
    return std::make_unique<Stage>(busy());
}

std::unique_ptr<QWidget> differences()
{
    auto fakes = busy();
    fakes->finance.extra.stockDifferences = 1;
    fakes->finance.extra.moneyDifferences = 1;
    fakes->finance.extra.onePerson = true;
    fakes->finance.extra.sealedAt = QDateTime(QDate(2026, 12, 5), QTime(16, 30), Qt::UTC);
    return std::make_unique<Stage>(std::move(fakes));
}

/// A page of the workspace by its name.
template <typename Then>
std::unique_ptr<QWidget> page(const char *name, Then then)
{
    auto stage = std::make_unique<Stage>(busy());
    stage->workspace->showPage(QLatin1String(name));
    // The answers come from the event loop, so what is chosen comes after them.
    QTimer::singleShot(40, stage->workspace, [workspace = stage->workspace, then] { then(workspace); });
    return stage;
}

std::unique_ptr<QWidget> shifts()
{
    auto fakes = busy();
    fakes->finance.over = true;
    auto stage = std::make_unique<Stage>(std::move(fakes));
    QTimer::singleShot(30, stage->workspace, [workspace = stage->workspace] {
        auto *by = workspace->findChild<ui::Segments *>(QStringLiteral("financeBy"));
        by->setCurrent(1);
        Q_EMIT by->chosen(1);
    });
    return stage;
}

std::unique_ptr<QWidget> dialog(bool own)
{
    class Holder final : public QWidget
    {
    public:
        explicit Holder(bool own)
        {
            const QString name = own ? QStringLiteral("semicolon") : QStringLiteral("wechat");
            m_dialog = new ui::StatementDialog(m_gateway,
                {VenueId(1), QStringLiteral("V"), QTimeZone("Asia/Shanghai"), QStringLiteral("CNY")},
                QStringLiteral(VD_SOURCE_DIR "/tests/fuzz/corpus/Statement/") + name, this);
            m_dialog->setWindowFlags(Qt::Widget);
            m_dialog->setAttribute(Qt::WA_DeleteOnClose, false);
            auto *column = new QVBoxLayout(this);
            column->setContentsMargins(0, 0, 0, 0);
            column->addWidget(m_dialog);
        }
        ~Holder() override { delete m_dialog; }
        Q_DISABLE_COPY(Holder)

    private:
        test::FakeStatementsGateway m_gateway;
        ui::StatementDialog *m_dialog = nullptr;
    };
    return std::make_unique<Holder>(own);
}

std::unique_ptr<QWidget> apply()
{
    class Holder final : public QWidget
    {
    public:
        Holder()
        {
            m_books.fill();
            const int paid[] = {4000, 0, 0, 12000};
            const int total[] = {20000, 16000, 28000, 36000};
            for (int i = 0; i < 4; ++i) {
                orders::Order order;
                order.id = OrderId(1 + i);
                order.venue = VenueId(1);
                order.orderNo = QStringLiteral("RS-261205-001%1").arg(i);
                order.state = i == 2 ? orders::OrderState::PendingPay : orders::OrderState::Holding;
                order.customerName = QStringLiteral("Chen Wei");
                order.customerPhone = QStringLiteral("13800001245");
                order.total = Money(total[i], QStringLiteral("CNY"));
                order.paid = Money(paid[i], QStringLiteral("CNY"));
                order.createdAt = QDateTime(day, QTime(9 + i, 12), Qt::UTC);
                m_orders.orders.insert(order.id, order);
            }
            Gateways gateways;
            gateways.books = &m_books;
            gateways.orders = &m_orders;
            const operators::VenueInfo venue{
                VenueId(1), QStringLiteral("V"), QTimeZone("Asia/Shanghai"), QStringLiteral("CNY")};
            m_dialog = new ui::ApplyDialog(gateways, venue, m_books.work.value(1).constFirst(), this);
            m_dialog->setWindowFlags(Qt::Widget);
            m_dialog->setAttribute(Qt::WA_DeleteOnClose, false);
            auto *column = new QVBoxLayout(this);
            column->setContentsMargins(0, 0, 0, 0);
            column->addWidget(m_dialog);
            QTimer::singleShot(80, this, [this] { m_dialog->findChild<ui::TablePane *>()->selectSourceRow(3); });
        }
        ~Holder() override { delete m_dialog; }
        Q_DISABLE_COPY(Holder)

    private:
        test::FakeBooksGateway m_books;
        test::FakeOrdersGateway m_orders;
        ui::ApplyDialog *m_dialog = nullptr;
    };
    return std::make_unique<Holder>();
}

std::unique_ptr<QWidget> empty()
{
    return std::make_unique<Stage>(std::make_unique<Fakes>());
}

std::unique_ptr<QWidget> offline()
{
    auto fakes = std::make_unique<Fakes>();
    fakes->finance.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
    return std::make_unique<Stage>(std::move(fakes));
}

} // namespace

GalleryItems financeItems()
{
    const QSize size(1215, 768); // what a window of 1280 x 800 leaves a page, and the date above it
    return {{QStringLiteral("finance-day"), size, &filled, 100},
        {QStringLiteral("finance-differences"), size, &differences, 100},
        {QStringLiteral("finance-by-shift"), size, &shifts, 120},
        {QStringLiteral("finance-business"), size, [] { return page("businessPage", [](ui::FinanceWorkspace *) {}); },
            120},
        {QStringLiteral("finance-statements"), size,
            [] { return page("statementsPage", [](ui::FinanceWorkspace *) {}); }, 200},
        {QStringLiteral("finance-statement-dialog"), QSize(1180, 660), [] { return dialog(false); }, 300},
        {QStringLiteral("finance-statement-columns"), QSize(1180, 660), [] { return dialog(true); }, 300},
        {QStringLiteral("finance-discrepancies"), size,
            [] { return page("discrepanciesPage", [](ui::FinanceWorkspace *) {}); }, 150},
        {QStringLiteral("finance-work"), size,
            [] {
                return page("workPage", [](ui::FinanceWorkspace *workspace) {
                    workspace->findChild<ui::WorkPage *>()->pane()->view()->selectRow(0);
                });
            },
            150},
        {QStringLiteral("finance-unapplied"), size,
            [] {
                return page("workPage", [](ui::FinanceWorkspace *workspace) {
                    workspace->findChild<ui::WorkPage *>()->setList(finance::WorkList::Unapplied);
                });
            },
            200},
        {QStringLiteral("finance-apply"), QSize(760, 520), &apply, 300},
        {QStringLiteral("finance-correction"), size,
            [] {
                return page("discrepanciesPage", [](ui::FinanceWorkspace *workspace) {
                    auto *list = workspace->findChild<ui::TableView *>(QStringLiteral("financeDiscrepancies"));
                    list->setCurrentIndex(list->model()->index(3, 1));
                });
            },
            200},
        {QStringLiteral("finance-shifts"), size, [] { return page("shiftsPage", [](ui::FinanceWorkspace *) {}); }, 150},
        {QStringLiteral("finance-empty"), size, &empty, 100}, {QStringLiteral("finance-offline"), size, &offline, 100}};
}

} // namespace vd::gallery
