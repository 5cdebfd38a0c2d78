#include "gallery_items.h"

#include "models/finance/ChartBuilder.h"
#include "tests/support/fakes/FakeFinanceGateway.h"
#include "tests/support/fakes/FakeReportsGateway.h"
#include "tests/support/TestClock.h"
#include "ui/common/Theme.h"
#include "ui/finance/charts/BarsChart.h"
#include "ui/finance/charts/ChartPrint.h"
#include "ui/finance/charts/ChartsPage.h"
#include "ui/finance/ExportsPage.h"

#include <QLabel>
#include <QTest>
#include <QTimer>
#include <QVBoxLayout>

namespace vd::gallery {

namespace {

const QDate today(2026, 12, 5);

/// A page with what it asks, filled or not.
class Stage final : public QWidget
{
public:
    explicit Stage(bool filled)
    {
        if (filled)
            m_reports.fill(today.addDays(-29), today);
        m_gateways.finance = &m_finance;
        m_gateways.reports = &m_reports;
        m_gateways.clock = &m_clock;
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(ui::Theme::page, ui::Theme::group, ui::Theme::page, ui::Theme::group);
    }
    ~Stage() override { delete m_page; }
    Q_DISABLE_COPY(Stage)

    [[nodiscard]] const Gateways &gateways() const { return m_gateways; }
    [[nodiscard]] test::FakeReportsGateway &reports() { return m_reports; }
    void put(ui::FinancePage *page)
    {
        m_page = page;
        layout()->addWidget(page);
        page->setVenue(
            {VenueId(1), QStringLiteral("Riverside Sports Centre"), QTimeZone("Asia/Shanghai"), QStringLiteral("CNY")});
    }

private:
    test::FakeFinanceGateway m_finance;
    test::FakeReportsGateway m_reports;
    test::TestClock m_clock{QDateTime(today, QTime(12, 30), Qt::UTC)};
    Gateways m_gateways;
    ui::FinancePage *m_page = nullptr;
};

template <finance::ChartKind kind>
std::unique_ptr<QWidget> chart()
{
    auto stage = std::make_unique<Stage>(true);
    auto *page = new ui::ChartsPage(stage->gateways(), stage.get());
    page->show(kind);
    stage->put(page);
    return stage;
}

std::unique_ptr<QWidget> pointed()
{
    auto stage = chart<finance::ChartKind::Takings>();
    QTimer::singleShot(60, stage.get(), [stage = stage.get()] {
        auto *bars = stage->findChild<ui::BarsChart *>();
        for (int i = 0; i < 9; ++i)
            QTest::keyClick(bars, Qt::Key_Right);
        QTest::keyClick(bars, Qt::Key_Up);
    });
    return stage;
}

std::unique_ptr<QWidget> noNumbers()
{
    auto stage = std::make_unique<Stage>(false);
    stage->put(new ui::ChartsPage(stage->gateways(), stage.get()));
    return stage;
}

/// A chart as it leaves the window, in light colours whatever the window's are.
template <finance::ChartKind kind>
std::unique_ptr<QWidget> printed()
{
    test::FakeReportsGateway reports;
    reports.fill(today.addDays(-29), today);
    const finance::ChartBuilder builder(today.addDays(-29), today, QStringLiteral("CNY"));
    const finance::ChartData data = kind == finance::ChartKind::Occupancy ? builder.occupancy(reports.occupancyCells)
                                                                          : builder.takings(reports.takingsCells);
    auto label = std::make_unique<QLabel>();
    label->setPixmap(QPixmap::fromImage(ui::ChartPrint::image(data, QStringLiteral("Riverside Sports Centre"))
                                            .scaledToWidth(1080, Qt::SmoothTransformation)));
    return label;
}

std::unique_ptr<QWidget> exports()
{
    auto stage = std::make_unique<Stage>(true);
    stage->put(new ui::ExportsPage(stage->gateways(), stage.get()));
    return stage;
}

} // namespace

GalleryItems finance_chartsItems()
{
    using finance::ChartKind;
    const QSize size(1039, 736); // what a window of 1280 x 800 leaves a page beside the list of pages
    return {{QStringLiteral("charts-takings"), size, &pointed, 200},
        {QStringLiteral("charts-occupancy"), size, &chart<ChartKind::Occupancy>, 100},
        {QStringLiteral("charts-sell-through"), size, &chart<ChartKind::SellThrough>, 100},
        {QStringLiteral("charts-cancellations"), size, &chart<ChartKind::Outcomes>, 100},
        {QStringLiteral("charts-lead-time"), size, &chart<ChartKind::LeadTime>, 100},
        {QStringLiteral("charts-print-takings"), QSize(1080, 530), &printed<ChartKind::Takings>, 0},
        {QStringLiteral("charts-print-occupancy"), QSize(1080, 530), &printed<ChartKind::Occupancy>, 0},
        {QStringLiteral("charts-empty"), size, &noNumbers, 100}, {QStringLiteral("exports"), size, &exports, 100}};
}

} // namespace vd::gallery
