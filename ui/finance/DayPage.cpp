#include "ui/finance/DayPage.h"

#include "models/finance/MoneyWords.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Phrase.h"
#include "ui/common/Prompt.h"
#include "ui/common/TextLabel.h"
#include "ui/exporting/ExportFormats.h"
#include "ui/exporting/ExportMenu.h"
#include "ui/finance/DayView.h"
#include "ui/finance/ExportBar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace vd::ui {

using finance::DayController;
using finance::DayReport;
using finance::MoneyWords;

DayPage::DayPage(const Gateways &gateways, QWidget *parent)
    : FinancePage(parent)
    , m_gateways(gateways)
    , m_controller(*gateways.finance, gateways.changes)
{
    setObjectName(QStringLiteral("dayPage"));
    build();
    connectAll();
    retranslate();
}

DayPage::~DayPage() = default;

void DayPage::build()
{
    QHBoxLayout *head = buildHead();
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("financeStrip"));
    m_differences = new MessageStrip(this);
    m_differences->setObjectName(QStringLiteral("differencesStrip"));
    m_differences->setClosable(false);
    m_view = new DayView(this);
    m_notLoaded = new EmptyState(this);
    m_notLoaded->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addLayout(head);
    column->addWidget(m_strip);
    column->addWidget(m_export->strip());
    column->addWidget(m_differences);
    column->addWidget(m_notLoaded, 1);
    column->addWidget(m_view, 1);
    m_loading = new LoadingBar(m_view);
    setFocusProxy(m_view);
}

QHBoxLayout *DayPage::buildHead()
{
    m_title = new TextLabel(FontRole::Title, Token::Text, this);
    m_seal = new TextLabel(FontRole::Base, Token::Muted, this);
    m_seal->setElides(true);
    m_seal->setObjectName(QStringLiteral("financeSeal"));
    m_sealButton = new QPushButton(Icon::get(QStringLiteral("lock")), QString(), this);
    m_sealButton->setObjectName(QStringLiteral("financeSealDay"));
    m_sealButton->hide();
    m_onePerson = new TextLabel(FontRole::Base, Token::Warning, this);
    m_onePerson->setElides(true);
    m_onePerson->setObjectName(QStringLiteral("financeOnePerson"));
    m_channel = new QComboBox(this);
    m_channel->setObjectName(QStringLiteral("financeChannel"));
    m_channel->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_export = new ExportBar(m_gateways, this);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::group);
    row->addWidget(m_title);
    row->addWidget(m_seal);
    row->addWidget(m_onePerson);
    row->addStretch(1);
    row->addWidget(m_sealButton);
    row->addWidget(m_channel);
    auto *exporting = new QHBoxLayout;
    exporting->setSpacing(Theme::tight);
    exporting->addWidget(m_export->button());
    exporting->addWidget(m_export->folderButton());
    row->addLayout(exporting);
    return row;
}

void DayPage::connectAll()
{
    connect(
        m_channel, &QComboBox::activated, this, [this](int index) { filterBy(m_channel->itemData(index).toString()); });
    connect(m_view, &DayView::channelSelected, &m_controller, &DayController::setChannel);
    connect(m_view, &DayView::shiftSelected, this,
        [this](ShiftId shift, bool all) { m_controller.setShift(all ? std::optional<ShiftId>() : shift); });
    connect(m_view, &DayView::orderOpened, this, &FinancePage::orderOpened);
    connect(m_differences, &MessageStrip::actionTriggered, this, &DayPage::differencesWanted);
    connect(m_strip, &MessageStrip::actionTriggered, this, &FinancePage::reload);
    connect(m_sealButton, &QPushButton::clicked, this, &DayPage::askToSeal);
    connect(m_export, &ExportBar::exported, this, &DayPage::exported);
    m_export->setPeriod([this] {
        return finance::ExportPeriod{venue().id, venue().name, venue().zone, m_controller.day(), m_controller.day()};
    });
    connect(&m_controller, &DayController::reportChanged, this, &DayPage::showReport);
    connect(&m_controller, &DayController::rowsChanged, this, &DayPage::showRows);
    connect(&m_controller, &DayController::sealed, this, [this] {
        const QString day = FormatText::dateWithYear(m_controller.day());
        m_strip->tell(MessageStrip::Kind::Success, tr("%1 is closed and sealed.").arg(day));
    });
    connect(&m_controller, &DayController::loadingChanged, this,
        [this](bool loading) { loading ? m_loading->start() : m_loading->stop(); });
    connect(&m_controller, &DayController::failed, this, [this](const Error &error) { showFailure(error); });
}

