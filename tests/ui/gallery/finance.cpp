#include "gallery_items.h"

#include "models/base/Changes.h"
#include "tests/support/fakes/FakeFinanceGateway.h"
#include "tests/support/TestClock.h"
#include "ui/common/DateNavigator.h"
#include "ui/common/Theme.h"
#include "ui/finance/FinanceWorkspace.h"

#include <QHBoxLayout>
#include <QTimer>
#include <QVBoxLayout>

namespace vd::gallery {

namespace {

const QDate day(2026, 12, 5);

struct Fakes
{
    test::FakeFinanceGateway finance;
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
        workspace = new ui::FinanceWorkspace(gateways, this);
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
    auto stage = std::make_unique<Stage>(std::move(fakes));
    // The answers come from the event loop, so the looking comes after them.
    QTimer::singleShot(30, stage->workspace, [workspace = stage->workspace] {
        for (const ui::Command &command : workspace->commands())
            if (command.id == QLatin1String("finance.look"))
                command.run();
    });
    return stage;
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
    const QSize size(1280, 700);
    return {{QStringLiteral("finance-day"), size, &filled, 100},
        {QStringLiteral("finance-differences"), size, &differences, 100},
        {QStringLiteral("finance-empty"), size, &empty, 100}, {QStringLiteral("finance-offline"), size, &offline, 100}};
}

} // namespace vd::gallery
