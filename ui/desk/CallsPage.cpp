#include "ui/desk/CallsPage.h"

#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/CallCard.h"
#include "ui/desk/Overruling.h"
#include "ui/desk/PolicyWords.h"
#include "ui/desk/StopWords.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace vd::ui {

using waitlist::Call;
using waitlist::Entry;

CallsPage::CallsPage(waitlist::WaitlistController &waitlist, const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_waitlist(waitlist)
    , m_clock(clock)
    , m_calls([](const Call &call) {
        return CallKey({call.entry, call.stop}, {call.order, call.amount.currency()});
    })
    , m_waiting([](const Entry &entry) { return entry.id; })
{
    setObjectName(QStringLiteral("callsPage"));
    build(clock);
    retranslate();
    m_callTable->setModel(&m_calls);
    m_callTable->view()->setSortingEnabled(false);
    m_callTable->view()->setStartWidths({130, 130, 280, 90, 0});
    m_callTable->rememberAs(QStringLiteral("desk/calls"));
    m_waitingTable->setModel(&m_waiting);
    m_waitingTable->view()->setSortingEnabled(false);
    m_waitingTable->view()->setStartWidths({130, 130, 280, 70, 0});
    m_waitingTable->rememberAs(QStringLiteral("desk/waiting"));
    wire();
    refresh();
}

void CallsPage::build(const Clock &clock)
{
    m_messages = new MessageStrip(this);
    m_card = new CallCard(m_waitlist, clock, this);
    m_callTable = new TablePane(this);
    m_waitingTitle = new TextLabel(FontRole::Section, Token::Text, this);
    m_takeOut = new QPushButton(this);
    m_takeOut->setObjectName(QStringLiteral("takeOut"));
    m_takeOut->setAutoDefault(true);
    setDense(m_takeOut);
    m_waitingTable = new TablePane(this);
    auto *head = new QHBoxLayout;
    head->addWidget(m_waitingTitle, 1);
    head->addWidget(m_takeOut);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::group, Theme::tight, Theme::group, Theme::group);
    column->setSpacing(Theme::gap);
    column->addWidget(m_messages);
    column->addWidget(m_card);
    column->addWidget(m_callTable, 3);
    column->addSpacing(Theme::gap);
    column->addLayout(head);
    column->addWidget(m_waitingTable, 2);
}

void CallsPage::wire()
{
    using Controller = waitlist::WaitlistController;
    connect(&m_waitlist, &Controller::changed, this, &CallsPage::refresh);
    connect(&m_waitlist, &Controller::failed, this, [this](const Error &error) {
        if (!isVisible() || QApplication::activeModalWidget())
            return;
        m_refused = error;
        m_messages->tellError(error, m_venue.zone, Overruling::isPossible(error) ? Overruling::words() : QString());
    });
    connect(&m_waitlist, &Controller::accepted, m_messages, &MessageStrip::clear);
    connect(m_messages, &MessageStrip::actionTriggered, this, [this] {
        Overruling::ask(this, m_refused, m_venue.zone, [this](const QString &reason) { m_waitlist.overrule(reason); });
    });
    connect(m_callTable, &TablePane::currentChanged, this, &CallsPage::showChosen);
    connect(m_waitingTable, &TablePane::currentChanged, this,
        [this] { m_takeOut->setEnabled(m_waitingTable->currentSourceRow().has_value()); });
    connect(m_takeOut, &QPushButton::clicked, this, &CallsPage::takeOut);
    connect(m_card, &CallCard::over, &m_waitlist, &Controller::reload);
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, [this] {
        if (!isVisible())
            return;
        for (const Call &call : m_waitlist.calls()) {
            if (call.isOffer())
                m_calls.updateRow(call);
        }
    });
    m_second.start();
}

