#include "ui/finance/StatementsPage.h"

#include "models/base/WhenDone.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Phrase.h"
#include "ui/common/Prompt.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/finance/FinanceWords.h"
#include "ui/finance/StatementDialog.h"
#include "ui/finance/StatementTables.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMimeData>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace vd::ui {

using finance::Statement;
using finance::StatementImporter;
using finance::StatementRow;

namespace {

constexpr int pageSize = 500;
const char *const resultOrder[]
    = {"missing_here", "missing_there", "amount_differs", "state_differs", "bad", "no_money", "matched"};

} // namespace

StatementsPage::StatementsPage(finance::StatementsGateway &gateway, bool mayImport, QWidget *parent)
    : FinancePage(parent)
    , m_gateway(gateway)
    , m_mayImport(mayImport)
    , m_importer(gateway)
    , m_statements(new RowsModel<Statement, qint64>([](const Statement &s) { return s.id.value(); }, this))
    , m_rows(new RowsModel<StatementRow, qint64>(
          [](const StatementRow &row) { return row.key * 2 + (row.number > 0 ? 0 : 1); }, this))
{
    setObjectName(QStringLiteral("statementsPage"));
    setAcceptDrops(mayImport);
    build();
    connectAll();
    connectImporter();
    retranslate();
}

StatementsPage::~StatementsPage() = default;

void StatementsPage::build()
{
    m_title = new TextLabel(FontRole::Title, Token::Text, this);
    m_import = new QPushButton(Icon::get(QStringLiteral("plus")), QString(), this);
    m_import->setObjectName(QStringLiteral("statementImport"));
    setVariant(m_import, Variant::Primary);
    m_import->setVisible(m_mayImport);
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("statementStrip"));
    m_statementsPane = new TablePane(this);
    m_statements->setColumns(StatementTables::statements());
    m_statementsPane->setModel(m_statements);
    m_statementsPane->view()->setSelectionMode(QAbstractItemView::SingleSelection);
    m_statementsPane->view()->setStartWidths({100, 230, 150, 70, 80, 100, 92, 110, 70});
    m_statementsPane->rememberAs(QStringLiteral("financeStatements"));
    m_rowsTitle = new TextLabel(FontRole::Section, Token::Text, this);
    m_result = new QComboBox(this);
    m_result->setObjectName(QStringLiteral("statementResult"));
    m_result->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_rowsPane = new TablePane(this);
    m_rows->setColumns(StatementTables::rows());
    m_rowsPane->setModel(m_rows);
    m_rowsPane->view()->setStartWidths({60, 146, 130, 80, 90, 90, 180, 130, 120});
    m_rowsPane->rememberAs(QStringLiteral("financeStatementRows"));
    m_more = new QPushButton(this);
    m_more->hide();
    m_discard = new QPushButton(this);
    m_discard->setObjectName(QStringLiteral("statementDiscard"));
    m_accept = new QPushButton(this);
    m_accept->setObjectName(QStringLiteral("statementAccept"));
    setVariant(m_accept, Variant::Primary);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_import);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(Theme::group);
    middle->addWidget(m_rowsTitle);
    middle->addStretch(1);
    middle->addWidget(m_result);
    middle->addWidget(m_discard);
    middle->addWidget(m_accept);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addLayout(head);
    column->addWidget(m_strip);
    column->addWidget(m_statementsPane, 2);
    column->addLayout(middle);
    column->addWidget(m_rowsPane, 3);
    column->addWidget(m_more, 0, Qt::AlignLeft);
    setFocusProxy(m_statementsPane);
}

void StatementsPage::connectAll()
{
    connect(m_import, &QPushButton::clicked, this, &StatementsPage::chooseFile);
    connect(m_statementsPane, &TablePane::currentChanged, this, [this] {
        fillResults();
        showChosen();
        loadRows(false);
    });
    connect(m_result, &QComboBox::activated, this, [this] { loadRows(false); });
    connect(m_more, &QPushButton::clicked, this, [this] { loadRows(true); });
    connect(m_accept, &QPushButton::clicked, this, &StatementsPage::askToAccept);
    connect(m_discard, &QPushButton::clicked, this, &StatementsPage::askToDiscard);
    connect(m_rowsPane, &TablePane::rowOpened, this, [this](int row) {
        if (m_rows->row(row).order.isValid())
            Q_EMIT orderOpened(m_rows->row(row).order);
    });
    connect(m_strip, &MessageStrip::actionTriggered, this, [this] {
        if (m_importer.isRunning())
            m_importer.cancel();
        else
            reload();
    });
}

