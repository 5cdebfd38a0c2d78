#include "ui/shell/RailButton.h"

#include "ui/common/Icon.h"

#include <QEvent>
#include <QPainter>

namespace vd::ui {

RailButton::RailButton(const QString &icon, QWidget *parent)
    : QAbstractButton(parent)
    , m_icon(icon)
{
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void RailButton::setWaiting(int count)
{
    m_waiting = count;
    setAccessibleDescription(count > 0 ? tr("%n waiting", nullptr, count) : QString());
    update();
}

QSize RailButton::sizeHint() const
{
    const QFontMetrics metrics(Theme::font(FontRole::Caption));
    return {qMax(64, metrics.horizontalAdvance(text()) + Theme::group), 56};
}

bool RailButton::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::HoverEnter
        || event->type() == QEvent::HoverLeave)
        update();
    return QAbstractButton::event(event);
}

void RailButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF ground = QRectF(rect()).adjusted(4, 0, -4, 0);
    painter.setPen(Qt::NoPen);
    if (isChecked() || underMouse()) {
        painter.setBrush(Theme::color(isChecked() ? Token::AccentSoft : Token::Hover));
        painter.drawRoundedRect(ground, Theme::radius, Theme::radius);
    }
    if (isChecked()) {
        painter.setBrush(Theme::color(Token::Accent));
        painter.drawRoundedRect(QRectF(0, 12, 3, height() - 24), 1.5, 1.5);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Theme::color(Token::Accent), 2));
        painter.drawRoundedRect(ground.adjusted(1, 1, -1, -1), Theme::radius, Theme::radius);
    }
    const QColor colour = Theme::color(isChecked() ? Token::Accent : Token::Text);
    Icon::paint(&painter, QRectF((width() - Theme::icon) / 2.0, 9, Theme::icon, Theme::icon), m_icon, colour);
    painter.setFont(Theme::font(FontRole::Caption));
    painter.setPen(colour);
    painter.drawText(QRect(0, 32, width(), 18), Qt::AlignCenter, text());
    if (m_waiting > 0)
        paintBadge(painter);
}

void RailButton::paintBadge(QPainter &painter) const
{
    const QString figure = m_waiting > 99 ? QStringLiteral("99+") : QString::number(m_waiting);
    QFont font = Theme::font(FontRole::Caption);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    const int wide = qMax(16, painter.fontMetrics().horizontalAdvance(figure) + 8);
    const QRectF box(width() / 2.0 + 4, 3, wide, 16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::color(Token::Danger));
    painter.drawRoundedRect(box, 8, 8);
    painter.setPen(Theme::color(Token::OnDanger));
    painter.drawText(box, Qt::AlignCenter, figure);
}

} // namespace vd::ui
