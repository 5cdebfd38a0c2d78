#include "ui/common/ButtonPainter.h"

#include "ui/common/Icon.h"
#include "ui/common/Variant.h"

#include <QPainter>
#include <QPushButton>

namespace vd::ui {

namespace {

struct Colours
{
    QColor ground;
    QColor line;
    QColor text;
};

bool has(const QStyleOption *option, QStyle::StateFlag flag)
{
    return option->state & flag;
}

QColor step(const QStyleOption *option, Token rest, Token hover, Token pressed)
{
    if (has(option, QStyle::State_Sunken))
        return Theme::color(pressed);
    return Theme::color(has(option, QStyle::State_MouseOver) ? hover : rest);
}

Colours coloursOf(const QStyleOption *option, Variant variant)
{
    if (!has(option, QStyle::State_Enabled)) {
        const bool filled = variant == Variant::Primary || variant == Variant::Danger;
        const QColor ground
            = variant == Variant::Neutral || filled ? Theme::color(Token::Window) : QColor(Qt::transparent);
        return {ground, variant == Variant::Neutral || filled ? Theme::color(Token::Line) : ground,
            Theme::color(Token::Disabled)};
    }
    switch (variant) {
    case Variant::Primary: {
        const QColor ground = step(option, Token::Accent, Token::AccentHover, Token::AccentPressed);
        return {ground, ground, Theme::color(Token::OnAccent)};
    }
    case Variant::Danger: {
        const QColor ground = step(option, Token::Danger, Token::DangerHover, Token::DangerHover);
        return {ground, ground, Theme::color(Token::OnDanger)};
    }
    case Variant::Quiet: {
        const bool idle = !(option->state & (QStyle::State_MouseOver | QStyle::State_Sunken | QStyle::State_On));
        const QColor ground = idle ? QColor(Qt::transparent) : step(option, Token::Hover, Token::Hover, Token::Pressed);
        return {ground, ground, Theme::color(Token::Text)};
    }
    case Variant::Link:
        return {Qt::transparent, Qt::transparent, Theme::color(Token::Accent)};
    case Variant::Neutral:
        break;
    }
    if (has(option, QStyle::State_On))
        return {Theme::color(Token::AccentSoft), Theme::color(Token::Accent), Theme::color(Token::Accent)};
    return {step(option, Token::Surface, Token::Hover, Token::Pressed), Theme::color(Token::ControlLine),
        Theme::color(Token::Text)};
}

bool showsFocus(const QStyleOption *option)
{
    return has(option, QStyle::State_HasFocus) && has(option, QStyle::State_KeyboardFocusChange);
}

void box(QPainter *painter, const QRectF &rect, const QColor &ground, const QColor &line, double width, double radius)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(ground);
    painter->setPen(line.alpha() == 0 ? QPen(Qt::NoPen) : QPen(line, width));
    const double inset = line.alpha() == 0 ? 0 : width / 2;
    painter->drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
}

} // namespace

void ButtonPainter::focusRing(const QRectF &rect, QPainter *painter)
{
    painter->save();
    box(painter, rect, Qt::transparent, Theme::color(Token::Accent), 2, Theme::radius);
    painter->restore();
}

void ButtonPainter::panel(const QStyleOption *option, QPainter *painter, const QWidget *widget)
{
    const Variant variant = variantOf(widget);
    const Colours colours = coloursOf(option, variant);
    painter->save();
    box(painter, option->rect, colours.ground, colours.line, 1, Theme::radius);
    if (showsFocus(option)) {
        // On a filled button the ring stands inside, set off by a line of the button's own text colour.
        const bool filled = variant == Variant::Primary || variant == Variant::Danger;
        if (filled)
            box(painter, QRectF(option->rect).adjusted(3, 3, -3, -3), Qt::transparent, colours.text, 1.5,
                Theme::radius - 3);
        else
            box(painter, option->rect, Qt::transparent, Theme::color(Token::Accent), 2, Theme::radius);
    }
    painter->restore();
}

int ButtonPainter::padding(const QStyleOptionButton *option, const QWidget *widget)
{
    const Variant variant = variantOf(widget);
    if (variant == Variant::Link)
        return Theme::tight;
    if (option->text.isEmpty())
        return 6;
    const bool dense = widget && widget->property("dense").toBool();
    const bool large = widget && widget->property("large").toBool();
    return variant == Variant::Quiet || dense ? Theme::overhang : large ? 20 : 14;
}

QRect ButtonPainter::layoutRect(const QStyleOptionButton *option, const QWidget *widget)
{
    // Asked for before the button has its text, and not again.
    const bool flush = widget && widget->property("flush").toBool();
    const int overhang = variantOf(widget) == Variant::Link ? Theme::tight : Theme::overhang;
    return option->rect.adjusted(flush ? overhang : 0, 0, 0, 0);
}

