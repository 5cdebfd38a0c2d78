#include "ui/finance/ApplyDialog.h"

#include "models/base/WhenDone.h"
#include "models/finance/MoneyWords.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/LineEdit.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Phrase.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/finance/Columns.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

using finance::MoneyWords;
using orders::OrderRow;
using orders::OrderState;

namespace {

constexpr QSize startSize(760, 520);

} // namespace

ApplyDialog::ApplyDialog(
    const Gateways &gateways, const operators::VenueInfo &venue, const finance::WorkRow &payment, QWidget *parent)
    : FormDialog(
        QStringLiteral("applyDialog"), tr("Apply %1 to an order").arg(FormatText::money(payment.amount)), parent)
    , m_books(*gateways.books)
    , m_venue(venue)
    , m_payment(payment)
    , m_finder(gateways)
    , m_rows(new RowsModel<OrderRow, OrderId>([](const OrderRow &row) { return row.id; }, this))
{
    resize(startSize);
    build();
    connectAll();
    showChosen();
    m_finder.setVenue(venue.id);
    // Whose money it is, where that is known.
    m_search->setText(payment.customerPhone);
    m_finder.searchNow();
    m_search->setFocus();
}

void ApplyDialog::build()
{
    auto *about = new TextLabel(QStringList{MoneyWords::channel(m_payment.channel), m_payment.number,
                                    FormatText::moment(m_payment.since, m_venue.zone)}
                                    .join(QStringLiteral(" · ")),
        FontRole::Base, Token::Muted, this);
    m_search = new LineEdit(this);
    m_search->setObjectName(QStringLiteral("applySearch"));
    m_search->setIcon(QStringLiteral("search"));
    m_search->setMaxLength(200);
    m_search->setClearButtonEnabled(true);
    m_search->setPlaceholderText(tr("Order number, phone, last four digits or name"));
    m_search->setAccessibleName(tr("Find an order"));
    m_pane = new TablePane(this);
    m_rows->setColumns(columns());
    m_pane->setModel(m_rows);
    m_pane->view()->setObjectName(QStringLiteral("applyOrders"));
    m_pane->view()->setAccessibleName(tr("Orders that wait for money"));
    m_pane->view()->setSelectionMode(QAbstractItemView::SingleSelection);
    m_pane->view()->setStartWidths({128, 100, 160, 130, 86, 100});
    m_pane->emptyState()->set(QStringLiteral("ticket"), tr("No order waits for money"),
        tr("Only held orders and those with a payment pending can take it. Search by number, phone or name."));
    m_preview = new TextLabel(FontRole::Base, Token::Text, this);
    m_preview->setObjectName(QStringLiteral("applyPreview"));
    m_preview->setWordWrap(true);
    messages()->setObjectName(QStringLiteral("applyStrip"));
    column()->addWidget(about);
    column()->addSpacing(Theme::tight);
    column()->addWidget(m_search);
    column()->addWidget(m_pane, 1);
    column()->addWidget(m_preview);
    m_accept = finish(tr("Cancel"), "applyAccept");
}

void ApplyDialog::connectAll()
{
    connect(m_search, &QLineEdit::textChanged, &m_finder, &orders::OrderFinder::setText);
    connect(m_search, &LineEdit::submitted, this, [this] { m_finder.searchNow(); });
    connect(&m_finder, &orders::OrderFinder::rowsChanged, this, &ApplyDialog::showRows);
    connect(&m_finder, &orders::OrderFinder::searchingChanged, this, [this] {
        if (m_finder.isSearching())
            m_pane->loading()->start();
        else
            m_pane->loading()->stop();
    });
    connect(&m_finder, &orders::OrderFinder::failed, this,
        [this](const Error &error) { messages()->tellError(error, m_venue.zone); });
    connect(m_pane, &TablePane::currentChanged, this, &ApplyDialog::showChosen);
    connect(m_pane, &TablePane::rowOpened, this, [this] { m_accept->setFocus(Qt::OtherFocusReason); });
    connect(m_accept, &QPushButton::clicked, this, &ApplyDialog::apply);
}

void ApplyDialog::showRows()
{
    QList<OrderRow> waiting;
    for (const OrderRow &row : m_finder.rows())
        if ((row.state == OrderState::Holding || row.state == OrderState::PendingPay)
            && row.total.currency() == m_payment.amount.currency())
            waiting << row;
    m_rows->setRows(waiting);
    showChosen();
}

std::optional<OrderRow> ApplyDialog::chosen() const
{
    const std::optional<int> row = m_pane->currentSourceRow();
    return row ? std::optional<OrderRow>(m_rows->row(*row)) : std::nullopt;
}

QString ApplyDialog::preview(const OrderRow &order) const
{
    const Money after = order.paid + m_payment.amount;
    const QString sum
        = tr("%1 is paid of %2; with this it is %3.")
              .arg(FormatText::amount(order.paid), FormatText::money(order.total), FormatText::amount(after));
    if (after < order.total)
        return Phrase::sentences({sum,
            tr("%1 stays outstanding and the order goes on waiting.").arg(FormatText::money(order.total - after))});
    if (after == order.total)
        return Phrase::sentences({sum, tr("The order is confirmed.")});
    return Phrase::sentences({sum,
        tr("The order is confirmed; %1 is too much and is listed as surplus.")
            .arg(FormatText::money(after - order.total))});
}

void ApplyDialog::showChosen()
{
    const std::optional<OrderRow> order = chosen();
    m_preview->setText(order ? preview(*order) : tr("Choose the order the money is for."));
    m_preview->setColour(order ? Token::Text : Token::Muted);
    m_accept->setText(order ? tr("Apply to %1").arg(order->orderNo) : tr("Apply"));
    m_accept->setEnabled(order && !m_busy);
}

void ApplyDialog::apply()
{
    const std::optional<OrderRow> order = chosen();
    if (!order || m_busy)
        return;
    m_busy = true;
    showChosen();
    whenDone(m_books.applyPayment(m_key.keyFor(QByteArray::number(order->id.value())), m_payment.payment, order->id),
        this, [this, orderNo = order->orderNo](const Result<Done> &done) {
            m_busy = false;
            if (done) {
                Q_EMIT applied(orderNo);
                return accept();
            }
            messages()->tellError(done.error(), m_venue.zone);
            m_finder.searchNow();
            showChosen();
        });
}

QList<Column<OrderRow>> ApplyDialog::columns() const
{
    return {Columns::text<OrderRow>(tr("Order"), [](const OrderRow &row) { return row.orderNo; }),
        Columns::text<OrderRow>(tr("Customer"), [](const OrderRow &row) { return row.customerName; }),
        Columns::moment<OrderRow>(tr("Made"), &OrderRow::createdAt, [this] { return m_venue.zone; }),
        Columns::text<OrderRow>(
            tr("State"), [](const OrderRow &row) { return FormatText::orderState(toDatabase(row.state)); }),
        Columns::amount<OrderRow>(tr("Total"), &OrderRow::total),
        Columns::figures<OrderRow>(
            tr("Outstanding"), [](const OrderRow &row) { return FormatText::amount(row.total - row.paid); },
            [](const OrderRow &row) { return QVariant::fromValue<qint64>((row.total - row.paid).minor()); })};
}

} // namespace vd::ui
