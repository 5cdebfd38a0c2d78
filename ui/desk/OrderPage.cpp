#include "ui/desk/OrderPage.h"

#include "ui/common/CountdownLabel.h"
#include "ui/common/DocumentsDialog.h"
#include "ui/common/EmptyState.h"
#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/PageScroll.h"
#include "ui/common/Prompt.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/ApprovalDesk.h"
#include "ui/desk/ChannelWait.h"
#include "ui/desk/OrderActionsPane.h"
#include "ui/desk/OrderLines.h"
#include "ui/desk/OrderTimeline.h"
#include "ui/desk/PaymentPane.h"
#include "ui/desk/ReceiptPane.h"
#include "ui/desk/Separator.h"
#include "ui/desk/StateChip.h"
#include "ui/desk/TicketsPane.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <utility>

namespace vd::ui {

using Action = orders::OrderController::Action;

OrderPage::OrderPage(const Gateways &gateways, checkin::TicketSigner *signer, QWidget *parent)
    : QWidget(parent)
    , m_orders(gateways)
    , m_actions(gateways, m_orders)
    , m_signed(gateways, signer)
    , m_benefits(gateways)
{
    setObjectName(QStringLiteral("orderPage"));
    build(gateways);
    m_approval = new ApprovalDesk(gateways, this);
    m_approval->serve(m_actions);
    wire();
    connect(m_actionsPane, &OrderActionsPane::documentsRequested, this, [this, gateways] {
        auto *dialog = new DocumentsDialog(gateways, m_orders.order().orderNo, window());
        dialog->open();
        dialog->reader().read(m_venue.id, m_orders.order().id);
    });
    retranslate();
    refresh();
}

void OrderPage::build(const Gateways &gateways)
{
    m_scroll = new PageScroll(this);
    auto *page = new QWidget(m_scroll);
    m_number = new TextLabel(FontRole::Section, Token::Text, page);
    m_number->setObjectName(QStringLiteral("orderNumber"));
    m_number->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_state = new StateChip(page);
    m_customer = new TextLabel(FontRole::Base, Token::Text, page);
    m_customer->setObjectName(QStringLiteral("orderCustomer"));
    m_customer->setWordWrap(true);
    m_note = new TextLabel(FontRole::Base, Token::Muted, page);
    m_note->setWordWrap(true);
    m_left = new TextLabel(FontRole::Base, Token::Muted, page);
    m_countdown = new CountdownLabel(*gateways.clock, page);
    m_countdown->setObjectName(QStringLiteral("holdCountdown"));
    m_countdown->setRole(FontRole::Total);
    m_messages = new MessageStrip(this);
    m_lines = new OrderLines(page);
    m_add = new QPushButton(Icon::get(QStringLiteral("plus"), Token::Accent), QString(), page);
    m_add->setAutoDefault(true);
    m_add->setObjectName(QStringLiteral("addToOrder"));
    setVariant(m_add, Variant::Quiet);
    setDense(m_add);
    setFlush(m_add);
    m_extend = new QPushButton(page);
    m_extend->setAutoDefault(true);
    m_extend->setObjectName(QStringLiteral("extendHold"));
    m_letGo = new QPushButton(page);
    m_letGo->setAutoDefault(true);
    m_letGo->setObjectName(QStringLiteral("letGo"));
    m_refusal = new TextLabel(FontRole::Caption, Token::Muted, page);
    m_refusal->setObjectName(QStringLiteral("actionRefusal"));
    m_refusal->setWordWrap(true);
    m_actionsPane = new OrderActionsPane(m_actions, page);
    m_payment = new PaymentPane(page);
    m_wait = new ChannelWait(page);
    m_tickets = new TicketsPane(m_signed, gateways.papers, page);
    m_receipt = new ReceiptPane(gateways.papers, page);
    m_timelineTitle = new TextLabel(FontRole::Section, Token::Text, page);
    m_timeline = new OrderTimeline(page);
    m_done = new QPushButton(this);
    m_done->setObjectName(QStringLiteral("nextCall"));
    m_done->setAutoDefault(true);

    layOut(page);
    m_scroll->hold(page);
    m_empty = new EmptyState(this);
    // Seen however long the order is: what was just done or refused, and the way to the next caller.
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(Theme::group, Theme::gap, Theme::group, Theme::group);
    foot->setSpacing(Theme::gap);
    foot->addWidget(m_messages);
    foot->addWidget(m_done);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_scroll, 1);
    all->addLayout(foot);
    all->addWidget(m_empty, 1);
}

