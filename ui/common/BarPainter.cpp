#include "ui/common/BarPainter.h"

#include "ui/common/ButtonPainter.h"
#include "ui/common/Theme.h"

#include <QPainter>
#include <QTabBar>

namespace vd::ui {

namespace {

constexpr int shortestSlider = 28;

bool isUpright(QTabBar::Shape shape)
{
    return shape == QTabBar::RoundedWest || shape == QTabBar::RoundedEast || shape == QTabBar::TriangularWest
        || shape == QTabBar::TriangularEast;
}

} // namespace

void BarPainter::scrollBar(const QStyleOptionSlider *option, QPainter *painter)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option->maximum > option->minimum) {
        const bool grabbed = option->activeSubControls & QStyle::SC_ScrollBarSlider;
        QRectF slider = scrollPart(option, QStyle::SC_ScrollBarSlider);
        slider = option->orientation == Qt::Vertical ? slider.adjusted(3, 2, -3, -2) : slider.adjusted(2, 3, -2, -3);
        painter->setPen(Qt::NoPen);
        painter->setBrush(Theme::color(grabbed ? Token::Muted : Token::ControlLine));
        painter->drawRoundedRect(slider, 3, 3);
    }
    painter->restore();
}

QRect BarPainter::scrollPart(const QStyleOptionSlider *option, QStyle::SubControl part)
{
    const bool upright = option->orientation == Qt::Vertical;
    const QRect rect = option->rect;
    const int whole = upright ? rect.height() : rect.width();
    const qint64 range = qint64(option->maximum) - option->minimum;
    int length = whole;
    if (range > 0)
        length = qBound(qMin(shortestSlider, whole),
            static_cast<int>(whole * qint64(option->pageStep) / (range + option->pageStep)), whole);
    const int start = QStyle::sliderPositionFromValue(
        option->minimum, option->maximum, option->sliderPosition, whole - length, option->upsideDown);
    const auto along = [&rect, upright](int from, int size) {
        return upright ? QRect(rect.x(), rect.y() + from, rect.width(), size)
                       : QRect(rect.x() + from, rect.y(), size, rect.height());
    };
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return rect;
    case QStyle::SC_ScrollBarSlider:
        return along(start, length);
    case QStyle::SC_ScrollBarSubPage:
        return along(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return along(start + length, whole - start - length);
    default:
        return {};
    }
}

void BarPainter::tabShape(const QStyleOptionTab *option, QPainter *painter)
{
    const bool chosen = option->state & QStyle::State_Selected;
    const bool hover = option->state & QStyle::State_MouseOver;
    const QRect rect = option->rect;
    painter->save();
    if (!chosen && hover)
        painter->fillRect(rect.adjusted(0, 4, 0, -4), Theme::color(Token::Hover));
    if (chosen) {
        const QRect line = isUpright(option->shape) ? QRect(rect.left(), rect.top() + 6, 2, rect.height() - 12)
                                                    : QRect(rect.left() + 6, rect.bottom() - 1, rect.width() - 12, 2);
        painter->fillRect(line, Theme::color(Token::Accent));
    }
    if ((option->state & QStyle::State_HasFocus) && (option->state & QStyle::State_KeyboardFocusChange))
        ButtonPainter::focusRing(QRectF(rect).adjusted(2, 3, -2, -4), painter);
    painter->restore();
}

void BarPainter::tabBase(const QStyleOptionTabBarBase *option, QPainter *painter)
{
    if (isUpright(option->shape))
        return;
    const QRect rect = option->rect;
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), Theme::color(Token::Line));
}

void BarPainter::progress(const QStyleOptionProgressBar *option, QPainter *painter)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRectF track = option->rect;
    if (option->textVisible) {
        painter->setPen(Theme::color(Token::Muted));
        painter->drawText(option->rect.adjusted(0, 0, 0, -8), Qt::AlignLeft | Qt::AlignVCenter, option->text);
        track.setTop(track.bottom() - 6);
    } else {
        track = QRectF(track.x(), track.center().y() - 3, track.width(), 6);
    }
    painter->setPen(Qt::NoPen);
    painter->setBrush(Theme::color(Token::Line));
    painter->drawRoundedRect(track, 3, 3);
    const bool known = option->maximum > option->minimum;
    const double share = known ? double(option->progress - option->minimum) / (option->maximum - option->minimum) : 0.3;
    painter->setBrush(Theme::color(Token::Accent));
    if (share > 0)
        painter->drawRoundedRect(
            QRectF(track.topLeft(), QSizeF(qMax(6.0, track.width() * qMin(share, 1.0)), track.height())), 3, 3);
    painter->restore();
}

} // namespace vd::ui
