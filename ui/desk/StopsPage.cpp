#include "ui/desk/StopsPage.h"

#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/StopWords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace vd::ui {

using inventory::Stop;
using inventory::StopOrder;

StopsPage::StopsPage(inventory::StopsController &stops, QWidget *parent)
    : QWidget(parent)
    , m_stops(stops)
    , m_rows([](const Stop &stop) { return stop.id; })
    , m_orders([](const StopOrder &order) { return order.order; })
{
    setObjectName(QStringLiteral("stopsPage"));
    build();
    retranslate();
    m_table->setModel(&m_rows);
    m_table->view()->setSortingEnabled(false);
    m_table->view()->setStartWidths({180, 200, 160, 90, 90, 0});
    m_table->rememberAs(QStringLiteral("desk/stops"));
    m_orderTable->setModel(&m_orders);
    m_orderTable->view()->setStartWidths({90, 150, 130, 250, 90, 0});
    m_orderTable->rememberAs(QStringLiteral("desk/stopOrders"));
    wire();
    refresh();
    refreshOrders();
}

void StopsPage::build()
{
    m_messages = new MessageStrip(this);
    const auto button = [this](const char *name) {
        auto *made = new QPushButton(this);
        made->setObjectName(QString::fromLatin1(name));
        made->setAutoDefault(true);
        return made;
    };
    m_new = button("newStop");
    setVariant(m_new, Variant::Primary);
    m_withdraw = button("withdrawStop");
    m_goOn = button("workStop");
    m_table = new TablePane(this);
    m_ordersTitle = new TextLabel(FontRole::Section, Token::Text, this);
    m_ordersTitle->setObjectName(QStringLiteral("stopProgress"));
    m_orderTable = new TablePane(this);
    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::gap);
    head->addWidget(m_new);
    head->addStretch(1);
    head->addWidget(m_goOn);
    head->addWidget(m_withdraw);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::group, Theme::tight, Theme::group, Theme::group);
    column->setSpacing(Theme::gap);
    column->addLayout(head);
    column->addWidget(m_messages);
    column->addWidget(m_table, 2);
    column->addSpacing(Theme::gap);
    column->addWidget(m_ordersTitle);
    column->addWidget(m_orderTable, 3);
}

void StopsPage::wire()
{
    using Controller = inventory::StopsController;
    connect(&m_stops, &Controller::changed, this, &StopsPage::refresh);
    connect(&m_stops, &Controller::ordersChanged, this, &StopsPage::refreshOrders);
    connect(&m_stops, &Controller::busyChanged, this, &StopsPage::refreshOrders);
    connect(&m_stops, &Controller::failed, this, [this](const Error &error) {
        if (isVisible())
            m_messages->tellError(error, m_venue.zone);
    });
    connect(&m_stops, &Controller::published, this, [this](StopId stop) {
        m_messages->tell(MessageStrip::Kind::Info, tr("The slots are closed. The orders are being worked on."));
        if (const std::optional<int> row = m_rows.rowOf(stop))
            m_table->selectSourceRow(*row);
    });
    connect(&m_stops, &Controller::finished, this, [this](StopId) {
        m_messages->tell(
            MessageStrip::Kind::Success, tr("All orders were worked on. The customers stand on the call list."));
    });
    connect(&m_stops, &Controller::withdrawn, this, [this](StopId) {
        m_messages->tell(MessageStrip::Kind::Success, tr("Withdrawn. What was not settled stands as before."));
    });
    connect(m_table, &TablePane::currentChanged, this, [this] {
        const std::optional<int> row = m_table->currentSourceRow();
        m_stops.select(row ? m_rows.row(*row).id : StopId());
        refreshOrders();
    });
    connect(
        m_orderTable, &TablePane::rowOpened, this, [this](int row) { Q_EMIT orderRequested(m_orders.row(row).order); });
    connect(m_orderTable, &TablePane::currentChanged, this, [this] {
        if (const std::optional<int> row = m_orderTable->currentSourceRow())
            Q_EMIT orderRequested(m_orders.row(*row).order);
    });
    connect(m_new, &QPushButton::clicked, this, &StopsPage::newRequested);
    connect(m_withdraw, &QPushButton::clicked, this, &StopsPage::withdraw);
    connect(m_goOn, &QPushButton::clicked, this, [this] { m_stops.work(m_stops.selected()); });
}

