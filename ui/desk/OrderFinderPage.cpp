#include "ui/desk/OrderFinderPage.h"

#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/LineEdit.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/OrderFilterBar.h"
#include "ui/desk/OrderPage.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <utility>

namespace vd::ui {

OrderFinderPage::OrderFinderPage(const Gateways &gateways, checkin::TicketSigner *signer, QWidget *parent)
    : QWidget(parent)
    , m_finder(gateways)
    , m_rows([](const orders::OrderRow &row) { return row.id; })
{
    setObjectName(QStringLiteral("orderFinder"));
    build(gateways, signer);
    retranslate();
    m_table->setModel(&m_rows);
    m_table->setSortingEnabled(false);
    m_table->setStartWidths({110, 150, 130, 120, 150, 110, 90});
    m_table->rememberAs(QStringLiteral("desk/orders"));
    wire();
    showRows();
}

void OrderFinderPage::build(const Gateways &gateways, checkin::TicketSigner *signer)
{
    m_search = new LineEdit(this);
    m_search->setObjectName(QStringLiteral("orderSearch"));
    m_search->setIcon(QStringLiteral("search"));
    m_search->setMaxLength(200);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_filter = new OrderFilterBar(*gateways.clock, this);
    m_count = new TextLabel(FontRole::Caption, Token::Muted, this);
    m_messages = new MessageStrip(this);
    m_table = new TableView(this);
    m_table->setObjectName(QStringLiteral("orderTable"));
    m_empty = new EmptyState(this);
    m_loading = new LoadingBar(m_table);
    m_page = new OrderPage(gateways, signer, this);
    m_page->setNextCallShown(false);
    auto *left = new QVBoxLayout(this);
    left->setContentsMargins(Theme::group, Theme::tight, Theme::group, Theme::group);
    left->setSpacing(Theme::gap);
    auto *top = new QHBoxLayout;
    top->setSpacing(Theme::gap);
    top->addWidget(m_search, 1);
    top->addWidget(m_filter);
    left->addLayout(top);
    left->addWidget(m_messages);
    left->addWidget(m_table, 1);
    left->addWidget(m_empty, 1);
    left->addWidget(m_count);
}

void OrderFinderPage::wire()
{
    connect(m_search, &QLineEdit::textChanged, &m_finder, &orders::OrderFinder::setText);
    connect(m_search, &LineEdit::submitted, this, [this] {
        m_openWaits = m_finder.isSearching();
        if (m_openWaits)
            m_finder.searchNow();
        else
            openRow(m_table->currentIndex().isValid() ? m_table->currentIndex() : m_rows.index(0, 0));
    });
    connect(m_search, &QLineEdit::textEdited, this, [this] { m_openWaits = false; });
    connect(m_filter, &OrderFilterBar::changed, this, [this] { m_finder.narrow(m_filter->day(), m_filter->states()); });
    connect(&m_finder, &orders::OrderFinder::rowsChanged, this, &OrderFinderPage::showRows);
    connect(&m_finder, &orders::OrderFinder::rowsChanged, m_messages, &MessageStrip::clear);
    connect(&m_finder, &orders::OrderFinder::searchingChanged, this, [this] {
        if (m_finder.isSearching())
            m_loading->start();
        else
            m_loading->stop();
        showRows();
        // Enter came before the answer did.
        if (!m_finder.isSearching() && std::exchange(m_openWaits, false) && !m_finder.hasFailed())
            openRow(m_rows.index(0, 0));
    });
    connect(&m_finder, &orders::OrderFinder::failed, this,
        [this](const Error &error) { m_messages->tellError(error, m_venue.zone); });
    connect(m_table, &TableView::opened, this, &OrderFinderPage::openRow);
    connect(m_table, &QAbstractItemView::clicked, this, &OrderFinderPage::openRow);
    connect(m_page, &OrderPage::doneRequested, this, &OrderFinderPage::focusSearch);
    connect(m_page, &OrderPage::shownChanged, this, &OrderFinderPage::markShown);
}

void OrderFinderPage::retranslate()
{
    m_search->setPlaceholderText(tr("Order number, phone, last four digits or name"));
    m_search->setAccessibleName(tr("Find an order"));
    using Row = orders::OrderRow;
    const auto zone = [this] { return m_venue.zone.isValid() ? m_venue.zone : QTimeZone::utc(); };
    m_rows.setColumns({
        {tr("Order"), [](const Row &r) { return r.orderNo; }},
        {tr("Customer"), [](const Row &r) { return r.customerName; }},
        {tr("Phone"), [](const Row &r) { return FormatText::phone(r.customerPhone); }},
        {tr("Space"), [](const Row &r) { return r.firstSpace; }},
        {tr("When"),
            [zone](const Row &r) { return r.startsAt.isValid() ? FormatText::moment(r.startsAt, zone()) : QString(); }},
        {tr("State"), [](const Row &r) { return FormatText::orderState(toDatabase(r.state)); }},
        {tr("Total"), [](const Row &r) { return FormatText::amount(r.total); },
            [](const Row &r) { return QVariant(static_cast<qint64>(r.total.minor())); }, true},
    });
    showRows();
}

void OrderFinderPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void OrderFinderPage::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    m_page->setVenue(venue);
    m_filter->setZone(venue.zone);
    m_finder.setVenue(venue.id);
    m_finder.searchNow();
}

