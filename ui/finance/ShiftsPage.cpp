#include "ui/finance/ShiftsPage.h"

#include "models/base/WhenDone.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/finance/Columns.h"
#include "ui/finance/DifferenceBars.h"
#include "ui/finance/FinanceWords.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace vd::ui {

using finance::CashRow;
using finance::Shift;

ShiftsPage::ShiftsPage(finance::BooksGateway &gateway, QWidget *parent)
    : FinancePage(parent)
    , m_gateway(gateway)
    , m_shifts(new RowsModel<Shift, qint64>([](const Shift &shift) { return shift.id.value(); }, this))
    , m_cash(new RowsModel<CashRow, QString>(
          [](const CashRow &row) {
              return row.kind + row.shift.toString() + QLatin1Char('-') + QString::number(row.id);
          },
          this))
{
    setObjectName(QStringLiteral("shiftsPage"));
    build();
    connect(m_days, &QComboBox::activated, this, &FinancePage::reload);
    connect(m_strip, &MessageStrip::actionTriggered, this, &FinancePage::reload);
    connect(m_shiftsPane, &TablePane::currentChanged, this, &ShiftsPage::showCash);
    connect(m_bars, &DifferenceBars::clicked, this, [this](ShiftId shift) {
        if (const std::optional<int> row = m_shifts->rowOf(shift.value()))
            m_shiftsPane->selectSourceRow(*row);
    });
    connect(m_cashPane, &TablePane::rowOpened, this, [this](int row) {
        if (m_cash->row(row).order.isValid())
            Q_EMIT orderOpened(m_cash->row(row).order);
    });
    retranslate();
}

void ShiftsPage::build()
{
    m_title = new TextLabel(FontRole::Title, Token::Text, this);
    m_days = new QComboBox(this);
    m_days->setObjectName(QStringLiteral("shiftsDays"));
    m_days->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_strip = new MessageStrip(this);
    m_bars = new DifferenceBars(this);
    m_shiftsPane = new TablePane(this);
    m_cashPane = new TablePane(this);
    m_cashTitle = new TextLabel(FontRole::Section, Token::Text, this);
    m_sum = new TextLabel(FontRole::FiguresStrong, Token::Muted, this);
    m_sum->setObjectName(QStringLiteral("shiftsSum"));
    m_shifts->setColumns(shiftColumns());
    m_cash->setColumns(cashColumns());
    m_shiftsPane->setModel(m_shifts);
    m_cashPane->setModel(m_cash);
    m_shiftsPane->view()->setSelectionMode(QAbstractItemView::SingleSelection);
    m_cashPane->view()->setSortingEnabled(false); // the balance runs from line to line
    m_shiftsPane->view()->setStartWidths({142, 72, 64, 142, 72, 84, 80, 66, 78, 84, 84, 78});
    m_cashPane->view()->setStartWidths({156, 140, 100, 110, 150, 110, 180});
    m_shiftsPane->rememberAs(QStringLiteral("financeShifts"));
    m_cashPane->rememberAs(QStringLiteral("financeCashBook"));
    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::group);
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_sum);
    head->addWidget(m_days);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addLayout(head);
    column->addWidget(m_strip);
    column->addWidget(m_bars);
    column->addWidget(m_shiftsPane, 1);
    column->addWidget(m_cashTitle);
    column->addWidget(m_cashPane, 1);
    setFocusProxy(m_shiftsPane);
}

QString ShiftsPage::title() const
{
    return tr("Shifts and cash");
}

QString ShiftsPage::showText() const
{
    return tr("Show the shifts and the cash book");
}

QString ShiftsPage::icon() const
{
    return QStringLiteral("shift");
}

void ShiftsPage::find()
{
    m_shiftsPane->openFilter();
}

void ShiftsPage::load()
{
    m_strip->clear();
    const QDate from = day().addDays(1 - m_days->currentData().toInt());
    m_shiftsPane->loading()->load(
        m_gateway.shifts(venue().id, from, day()), [this](const Result<QList<Shift>> &shifts) {
            if (shifts)
                showShifts(*shifts);
            else
                fail(shifts.error());
        });
    m_cashPane->loading()->load(
        m_gateway.cashBook(venue().id, from, day()), [this](const Result<QList<CashRow>> &book) {
            if (!book)
                return fail(book.error());
            m_book = *book;
            showCash();
        });
}

void ShiftsPage::showShifts(const QList<Shift> &shifts)
{
    m_shifts->setRows(shifts);
    QList<Shift> counted;
    for (const Shift &shift : shifts)
        if (shift.closedAt.isValid())
            counted << shift;
    m_bars->setShifts(counted, zone());
    if (counted.isEmpty())
        return m_sum->clear();
    Money sum(0, counted.constFirst().expected.currency());
    for (const Shift &shift : std::as_const(counted))
        sum += shift.difference();
    m_sum->setColour(sum.isNegative() ? Token::DangerText : Token::Muted);
    m_sum->setText(tr("%n shift(s) counted, difference %1", nullptr, static_cast<int>(counted.size()))
                       .arg(FormatText::money(sum)));
}

