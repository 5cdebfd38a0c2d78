#include "ui/finance/DiscrepanciesPage.h"

#include "models/base/WhenDone.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Segments.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/finance/Columns.h"
#include "ui/finance/DiscrepancyPane.h"
#include "ui/finance/FinanceWords.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

using finance::Discrepancy;

DiscrepanciesPage::DiscrepanciesPage(
    finance::DiscrepanciesGateway &gateway, Changes *changes, bool mayAct, QWidget *parent)
    : FinancePage(parent)
    , m_gateway(gateway)
    , m_mayAct(mayAct)
    , m_rows(new RowsModel<Discrepancy, qint64>([](const Discrepancy &d) { return d.id.value(); }, this))
{
    setObjectName(QStringLiteral("discrepanciesPage"));
    build();
    connectAll();
    if (changes)
        connect(changes, &Changes::changed, this, [this](VenueId where, const QString &topic) {
            if (where == venue().id && topic == QLatin1String("alert"))
                reload();
        });
    retranslate();
}

void DiscrepanciesPage::build()
{
    m_title = new TextLabel(FontRole::Title, Token::Text, this);
    m_which = new Segments(this);
    m_which->setObjectName(QStringLiteral("discrepanciesWhich"));
    m_source = new QComboBox(this);
    m_source->setObjectName(QStringLiteral("discrepanciesSource"));
    m_source->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_check = new QPushButton(Icon::get(QStringLiteral("reload")), QString(), this);
    m_check->setObjectName(QStringLiteral("discrepanciesCheck"));
    m_check->setVisible(m_mayAct);
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("discrepanciesStrip"));
    m_pane = new TablePane(this);
    m_rows->setColumns(columns());
    m_pane->setModel(m_rows);
    m_pane->view()->setSelectionMode(QAbstractItemView::SingleSelection);
    m_pane->view()->setStartWidths({150, 110, 110, 110, 90, 54});
    m_pane->rememberAs(QStringLiteral("financeDiscrepancies"));
    m_detail = new DiscrepancyPane(m_mayAct, this);
    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::group);
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_which);
    head->addWidget(m_source);
    head->addWidget(m_check);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::group);
    row->addWidget(m_pane, 1);
    row->addWidget(m_detail);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addLayout(head);
    column->addWidget(m_strip);
    column->addLayout(row, 1);
    setFocusProxy(m_pane);
}

void DiscrepanciesPage::connectAll()
{
    connect(m_which, &Segments::chosen, this, &FinancePage::reload);
    connect(m_source, &QComboBox::activated, this, &DiscrepanciesPage::showList);
    connect(m_check, &QPushButton::clicked, this, &DiscrepanciesPage::check);
    connect(m_strip, &MessageStrip::actionTriggered, this, [this] { m_mayRecount ? recount() : reload(); });
    connect(m_pane, &TablePane::currentChanged, this, &DiscrepanciesPage::showChosen);
    connect(m_pane, &TablePane::rowOpened, this, [this](int row) {
        if (m_rows->row(row).order.isValid())
            Q_EMIT orderOpened(m_rows->row(row).order);
    });
    connect(m_detail, &DiscrepancyPane::orderOpened, this, &FinancePage::orderOpened);
    connect(m_detail, &DiscrepancyPane::noted, this, [this](DiscrepancyId id, const QString &note) {
        carryOut(m_gateway.note(QUuid::createUuid(), id, note, std::nullopt), tr("The note was saved."));
    });
    connect(m_detail, &DiscrepancyPane::assigned, this, [this](DiscrepancyId id, const QString &login) {
        carryOut(m_gateway.note(QUuid::createUuid(), id, QString(), login), tr("It was given to somebody else."));
    });
    connect(m_detail, &DiscrepancyPane::proposed, this,
        [this](DiscrepancyId id, const QString &kind, const QString &reason) {
            carryOut(m_gateway.propose(QUuid::createUuid(), id, kind, reason),
                tr("The correction is proposed. Another person has to approve it; nothing has changed yet."));
        });
    connect(m_detail, &DiscrepancyPane::decided, this, [this](DiscrepancyId id, bool approve, const QString &note) {
        carryOut(m_gateway.decide(QUuid::createUuid(), id, approve, note),
            approve ? tr("The correction was approved and carried out.")
                    : tr("The correction was refused. Nothing was changed."));
    });
}

QString DiscrepanciesPage::title() const
{
    return tr("Differences");
}

QString DiscrepanciesPage::showText() const
{
    return tr("Show the differences");
}

QString DiscrepanciesPage::icon() const
{
    return QStringLiteral("warning");
}

QList<Command> DiscrepanciesPage::commands()
{
    if (!m_mayAct)
        return {};
    return {command("finance.check", tr("Run the checks now"), "reload", {}, [this] { check(); }),
        command("finance.recount", tr("Count everything ever sold"), "reload", {}, [this] { recount(); })};
}

void DiscrepanciesPage::find()
{
    m_pane->openFilter();
}

