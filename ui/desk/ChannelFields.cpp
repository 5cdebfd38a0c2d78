#include "ui/desk/ChannelFields.h"

#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/Segments.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/OrderWords.h"

#include <QEvent>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

constexpr int longestCode = 64;

} // namespace

ChannelFields::ChannelFields(QWidget *parent)
    : QWidget(parent)
{
    m_which = new Segments(this);
    m_which->setObjectName(QStringLiteral("channelWhich"));
    m_code = new LineEdit(this);
    m_code->setObjectName(QStringLiteral("payCode"));
    m_code->setMaxLength(longestCode);
    m_codeField = new FormField(QString(), m_code, this);
    m_byHand = new TextLabel(FontRole::Base, Token::Muted, this);
    m_byHand->setObjectName(QStringLiteral("channelByHand"));
    m_byHand->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_which, 0, Qt::AlignLeft);
    column->addWidget(m_codeField);
    column->addWidget(m_byHand);
    connect(m_code, &QLineEdit::textChanged, this, &ChannelFields::changed);
    connect(m_code, &LineEdit::submitted, this, &ChannelFields::submitted);
    connect(m_which, &Segments::chosen, this, &ChannelFields::changed);
    retranslate();
    setChannels({});
}

void ChannelFields::retranslate()
{
    QStringList words;
    const QStringList all = offered();
    for (const QString &channel : all)
        words << OrderWords::channel(channel);
    m_which->setChoices(words);
    m_codeField->setLabel(tr("Customer's pay code"));
    m_codeField->setHint(tr("Scan or type it. Empty: a QR code is shown for the customer to scan."));
    m_byHand->setText(tr("The customer scans your own code or pays at your terminal. Look at the amount, then type the "
                         "number of the payment."));
}

void ChannelFields::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ChannelFields::setChannels(const QStringList &channels)
{
    m_channels = channels;
    retranslate();
    m_which->setVisible(offered().size() > 1);
    m_codeField->setVisible(hasChannels());
    m_byHand->setVisible(!hasChannels());
}

QString ChannelFields::channel() const
{
    return offered().value(qMax(0, m_which->current()));
}

QStringList ChannelFields::offered() const
{
    return hasChannels() ? m_channels : QStringList{QStringLiteral("wechat"), QStringLiteral("alipay")};
}

QString ChannelFields::payCode() const
{
    return m_code->text().trimmed();
}

void ChannelFields::clearCode()
{
    m_code->clear();
}

} // namespace vd::ui
