#include "ui/finance/WorkPage.h"

#include "models/base/Clock.h"
#include "models/base/WhenDone.h"
#include "models/base/ZoneTime.h"
#include "models/finance/MoneyWords.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/Segments.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/finance/ApplyDialog.h"
#include "ui/finance/Columns.h"
#include "ui/finance/FinanceWords.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

using finance::BulkRunner;
using finance::MoneyWords;
using finance::WorkList;
using finance::WorkRow;

namespace {

Money sumOf(const QList<WorkRow> &rows)
{
    Money sum(0, rows.isEmpty() ? QString() : rows.constFirst().amount.currency());
    for (const WorkRow &row : rows)
        if (row.amount.currency() == sum.currency())
            sum += row.amount;
    return sum;
}

} // namespace

WorkPage::WorkPage(const Gateways &gateways, bool mayAct, QWidget *parent)
    : FinancePage(parent)
    , m_gateways(gateways)
    , m_mayAct(mayAct)
    , m_rows(new RowsModel<WorkRow, QString>([](const WorkRow &row) { return row.key; }, this))
{
    setObjectName(QStringLiteral("workPage"));
    build();
    connectAll();
    retranslate();
}

void WorkPage::build()
{
    m_title = new TextLabel(FontRole::Title, Token::Text, this);
    m_which = new Segments(this);
    m_which->setObjectName(QStringLiteral("workWhich"));
    m_days = new QComboBox(this);
    m_days->setObjectName(QStringLiteral("workDays"));
    m_days->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("workStrip"));
    m_pane = new TablePane(this);
    m_rows->setColumns(columns());
    m_pane->setModel(m_rows);
    m_pane->view()->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_pane->view()->setStartWidths({124, 190, 90, 110, 140, 110, 120, 180});
    m_pane->rememberAs(QStringLiteral("financeWork"));
    m_sum = new TextLabel(FontRole::FiguresStrong, Token::Muted, this);
    m_sum->setObjectName(QStringLiteral("workSum"));
    m_act = new QPushButton(this);
    m_act->setObjectName(QStringLiteral("workAct"));
    m_apply = new QPushButton(this);
    m_apply->setObjectName(QStringLiteral("workApply"));
    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::group);
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_which);
    head->addWidget(m_days);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_sum);
    foot->addStretch(1);
    foot->addWidget(m_apply);
    foot->addWidget(m_act);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addLayout(head);
    column->addWidget(m_strip);
    column->addWidget(m_pane, 1);
    column->addLayout(foot);
    setFocusProxy(m_pane);
}

void WorkPage::connectAll()
{
    connect(m_which, &Segments::chosen, this, [this] {
        m_rows->setRows({});
        retranslate();
        reload();
    });
    connect(m_days, &QComboBox::activated, this, &FinancePage::reload);
    connect(m_strip, &MessageStrip::actionTriggered, this, [this] {
        if (m_runner.isRunning())
            m_runner.stop();
        else
            reload();
    });
    connect(m_pane->view()->selectionModel(), &QItemSelectionModel::selectionChanged, this, &WorkPage::showChosen);
    connect(m_pane, &TablePane::rowOpened, this, [this](int row) {
        if (m_rows->row(row).order.isValid())
            Q_EMIT orderOpened(m_rows->row(row).order);
    });
    connect(m_act, &QPushButton::clicked, this, &WorkPage::act);
    connect(m_apply, &QPushButton::clicked, this, &WorkPage::apply);
    connect(&m_runner, &BulkRunner::progressed, this, [this](int done, int ofAll) {
        m_strip->tell(MessageStrip::Kind::Info, tr("%1 of %2 done …").arg(done).arg(ofAll), tr("Stop"));
    });
    connect(&m_runner, &BulkRunner::finished, this, &WorkPage::told);
}

QString WorkPage::title() const
{
    return tr("Work lists");
}

QString WorkPage::showText() const
{
    return tr("Show the work lists");
}

QString WorkPage::icon() const
{
    return QStringLiteral("list");
}

void WorkPage::find()
{
    m_pane->openFilter();
}

void WorkPage::setList(WorkList list)
{
    m_which->setCurrent(static_cast<int>(list));
    m_rows->setRows({});
    retranslate();
    reload();
}

WorkList WorkPage::list() const
{
    return static_cast<WorkList>(std::max(0, m_which->current()));
}

