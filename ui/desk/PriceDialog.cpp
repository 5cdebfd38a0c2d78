#include "ui/desk/PriceDialog.h"

#include "ui/common/AmountEdit.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

PriceDialog::PriceDialog(orders::OrderActions &actions, const QTimeZone &zone, QWidget *parent)
    : FormDialog(QStringLiteral("priceDialog"), tr("Another price for %1").arg(actions.order().orderNo), parent)
    , m_actions(actions)
    , m_zone(zone)
    , m_order(actions.order().id)
{
    build();
    using Actions = orders::OrderActions;
    connect(m_amount, &AmountEdit::amountChanged, this, &PriceDialog::refresh);
    connect(m_amount, &LineEdit::submitted, m_reason, [this] { m_reason->setFocus(Qt::TabFocusReason); });
    connect(m_reason, &LineEdit::submitted, this, &PriceDialog::submit);
    connect(m_accept, &QPushButton::clicked, this, &PriceDialog::submit);
    connect(&m_actions, &Actions::busyChanged, this, &PriceDialog::refresh);
    connect(&m_actions, &Actions::done, this, [this](Actions::Action action) {
        if (action == Actions::Action::Price && m_actions.order().id == m_order)
            accept();
    });
    connect(&m_actions, &Actions::failed, this, [this](Actions::Action action, const Error &error) {
        if (action == Actions::Action::Price)
            failed(error);
    });
    refresh();
    m_amount->setFocus();
}

void PriceDialog::build()
{
    const orders::Order &order = m_actions.order();
    auto *text
        = new TextLabel(tr("It costs %1 now. The change is written into the order with your name and the reason; "
                           "what is refunded later starts from the new price.")
                            .arg(FormatText::money(order.total)),
            FontRole::Base, Token::Muted, this);
    text->setWordWrap(true);
    text->setMinimumWidth(400);
    m_amount = new AmountEdit(this);
    m_amount->setObjectName(QStringLiteral("newPrice"));
    m_amount->setCurrency(order.total.currency());
    m_amountField = new FormField(tr("New price"), m_amount, this);
    m_reason = new LineEdit(this);
    m_reason->setObjectName(QStringLiteral("priceReason"));
    m_reason->setMaxLength(400);
    m_reasonField = new FormField(tr("Reason"), m_reason, this);
    m_difference = new TextLabel(FontRole::Base, Token::Muted, this);
    m_difference->setObjectName(QStringLiteral("priceDifference"));
    column()->addWidget(text);
    column()->addWidget(m_amountField);
    column()->addWidget(m_difference);
    column()->addWidget(m_reasonField);
    m_accept = finish(tr("Keep the price"), "priceAccept");
}

void PriceDialog::refresh()
{
    const Result<Money> amount = m_amount->amount();
    const bool known = amount && *amount != m_actions.order().total;
    m_difference->setText(known ? (*amount < m_actions.order().total
                                  ? tr("%1 less").arg(FormatText::money(m_actions.order().total - *amount))
                                  : tr("%1 more").arg(FormatText::money(*amount - m_actions.order().total)))
                                : QString());
    m_accept->setText(known ? tr("Set %1").arg(FormatText::money(*amount)) : tr("Set the price"));
    m_accept->setEnabled(!m_actions.isBusy());
}

void PriceDialog::submit()
{
    const Result<Money> amount = m_amount->amount();
    if (!amount) {
        m_amountField->setError(amount.error());
        return;
    }
    const QString reason = m_reason->text().trimmed();
    if (reason.isEmpty()) {
        m_reasonField->setError({Fault::Rule, QStringLiteral("reason_required"), {}, {}});
        return;
    }
    m_actions.adjustPrice(*amount, reason);
}

void PriceDialog::failed(const Error &error)
{
    if (error.code == QLatin1String("reason_required"))
        m_reasonField->setError(error);
    else if (error.code.startsWith(QLatin1String("amount_")))
        m_amountField->setError(error);
    else
        messages()->tellError(error, m_zone);
}

} // namespace vd::ui