void DiscrepanciesPage::load()
{
    m_pane->loading()->load(
        m_gateway.discrepancies(venue().id, m_which->current() == 1), [this](const Result<QList<Discrepancy>> &all) {
            if (!all) {
                m_mayRecount = false;
                return m_strip->tellError(all.error(), venue().zone, [] { return tr("Try again"); });
            }
            m_all = *all;
            if (m_which->current() == 0 && m_open != m_all.size()) {
                m_open = static_cast<int>(m_all.size());
                Q_EMIT waitingChanged();
            }
            showList();
        });
    whenDone(m_gateway.people(venue().id), this, [this](const Result<QList<finance::FinancePerson>> &people) {
        if (people)
            m_detail->setPeople(*people);
    });
}

void DiscrepanciesPage::showList()
{
    const QString source = m_source->currentData().toString();
    QList<Discrepancy> rows;
    for (const Discrepancy &each : std::as_const(m_all))
        if (source.isEmpty() || each.source == source)
            rows << each;
    m_rows->setRows(rows);
    if (!m_pane->currentSourceRow() && !rows.isEmpty())
        m_pane->selectSourceRow(0);
    showChosen();
}

void DiscrepanciesPage::showChosen()
{
    const std::optional<int> row = m_pane->currentSourceRow();
    m_detail->setVisible(row.has_value());
    if (row)
        m_detail->setDiscrepancy(m_rows->row(*row), zone());
}

void DiscrepanciesPage::check()
{
    // What lies further back is counted now and then at night, and here when somebody wants to know.
    run(m_gateway.check(venue().id), true, [] {
        return tr("Orders, stock and payments agree, from yesterday on. What was found before stays until it is "
                  "settled.");
    });
}

void DiscrepanciesPage::recount()
{
    run(m_gateway.recount(venue().id), false, [] {
        return tr("Orders, stock and payments agree in everything ever sold. What was found before stays until it is "
                  "settled.");
    });
}

void DiscrepanciesPage::run(const Future<int> &checks, bool mayRecount, const std::function<QString()> &agree)
{
    m_check->setEnabled(false);
    m_mayRecount = false;
    whenDone(checks, this, [this, mayRecount, agree](const Result<int> &found) {
        m_check->setEnabled(true);
        if (!found)
            return m_strip->tellError(found.error(), venue().zone);
        m_mayRecount = mayRecount;
        const QString action = mayRecount ? tr("Count everything ever sold") : QString();
        if (*found == 0)
            m_strip->tell(MessageStrip::Kind::Success, agree(), action);
        else
            m_strip->tell(MessageStrip::Kind::Warning, tr("%n difference(s) found.", nullptr, *found), action);
        reload();
    });
}

void DiscrepanciesPage::carryOut(const Future<Done> &future, const QString &said)
{
    whenDone(future, this, [this, said](const Result<Done> &done) {
        if (done)
            m_strip->tell(MessageStrip::Kind::Success, said);
        else
            m_strip->tellError(done.error(), venue().zone);
        reload();
    });
}

QList<Column<Discrepancy>> DiscrepanciesPage::columns() const
{
    Column<Discrepancy> state = Columns::text<Discrepancy>(
        tr("State"), [](const Discrepancy &d) { return FinanceWords::discrepancyState(d.state); });
    state.foreground = [](const Discrepancy &d) {
        return d.state == QLatin1String("proposed") ? QVariant(Theme::color(Token::Warning)) : QVariant();
    };
    return {Columns::moment<Discrepancy>(tr("Found"), &Discrepancy::foundAt, [this] { return zone(); }),
        Columns::text<Discrepancy>(tr("What"), [](const Discrepancy &d) { return FinanceWords::kind(d); }),
        Columns::text<Discrepancy>(tr("About"), [](const Discrepancy &d) { return FinanceWords::subject(d); }),
        Columns::text<Discrepancy>(tr("Figures"), [](const Discrepancy &d) { return FinanceWords::figures(d); }), state,
        Columns::text<Discrepancy>(tr("With"), [](const Discrepancy &d) { return d.assignedTo; })};
}

void DiscrepanciesPage::retranslate()
{
    m_title->setText(tr("Differences"));
    m_which->setChoices({tr("Open"), tr("Settled")});
    const int chosen = m_source->currentIndex();
    m_source->clear();
    m_source->addItem(tr("All checks"), QString());
    for (const char *source : {"stock", "payments", "statement", "work"})
        m_source->addItem(FinanceWords::source(QLatin1String(source)), QLatin1String(source));
    m_source->setCurrentIndex(std::max(0, chosen));
    m_source->setAccessibleName(tr("Which check"));
    m_check->setText(tr("Run the checks"));
    m_check->setToolTip(tr("Counts orders, stock and payments from yesterday on, as every night at 03:00"));
    m_pane->view()->setAccessibleName(title());
    m_pane->emptyState()->set(QStringLiteral("tick"), tr("No differences"),
        tr("What the checks of stock, payments and statements find stands here with its evidence."));
    m_rows->setColumns(columns());
    m_detail->retranslate();
    showChosen();
}

} // namespace vd::ui
