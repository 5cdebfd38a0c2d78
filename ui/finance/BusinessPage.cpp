#include "ui/finance/BusinessPage.h"

#include "models/base/WhenDone.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/finance/Columns.h"
#include "ui/finance/TotalRowDelegate.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace vd::ui {

using finance::BusinessLine;
using finance::BusinessRow;

BusinessPage::BusinessPage(finance::BooksGateway &gateway, QWidget *parent)
    : FinancePage(parent)
    , m_gateway(gateway)
    , m_lines(new RowsModel<BusinessLine, qint64>([](const BusinessLine &line) { return line.space.value(); }, this))
    , m_items(new RowsModel<BusinessRow, qint64>([](const BusinessRow &row) { return row.item.value(); }, this))
    , m_title(new TextLabel(FontRole::Title, Token::Text, this))
    , m_itemsTitle(new TextLabel(FontRole::Section, Token::Text, this))
    , m_sum(new TextLabel(FontRole::FiguresStrong, Token::Muted, this))
    , m_strip(new MessageStrip(this))
    , m_linesPane(new TablePane(this))
    , m_itemsPane(new TablePane(this))
{
    setObjectName(QStringLiteral("businessPage"));
    m_sum->setObjectName(QStringLiteral("businessSum"));
    m_lines->setColumns(lineColumns());
    m_items->setColumns(itemColumns());
    m_linesPane->setModel(m_lines);
    m_itemsPane->setModel(m_items);
    m_linesPane->view()->setSelectionMode(QAbstractItemView::SingleSelection);
    // The total stands below its lines, so they keep the order of the venue.
    m_linesPane->view()->setSortingEnabled(false);
    m_linesPane->view()->setItemDelegate(new TotalRowDelegate(m_linesPane));
    m_linesPane->view()->setStartWidths({150, 110, 70, 100, 64, 100, 76, 100, 100, 110});
    m_itemsPane->view()->setStartWidths({110, 120, 100, 160, 140, 70, 100, 100, 90});
    m_linesPane->rememberAs(QStringLiteral("financeBusiness"));
    m_itemsPane->rememberAs(QStringLiteral("financeBusinessItems"));
    auto *head = new QHBoxLayout;
    head->addWidget(m_itemsTitle);
    head->addStretch(1);
    head->addWidget(m_sum);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addWidget(m_title);
    column->addWidget(m_strip);
    column->addWidget(m_linesPane, 1);
    column->addLayout(head);
    column->addWidget(m_itemsPane, 1);
    setFocusProxy(m_linesPane);
    connect(m_strip, &MessageStrip::actionTriggered, this, &FinancePage::reload);
    connect(m_linesPane, &TablePane::currentChanged, this, [this] {
        const std::optional<int> row = m_linesPane->currentSourceRow();
        const BusinessLine chosen = row ? m_lines->row(*row) : BusinessLine{};
        if (chosen.space == m_chosen.space)
            return;
        m_chosen = chosen;
        loadItems();
    });
    connect(m_itemsPane, &TablePane::rowOpened, this, [this](int row) { Q_EMIT orderOpened(m_items->row(row).order); });
    retranslate();
}

QString BusinessPage::title() const
{
    return tr("Business date");
}

QString BusinessPage::showText() const
{
    return tr("Show what was sold for the day");
}

QString BusinessPage::icon() const
{
    return QStringLiteral("calendar");
}

void BusinessPage::find()
{
    m_itemsPane->openFilter();
}

void BusinessPage::load()
{
    m_strip->clear();
    m_linesPane->loading()->load(
        m_gateway.businessReport(venue().id, day()), [this](const Result<QList<BusinessLine>> &lines) {
            if (lines)
                showLines(*lines);
            else
                fail(lines.error());
        });
    loadItems();
}

void BusinessPage::loadItems()
{
    m_itemsPane->loading()->load(
        m_gateway.businessRows(venue().id, day(), m_chosen.space), [this](const Result<QList<BusinessRow>> &items) {
            if (!items)
                return fail(items.error());
            m_items->setRows(*items);
            showSum();
        });
}

void BusinessPage::showLines(QList<BusinessLine> lines)
{
    if (!lines.isEmpty()) {
        const QString currency = lines.constFirst().net.currency();
        BusinessLine total;
        total.sold = total.refunded = total.fees = total.net = Money(0, currency);
        for (const BusinessLine &line : std::as_const(lines)) {
            total.slots += line.slots;
            total.capacity += line.capacity;
            total.places += line.places;
            total.items += line.items;
            total.returned += line.returned;
            total.sold += line.sold;
            total.refunded += line.refunded;
            total.fees += line.fees;
            total.net += line.net;
        }
        lines << total;
    }
    m_lines->setRows(lines);
    for (const BusinessLine &line : std::as_const(lines))
        if (line.space == m_chosen.space)
            m_chosen = line;
    showSum();
}