QSize ButtonPainter::size(const QStyleOptionButton *option, const QWidget *widget)
{
    const Variant variant = variantOf(widget);
    const QSize text = option->fontMetrics.size(Qt::TextShowMnemonic, option->text);
    int width = option->text.isEmpty() ? 0 : text.width();
    if (!option->icon.isNull())
        width += Theme::icon + (option->text.isEmpty() ? 0 : 6);
    if (option->features & QStyleOptionButton::HasMenu)
        width += 18;
    const bool dense = widget && widget->property("dense").toBool();
    const bool large = widget && widget->property("large").toBool();
    const int height = large ? Theme::primary : dense ? Theme::dense : Theme::control;
    const int both = 2 * padding(option, widget);
    if (variant == Variant::Link)
        return {width + both, qMax(text.height() + Theme::gap, Theme::dense)};
    return {width + both, qMax(height, text.height() + 10)};
}

void ButtonPainter::label(const QStyleOptionButton *option, QPainter *painter, const QWidget *widget)
{
    const QColor colour = coloursOf(option, variantOf(widget)).text;
    const bool menu = option->features & QStyleOptionButton::HasMenu;
    QRect rect = option->rect;
    if (menu) {
        const QRectF sign(rect.right() - 24, rect.center().y() - 7, 16, 16);
        Icon::paint(painter, sign, QStringLiteral("down"), colour);
        rect.adjust(0, 0, -18, 0);
    }
    const int textWidth = option->fontMetrics.horizontalAdvance(QString(option->text).remove(QLatin1Char('&')));
    const int iconWidth = option->icon.isNull() ? 0 : Theme::icon + (option->text.isEmpty() ? 0 : 6);
    int left = rect.x() + qMax(Theme::tight, (rect.width() - textWidth - iconWidth) / 2);
    if (iconWidth > 0) {
        const QIcon::Mode mode = has(option, QStyle::State_Enabled) ? QIcon::Normal : QIcon::Disabled;
        const QRect place(left, rect.center().y() - Theme::icon / 2 + 1, Theme::icon, Theme::icon);
        QPixmap picture
            = option->icon.pixmap(QSize(Theme::icon, Theme::icon), painter->device()->devicePixelRatioF(), mode);
        // On a coloured ground the icon takes the colour of the text, whatever colour it was made in.
        if (colour != Theme::color(Token::Text)) {
            QPainter tint(&picture);
            tint.setCompositionMode(QPainter::CompositionMode_SourceIn);
            tint.fillRect(QRect(QPoint(), picture.size()), colour);
        }
        painter->drawPixmap(place, picture);
        left += iconWidth;
    }
    painter->setPen(colour);
    const QRect place(left, rect.y(), rect.right() - left + 1, rect.height());
    if (variantOf(widget) == Variant::Link && (has(option, QStyle::State_MouseOver) || showsFocus(option))) {
        QFont font = painter->font();
        font.setUnderline(true);
        painter->setFont(font);
    }
    painter->drawText(
        place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, option->text);
}

void ButtonPainter::toolPanel(const QStyleOption *option, QPainter *painter)
{
    painter->save();
    const bool on = has(option, QStyle::State_On);
    const bool enabled = has(option, QStyle::State_Enabled);
    if (on)
        box(painter, option->rect, Theme::color(Token::AccentSoft), Qt::transparent, 0, Theme::radius);
    else if (enabled && (option->state & (QStyle::State_MouseOver | QStyle::State_Sunken)))
        box(painter, option->rect, Theme::color(has(option, QStyle::State_Sunken) ? Token::Pressed : Token::Hover),
            Qt::transparent, 0, Theme::radius);
    if (showsFocus(option))
        box(painter, option->rect, Qt::transparent, Theme::color(Token::Accent), 2, Theme::radius);
    painter->restore();
}

void ButtonPainter::check(const QStyleOption *option, QPainter *painter)
{
    painter->save();
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool on = has(option, QStyle::State_On);
    const bool partly = has(option, QStyle::State_NoChange);
    const bool filled = (on || partly) && enabled;
    const QColor ground = filled ? Theme::color(Token::Accent) : Theme::color(enabled ? Token::Surface : Token::Window);
    const QColor line = filled ? ground : Theme::color(enabled ? Token::ControlLine : Token::Line);
    const QRectF rect
        = QRectF(option->rect).adjusted(0, 0, -(option->rect.width() - 18), -(option->rect.height() - 18));
    box(painter, rect, ground, line, 1, 4);
    if (on || partly) {
        const QColor sign = Theme::color(enabled ? Token::OnAccent : Token::Disabled);
        Icon::paint(painter, rect.adjusted(1, 1, -1, -1), on ? QStringLiteral("tick") : QStringLiteral("minus"), sign);
    }
    painter->restore();
}

void ButtonPainter::radio(const QStyleOption *option, QPainter *painter)
{
    painter->save();
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool on = has(option, QStyle::State_On);
    const QColor line = Theme::color(!enabled ? Token::Line : on ? Token::Accent : Token::ControlLine);
    const QRectF rect(option->rect.x(), option->rect.y(), 18, 18);
    box(painter, rect, Theme::color(enabled ? Token::Surface : Token::Window), line, 1, 9);
    if (on) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(Theme::color(enabled ? Token::Accent : Token::Disabled));
        painter->drawEllipse(rect.adjusted(4.5, 4.5, -4.5, -4.5));
    }
    painter->restore();
}

} // namespace vd::ui
