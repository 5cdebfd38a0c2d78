#include "ui/desk/ChannelWait.h"

#include "ui/common/FormatText.h"
#include "ui/common/TextLabel.h"
#include "ui/scan/QrWriter.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

constexpr int side = 240; ///< As large as a phone scans easily from across the counter.

} // namespace

ChannelWait::ChannelWait(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("channelWait"));
    m_title = new TextLabel(FontRole::Section, Token::Text, this);
    m_text = new TextLabel(FontRole::Base, Token::Muted, this);
    m_text->setWordWrap(true);
    m_picture = new QLabel(this);
    m_picture->setObjectName(QStringLiteral("channelCode"));
    m_picture->setAlignment(Qt::AlignHCenter);
    m_ask = new QPushButton(this);
    m_ask->setObjectName(QStringLiteral("askChannel"));
    m_ask->setAutoDefault(true);
    connect(m_ask, &QPushButton::clicked, this, &ChannelWait::askRequested);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_picture);
    column->addWidget(m_text);
    column->addWidget(m_ask);
    retranslate();
}

void ChannelWait::retranslate()
{
    m_title->setText(tr("Waiting for %1").arg(FormatText::money(m_amount)));
    m_text->setText(m_code.isEmpty()
            ? tr("The customer confirms the payment on the phone. The order is paid as soon as the channel says so.")
            : tr(
                "The customer scans this code. The order is paid as soon as the channel says so; when nobody pays, the "
                "hold runs out and nothing is booked."));
    m_ask->setText(tr("Ask the channel now"));
    m_picture->setAccessibleName(tr("Code for the customer to scan"));
}

void ChannelWait::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ChannelWait::expect(const QString &code, const Money &amount)
{
    m_amount = amount;
    if (code != m_code || m_picture->pixmap().isNull()) {
        m_code = code;
        const Result<QrCode> symbol = QrWriter::encodeLink(code);
        const qreal ratio = devicePixelRatioF();
        if (symbol) {
            QPixmap pixmap = QPixmap::fromImage(
                QrWriter::toImage(*symbol, qMax(1, QrWriter::modulePixelsFor(*symbol, qRound(side * ratio)))));
            pixmap.setDevicePixelRatio(ratio);
            m_picture->setPixmap(pixmap);
        } else {
            m_picture->clear();
        }
        m_picture->setVisible(symbol.has_value());
    }
    retranslate();
}

void ChannelWait::focusStart()
{
    m_ask->setFocus(Qt::OtherFocusReason);
}

} // namespace vd::ui