void OrderFinderPage::search(const QString &text)
{
    m_search->setText(text);
    m_openWaits = true;
    // One search either way.
    if (m_filter->isEmpty())
        m_finder.searchNow();
    else
        m_filter->clear();
    focusSearch();
}

void OrderFinderPage::focusSearch()
{
    m_search->setFocus(Qt::OtherFocusReason);
    m_search->selectAll();
}

void OrderFinderPage::open(OrderId id)
{
    m_page->open(id);
}

void OrderFinderPage::reload()
{
    refresh();
    m_page->reload();
}

void OrderFinderPage::refresh()
{
    m_finder.searchNow();
}

void OrderFinderPage::showRows()
{
    const OrderId open = m_page->controller().hasOrder() ? m_page->controller().order().id : OrderId();
    const bool listed = m_rows.rowOf(open).has_value();
    m_rows.setRows(m_finder.rows());
    // What another search leaves out can no longer be acted on beside its list. What was opened from elsewhere was
    // never in it, and what changed by what was done to it (paid among the held ones) is still worked on.
    const bool searchedAnew = std::exchange(m_listedFor, m_finder.text()) != m_finder.text();
    if (searchedAnew && listed && !m_rows.rowOf(open))
        m_page->close();
    markShown();
    const bool none = m_finder.rows().isEmpty() && !m_finder.isSearching();
    m_table->setVisible(!none);
    m_empty->setVisible(none);
    if (!m_filter->isEmpty())
        m_empty->set(QStringLiteral("search"), tr("No order fits"), tr("Choose another day or another state."));
    else if (m_finder.text().trimmed().isEmpty())
        m_empty->set(QStringLiteral("ticket"), tr("No orders yet"),
            tr("Orders made at this venue will be here, the latest first."));
    else
        m_empty->set(QStringLiteral("search"), tr("Nothing found for “%1”").arg(m_finder.text().trimmed()),
            tr("Try the last four digits of the phone, or a part of the name."));
    m_count->setText(m_finder.isCut()
            ? tr("The first %1. Type more to narrow it down.").arg(orders::OrderFinder::mostRows)
            : tr("%n order(s)", nullptr, static_cast<int>(m_finder.rows().size())));
}

// The row of the order that is open; none when it is not in the list, never its neighbour.
void OrderFinderPage::markShown()
{
    const std::optional<int> at
        = m_page->controller().hasOrder() ? m_rows.rowOf(m_page->controller().order().id) : std::nullopt;
    if (!m_table->selectionModel() || m_table->hasFocus())
        return;
    if (at)
        m_table->selectionModel()->setCurrentIndex(
            m_rows.index(*at, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    else
        m_table->clearSelection();
}

void OrderFinderPage::openRow(const QModelIndex &index)
{
    if (!index.isValid() || index.row() >= m_rows.rowCount())
        return;
    m_table->selectRow(index.row());
    m_page->open(m_rows.row(index.row()).id);
}

bool OrderFinderPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress && !m_search->isComposing()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Down && m_rows.rowCount() > 0) {
            m_table->setFocus(Qt::TabFocusReason);
            if (!m_table->currentIndex().isValid())
                m_table->selectRow(0);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace vd::ui