void WorkPage::load()
{
    m_now = m_gateways.clock->now();
    const QDate until = ZoneTime::date(m_now, zone());
    m_pane->loading()->load(
        m_gateways.books->workList(venue().id, list(), until.addDays(-m_days->currentData().toInt()), until),
        [this](const Result<QList<WorkRow>> &rows) {
            if (rows)
                showRows(*rows);
            else
                m_strip->tellError(rows.error(), venue().zone, [] { return tr("Try again"); });
        });
}

void WorkPage::showRows(const QList<WorkRow> &rows)
{
    m_rows->setRows(rows);
    showChosen();
}

bool WorkPage::canAct(const WorkRow &row) const
{
    switch (list()) {
    case WorkList::Refunds:
        return row.state == QLatin1String("refused") || row.state == QLatin1String("unanswered");
    case WorkList::Unapplied:
    case WorkList::Surplus:
        return row.payment.isValid() && !row.amount.isZero();
    case WorkList::Outstanding:
    case WorkList::Fees:
        break;
    }
    return false;
}

QList<WorkRow> WorkPage::chosen() const
{
    QList<WorkRow> rows;
    const QList<int> selected = m_pane->selectedSourceRows();
    for (const int row : selected)
        if (canAct(m_rows->row(row)))
            rows << m_rows->row(row);
    return rows;
}

void WorkPage::showChosen()
{
    const QList<WorkRow> &all = m_rows->rows();
    m_sum->setText(all.isEmpty() ? QString()
                                 : QStringLiteral("%1 · %2").arg(tr("%n row(s)", nullptr, static_cast<int>(all.size())),
                                     FormatText::money(sumOf(all))));
    const QList<WorkRow> rows = chosen();
    const int count = static_cast<int>(rows.size());
    const bool acts = list() != WorkList::Outstanding && list() != WorkList::Fees;
    m_act->setVisible(m_mayAct && acts);
    m_act->setEnabled(count > 0 && !m_runner.isRunning());
    // One payment goes to one order.
    m_apply->setVisible(m_mayAct && m_gateways.orders && list() == WorkList::Unapplied);
    m_apply->setEnabled(count == 1 && !m_runner.isRunning());
    const QString sum = FormatText::money(sumOf(rows));
    if (count == 0)
        m_act->setText(list() == WorkList::Refunds ? tr("Try again") : tr("Refund"));
    else
        m_act->setText(list() == WorkList::Refunds ? tr("Try %n again, %1", nullptr, count).arg(sum)
                                                   : tr("Refund %n, %1", nullptr, count).arg(sum));
}

void WorkPage::act()
{
    const QList<WorkRow> rows = chosen();
    if (rows.isEmpty())
        return;
    const int count = static_cast<int>(rows.size());
    const QString sum = FormatText::money(sumOf(rows));
    Question question;
    if (list() == WorkList::Refunds) {
        question.title = tr("Try %n refund(s) again, %1?", nullptr, count).arg(sum);
        question.text
            = tr("The channel is asked for each of them once more. What it refuses again stays in this list.");
        question.accept = tr("Try again");
    } else {
        question.title = tr("Refund %n payment(s), %1?", nullptr, count).arg(sum);
        question.text
            = tr("Each goes back by the way it came. Cash, card and transfer have to be paid out by staff and "
                 "stand among the refunds until then.");
        question.accept = tr("Refund %1").arg(sum);
        question.danger = true;
        question.reason = true;
    }
    Prompt::ask(this, question, [this, rows](const QString &reason) { run(rows, reason); });
}

void WorkPage::apply()
{
    const QList<WorkRow> rows = chosen();
    if (rows.size() != 1)
        return;
    auto *dialog = new ApplyDialog(m_gateways, venue(), rows.constFirst(), this);
    connect(dialog, &ApplyDialog::applied, this, [this, amount = rows.constFirst().amount](const QString &orderNo) {
        m_strip->tell(
            MessageStrip::Kind::Success, tr("%1 was applied to order %2.").arg(FormatText::money(amount), orderNo));
        reload();
    });
    dialog->open();
}

