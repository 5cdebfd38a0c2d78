#include "ui/desk/OrderActionsPane.h"

#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/Prompt.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/PolicyWords.h"
#include "ui/desk/PriceDialog.h"
#include "ui/desk/RefundDialog.h"
#include "ui/desk/RefundParts.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace vd::ui {

namespace {

const QString refundAction = QStringLiteral("refund");
const QString moveAction = QStringLiteral("reschedule");
const QString priceAction = QStringLiteral("adjust_price");
const QString waiveAction = QStringLiteral("settle_shortfall");
const QString noShowAction = QStringLiteral("no_show");
const QString undoNoShowAction = QStringLiteral("undo_no_show");

} // namespace

OrderActionsPane::OrderActionsPane(orders::OrderActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
{
    setObjectName(QStringLiteral("orderActions"));
    build();
    retranslate();
    using Actions = orders::OrderActions;
    connect(&m_actions, &Actions::changed, this, &OrderActionsPane::refresh);
    connect(&m_actions, &Actions::busyChanged, this, &OrderActionsPane::refresh);
    connect(&m_actions, &Actions::done, this, &OrderActionsPane::done);
    connect(&m_actions, &Actions::failed, this, [this](Actions::Action action, const Error &error) {
        // The dialogs tell their own.
        if (action == Actions::Action::Settle || action == Actions::Action::NoShow || action == Actions::Action::Waive)
            Q_EMIT failed(error);
    });
    connect(m_refund, &QPushButton::clicked, this, &OrderActionsPane::refund);
    connect(m_move, &QPushButton::clicked, this, &OrderActionsPane::move);
    connect(m_price, &QPushButton::clicked, this, &OrderActionsPane::changePrice);
    connect(m_waive, &QPushButton::clicked, this, &OrderActionsPane::waiveRest);
    connect(m_noShow, &QPushButton::clicked, this, &OrderActionsPane::noShow);
    connect(m_explain, &QPushButton::clicked, this, &OrderActionsPane::explainRequested);
    connect(m_documents, &QPushButton::clicked, this, &OrderActionsPane::documentsRequested);
}

void OrderActionsPane::build()
{
    m_parts = new RefundParts(m_actions, this);
    const auto button = [this](const char *name, const char *icon) {
        auto *made = new QPushButton(this);
        made->setObjectName(QString::fromLatin1(name));
        made->setIcon(Icon::get(QString::fromLatin1(icon)));
        made->setAutoDefault(true);
        return made;
    };
    m_move = button("moveOrder", "calendar");
    m_refund = button("refundOrder", "refund");
    m_price = button("changePrice", "edit");
    m_waive = button("waiveRest", "tick");
    m_noShow = button("noShow", "person");
    m_explain = button("explainOrder", "help");
    m_documents = button("readDocuments", "document");
    m_reasons = new TextLabel(FontRole::Caption, Token::Muted, this);
    m_reasons->setObjectName(QStringLiteral("actionReasons"));
    m_reasons->setWordWrap(true);
    m_grid = new QGridLayout;
    m_grid->setSpacing(Theme::gap);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap);
    column->addWidget(m_parts);
    column->addLayout(m_grid);
    column->addWidget(m_reasons);
}

// Two in a row without a hole; one that is left over takes the whole row, as does the one that names an amount.
void OrderActionsPane::place()
{
    QList<QPushButton *> shown;
    for (QPushButton *button : {m_move, m_refund, m_price, m_waive, m_noShow, m_explain, m_documents}) {
        if (!button->isHidden())
            shown.append(button);
    }
    if (shown == m_placed)
        return;
    for (QPushButton *button : std::as_const(m_placed))
        m_grid->removeWidget(button);
    m_placed = shown;
    int row = 0;
    for (qsizetype i = 0; i < shown.size(); ++row) {
        QPushButton *first = shown.at(i);
        const bool paired = i + 1 < shown.size() && first != m_waive && shown.at(i + 1) != m_waive;
        m_grid->addWidget(first, row, 0, 1, paired ? 1 : 2);
        if (paired)
            m_grid->addWidget(shown.at(i + 1), row, 1);
        i += paired ? 2 : 1;
    }
}

void OrderActionsPane::retranslate()
{
    m_move->setText(tr("Move…"));
    m_refund->setText(tr("Refund…"));
    m_price->setText(tr("Change the price…"));
    m_explain->setText(tr("Why?"));
    m_documents->setText(tr("Documents…"));
    m_documents->setToolTip(tr("The documents of the order's places in the clear; who looked is kept in the audit"));
    m_explain->setToolTip(tr("Explains the order's state, rules and history (F4)"));
    refresh();
}

void OrderActionsPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void OrderActionsPane::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
}

QWidget *OrderActionsPane::moneyToHandBack() const
{
    return m_parts;
}

void OrderActionsPane::setReadsDocuments(bool reads)
{
    m_readsDocuments = reads;
    refresh();
}

// The state is one to which the action belongs at all.
bool OrderActionsPane::fits(const QString &action) const
{
    const QList<orders::Verdict> against = m_actions.against(action);
    return m_actions.order().id.isValid()
        && std::none_of(against.cbegin(), against.cend(),
            [](const orders::Verdict &verdict) { return verdict.code == QLatin1String("order_state"); });
}