void OrderPage::layOut(QWidget *page)
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_number, 1);
    head->addWidget(m_state);
    auto *time = new QHBoxLayout;
    time->addWidget(m_left, 1, Qt::AlignBottom);
    time->addWidget(m_countdown);
    auto *actions = new QHBoxLayout;
    actions->setSpacing(Theme::gap);
    actions->addWidget(m_extend, 1);
    actions->addWidget(m_letGo, 1);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(Theme::group, Theme::group, Theme::group, Theme::group);
    column->setSpacing(Theme::gap);
    column->addLayout(head);
    column->addWidget(m_customer);
    column->addWidget(m_note);
    column->addLayout(time);
    column->addWidget(m_lines);
    column->addWidget(m_actionsPane->moneyToHandBack());
    column->addWidget(m_add, 0, Qt::AlignLeft);
    column->addLayout(actions);
    column->addWidget(m_refusal);
    column->addWidget(new Separator(page));
    column->addWidget(m_wait);
    column->addWidget(m_payment);
    column->addWidget(m_tickets);
    column->addWidget(m_receipt);
    column->addWidget(m_actionsPane);
    column->addWidget(m_tickets->furtherPictures());
    column->addWidget(new Separator(page));
    column->addWidget(m_timelineTitle);
    column->addWidget(m_timeline);
    column->addStretch(1);
}

void OrderPage::wire()
{
    connect(&m_orders, &orders::OrderController::changed, this, &OrderPage::refresh);
    connect(&m_orders, &orders::OrderController::busyChanged, this, &OrderPage::refreshActions);
    connect(&m_orders, &orders::OrderController::failed, this, &OrderPage::failed);
    connect(&m_orders, &orders::OrderController::extended, this, [this] {
        m_messages->tell(
            MessageStrip::Kind::Success, [] { return tr("The hold was extended. It can be done once only."); });
    });
    connect(&m_orders, &orders::OrderController::cancelled, this, [this] {
        m_messages->tell(MessageStrip::Kind::Info, [] { return tr("Let go. The places are free again."); });
        touchSlots();
    });
    connect(&m_orders, &orders::OrderController::confirmed, this, [this] {
        m_messages->tell(MessageStrip::Kind::Info, [change = m_change] {
            return change.isZero() ? tr("Paid.") : tr("Paid. Hand back %1.").arg(FormatText::money(change));
        });
        m_tickets->focusStart();
        touchSlots();
    });
    connect(m_actionsPane, &OrderActionsPane::told, this,
        [this](const QString &text) { m_messages->tell(MessageStrip::Kind::Success, text); });
    connect(m_actionsPane, &OrderActionsPane::failed, this, &OrderPage::failed);
    connect(m_actionsPane, &OrderActionsPane::slotsTouched, this, &OrderPage::touchSlots);
    connect(m_actionsPane, &OrderActionsPane::moveRequested, this, [this] { Q_EMIT moveRequested(m_orders.order()); });
    connect(m_actionsPane, &OrderActionsPane::explainRequested, this,
        [this] { Q_EMIT explainRequested(m_orders.order().id); });
    connect(m_countdown, &CountdownLabel::over, &m_orders, &orders::OrderController::reload);
    connect(m_messages, &MessageStrip::actionTriggered, this, &OrderPage::shiftRequested);
    connect(m_add, &QPushButton::clicked, this, &OrderPage::add);
    connect(m_extend, &QPushButton::clicked, this, &OrderPage::extend);
    connect(m_letGo, &QPushButton::clicked, this, &OrderPage::askToLetGo);
    connect(m_payment, &PaymentPane::payRequested, this, &OrderPage::pay);
    connect(m_payment, &PaymentPane::channelRequested, this,
        [this](const QList<payments::Tender> &before, const QString &channel, const Money &amount,
            const QString &payCode) {
            m_messages->clear();
            m_orders.payByChannel(before, channel, amount, payCode);
        });
    connect(m_wait, &ChannelWait::askRequested, &m_orders, &orders::OrderController::askChannel);
    connect(&m_benefits, &payments::MemberBenefits::changed, this, &OrderPage::refreshPayment);
    connect(m_done, &QPushButton::clicked, this, &OrderPage::doneRequested);
}

