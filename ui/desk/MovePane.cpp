#include "ui/desk/MovePane.h"

#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Segments.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/ApprovalDesk.h"
#include "ui/desk/OrderWords.h"
#include "ui/desk/PolicyWords.h"
#include "ui/desk/Separator.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

const QStringList &channels()
{
    static const QStringList words{QStringLiteral("cash"), QStringLiteral("card"), QStringLiteral("transfer")};
    return words;
}

} // namespace

MovePane::MovePane(const Gateways &gateways, const inventory::BoardModel &board, QWidget *parent)
    : QWidget(parent)
    , m_orders(gateways)
    , m_actions(gateways, m_orders)
    , m_board(board)
{
    setObjectName(QStringLiteral("movePane"));
    build();
    m_approval = new ApprovalDesk(gateways, this);
    m_approval->serve(m_actions);
    wire();
    retranslate();
}

void MovePane::build()
{
    m_title = new TextLabel(FontRole::Section, Token::Text, this);
    m_customer = new TextLabel(FontRole::Base, Token::Text, this);
    m_hint = new TextLabel(FontRole::Base, Token::Muted, this);
    m_hint->setWordWrap(true);
    m_items = new QVBoxLayout;
    m_items->setSpacing(Theme::gap);
    m_before = new TextLabel(FontRole::Figures, Token::Muted, this);
    m_after = new TextLabel(FontRole::Figures, Token::Muted, this);
    m_beforeLabel = new TextLabel(FontRole::Base, Token::Muted, this);
    m_afterLabel = new TextLabel(FontRole::Base, Token::Muted, this);
    for (TextLabel *amount : {m_before, m_after})
        amount->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_differenceLabel = new TextLabel(FontRole::Strong, Token::Text, this);
    m_difference = new TextLabel(FontRole::Total, Token::Text, this);
    m_difference->setObjectName(QStringLiteral("moveDifference"));
    m_difference->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_rule = new TextLabel(FontRole::Caption, Token::Muted, this);
    m_rule->setObjectName(QStringLiteral("moveRule"));
    m_rule->setWordWrap(true);
    m_messages = new MessageStrip(this);
    m_keepPrice = new QCheckBox(this);
    m_keepPrice->setObjectName(QStringLiteral("keepPrice"));
    m_channel = new Segments(this);
    m_channel->setObjectName(QStringLiteral("moveChannel"));
    m_reason = new LineEdit(this);
    m_reason->setObjectName(QStringLiteral("moveReason"));
    m_reason->setMaxLength(400);
    m_reasonField = new FormField(QString(), m_reason, this);
    m_move = new QPushButton(this);
    m_move->setObjectName(QStringLiteral("moveAccept"));
    m_move->setAutoDefault(true);
    setVariant(m_move, Variant::Primary);
    setLarge(m_move);
    m_drop = new QPushButton(this);
    m_drop->setObjectName(QStringLiteral("moveDrop"));
    m_drop->setAutoDefault(true);
    setVariant(m_drop, Variant::Quiet);
    auto *money = new QGridLayout;
    money->setVerticalSpacing(2);
    money->addWidget(m_beforeLabel, 0, 0);
    money->addWidget(m_before, 0, 1);
    money->addWidget(m_afterLabel, 1, 0);
    money->addWidget(m_after, 1, 1);
    money->addWidget(m_differenceLabel, 2, 0);
    money->addWidget(m_difference, 2, 1);
    money->setColumnStretch(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::group, Theme::group, Theme::group, Theme::group);
    column->setSpacing(Theme::gap);
    column->addWidget(m_title);
    column->addWidget(m_customer);
    column->addWidget(m_hint);
    column->addLayout(m_items);
    column->addWidget(new Separator(this));
    column->addLayout(money);
    column->addWidget(m_rule);
    column->addWidget(m_messages);
    column->addWidget(m_keepPrice);
    column->addWidget(m_channel);
    column->addWidget(m_reasonField);
    column->addWidget(m_move);
    column->addWidget(m_drop);
    column->addStretch(1);
}