QString DayPage::title() const
{
    return tr("Day");
}

QString DayPage::showText() const
{
    return tr("Show the day");
}

QString DayPage::icon() const
{
    return QStringLiteral("today");
}

QList<Command> DayPage::commands()
{
    Command exportDay = command("finance.export", tr("Export the day"), "export", QKeySequence(Qt::CTRL | Qt::Key_E),
        [this] { m_export->run(); });
    exportDay.refusal = [this] { return m_controller.report() ? QString() : tr("The day is not loaded yet."); };
    const Command lookAt
        = command("finance.look", tr("Look at the differences"), "warning", {}, [this] { Q_EMIT differencesWanted(); });
    Command sealDay = command("finance.seal", tr("Close and seal the day …"), "lock", {}, [this] { askToSeal(); });
    sealDay.refusal = [this] {
        return m_sealButton->isHidden() ? tr("Only a day that is over and not sealed can be sealed.") : QString();
    };
    const Command folder = command(
        "finance.folder", tr("Export into another folder …"), "folder", {}, [this] { m_export->chooseFolder(); });
    return {exportDay, lookAt, sealDay, folder};
}

void DayPage::setMaySeal(bool may)
{
    m_maySeal = may;
    showSeal();
}

void DayPage::setExportFolder(const QString &folder)
{
    ExportFormats::setFolder(folder);
}

void DayPage::load()
{
    m_view->setZone(venue().zone);
    if (m_strip->kind() != MessageStrip::Kind::Success)
        m_strip->clear();
    const bool same = m_controller.venue() == venue().id && m_controller.day() == day();
    m_controller.setDay(day());
    m_controller.setVenue(venue().id);
    if (same)
        m_controller.reload();
}

void DayPage::find()
{
    m_view->openFilter();
}

void DayPage::filterBy(const QString &channel)
{
    m_view->setOnly(channel);
    m_controller.setChannel(channel);
}

void DayPage::fillChannels()
{
    const QString chosen = m_channel->currentData().toString();
    QStringList names = MoneyWords::channels();
    if (m_controller.report())
        for (const finance::ChannelLine &line : m_controller.report()->channels)
            if (!names.contains(line.channel))
                names << line.channel;
    const QSignalBlocker quiet(m_channel);
    m_channel->clear();
    m_channel->addItem(tr("All channels"), QString());
    for (const QString &name : std::as_const(names))
        m_channel->addItem(MoneyWords::channel(name), name);
    m_channel->setCurrentIndex(std::max(0, m_channel->findData(chosen)));
}

void DayPage::showReport()
{
    const std::optional<DayReport> &report = m_controller.report();
    m_export->setEnabled(report.has_value());
    if (report)
        m_view->setReport(*report);
    else
        m_view->clear();
    m_notLoaded->hide();
    m_view->show();
    if (report && m_strip->kind() != MessageStrip::Kind::Success)
        m_strip->clear();
    showRows();
    fillChannels();
    showSeal();
    m_onePerson->setVisible(report && report->onePerson);
    showDifferences();
    Q_EMIT commandsChanged();
}

void DayPage::showRows()
{
    m_view->setRows(m_controller.rows(), m_controller.channel(), m_controller.sum(), m_controller.expectedSum());
}