void OrderPage::retranslate()
{
    m_left->setText(tr("The hold ends in"));
    m_timelineTitle->setText(tr("What happened"));
    m_add->setText(tr("Add to this order…"));
    m_add->setToolTip(tr("More places, equipment or a coach, held with it and paid with it (Ctrl+I)"));
    m_done->setText(tr("Next call"));
    m_done->setToolTip(tr("Back to an empty booking (Ctrl+N)"));
    showEmpty();
}

void OrderPage::showEmpty()
{
    if (m_unread)
        m_empty->set(QStringLiteral("warning"), tr("This order could not be read"),
            ErrorText::sentence(*m_unread, m_venue.zone));
    else
        m_empty->set(QStringLiteral("ticket"), tr("No order is open"),
            tr("Choose one in the list to see its items, money, tickets and history."));
}

void OrderPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

void OrderPage::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    m_lines->setZone(venue.zone);
    m_timeline->setZone(venue.zone);
    m_tickets->setVenue(venue);
    m_receipt->setVenue(venue);
    m_actionsPane->setVenue(venue);
    m_approval->setVenue(venue.id);
    close();
}

void OrderPage::setAsker(const QString &login)
{
    m_approval->setAsker(login);
    m_receipt->setCashier(login);
}

void OrderPage::showHeld(const orders::Order &order)
{
    m_madeHere = order.id;
    m_messages->clear();
    m_orders.setOrder(order);
}

void OrderPage::open(OrderId id)
{
    m_messages->clear();
    m_unread.reset();
    showEmpty();
    m_orders.open(id);
}

void OrderPage::close()
{
    m_messages->clear();
    m_unread.reset();
    showEmpty();
    m_orders.close();
}

void OrderPage::note(const Error &error)
{
    m_messages->tell(MessageStrip::Kind::Warning, [this, error] { return ErrorText::sentence(error, m_venue.zone); });
}

void OrderPage::reload()
{
    // What went wrong before is not true of what is read now.
    if (m_messages->kind() == MessageStrip::Kind::Error)
        m_messages->clear();
    m_orders.reload();
}

void OrderPage::focusStart()
{
    if (m_wait->isVisible())
        m_wait->focusStart();
    else if (m_payment->isVisible())
        m_payment->focusStart();
    else if (m_tickets->isVisible())
        m_tickets->focusStart();
    else
        m_done->setFocus(Qt::OtherFocusReason);
}

void OrderPage::setNextCallShown(bool shown)
{
    m_offersNext = shown;
    m_done->setVisible(shown && m_orders.hasOrder());
}

void OrderPage::refresh()
{
    const bool shown = m_orders.hasOrder();
    m_scroll->setVisible(shown);
    m_done->setVisible(shown && m_offersNext);
    m_empty->setVisible(!shown);
    if (shown) {
        m_unread.reset();
        const orders::Order &order = m_orders.order();
        if (std::exchange(m_shown, order.id) != order.id)
            m_scroll->verticalScrollBar()->setValue(0); // another order is read from its number on
        m_number->setText(order.orderNo);
        m_state->setState(order.state);
        m_customer->setText(QStringLiteral("%1   %2").arg(
            FormatText::isolated(order.customerName), FormatText::phone(order.customerPhone)));
        m_note->setText(order.note);
        m_note->setVisible(!order.note.isEmpty());
        m_lines->setOrder(order);
        const bool held = m_orders.isHeld();
        m_countdown->setDeadline(held ? order.expiresAt : QDateTime());
        m_left->setVisible(held);
        m_countdown->setVisible(held);
        m_timeline->setEntries(order.timeline);
        m_timelineTitle->setVisible(!order.timeline.isEmpty());
    }
    refreshPayment();
    refreshTickets();
    refreshActions();
    Q_EMIT shownChanged();
}

