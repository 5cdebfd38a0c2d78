#include "tests/ui/gallery/AdminStage.h"

#include "tests/ui/gallery/Poster.h"

#include <QTimer>
#include <QVBoxLayout>

namespace vd::gallery {

AdminStage::AdminStage(
    std::unique_ptr<AdminFakes> fakes, const char *page, std::function<void(ui::AdminWorkspace &)> then)
    : m_fakes(std::move(fakes))
{
    Gateways gateways;
    gateways.catalog = &m_fakes->catalog;
    gateways.records = &m_fakes->records;
    gateways.schedule = &m_fakes->schedule;
    gateways.operators = &m_fakes->operators;
    gateways.clock = &m_fakes->clock;
    gateways.terminals = &m_fakes->terminals;
    gateways.thisTerminal = &m_fakes->thisTerminal;
    gateways.audit = &m_fakes->audit;
    m_workspace = new ui::AdminWorkspace(gateways, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_workspace);
    m_workspace->setVenue(
        {VenueId(1), QStringLiteral("Riverside Sports Centre"), QTimeZone("Asia/Shanghai"), QStringLiteral("CNY")});
    m_workspace->showPage(QLatin1String(page));
    // The answers come from the event loop; what a person does comes after them.
    if (then)
        QTimer::singleShot(30, m_workspace, [this, then] { then(*m_workspace); });
}

std::unique_ptr<AdminFakes> filledAdmin()
{
    auto fakes = std::make_unique<AdminFakes>();
    fakes->catalog.fillSportsCentre();
    fakes->records.fillSportsCentre();
    fakes->records.picture = galaPoster();
    const auto rental = fakes->records.add(catalog::RecordKind::Category,
        {{QStringLiteral("name"), QStringLiteral("Rental")}, {QStringLiteral("position"), 5}});
    QJsonObject rackets{{QStringLiteral("name"), QStringLiteral("Rackets")},
        {QStringLiteral("kind"), QStringLiteral("equipment")}, {QStringLiteral("category_id"), rental},
        {QStringLiteral("max_capacity"), 40}};
    const auto stock = fakes->records.add(catalog::RecordKind::Space, rackets);
    rackets.insert(QStringLiteral("name"), QStringLiteral("Rackets by the day"));
    rackets.insert(QStringLiteral("stock_of"), stock);
    fakes->records.add(catalog::RecordKind::Space, rackets);
    fakes->operators.fill();
    for (const catalog::Space &space : std::as_const(fakes->catalog.spaceRows))
        fakes->schedule.names.insert(space.id, space.name);
    fakes->terminals.fill(fakes->clock.now());
    fakes->audit.fillDay(fakes->clock.now());
    return fakes;
}

} // namespace vd::gallery