void StatementsPage::connectImporter()
{
    connect(&m_importer, &StatementImporter::runningChanged, this,
        [this](bool running) { m_import->setEnabled(!running); });
    connect(&m_importer, &StatementImporter::progressed, this, [this](double share, int lines) {
        m_strip->tell(MessageStrip::Kind::Info,
            tr("Reading the file, %1, %2 lines …").arg(FormatText::percent(share), FormatText::number(lines)),
            tr("Cancel"));
    });
    connect(&m_importer, &StatementImporter::matching, this, [this](int line, int lines) {
        m_strip->tell(MessageStrip::Kind::Info,
            tr("Matching with what is booked, line %1 of %2 …")
                .arg(FormatText::number(line), FormatText::number(lines)),
            tr("Cancel"));
    });
    connect(&m_importer, &StatementImporter::cancelled, this, [this] {
        m_strip->tell(MessageStrip::Kind::Info, tr("The import was stopped. Choose the same file again to go on."));
        reload();
    });
    connect(&m_importer, &StatementImporter::failed, this,
        [this](const Error &error) { m_strip->tellError(error, venue().zone); });
    connect(&m_importer, &StatementImporter::imported, this, [this](StatementId statement, bool known) {
        m_wanted = statement;
        if (known)
            m_strip->tell(MessageStrip::Kind::Info, tr("This file was imported before. Nothing was imported twice."));
        else
            m_strip->tell(MessageStrip::Kind::Success,
                tr("The file was read and matched. Look at its differences, then accept it."));
        reload();
    });
}

QString StatementsPage::title() const
{
    return tr("Statements");
}

QString StatementsPage::showText() const
{
    return tr("Show the statements");
}

QString StatementsPage::icon() const
{
    return QStringLiteral("transfer");
}

QList<Command> StatementsPage::commands()
{
    if (!m_mayImport)
        return {};
    return {command("finance.import", tr("Import a statement …"), "plus", QKeySequence(Qt::CTRL | Qt::Key_I),
        [this] { chooseFile(); })};
}

void StatementsPage::find()
{
    m_rowsPane->openFilter();
}

void StatementsPage::chooseFile()
{
    if (m_importer.isRunning())
        return;
    auto *dialog = new QFileDialog(this, tr("Statement of a channel"));
    dialog->setObjectName(QStringLiteral("statementFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Statements (*.csv *.txt)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &StatementsPage::openFile);
    dialog->open();
}

void StatementsPage::openFile(const QString &path)
{
    auto *dialog = new StatementDialog(m_gateway, venue(), path, this);
    connect(dialog, &StatementDialog::confirmed, this,
        [this, path](const finance::StatementMapping &mapping) { m_importer.start(venue().id, path, mapping); });
    dialog->open();
}

void StatementsPage::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.constFirst().isLocalFile() && !m_importer.isRunning())
        event->acceptProposedAction();
}

void StatementsPage::dropEvent(QDropEvent *event)
{
    openFile(event->mimeData()->urls().constFirst().toLocalFile());
}

void StatementsPage::showResult(const QString &result)
{
    m_result->setCurrentIndex(std::max(0, m_result->findData(result)));
    loadRows(false);
}

void StatementsPage::load()
{
    m_statementsPane->loading()->load(m_gateway.statements(venue().id), [this](const Result<QList<Statement>> &all) {
        if (all)
            showStatements(*all);
        else
            m_strip->tellError(all.error(), venue().zone, [] { return tr("Try again"); });
    });
}

void StatementsPage::showStatements(const QList<Statement> &statements)
{
    m_statements->setRows(statements);
    std::optional<int> row
        = m_wanted.isValid() ? m_statements->rowOf(m_wanted.value()) : m_statementsPane->currentSourceRow();
    if (!row && !statements.isEmpty())
        row = 0;
    m_wanted = {};
    if (row && row != m_statementsPane->currentSourceRow())
        return m_statementsPane->selectSourceRow(*row);
    fillResults();
    showChosen();
    loadRows(false);
}

std::optional<Statement> StatementsPage::chosen() const
{
    const std::optional<int> row = m_statementsPane->currentSourceRow();
    return row ? std::optional<Statement>(m_statements->row(*row)) : std::nullopt;
}

void StatementsPage::showChosen()
{
    const std::optional<Statement> statement = chosen();
    const bool open = statement && statement->state == QLatin1String("matched");
    m_accept->setVisible(m_mayImport && open);
    m_discard->setVisible(m_mayImport && statement && statement->state != QLatin1String("accepted"));
    m_rowsTitle->setText(statement ? statement->fileName : tr("Lines"));
    m_result->setEnabled(statement.has_value());
}