void DayPage::showSeal()
{
    const std::optional<DayReport> &report = m_controller.report();
    m_seal->setVisible(report.has_value());
    m_sealButton->setVisible(
        m_maySeal && report && report->context && report->context->over && !report->sealedAt.isValid());
    if (!report)
        return;
    QString text = tr("Day is open");
    if (report->sealedAt.isValid()) {
        const QString when = FormatText::moment(report->sealedAt, venue().zone);
        //: %2 is the login of a person
        text = report->context ? tr("Closed and sealed %1 by %2").arg(when, report->context->sealedBy)
                               : tr("Closed and sealed %1").arg(when);
    }
    if (report->context && report->context->laterLines > 0)
        //: %1 is an amount with its currency, booked on later days and pointing back to this one
        text += QStringLiteral(" · ")
            + tr("%n later correction(s), %1", nullptr, report->context->laterLines)
                  .arg(FormatText::money(report->context->later));
    m_seal->setText(text);
    m_seal->setToolTip(
        report->auditHead.isEmpty() ? text : text + QLatin1Char('\n') + tr("Audit head: %1").arg(report->auditHead));
}

// What was read before stays; without anything, empty tables would look like a day without money.
void DayPage::showFailure(const Error &error)
{
    m_strip->tellError(error, venue().zone, [] { return tr("Try again"); });
    m_view->setVisible(m_controller.report().has_value());
    m_notLoaded->setVisible(!m_controller.report());
}

void DayPage::showDifferences()
{
    const std::optional<DayReport> &report = m_controller.report();
    const int before = m_waiting;
    const int open = report && report->context ? report->context->openDiscrepancies : 0;
    m_waiting = report ? report->stockDifferences + report->moneyDifferences : 0;
    QStringList lines;
    if (m_waiting > 0) {
        lines << tr("%n difference(s): the venue's counts do not agree.", nullptr, m_waiting);
        if (report->stockDifferences > 0)
            lines << tr("%n slot(s) count other places held or sold than their orders add up to.", nullptr,
                report->stockDifferences);
        if (report->moneyDifferences > 0)
            lines << tr("%n order(s) say another amount was paid than their payments add up to.", nullptr,
                report->moneyDifferences);
    }
    if (open > 0)
        lines << tr("%n difference(s) of the checks and statements wait to be settled.", nullptr, open);
    if (lines.isEmpty())
        m_differences->clear();
    else
        m_differences->tell(MessageStrip::Kind::Warning, Phrase::sentences(lines), tr("Look"));
    if (before != m_waiting)
        Q_EMIT waitingChanged();
}

void DayPage::askToSeal()
{
    const std::optional<DayReport> &report = m_controller.report();
    if (!report || m_sealButton->isHidden())
        return;
    Question question;
    question.title = tr("Close and seal %1?").arg(FormatText::dateWithYear(m_controller.day()));
    question.text
        = tr("Its money can never change again. What comes later is booked on the day it comes and points back.");
    question.consequences
        << tr("%n payment(s), %1", nullptr, report->total.payments).arg(FormatText::money(report->total.paid))
        << tr("%n refund(s), %1", nullptr, report->total.refunds).arg(FormatText::money(report->total.refunded))
        << tr("Net %1").arg(FormatText::money(report->total.net));
    if (m_waiting > 0)
        question.consequences << tr("%n difference(s) are not settled and stay on record.", nullptr, m_waiting);
    question.accept = tr("Close and seal the day");
    Prompt::ask(this, question, [this](const QString &) { m_controller.seal(); });
}

void DayPage::retranslate()
{
    m_title->setText(tr("Daily reconciliation"));
    m_onePerson->setText(tr("One-person venue: two-person rules are off"));
    m_channel->setAccessibleName(tr("Channel"));
    m_sealButton->setText(tr("Seal the day"));
    m_export->retranslate();
    m_notLoaded->set(QStringLiteral("finance"), tr("This day is not loaded"),
        tr("Its money, orders and places show here as soon as the server answers."));
    m_view->retranslate();
    showReport();
}

} // namespace vd::ui
