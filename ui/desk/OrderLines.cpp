#include "ui/desk/OrderLines.h"

#include "ui/common/FormatText.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/OrderWords.h"
#include "ui/desk/Separator.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>

namespace vd::ui {

OrderLines::OrderLines(QWidget *parent)
    : QWidget(parent)
    , m_zone(QTimeZone::utc())
    , m_grid(new QGridLayout(this))
{
    setObjectName(QStringLiteral("orderLines"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(Theme::gap);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(0, 1);
}

void OrderLines::setOrder(const orders::Order &order)
{
    m_order = order;
    rebuild();
}

void OrderLines::rebuild()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    int row = 0;
    for (const orders::Item &item : std::as_const(m_order.items))
        addItem(item, row);
    m_grid->addWidget(new Separator(this), row++, 0, 1, 2);
    for (const orders::Adjustment &change : std::as_const(m_order.adjustments))
        addMoney(tr("Price changed by %1: %2").arg(change.madeBy, change.reason), FormatText::amount(change.amount),
            false, row);
    addMoney(tr("Total"), FormatText::money(m_order.total), true, row);
    for (const orders::PaymentLine &payment : std::as_const(m_order.payments)) {
        QString text = OrderWords::channel(payment.channel);
        if (payment.paidAt.isValid())
            text += QStringLiteral("  ") + FormatText::moment(payment.paidAt, m_zone);
        const QString state = OrderWords::paymentState(payment.state);
        if (!state.isEmpty())
            text += QStringLiteral("  (%1)").arg(state);
        // What is under way or has failed is not taken off what is still to pay, and must not look so.
        const QString amount = FormatText::amount(payment.amount);
        addMoney(text, state.isEmpty() ? QStringLiteral("−") + amount : amount, false, row);
    }
    if (!m_order.payments.isEmpty() && !m_order.outstanding.isZero())
        addMoney(tr("Still to pay"), FormatText::money(m_order.outstanding), true, row);
    addRefunds(row);
    if (!m_order.surplus.isZero())
        addMoney(tr("Paid too much"), FormatText::money(m_order.surplus), true, row);
}

void OrderLines::addRefunds(int &row)
{
    for (const orders::Refund &refund : std::as_const(m_order.refunds)) {
        const QDateTime at = refund.settledAt.isValid() ? refund.settledAt : refund.createdAt;
        QString text = tr("Refund") + QStringLiteral("  ") + FormatText::moment(at, m_zone);
        if (refund.state == QLatin1String("started"))
            text += QStringLiteral("  (%1)").arg(tr("under way"));
        else if (refund.state == QLatin1String("failed"))
            text += QStringLiteral("  (%1)").arg(tr("failed"));
        addMoney(text, FormatText::amount(refund.amount), false, row);
        if (!refund.fee.isZero())
            addMoney(tr("Fee kept"), FormatText::amount(refund.fee), false, row);
    }
}

void OrderLines::addItem(const orders::Item &item, int &row)
{
    // What was given back beside what stands is no part of the total below.
    const auto released = [](const orders::Item &each) { return each.stockState == QLatin1String("released"); };
    const bool gone = released(item) && !std::all_of(m_order.items.cbegin(), m_order.items.cend(), released);
    const Token ink = gone ? Token::Muted : Token::Text;
    auto *space = new TextLabel(item.spaceName, FontRole::Strong, ink, this);
    auto *amount = new TextLabel(FormatText::amount(item.amount), FontRole::Figures, ink, this);
    QFont figures = amount->font();
    figures.setStrikeOut(gone);
    amount->setFont(figures);
    amount->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_grid->addWidget(space, row, 0);
    m_grid->addWidget(amount, row++, 1);
    QString text = FormatText::date(item.businessDate) + QStringLiteral("  ")
        + FormatText::range(item.businessDate, item.startsAt, item.endsAt, m_zone);
    if (!item.label.isEmpty())
        text += QStringLiteral("  ") + item.label;
    auto *when = new TextLabel(text, FontRole::Figures, Token::Muted, this);
    when->setWordWrap(true);
    QString detail = item.quantity > 1 || !item.ticketTypeName.isEmpty()
        ? QStringLiteral("%1 × %2").arg(item.quantity).arg(item.ticketTypeName)
        : QString();
    if (!item.seats.isEmpty())
        detail += QStringLiteral("  ") + tr("seats %1").arg(item.seats);
    const bool leaving = std::any_of(m_order.refunds.cbegin(), m_order.refunds.cend(), [&item](const auto &refund) {
        return refund.state == QLatin1String("started") && refund.items.contains(item.id);
    });
    const QString use = leaving ? tr("refund under way") : OrderWords::use(item);
    if (!use.isEmpty())
        detail += QStringLiteral("  ") + use;
    auto *what = new TextLabel(detail, FontRole::Caption, Token::Muted, this);
    what->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (TextLabel *label : {when, what})
        label->setContentsMargins(0, 0, 0, Theme::gap);
    m_grid->addWidget(when, row, 0);
    m_grid->addWidget(what, row++, 1);
}

void OrderLines::addMoney(const QString &text, const QString &amount, bool strong, int &row)
{
    auto *label
        = new TextLabel(text, strong ? FontRole::Strong : FontRole::Base, strong ? Token::Text : Token::Muted, this);
    label->setWordWrap(true);
    auto *value = new TextLabel(
        amount, strong ? FontRole::FiguresStrong : FontRole::Figures, strong ? Token::Text : Token::Muted, this);
    value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_grid->addWidget(label, row, 0);
    m_grid->addWidget(value, row++, 1);
}

void OrderLines::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

} // namespace vd::ui