void MovePane::wire()
{
    using Actions = orders::OrderActions;
    connect(&m_actions, &Actions::moveQuoted, this, [this](const orders::MoveQuote &quote) {
        m_quote = quote;
        refreshMoney();
    });
    connect(&m_actions, &Actions::quoteFailed, this, &MovePane::failed);
    connect(&m_actions, &Actions::busyChanged, this, &MovePane::refreshMoney);
    connect(&m_actions, &Actions::failed, this, [this](Actions::Action, const Error &error) { failed(error); });
    connect(&m_actions, &Actions::done, this, [this] { Q_EMIT moved(m_orders.order()); });
    connect(m_keepPrice, &QCheckBox::toggled, this, &MovePane::refreshMoney);
    connect(m_move, &QPushButton::clicked, this, &MovePane::submit);
    connect(m_reason, &LineEdit::submitted, this, &MovePane::submit);
    connect(m_drop, &QPushButton::clicked, this, &MovePane::dropped);
}

void MovePane::retranslate()
{
    m_hint->setText(
        tr("Pick the new cell on the board: arrow keys and Enter, or a double click. The old one is marked. "
           "Nothing is moved before you confirm it here."));
    m_drop->setText(tr("Leave it where it is"));
    m_drop->setToolTip(tr("Ends the move (Esc on the board)"));
    m_keepPrice->setText(tr("Keep the old price"));
    m_beforeLabel->setText(tr("Price so far"));
    m_afterLabel->setText(tr("Price after the move"));
    QStringList words;
    for (const QString &channel : channels())
        words.append(OrderWords::channel(channel));
    m_channel->setChoices(words);
    m_reasonField->setLabel(tr("Reason"));
    refresh();
}

void MovePane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MovePane::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    m_approval->setVenue(venue.id);
}

void MovePane::setAsker(const QString &login)
{
    m_approval->setAsker(login);
}

void MovePane::begin(const orders::Order &order)
{
    m_orders.setOrder(order);
    m_plan = orders::MovePlan(order);
    m_quote.reset();
    m_refusal.clear();
    m_reason->clear();
    m_messages->clear();
    m_keepPrice->setChecked(false);
    refresh();
    Q_EMIT planChanged();
}

void MovePane::pick(SlotId slot)
{
    m_plan.pick(m_board, slot);
    m_messages->clear();
    m_refusal.clear();
    refresh();
    ask();
    Q_EMIT planChanged();
}

void MovePane::focusAccept()
{
    m_move->setFocus(Qt::OtherFocusReason);
}

void MovePane::ask()
{
    m_quote.reset();
    refreshMoney();
    if (m_plan.isComplete())
        m_actions.quoteMove(m_plan.moves());
}

void MovePane::refresh()
{
    const orders::Order &order = m_orders.order();
    m_title->setText(tr("Move %1").arg(order.orderNo));
    m_customer->setText(QStringLiteral("%1   %2").arg(
        FormatText::isolated(order.customerName), FormatText::phone(order.customerPhone)));
    while (QLayoutItem *item = m_items->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const orders::Item &item : m_plan.items())
        addItem(item);
    refreshMoney();
}

void MovePane::addItem(const orders::Item &item)
{
    auto *box = new QWidget(this);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto *old = new QCheckBox(QStringLiteral("%1   %2  %3")
                                  .arg(item.spaceName, FormatText::date(item.businessDate),
                                      FormatText::range(item.businessDate, item.startsAt, item.endsAt, m_venue.zone)),
        box);
    old->setObjectName(QStringLiteral("moveItem"));
    old->setChecked(m_plan.isIncluded(item.id));
    // One alone has nothing to choose.
    old->setEnabled(m_plan.items().size() > 1);
    auto *goes = new TextLabel(FontRole::FiguresStrong, Token::Accent, box);
    goes->setObjectName(QStringLiteral("moveTarget"));
    goes->setContentsMargins(Theme::icon + Theme::gap, 0, 0, 0);
    const std::optional<orders::MovePlan::Target> target = m_plan.target(item.id);
    if (!m_plan.isIncluded(item.id)) {
        goes->setText(tr("stays"));
        goes->setColour(Token::Muted);
    } else if (target) {
        goes->setText(QStringLiteral("→ %1   %2  %3")
                          .arg(target->spaceName, FormatText::date(target->businessDate),
                              FormatText::range(target->businessDate, target->startsAt, target->endsAt, m_venue.zone)));
    } else {
        goes->setText(
            m_plan.isPicked() ? tr("→ no slot at that time; let it stay or pick another cell") : tr("→ pick a cell"));
        goes->setColour(m_plan.isPicked() ? Token::Warning : Token::Muted);
    }
    goes->setWordWrap(true);
    column->addWidget(old);
    column->addWidget(goes);
    m_items->addWidget(box);
    connect(old, &QCheckBox::toggled, this, [this, id = item.id](bool on) {
        m_plan.setIncluded(id, on);
        refresh();
        ask();
        Q_EMIT planChanged();
    });
}