void CallsPage::retranslate()
{
    const auto when = [this](const QString &space, const QDateTime &from, const QDateTime &to) {
        return from.isValid() && m_venue.zone.isValid()
            ? QStringLiteral("%1   %2  %3")
                  .arg(space, FormatText::date(from.toTimeZone(m_venue.zone).date()),
                      FormatText::range(from, to, m_venue.zone))
            : space;
    };
    m_calls.setColumns({
        {tr("Phone"), [](const Call &c) { return FormatText::phone(c.customerPhone); }},
        {tr("Customer"), [](const Call &c) { return c.customerName; }},
        {tr("About"),
            [when](const Call &c) {
                return c.isMoney() ? FormatText::money(c.amount) : when(c.spaceName, c.startsAt, c.endsAt);
            }},
        {tr("Time left"), [this](const Call &c) { return left(c); }, {}, true},
        {tr("State"),
            [](const Call &c) {
                const QString called = StopWords::call(c.result);
                const QString state = c.isOffer() ? tr("offered") : StopWords::outcome(c.outcome, c.entered, c.party);
                return called.isEmpty() ? state : state + QStringLiteral("  ·  ") + called;
            }},
    });
    m_waiting.setColumns({
        {tr("Phone"), [](const Entry &e) { return FormatText::phone(e.customerPhone); }},
        {tr("Customer"), [](const Entry &e) { return e.customerName; }},
        {tr("Waits for"), [when](const Entry &e) { return when(e.spaceName, e.startsAt, e.endsAt); }},
        {tr("Places"), [](const Entry &e) { return e.places; }, {}, true},
        {tr("Passed over because"), [this](const Entry &e) { return skipped(e); }},
    });
    m_callTable->emptyState()->set(QStringLiteral("phone"), tr("Nobody to phone"),
        tr("Offers to people on the waitlist, customers hit by a stop and money without an order stand here, with the "
           "number."));
    m_waitingTitle->setText(tr("Waiting"));
    m_takeOut->setText(tr("Take out of the queue…"));
    m_waitingTable->emptyState()->set(QStringLiteral("waitlist"), tr("Nobody waits"),
        tr("Choose a full cell on the board and press Enter to put a caller on its waitlist."));
}

void CallsPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CallsPage::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    m_card->setVenue(venue);
    m_messages->clear();
    m_shown = {};
    retranslate();
}

void CallsPage::focusStart()
{
    if (!m_callTable->currentSourceRow() && m_calls.rowCount() > 0)
        m_callTable->selectSourceRow(0);
    m_callTable->setFocus(Qt::OtherFocusReason);
}

// The server tells a shortage in figures and everything else by the code of a refused booking.
QString CallsPage::skipped(const Entry &entry) const
{
    static const QRegularExpression shortage(QStringLiteral("^(\\d+) free, (\\d+) wanted$"));
    if (const QRegularExpressionMatch match = shortage.match(entry.skipped); match.hasMatch())
        return tr("%1 free, %2 wanted").arg(match.captured(1), match.captured(2));
    return entry.skipped.isEmpty() ? QString() : PolicyWords::reason(entry.skipped, {}, m_venue.zone);
}

QString CallsPage::left(const Call &call) const
{
    return call.isOffer() ? FormatText::countdown(m_clock.now().secsTo(call.expiresAt)) : QString();
}

void CallsPage::refresh()
{
    m_calls.setRows(m_waitlist.calls());
    m_waiting.setRows(m_waitlist.waiting());
    m_takeOut->setVisible(m_waiting.rowCount() > 0);
    m_takeOut->setEnabled(m_waitingTable->currentSourceRow().has_value());
    showChosen();
}

void CallsPage::showChosen()
{
    const std::optional<int> row = m_callTable->currentSourceRow();
    m_card->setVisible(row.has_value());
    if (!row)
        return;
    const Call &call = m_calls.row(*row);
    m_card->setCall(call);
    if (call.order != m_shown) {
        m_shown = call.order;
        Q_EMIT orderRequested(call.order);
    }
}

void CallsPage::takeOut()
{
    const std::optional<int> row = m_waitingTable->currentSourceRow();
    if (!row)
        return;
    const Entry entry = m_waiting.row(*row);
    Question question;
    question.title = tr("Take %1 out of the queue?").arg(entry.customerName);
    question.text = tr("The place in the queue for %1 is lost; joining again begins at the end.").arg(entry.spaceName);
    question.accept = tr("Take out");
    question.refuse = tr("Keep waiting");
    question.danger = true;
    Prompt::ask(this, question, [this, id = entry.id](const QString &) { m_waitlist.leave(id); });
}

} // namespace vd::ui