void BusinessPage::showSum()
{
    m_itemsTitle->setText(
        m_chosen.space.isValid() ? tr("Sold for this day, %1").arg(m_chosen.name) : tr("Sold for this day"));
    const QList<BusinessRow> &rows = m_items->rows();
    if (rows.isEmpty()) {
        m_sum->clear();
        return;
    }
    Money sum(0, rows.constFirst().sold.currency());
    for (const BusinessRow &row : rows)
        sum += row.sold - row.refunded;
    const bool equal = sum == m_chosen.net;
    const QString lines = tr("%n line(s)", nullptr, static_cast<int>(rows.size()));
    m_sum->setColour(equal ? Token::Muted : Token::DangerText);
    m_sum->setText(equal
            ? tr("%1 = %2 net").arg(lines, FormatText::money(sum))
            : tr("%1 make %2, the line says %3").arg(lines, FormatText::money(sum), FormatText::money(m_chosen.net)));
}

void BusinessPage::fail(const Error &error)
{
    m_strip->tellError(error, venue().zone, [] { return tr("Try again"); });
}

QList<Column<BusinessLine>> BusinessPage::lineColumns() const
{
    return {Columns::text<BusinessLine>(
                tr("Space"), [](const BusinessLine &l) { return l.space.isValid() ? l.name : tr("Total"); }),
        Columns::text<BusinessLine>(tr("Category"), [](const BusinessLine &l) { return l.category; }),
        Columns::count<BusinessLine>(tr("Slots"), &BusinessLine::slots),
        Columns::figures<BusinessLine>(
            tr("Places sold"),
            [](const BusinessLine &l) {
                return tr("%1 / %2").arg(FormatText::number(l.places), FormatText::number(l.capacity));
            },
            [](const BusinessLine &l) { return l.places; }),
        Columns::count<BusinessLine>(tr("Lines"), &BusinessLine::items),
        Columns::amount<BusinessLine>(tr("Sold"), &BusinessLine::sold),
        Columns::count<BusinessLine>(tr("Returned"), &BusinessLine::returned),
        Columns::amount<BusinessLine>(tr("Refunded"), &BusinessLine::refunded),
        Columns::amount<BusinessLine>(tr("Fees kept"), &BusinessLine::fees),
        Columns::amount<BusinessLine>(tr("Net"), &BusinessLine::net)};
}

QList<Column<BusinessRow>> BusinessPage::itemColumns() const
{
    return {Columns::text<BusinessRow>(
                tr("Time"), [this](const BusinessRow &r) { return FormatText::range(r.startsAt, r.endsAt, zone()); }),
        Columns::text<BusinessRow>(tr("Space"), [](const BusinessRow &r) { return r.space; }),
        Columns::text<BusinessRow>(tr("Label"), [](const BusinessRow &r) { return r.label; }),
        Columns::text<BusinessRow>(tr("Order"), [](const BusinessRow &r) { return r.orderNo; }),
        Columns::text<BusinessRow>(
            tr("State"), [](const BusinessRow &r) { return FormatText::orderState(r.orderState); }),
        Columns::count<BusinessRow>(tr("Places"), &BusinessRow::places),
        Columns::amount<BusinessRow>(tr("Sold"), &BusinessRow::sold),
        Columns::amount<BusinessRow>(tr("Refunded"), &BusinessRow::refunded),
        Columns::amount<BusinessRow>(tr("Fee kept"), &BusinessRow::fee)};
}

void BusinessPage::retranslate()
{
    m_title->setText(tr("Sold for the day, by business date"));
    m_linesPane->view()->setAccessibleName(tr("Spaces"));
    m_itemsPane->view()->setAccessibleName(tr("Sold for this day"));
    m_linesPane->emptyState()->set(QStringLiteral("calendar"), tr("Nothing is offered on this day"),
        tr("Spaces with slots of this business date stand here with what was sold for it."));
    m_itemsPane->emptyState()->set(QStringLiteral("list"), tr("Nothing was sold for this day"));
    m_lines->setColumns(lineColumns());
    m_items->setColumns(itemColumns());
    showSum();
}

} // namespace vd::ui