void OrderPage::refreshActions()
{
    const auto extend = m_orders.refusal(Action::Extend);
    const auto letGo = m_orders.refusal(Action::LetGo);
    const bool partPaid = !m_orders.order().payments.isEmpty();
    m_extend->setText(tr("Extend the hold"));
    m_letGo->setText(partPaid ? tr("Cancel the order…") : tr("Let go…"));
    m_add->setVisible(!m_orders.refusal(Action::Add));
    m_add->setEnabled(!m_orders.isBusy());
    m_extend->setEnabled(!extend && !m_orders.isBusy());
    m_letGo->setVisible(m_orders.isHeld());
    m_letGo->setEnabled(!letGo && !m_orders.isBusy());
    m_extend->setVisible(m_orders.isHeld());
    m_extend->setToolTip(FormatText::tip(whyNot(Action::Extend)));
    m_letGo->setToolTip(FormatText::tip(whyNot(Action::LetGo)));
    m_refusal->setText(letGo ? m_letGo->toolTip() : m_extend->toolTip());
    m_refusal->setVisible(m_orders.isHeld() && (letGo || extend) && !m_refusal->text().isEmpty());
    m_payment->setBusy(m_orders.isBusy());
}

QString OrderPage::whyNot(Action action) const
{
    const auto refusal = m_orders.refusal(action);
    if (!refusal)
        return {};
    if (refusal->code != QLatin1String("order_state"))
        return ErrorText::sentence(*refusal, m_venue.zone);
    const QString state = FormatText::orderState(toDatabase(m_orders.order().state));
    if (action == Action::Tickets)
        return tr("Tickets are there once the order is paid; it is now “%1”.").arg(state);
    return tr("Only a held order can be added to, paid, extended or let go; this one is “%1”.").arg(state);
}

void OrderPage::add()
{
    if (!m_orders.refusal(Action::Add) && !m_orders.isBusy())
        Q_EMIT addRequested(m_orders.order());
}

void OrderPage::extend()
{
    m_orders.extend();
}

void OrderPage::askToLetGo()
{
    if (m_orders.refusal(Action::LetGo))
        return;
    const orders::Order &order = m_orders.order();
    Question question;
    question.title = tr("Let go of %1?").arg(order.orderNo);
    question.text = tr("%n line(s) of %1 become free again at once.", nullptr, static_cast<int>(order.items.size()))
                        .arg(order.customerName);
    for (const orders::Item &item : order.items)
        question.consequences.append(
            QStringLiteral("%1, %2 %3")
                .arg(item.spaceName, FormatText::date(item.businessDate),
                    FormatText::range(item.businessDate, item.startsAt, item.endsAt, m_venue.zone)));
    if (!order.paid.isZero())
        question.consequences.append(tr("%1 already paid becomes due for refund").arg(FormatText::money(order.paid)));
    question.accept = tr("Let go");
    question.refuse = tr("Keep");
    question.danger = true;
    // Bound to this order: another one may be open by the time it is answered.
    Prompt::ask(this, question, [this, id = order.id](const QString &) {
        if (m_orders.order().id == id)
            m_orders.cancel(QStringLiteral("let_go"));
    });
}

void OrderPage::failed(const Error &error)
{
    if (!m_orders.hasOrder()) {
        m_unread = error;
        showEmpty();
    } else if (error.code.startsWith(QLatin1String("amount_")) || error.code == QLatin1String("given_too_little"))
        m_payment->showError(error);
    else
        m_messages->tellError(error, m_venue.zone, [cash = error.code == QLatin1String("shift_not_open")] {
            return cash ? tr("Open your shift…") : QString();
        });
}

} // namespace vd::ui