Money MovePane::difference() const
{
    return m_quote && !m_keepPrice->isChecked() ? m_quote->difference() : Money(0, m_orders.order().total.currency());
}

bool MovePane::paysNow() const
{
    return m_orders.order().state != orders::OrderState::Holding && Money(0, difference().currency()) < difference();
}

bool MovePane::isOverride() const
{
    return !m_refusal.isEmpty() || (m_quote && !m_quote->against.isEmpty());
}

void MovePane::refreshMoney()
{
    const bool known = m_quote.has_value();
    for (TextLabel *label : {m_beforeLabel, m_before, m_afterLabel, m_after, m_differenceLabel, m_difference})
        label->setVisible(known);
    m_keepPrice->setVisible(known && isOverride() && !m_quote->difference().isZero());
    if (known) {
        const Money change = difference();
        m_before->setText(FormatText::money(m_quote->before));
        m_after->setText(FormatText::money(m_quote->after));
        const bool held = m_orders.order().state == orders::OrderState::Holding;
        m_differenceLabel->setText(change.isZero() ? tr("Nothing to settle")
                : change.isNegative()              ? (held ? tr("Costs less") : tr("Goes back"))
                                                   : (held ? tr("Costs more") : tr("To pay")));
        m_difference->setText(change.isZero() ? QString() : FormatText::money(change.isNegative() ? -change : change));
    }
    m_channel->setVisible(known && paysNow());
    refreshRule();
    m_reasonField->setVisible(known && isOverride());
    m_move->setText(known && paysNow() ? tr("Take %1 and move").arg(FormatText::money(difference())) : tr("Move"));
    m_move->setEnabled(known && m_plan.isComplete() && !m_actions.isBusy());
}

void MovePane::refreshRule()
{
    m_rule->setVisible(m_quote.has_value());
    if (!m_quote)
        return;
    m_rule->setText(PolicyWords::moveRule(*m_quote, m_venue.zone));
    QStringList reasons;
    for (const orders::Verdict &verdict : std::as_const(m_quote->against))
        reasons.append(PolicyWords::reason(verdict, m_venue.zone));
    if (!reasons.isEmpty())
        m_messages->tell(MessageStrip::Kind::Warning, reasons.join(QLatin1Char('\n')));
}

void MovePane::submit()
{
    const QString reason = m_reason->text().trimmed();
    if (!m_quote || !m_plan.isComplete())
        return;
    if (isOverride() && reason.isEmpty()) {
        m_reasonField->setError({Fault::Rule, QStringLiteral("reason_required"), {}, {}});
        return;
    }
    orders::MoveRequest request;
    request.moves = m_plan.moves();
    request.overrideReason = isOverride() ? reason : QString();
    request.keepPrice = isOverride() && m_keepPrice->isChecked();
    if (paysNow()) {
        const QString channel = channels().at(m_channel->current());
        const bool cash = channel == QLatin1String("cash");
        request.tenders = {{channel, difference(), cash ? difference() : Money(0, QString()), QString()}};
    }
    m_actions.move(request);
}

void MovePane::failed(const Error &error)
{
    if (error.facts.value(QLatin1String("overridable")).toBool()) {
        m_refusal = error.code;
        m_messages->tell(MessageStrip::Kind::Warning,
            PolicyWords::reason({QString(), error.code, error.facts, false}, m_venue.zone));
        refreshMoney();
        m_reason->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_messages->tellError(error, m_venue.zone);
    // The cell is not to be had, or the price is another one now: the old booking stands, and is quoted anew.
    if (error.fault == Fault::Conflict && m_quote)
        ask();
}

} // namespace vd::ui
