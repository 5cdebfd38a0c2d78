#include "ui/common/InputPainter.h"

#include "ui/common/Icon.h"

#include <QLineEdit>
#include <QPainter>
#include <QTextEdit>

namespace vd::ui {

namespace {

constexpr int arrowWidth = 28;
constexpr int stepWidth = 22;

bool isReadOnly(const QWidget *widget)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return line->isReadOnly();
    const auto *text = qobject_cast<const QTextEdit *>(widget);
    return text && text->isReadOnly();
}

} // namespace

void InputPainter::frame(const QRect &rect, const QStyleOption *option, QPainter *painter, const QWidget *widget)
{
    const bool enabled = option->state & QStyle::State_Enabled;
    const bool focus = option->state & QStyle::State_HasFocus;
    const bool fault = widget && widget->property("fault").toBool();
    const bool quiet = !enabled || isReadOnly(widget);
    QColor line = Theme::color(quiet ? Token::Line : Token::ControlLine);
    double width = 1;
    if (fault)
        line = Theme::color(Token::DangerText);
    else if (focus)
        line = Theme::color(Token::Accent);
    if (focus)
        width = 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Theme::color(quiet ? Token::Window : Token::Surface));
    painter->setPen(QPen(line, width));
    const double inset = width / 2;
    painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), Theme::radius, Theme::radius);
    painter->restore();
}

void InputPainter::comboBox(const QStyleOptionComboBox *option, QPainter *painter, const QWidget *widget)
{
    QStyleOptionComboBox own(*option);
    if (option->editable && widget && widget->isEnabled() && widget->focusWidget() && widget->focusWidget()->hasFocus())
        own.state |= QStyle::State_HasFocus;
    if (option->frame)
        frame(option->rect, &own, painter, widget);
    const bool enabled = option->state & QStyle::State_Enabled;
    const QRect arrow = comboPart(option, QStyle::SC_ComboBoxArrow);
    const QRectF sign(arrow.center().x() - 7, arrow.center().y() - 7, 16, 16);
    Icon::paint(painter, sign, QStringLiteral("down"), Theme::color(enabled ? Token::Muted : Token::Disabled));
}

void InputPainter::spinBox(const QStyleOptionSpinBox *option, QPainter *painter, const QWidget *widget)
{
    if (option->frame)
        frame(option->rect, option, painter, widget);
    if (option->buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto button
        = [option, painter](QStyle::SubControl part, const QString &icon, QAbstractSpinBox::StepEnabledFlag flag) {
              const QRect rect = spinPart(option, part);
              const bool usable = (option->state & QStyle::State_Enabled) && (option->stepEnabled & flag);
              if (usable && option->activeSubControls == part) {
                  painter->save();
                  painter->setRenderHint(QPainter::Antialiasing);
                  painter->setPen(Qt::NoPen);
                  painter->setBrush(Theme::color(option->state & QStyle::State_Sunken ? Token::Pressed : Token::Hover));
                  painter->drawRoundedRect(rect, Theme::cellRadius, Theme::cellRadius);
                  painter->restore();
              }
              const QRectF sign(rect.center().x() - 5.5, rect.center().y() - 5.5, 12, 12);
              Icon::paint(painter, sign, icon, Theme::color(usable ? Token::Muted : Token::Line));
          };
    button(QStyle::SC_SpinBoxUp, QStringLiteral("up"), QAbstractSpinBox::StepUpEnabled);
    button(QStyle::SC_SpinBoxDown, QStringLiteral("down"), QAbstractSpinBox::StepDownEnabled);
}

QRect InputPainter::comboPart(const QStyleOptionComboBox *option, QStyle::SubControl part)
{
    const QRect rect = option->rect;
    QRect place;
    switch (part) {
    case QStyle::SC_ComboBoxArrow:
        place = QRect(rect.right() - arrowWidth + 1, rect.y(), arrowWidth, rect.height());
        break;
    case QStyle::SC_ComboBoxEditField:
        place = rect.adjusted(option->editable ? 2 : 8, 2, -arrowWidth, -2);
        break;
    default:
        return rect;
    }
    return QStyle::visualRect(option->direction, rect, place);
}

QRect InputPainter::spinPart(const QStyleOptionSpinBox *option, QStyle::SubControl part)
{
    const QRect rect = option->rect;
    const bool buttons = option->buttonSymbols != QAbstractSpinBox::NoButtons;
    const int half = (rect.height() - 4) / 2;
    QRect place;
    switch (part) {
    case QStyle::SC_SpinBoxUp:
        place = QRect(rect.right() - stepWidth - 1, rect.y() + 2, stepWidth, half);
        break;
    case QStyle::SC_SpinBoxDown:
        place = QRect(rect.right() - stepWidth - 1, rect.y() + 2 + half, stepWidth, half);
        break;
    case QStyle::SC_SpinBoxEditField:
        place = rect.adjusted(2, 2, buttons ? -stepWidth - 2 : -2, -2);
        break;
    default:
        return rect;
    }
    return QStyle::visualRect(option->direction, rect, place);
}

} // namespace vd::ui