void ShiftsPage::showCash()
{
    const std::optional<int> row = m_shiftsPane->currentSourceRow();
    const ShiftId only = row ? m_shifts->row(*row).id : ShiftId();
    QList<CashRow> rows;
    for (const CashRow &each : std::as_const(m_book))
        if (!only.isValid() || each.shift == only)
            rows << each;
    m_cash->setRows(rows);
    m_cashTitle->setText(row
            ? tr("Cash book, %1, %2").arg(m_shifts->row(*row).terminal, m_shifts->row(*row).operatorLogin)
            : tr("Cash book"));
}

void ShiftsPage::fail(const Error &error)
{
    m_strip->tellError(error, venue().zone, [] { return tr("Try again"); });
}

QList<Column<Shift>> ShiftsPage::shiftColumns() const
{
    const auto moments = [this] { return zone(); };
    Column<Shift> difference = Columns::figures<Shift>(
        tr("Difference"),
        [](const Shift &s) { return s.closedAt.isValid() ? FormatText::amount(s.difference()) : QString(); },
        [](const Shift &s) { return QVariant::fromValue<qint64>(s.difference().minor()); });
    difference.foreground = [](const Shift &s) {
        const Money by = s.difference();
        return by.isZero() ? QVariant() : QVariant(Theme::color(by.isNegative() ? Token::DangerText : Token::Warning));
    };
    Column<Shift> counted = Columns::figures<Shift>(
        tr("Counted"), [](const Shift &s) { return s.closedAt.isValid() ? FormatText::amount(s.counted) : QString(); },
        [](const Shift &s) { return QVariant::fromValue<qint64>(s.counted.minor()); });
    Column<Shift> closed = Columns::moment<Shift>(tr("Closed"), &Shift::closedAt, moments);
    closed.display
        = [this](const Shift &s) { return s.closedAt.isValid() ? FormatText::moment(s.closedAt, zone()) : tr("Open"); };
    return {Columns::moment<Shift>(tr("Opened"), &Shift::openedAt, moments),
        Columns::text<Shift>(tr("Desk"), [](const Shift &s) { return s.terminal; }),
        Columns::text<Shift>(tr("Cashier"), [](const Shift &s) { return s.operatorLogin; }), closed,
        Columns::amount<Shift>(tr("Float"), &Shift::openingFloat),
        Columns::amount<Shift>(tr("Taken"), &Shift::cashTaken),
        Columns::amount<Shift>(tr("Refunded"), &Shift::cashPaidOut),
        Columns::amount<Shift>(tr("Put in"), &Shift::movedIn),
        Columns::amount<Shift>(tr("Taken out"), &Shift::movedOut),
        Columns::amount<Shift>(tr("Expected"), &Shift::expected), counted, difference};
}

QList<Column<CashRow>> ShiftsPage::cashColumns() const
{
    Column<CashRow> amount = Columns::amount<CashRow>(tr("Amount"), &CashRow::amount);
    amount.foreground = [](const CashRow &row) {
        return row.amount.isNegative() ? QVariant(Theme::color(Token::DangerText)) : QVariant();
    };
    return {Columns::moment<CashRow>(tr("Time"), &CashRow::at, [this] { return zone(); }),
        Columns::text<CashRow>(tr("What"), [](const CashRow &row) { return FinanceWords::cashKind(row.kind); }), amount,
        Columns::amount<CashRow>(tr("Balance"), &CashRow::balance),
        Columns::text<CashRow>(tr("Order"), [](const CashRow &row) { return row.orderNo; }),
        Columns::text<CashRow>(tr("Desk"), [](const CashRow &row) { return row.terminal; }),
        Columns::text<CashRow>(tr("Reason"), [](const CashRow &row) { return row.note; })};
}

void ShiftsPage::retranslate()
{
    m_title->setText(title());
    const int chosen = m_days->currentIndex() < 0 ? 1 : m_days->currentIndex();
    m_days->clear();
    m_days->addItem(tr("This day"), 1);
    for (const int days : {7, 30, 90})
        m_days->addItem(tr("%n day(s) up to this one", nullptr, days), days);
    m_days->setCurrentIndex(chosen);
    m_days->setAccessibleName(tr("Period"));
    m_shiftsPane->view()->setAccessibleName(tr("Shifts"));
    m_cashPane->view()->setAccessibleName(tr("Cash book"));
    m_shiftsPane->emptyState()->set(QStringLiteral("shift"), tr("No shift was opened in these days"));
    m_cashPane->emptyState()->set(QStringLiteral("cash"), tr("No cash moved"));
    m_shifts->setColumns(shiftColumns());
    m_cash->setColumns(cashColumns());
    showCash();
}

} // namespace vd::ui
