// How PaymentPane is laid out, and its words.
#include "ui/common/AmountEdit.h"
#include "ui/common/FormField.h"
#include "ui/common/Icon.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/BenefitPicker.h"
#include "ui/desk/ChannelFields.h"
#include "ui/desk/OrderWords.h"
#include "ui/desk/PaymentPane.h"
#include "ui/desk/PaymentWays.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace vd::ui {

void PaymentPane::build()
{
    m_title = new TextLabel(FontRole::Section, Token::Text, this);
    m_channels = new QButtonGroup(this);
    m_ways = new QGridLayout;
    m_ways->setSpacing(Theme::tight);
    for (int i = 0; i < static_cast<int>(paymentWays.size()); ++i) {
        auto *button = new QToolButton(this);
        button->setObjectName(QStringLiteral("channel_") + paymentWordAt(i));
        button->setIcon(Icon::get(QLatin1String(paymentWays.at(static_cast<std::size_t>(i)).icon)));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setFocusPolicy(Qt::StrongFocus);
        m_channels->addButton(button, i);
    }
    m_channels->button(0)->setChecked(true);
    m_channels->button(benefitWay)->hide();
    layOutWays();
    m_earlier = new QVBoxLayout;
    m_earlier->setSpacing(2);
    m_amount = new AmountEdit(this);
    m_amount->setObjectName(QStringLiteral("payAmount"));
    m_amountField = new FormField(QString(), m_amount, this);
    m_benefit = new BenefitPicker(this);
    m_benefit->setObjectName(QStringLiteral("payBenefit"));
    m_benefitField = new FormField(QString(), m_benefit, this);
    m_benefitField->hide();
    m_channelFields = new ChannelFields(this);
    m_channelFields->hide();
    m_back = new QPushButton(this);
    m_back->setObjectName(QStringLiteral("payBack"));
    setVariant(m_back, Variant::Quiet);
    setDense(m_back);
    setFlush(m_back);
    setFlush(this); // for the ground of that
    m_back->hide();
    m_suggestions = new QWidget(this);
    auto *chips = new QHBoxLayout(m_suggestions);
    chips->setContentsMargins(0, 0, 0, 0);
    chips->setSpacing(Theme::tight);
    m_number = new LineEdit(this);
    m_number->setObjectName(QStringLiteral("channelNumber"));
    m_numberField = new FormField(QString(), m_number, this);
    m_numberField->hide();
    m_resultLabel = new TextLabel(FontRole::Base, Token::Muted, this);
    m_result = new TextLabel(FontRole::Total, Token::Text, this);
    m_result->setObjectName(QStringLiteral("payResult"));
    m_result->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_pay = new QPushButton(this);
    m_pay->setObjectName(QStringLiteral("pay"));
    m_pay->setAutoDefault(true);
    setVariant(m_pay, Variant::Primary);
    setLarge(m_pay);
    m_part = new QPushButton(this);
    m_part->setAutoDefault(true);
    m_part->setObjectName(QStringLiteral("payPart"));
    setVariant(m_part, Variant::Quiet);
    m_part->hide();
    auto *result = new QHBoxLayout;
    result->addWidget(m_resultLabel, 0, Qt::AlignBottom);
    result->addWidget(m_result, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::overhang, 0, 0, 0);
    column->setSpacing(Theme::gap);
    column->addWidget(m_title);
    column->addLayout(m_earlier);
    column->addWidget(m_back, 0, Qt::AlignLeft);
    column->addLayout(m_ways);
    column->addWidget(m_benefitField);
    column->addWidget(m_amountField);
    column->addWidget(m_channelFields);
    column->addWidget(m_suggestions);
    column->addWidget(m_numberField);
    column->addLayout(result);
    column->addWidget(m_pay);
    column->addWidget(m_part);
}

// Only who has something to pay with is offered it; the others close up, in rows as even as can be.
void PaymentPane::layOutWays()
{
    const bool all = !m_channels->button(benefitWay)->isHidden();
    const int columns = all ? 3 : 2;
    int place = 0;
    for (int i = 0; i < static_cast<int>(paymentWays.size()); ++i) {
        QAbstractButton *button = m_channels->button(i);
        m_ways->removeWidget(button);
        if (button->isHidden())
            continue;
        m_ways->addWidget(button, place / columns, place % columns);
        ++place;
    }
    for (int column = 0; column < 3; ++column)
        m_ways->setColumnStretch(column, column < columns ? 1 : 0);
}

QString PaymentPane::channelName(const QString &channel)
{
    if (channel == QLatin1String("card"))
        return tr("Card");
    if (channel == QLatin1String("transfer"))
        return tr("Transfer");
    if (channel == QLatin1String("benefit"))
        return tr("Member");
    if (channel == QLatin1String("wechat") || channel == QLatin1String("alipay"))
        return OrderWords::channel(channel);
    if (channel == QLatin1String("channel"))
        return tr("QR code");
    return tr("Cash");
}

void PaymentPane::retranslate()
{
    m_title->setText(tr("Payment"));
    for (int i = 0; i < static_cast<int>(paymentWays.size()); ++i)
        m_channels->button(i)->setText(channelName(paymentWordAt(i)));
    m_part->setText(tr("Record this part only"));
    m_part->setToolTip(tr("The order stays held and waits for the rest."));
    const bool cash = row().channel == QLatin1String("cash");
    m_amountField->setLabel(cash ? tr("Amount given") : tr("Amount"));
    m_numberField->setLabel(isChannel()              ? tr("Number of the payment")
            : row().channel == QLatin1String("card") ? tr("Number on the terminal's slip")
                                                     : tr("Number of the transfer"));
    m_number->setPlaceholderText(
        isChannel() ? tr("As the customer's phone or your terminal shows it") : tr("Optional"));
    m_benefitField->setLabel(tr("Pays with"));
    m_back->setText(tr("Take back the last one"));
}

} // namespace vd::ui