void OrderActionsPane::refreshButton(
    QPushButton *button, const QString &action, const QString &name, QStringList &reasons)
{
    const bool shown = fits(action);
    button->setVisible(shown);
    button->setEnabled(m_actions.mayTry(action) && !m_actions.isBusy());
    if (!shown)
        return;
    const QList<orders::Verdict> against = m_actions.against(action);
    for (const orders::Verdict &verdict : against)
        reasons.append(
            tr("%1: %2", "an action and why it is refused").arg(name, PolicyWords::reason(verdict, m_venue.zone)));
}

void OrderActionsPane::refresh()
{
    QStringList reasons;
    refreshButton(m_move, moveAction, tr("Move"), reasons);
    refreshButton(m_refund, refundAction, tr("Refund"), reasons);
    refreshButton(m_price, priceAction, tr("Price"), reasons);
    refreshButton(m_waive, waiveAction, tr("Rest"), reasons);
    m_waive->setText(tr("Waive the rest of %1…").arg(FormatText::money(m_actions.order().outstanding)));
    const bool undo = fits(undoNoShowAction);
    refreshButton(m_noShow, undo ? undoNoShowAction : noShowAction, tr("No-show"), reasons);
    m_noShow->setText(undo ? tr("They came after all") : tr("Did not come…"));
    m_explain->setEnabled(m_actions.order().id.isValid());
    m_documents->setVisible(m_readsDocuments && m_actions.order().id.isValid());
    place();
    m_reasons->setText(reasons.join(QLatin1Char('\n')));
    m_reasons->setVisible(!reasons.isEmpty());
}

QString OrderActionsPane::whyNot(const QString &action) const
{
    if (!m_actions.order().id.isValid())
        return tr("No order is open.");
    const QList<orders::Verdict> against = m_actions.against(action);
    for (const orders::Verdict &verdict : against) {
        if (verdict.hard)
            return PolicyWords::reason(verdict, m_venue.zone);
    }
    return {};
}

void OrderActionsPane::refund()
{
    if (!m_actions.mayTry(refundAction))
        return;
    auto *dialog = new RefundDialog(m_actions, m_venue, this);
    connect(dialog, &RefundDialog::refunded, this, [this](const Money &amount) {
        Q_EMIT told(tr("%1 goes back. What is to be handed out stands with the order.").arg(FormatText::money(amount)));
    });
    dialog->open();
}

void OrderActionsPane::changePrice()
{
    if (!m_actions.mayTry(priceAction))
        return;
    auto *dialog = new PriceDialog(m_actions, m_venue.zone, this);
    dialog->open();
}

void OrderActionsPane::move()
{
    if (m_actions.mayTry(moveAction))
        Q_EMIT moveRequested();
}

void OrderActionsPane::waiveRest()
{
    if (!m_actions.mayTry(waiveAction))
        return;
    const orders::Order &order = m_actions.order();
    const QString rest = FormatText::money(order.outstanding);
    Question question;
    question.title = tr("Waive the rest of %1?").arg(rest);
    question.text = tr("%1 is confirmed with %2 paid. The rest is written off with your name and the reason and has a "
                       "line of its own in the day's report.")
                        .arg(order.orderNo, FormatText::money(order.paid));
    question.accept = tr("Waive %1").arg(rest);
    question.reason = true;
    Prompt::ask(this, question, [this, id = order.id](const QString &reason) {
        if (m_actions.order().id == id)
            m_actions.waiveRest(reason);
    });
}

void OrderActionsPane::noShow()
{
    if (m_actions.mayTry(undoNoShowAction)) {
        m_actions.markNoShow(true);
        return;
    }
    if (!m_actions.mayTry(noShowAction))
        return;
    const orders::Order &order = m_actions.order();
    Question question;
    question.title = tr("Did %1 not come?").arg(order.customerName);
    question.text = tr("%1 is marked as a no-show. Neither places nor money are given back, and it counts in the "
                       "customer's profile. It can be taken back.")
                        .arg(order.orderNo);
    question.accept = tr("Did not come");
    question.refuse = tr("Leave as it is");
    Prompt::ask(this, question, [this, id = order.id](const QString &) {
        if (m_actions.order().id == id)
            m_actions.markNoShow(false);
    });
}

void OrderActionsPane::done(orders::OrderActions::Action action)
{
    switch (action) {
    case orders::OrderActions::Action::Settle:
        Q_EMIT told(tr("Noted as handed back."));
        break;
    case orders::OrderActions::Action::Price:
        Q_EMIT told(tr("The price is now %1.").arg(FormatText::money(m_actions.order().total)));
        break;
    case orders::OrderActions::Action::Waive:
        Q_EMIT told(tr("The rest was waived; the order is confirmed."));
        break;
    case orders::OrderActions::Action::NoShow:
        Q_EMIT told(m_actions.order().state == orders::OrderState::NoShow ? tr("Marked as a no-show.")
                                                                          : tr("The no-show was taken back."));
        break;
    case orders::OrderActions::Action::Refund:
    case orders::OrderActions::Action::Move:
        break;
    }
    Q_EMIT slotsTouched();
}

} // namespace vd::ui