void WorkPage::run(const QList<WorkRow> &rows, const QString &reason)
{
    QList<BulkRunner::Action> actions;
    for (const WorkRow &row : rows) {
        // The request id is made once, so that a repeat after a lost answer is the same request.
        const QUuid request = QUuid::createUuid();
        if (list() == WorkList::Refunds)
            actions << [this, request, part = row.part] { return m_gateways.finance->retryRefund(request, part); };
        else
            actions << [this, request, payment = row.payment, amount = row.amount, reason] {
                return m_gateways.books->refundPayment(request, payment, amount, reason);
            };
    }
    m_runner.start(actions);
    showChosen();
}

void WorkPage::told(int succeeded, int failures, const Error &error)
{
    if (failures == 0)
        m_strip->tell(MessageStrip::Kind::Success, tr("%n done.", nullptr, succeeded));
    else if (succeeded == 0 && failures == 1)
        m_strip->tellError(error, venue().zone);
    else
        m_strip->tell(MessageStrip::Kind::Warning,
            tr("%1 done, %2 refused. What was refused is still in the list.").arg(succeeded).arg(failures));
    reload();
    showChosen();
}

QList<Column<WorkRow>> WorkPage::columns() const
{
    Column<WorkRow> age = Columns::figures<WorkRow>(
        tr("Age"), [this](const WorkRow &row) { return FinanceWords::age(row.since, m_now); },
        [this](const WorkRow &row) { return row.since.secsTo(m_now); });
    age.toolTip = [this](const WorkRow &row) { return FormatText::moment(row.since, zone()); };
    Column<WorkRow> state = Columns::text<WorkRow>(tr("State"), [this](const WorkRow &row) {
        const QString word = FinanceWords::workState(row.state);
        return list() == WorkList::Unapplied && row.nextTryAt.isValid()
            ? tr("%1, goes back %2").arg(word, FormatText::moment(row.nextTryAt, zone()))
            : word;
    });
    state.foreground = [](const WorkRow &row) {
        const bool stuck = row.state == QLatin1String("refused") || row.state == QLatin1String("unanswered");
        return stuck ? QVariant(Theme::color(Token::DangerText)) : QVariant();
    };
    state.toolTip = [this](const WorkRow &row) {
        if (list() == WorkList::Unapplied && row.nextTryAt.isValid())
            return tr("Its refund starts by itself. Until then it can be applied to another order.");
        return row.nextTryAt.isValid()
            ? tr("%n attempt(s) so far, next %1", nullptr, row.tries).arg(FormatText::moment(row.nextTryAt, zone()))
            : QString();
    };
    return {age, state, Columns::amount<WorkRow>(tr("Amount"), &WorkRow::amount),
        Columns::text<WorkRow>(tr("Channel"), [](const WorkRow &row) { return MoneyWords::channel(row.channel); }),
        Columns::text<WorkRow>(tr("Order"), [](const WorkRow &row) { return row.orderNo; }),
        Columns::text<WorkRow>(tr("Customer"), [](const WorkRow &row) { return row.customerName; }),
        Columns::text<WorkRow>(tr("Phone"), [](const WorkRow &row) { return FormatText::phone(row.customerPhone); }),
        Columns::text<WorkRow>(tr("Number"), [](const WorkRow &row) { return row.number; })};
}

void WorkPage::retranslate()
{
    m_title->setText(title());
    m_apply->setText(tr("Apply to an order …"));
    m_which->setChoices({tr("Refunds"), tr("Unapplied"), tr("Outstanding"), tr("Surplus"), tr("Fees kept")});
    const int days = std::max(0, m_days->currentIndex());
    m_days->clear();
    for (const int each : {30, 90, 365})
        m_days->addItem(tr("Last %n day(s)", nullptr, each), each);
    m_days->setCurrentIndex(days);
    m_days->setVisible(list() == WorkList::Fees);
    m_days->setAccessibleName(tr("Period"));
    m_pane->view()->setAccessibleName(title());
    static constexpr std::initializer_list<const char *> nothing{QT_TR_NOOP("No refund is waiting"),
        QT_TR_NOOP("No money without an order"), QT_TR_NOOP("No order is part-paid"),
        QT_TR_NOOP("No order has too much"), QT_TR_NOOP("No fees were kept in these days")};
    m_pane->emptyState()->set(QStringLiteral("tick"), tr(nothing.begin()[static_cast<int>(list())]));
    m_rows->setColumns(columns());
    showChosen();
}

} // namespace vd::ui
