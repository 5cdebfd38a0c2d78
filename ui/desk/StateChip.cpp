#include "ui/desk/StateChip.h"

#include "ui/common/FormatText.h"
#include "ui/common/Theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

namespace vd::ui {

namespace {

struct Look
{
    Token ground;
    Token text;
};

Look lookOf(orders::OrderState state)
{
    using State = orders::OrderState;
    switch (state) {
    case State::Holding:
    case State::PendingPay:
    case State::Suspended:
    case State::Refunding:
        return {Token::WarningSoft, Token::Warning};
    case State::Paid:
    case State::CheckedIn:
    case State::Completed:
        return {Token::SuccessSoft, Token::Success};
    case State::NoShow:
        return {Token::DangerSoft, Token::DangerText};
    case State::Cancelled:
    case State::ClosedTimeout:
    case State::Refunded:
        break;
    }
    return {Token::Hover, Token::Muted};
}

} // namespace

StateChip::StateChip(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("stateChip"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QString StateChip::text() const
{
    return FormatText::orderState(toDatabase(m_state));
}

void StateChip::setState(orders::OrderState state)
{
    m_state = state;
    setAccessibleName(text());
    updateGeometry();
    update();
}

QSize StateChip::sizeHint() const
{
    return {QFontMetrics(Theme::font(FontRole::Strong)).horizontalAdvance(text()) + 20, 24};
}

void StateChip::paintEvent(QPaintEvent *)
{
    const Look look = lookOf(m_state);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::color(look.ground));
    painter.drawRoundedRect(rect(), 12, 12);
    painter.setPen(Theme::color(look.text));
    painter.setFont(Theme::font(FontRole::Strong));
    painter.drawText(rect(), Qt::AlignCenter, text());
}

void StateChip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setState(m_state);
}

} // namespace vd::ui
