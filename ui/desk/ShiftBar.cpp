#include "ui/desk/ShiftBar.h"

#include "ui/common/AmountEdit.h"
#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>

namespace vd::ui {

ShiftBar::ShiftBar(payments::ShiftController &shift, QWidget *parent)
    : QWidget(parent)
    , m_shift(shift)
{
    setObjectName(QStringLiteral("shiftBar"));
    m_text = new TextLabel(FontRole::Base, Token::Muted, this);
    m_text->setObjectName(QStringLiteral("shiftText"));
    m_amount = new AmountEdit(this);
    m_amount->setObjectName(QStringLiteral("shiftAmount"));
    m_amount->setFixedWidth(210);
    m_accept = new QPushButton(this);
    m_accept->setAutoDefault(true);
    m_accept->setObjectName(QStringLiteral("shiftAccept"));
    setVariant(m_accept, Variant::Primary);
    m_cancel = new QPushButton(this);
    setVariant(m_cancel, Variant::Quiet);
    m_begin = new QPushButton(this);
    m_begin->setAutoDefault(true);
    m_begin->setObjectName(QStringLiteral("shiftBegin"));
    setVariant(m_begin, Variant::Quiet);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::group + Theme::icon + Theme::gap, Theme::tight, Theme::gap, Theme::tight);
    row->setSpacing(Theme::gap);
    row->addWidget(m_text, 1);
    row->addWidget(m_amount);
    row->addWidget(m_accept);
    row->addWidget(m_cancel);
    row->addWidget(m_begin);
    connect(m_begin, &QPushButton::clicked, this, &ShiftBar::begin);
    connect(m_cancel, &QPushButton::clicked, this, &ShiftBar::stop);
    connect(m_accept, &QPushButton::clicked, this, &ShiftBar::submit);
    connect(m_amount, &LineEdit::submitted, this, &ShiftBar::submit);
    connect(m_amount, &LineEdit::escaped, this, &ShiftBar::stop);
    connect(&m_shift, &payments::ShiftController::changed, this, &ShiftBar::refresh);
    connect(&m_shift, &payments::ShiftController::opened, this, [this] {
        stop();
        tell({}, false);
    });
    connect(&m_shift, &payments::ShiftController::closed, this, [this](const finance::Shift &closed) {
        stop();
        const Money difference = closed.counted - closed.expected;
        const QString counted = FormatText::money(closed.counted);
        if (difference.isZero())
            tell(tr("Shift closed. Counted %1, as expected.").arg(counted), false);
        else
            tell(tr("Shift closed. Counted %1, expected %2: difference %3.")
                     .arg(counted, FormatText::money(closed.expected), FormatText::money(difference)),
                true);
    });
    connect(&m_shift, &payments::ShiftController::failed, this,
        [this](const Error &error) { tell(ErrorText::sentence(error, m_venue.zone), true); });
    retranslate();
}

void ShiftBar::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    m_amount->setCurrency(venue.currency);
    stop();
    tell({}, false);
}

void ShiftBar::retranslate()
{
    m_cancel->setText(tr("Cancel"));
    refresh();
}

void ShiftBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ShiftBar::tell(const QString &text, bool trouble)
{
    m_result = text;
    m_trouble = trouble;
    refresh();
}

void ShiftBar::refresh()
{
    const bool open = m_shift.isOpen();
    const finance::Shift &shift = m_shift.shift();
    if (m_asking)
        m_text->setText(open ? tr("Count the drawer. How much cash is in it?")
                             : tr("How much cash is in the drawer to begin with?"));
    else if (!m_result.isEmpty())
        m_text->setText(m_result);
    else if (!m_shift.isKnown())
        m_text->setText(QString());
    else if (open)
        m_text->setText(
            tr("Shift open since %1. In the drawer: %2")
                .arg(FormatText::time(shift.openedAt, m_venue.zone.isValid() ? m_venue.zone : QTimeZone::utc()),
                    FormatText::money(shift.expected)));
    else
        m_text->setText(tr("No shift is open. Cash can be taken once it is."));
    m_text->setColour(m_trouble && !m_asking ? Token::DangerText : Token::Muted);
    m_amount->setVisible(m_asking);
    m_amount->setAccessibleName(open ? tr("Counted cash") : tr("Opening float"));
    m_accept->setVisible(m_asking);
    m_accept->setText(open ? tr("Close shift") : tr("Open shift"));
    m_accept->setEnabled(!m_shift.isBusy());
    m_cancel->setVisible(m_asking);
    m_begin->setVisible(!m_asking && m_shift.isKnown());
    m_begin->setText(open ? tr("Close shift…") : tr("Open shift…"));
}

void ShiftBar::begin()
{
    m_asking = true;
    m_result.clear();
    m_trouble = false;
    m_amount->clear();
    refresh();
    m_amount->setFocus(Qt::OtherFocusReason);
}

void ShiftBar::stop()
{
    m_asking = false;
    refresh();
}

void ShiftBar::submit()
{
    const Result<Money> amount = m_amount->amount();
    if (!amount) {
        m_text->setText(ErrorText::sentence(amount.error()));
        m_text->setColour(Token::DangerText);
        m_amount->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (m_shift.isOpen())
        m_shift.close(*amount);
    else
        m_shift.open(*amount);
}

void ShiftBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_asking)
        stop();
    else
        QWidget::keyPressEvent(event);
}

void ShiftBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(Theme::color(Token::Line));
    painter.drawLine(0, 0, width(), 0);
    const Token colour = m_shift.isOpen() ? Token::Success : Token::Muted;
    Icon::paint(&painter, QRectF(Theme::group, (height() - Theme::icon) / 2.0, Theme::icon, Theme::icon),
        QStringLiteral("shift"), Theme::color(colour));
}

} // namespace vd::ui