void StopsPage::retranslate()
{
    m_new->setText(tr("New stop…"));
    m_withdraw->setText(tr("Withdraw…"));
    const auto zone = [this] { return m_venue.zone.isValid() ? m_venue.zone : QTimeZone::utc(); };
    m_rows.setColumns({
        {tr("Spaces"), [](const Stop &s) { return s.spaceNames; }},
        {tr("Time"),
            [zone](const Stop &s) {
                return FormatText::date(s.from.toTimeZone(zone()).date()) + QStringLiteral("  ")
                    + FormatText::range(s.from, s.until, zone());
            }},
        {tr("Reason"), [](const Stop &s) { return s.reason; }},
        {tr("Orders"), [](const Stop &s) { return s.orders; }, {}, true},
        {tr("Open"), [](const Stop &s) { return s.open; }, {}, true},
        {tr("State"),
            [](const Stop &s) {
                return s.state == QLatin1String("withdrawn") ? tr("withdrawn")
                                                             : tr("in force, by %1").arg(s.publishedBy);
            }},
    });
    m_orders.setColumns({
        {tr("Order"), [](const StopOrder &o) { return o.orderNo; }},
        {tr("Customer"), [](const StopOrder &o) { return o.customerName; }},
        {tr("Phone"), [](const StopOrder &o) { return FormatText::phone(o.customerPhone); }},
        {tr("What became of it"), [](const StopOrder &o) { return StopWords::outcome(o.outcome, o.entered, o.party); }},
        {tr("Amount"), [](const StopOrder &o) { return FormatText::amount(o.amount); },
            [](const StopOrder &o) { return QVariant(static_cast<qint64>(o.amount.minor())); }, true},
        {tr("Note"), [](const StopOrder &o) { return StopWords::detail(o.detail); }},
    });
    m_table->emptyState()->set(QStringLiteral("stop"), tr("No stop was published"),
        tr("A stop closes spaces for a time, because of weather or repairs, and takes care of the orders it hits."));
    m_orderTable->emptyState()->set(QStringLiteral("ticket"), tr("No orders"),
        tr("Choose a stop above to see the orders it hit and what became of them."));
    refreshOrders();
}

void StopsPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StopsPage::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    m_messages->clear();
    retranslate();
}

void StopsPage::setLead(bool lead)
{
    m_lead = lead;
    m_new->setVisible(lead);
    refreshOrders();
}

void StopsPage::focusStart()
{
    m_stops.reload();
    m_table->setFocus(Qt::OtherFocusReason);
}

void StopsPage::refresh()
{
    m_rows.setRows(m_stops.stops());
    // The one just published is the one looked at.
    if (const std::optional<int> row = m_rows.rowOf(m_stops.selected()); row && !m_table->currentSourceRow())
        m_table->selectSourceRow(*row);
    refreshOrders();
}

void StopsPage::refreshOrders()
{
    const QList<StopOrder> &orders = m_stops.orders();
    m_orders.setRows(orders);
    const std::optional<int> row = m_rows.rowOf(m_stops.selected());
    const bool live = row && m_rows.row(*row).state != QLatin1String("withdrawn");
    const auto waiting = std::count_if(
        orders.cbegin(), orders.cend(), [](const StopOrder &o) { return o.outcome == QLatin1String("pending"); });
    const auto failed = std::count_if(
        orders.cbegin(), orders.cend(), [](const StopOrder &o) { return o.outcome == QLatin1String("failed"); });
    m_withdraw->setVisible(m_lead && live);
    m_withdraw->setEnabled(!m_stops.isBusy());
    m_goOn->setVisible(m_lead && live && waiting + failed > 0);
    m_goOn->setText(waiting > 0 ? tr("Work on the rest") : tr("Try again what failed"));
    m_goOn->setEnabled(!m_stops.isBusy());
    m_ordersTitle->setText(!row ? tr("Orders")
            : waiting > 0       ? tr("Orders: %1 of %2 processed").arg(orders.size() - waiting).arg(orders.size())
            : failed > 0        ? tr("Orders: %1 of %2 failed").arg(failed).arg(orders.size())
                                : tr("%n order(s) hit", nullptr, static_cast<int>(orders.size())));
}

void StopsPage::withdraw()
{
    const std::optional<int> row = m_rows.rowOf(m_stops.selected());
    if (!row)
        return;
    const Stop stop = m_rows.row(*row);
    Question question;
    question.title = tr("Withdraw the stop “%1”?").arg(stop.reason);
    question.text
        = tr("On sale again: %1. %n order(s) not settled yet stand as before; what was refunded or moved stays so.",
            nullptr, stop.open)
              .arg(stop.spaceNames);
    question.accept = tr("Withdraw");
    question.refuse = tr("Keep the stop");
    question.danger = true;
    Prompt::ask(this, question, [this, id = stop.id](const QString &) { m_stops.withdraw(id); });
}

} // namespace vd::ui