void StatementsPage::fillResults()
{
    const std::optional<Statement> statement = chosen();
    const QString before = m_result->currentData().toString();
    const QSignalBlocker quiet(m_result);
    m_result->clear();
    m_result->addItem(tr("All lines"), QString());
    if (statement) {
        m_result->setItemText(0, tr("All lines (%1)").arg(FormatText::number(statement->lines)));
        for (const char *result : resultOrder) {
            const QString name = QLatin1String(result);
            const int count = name == QLatin1String("bad") ? statement->badLines : statement->results.value(name);
            if (count > 0)
                m_result->addItem(
                    QStringLiteral("%1 (%2)").arg(FinanceWords::result(name), FormatText::number(count)), name);
        }
    }
    // What differs first.
    const int same = before.isEmpty() ? -1 : m_result->findData(before);
    m_result->setCurrentIndex(same >= 0 ? same : statement && statement->differences() > 0 ? 1 : 0);
}

void StatementsPage::loadRows(bool more)
{
    const std::optional<Statement> statement = chosen();
    if (!statement) {
        m_rowsPane->loading()->drop();
        m_rows->setRows({});
        m_more->hide();
        return;
    }
    const qint64 after = more && !m_rows->rows().isEmpty() ? m_rows->rows().constLast().key : 0;
    m_rowsPane->loading()->load(m_gateway.rows(statement->id, m_result->currentData().toString(), after, pageSize),
        [this, more](const Result<QList<StatementRow>> &rows) {
            if (!rows)
                return m_strip->tellError(rows.error(), venue().zone, [] { return tr("Try again"); });
            m_rows->setRows(more ? m_rows->rows() + *rows : *rows);
            m_more->setVisible(rows->size() == pageSize);
        });
}

void StatementsPage::askToAccept()
{
    const std::optional<Statement> statement = chosen();
    if (!statement)
        return;
    Question question;
    question.title = tr("Accept %1?").arg(statement->fileName);
    question.text
        = tr("It is matched once more with what is booked now. Each difference becomes one that two people settle.");
    question.consequences << tr("%n line(s) matched", nullptr, statement->results.value(QStringLiteral("matched")));
    for (const char *result : resultOrder) {
        const int count = statement->results.value(QLatin1String(result));
        if (count > 0 && qstrcmp(result, "matched") != 0)
            question.consequences << Phrase::named(
                FinanceWords::result(QLatin1String(result)), FormatText::number(count));
    }
    if (statement->badLines > 0)
        question.consequences << tr("%n line(s) could not be read and count for nothing", nullptr, statement->badLines);
    question.accept = tr("Accept the statement");
    Prompt::ask(this, question, [this](const QString &) { decide(true); });
}

void StatementsPage::askToDiscard()
{
    const std::optional<Statement> statement = chosen();
    if (!statement)
        return;
    Question question;
    question.title = tr("Discard %1?").arg(statement->fileName);
    question.text = tr("Its %n line(s) are put aside. The same file can be imported again.", nullptr, statement->lines);
    question.accept = tr("Discard");
    question.danger = true;
    Prompt::ask(this, question, [this](const QString &) { decide(false); });
}

void StatementsPage::decide(bool accept)
{
    const std::optional<Statement> statement = chosen();
    if (!statement)
        return;
    whenDone(
        m_gateway.accept(QUuid::createUuid(), statement->id, accept), this, [this, accept](const Result<Done> &done) {
            if (!done)
                m_strip->tellError(done.error(), venue().zone);
            else
                m_strip->tell(MessageStrip::Kind::Success,
                    accept ? tr("The statement is accepted. Its differences stand under Differences.")
                           : tr("The statement was discarded."));
            reload();
        });
}

void StatementsPage::retranslate()
{
    m_title->setText(tr("Statements of the channels"));
    m_import->setText(tr("Import a statement"));
    m_more->setText(tr("Load more lines"));
    m_discard->setText(tr("Discard"));
    m_accept->setText(tr("Accept the statement"));
    m_result->setAccessibleName(tr("Result"));
    m_statementsPane->view()->setAccessibleName(title());
    m_rowsPane->view()->setAccessibleName(tr("Lines"));
    m_statementsPane->emptyState()->set(QStringLiteral("transfer"), tr("No statement was imported yet"),
        tr("Import the file of a channel, or drop it here. WeChat Pay and Alipay are known; for any other choose its "
           "columns once."));
    m_rowsPane->emptyState()->set(QStringLiteral("list"), tr("No lines with this result"));
    m_statements->setColumns(StatementTables::statements());
    m_rows->setColumns(StatementTables::rows());
    fillResults();
    showChosen();
}

} // namespace vd::ui
