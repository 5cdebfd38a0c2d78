#include "ui/common/Style.h"

#include "ui/common/BarPainter.h"
#include "ui/common/ButtonPainter.h"
#include "ui/common/Icon.h"
#include "ui/common/InputPainter.h"
#include "ui/common/ViewPainter.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QCalendarWidget>
#include <QComboBox>
#include <QHeaderView>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>
#include <QTextCharFormat>
#include <QTextEdit>
#include <QToolButton>

namespace vd::ui {

namespace {

constexpr int arrowWidth = 14;

bool isTextField(const QWidget *widget)
{
    return qobject_cast<const QTextEdit *>(widget) || qobject_cast<const QPlainTextEdit *>(widget);
}

bool selectsRows(const QWidget *widget)
{
    const auto *table = qobject_cast<const QTableView *>(widget);
    return table && table->selectionBehavior() == QAbstractItemView::SelectRows;
}

int controlHeight(const QWidget *widget)
{
    if (widget && widget->property("large").toBool())
        return Theme::primary;
    return widget && widget->property("dense").toBool() ? Theme::dense : Theme::control;
}

void calm(QCalendarWidget *calendar)
{
    calendar->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
    calendar->setFirstDayOfWeek(Qt::Monday);
    QTextCharFormat plain;
    plain.setForeground(Theme::color(Token::Text));
    calendar->setWeekdayTextFormat(Qt::Saturday, plain);
    calendar->setWeekdayTextFormat(Qt::Sunday, plain);
    if (auto *bar = calendar->findChild<QWidget *>(QStringLiteral("qt_calendar_navigationbar")))
        bar->setBackgroundRole(QPalette::Base);
}

} // namespace

Style::Style()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

void Style::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QComboBox *>(widget)) {
        // A wheel that only passes by must not take the focus.
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        widget->setAttribute(Qt::WA_Hover);
    }
    if (qobject_cast<QScrollBar *>(widget) || qobject_cast<QTabBar *>(widget) || qobject_cast<QToolButton *>(widget)
        || qobject_cast<QHeaderView *>(widget))
        widget->setAttribute(Qt::WA_Hover);
    if (auto *calendar = qobject_cast<QCalendarWidget *>(widget))
        calm(calendar);
}

void Style::drawPrimitive(
    PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    switch (element) {
    case PE_PanelButtonCommand:
        return ButtonPainter::panel(option, painter, widget);
    case PE_PanelButtonTool:
        return ButtonPainter::toolPanel(option, painter);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return ButtonPainter::check(option, painter);
    case PE_IndicatorRadioButton:
        return ButtonPainter::radio(option, painter);
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame && frame->lineWidth > 0)
            InputPainter::frame(option->rect, option, painter, widget);
        else if (widget
            && qobject_cast<const QAbstractItemView *>(
                widget->parentWidget() ? widget->parentWidget()->parentWidget() : nullptr))
            painter->fillRect(option->rect, Theme::color(Token::Surface));
        return;
    case PE_FrameTabWidget:
        painter->fillRect(
            QRect(option->rect.x(), option->rect.y(), option->rect.width(), 1), Theme::color(Token::Line));
        return;
    case PE_FrameLineEdit:
    case PE_FrameGroupBox:
    case PE_FrameStatusBarItem:
        return;
    case PE_Frame:
        if (isTextField(widget))
            return InputPainter::frame(option->rect, option, painter, widget);
        return ViewPainter::card(
            option, painter, (option->state & State_HasFocus) && qobject_cast<const QAbstractScrollArea *>(widget));
    case PE_PanelMenu:
    case PE_FrameMenu:
        if (element == PE_PanelMenu)
            ViewPainter::card(option, painter, false);
        return;
    case PE_PanelTipLabel:
        return ViewPainter::tip(option, painter);
    case PE_PanelItemViewItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option))
            ViewPainter::itemGround(item, painter, widget);
        return;
    case PE_FrameFocusRect:
        // A selected row is marked as a whole; a ring around one of its cells would say something else.
        if (!(selectsRows(widget) && (option->state & State_Selected)) && (option->state & State_KeyboardFocusChange))
            ButtonPainter::focusRing(option->rect, painter);
        return;
    case PE_IndicatorHeaderArrow:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option))
            ViewPainter::headerArrow(header, painter);
        return;
    case PE_FrameTabBarBase:
        if (const auto *base = qstyleoption_cast<const QStyleOptionTabBarBase *>(option))
            BarPainter::tabBase(base, painter);
        return;
    case PE_IndicatorArrowDown:
        return Icon::paint(painter, option->rect, QStringLiteral("down"), Theme::color(Token::Muted));
    case PE_IndicatorArrowUp:
        return Icon::paint(painter, option->rect, QStringLiteral("up"), Theme::color(Token::Muted));
    case PE_IndicatorArrowLeft:
        return Icon::paint(painter, option->rect, QStringLiteral("previous"), Theme::color(Token::Muted));
    case PE_IndicatorArrowRight:
        return Icon::paint(painter, option->rect, QStringLiteral("next"), Theme::color(Token::Muted));
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(
    ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    switch (element) {
    case CE_PushButtonBevel:
        return ButtonPainter::panel(option, painter, widget);
    case CE_PushButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            ButtonPainter::panel(button, painter, widget);
            ButtonPainter::label(button, painter, widget);
        }
        return;
    case CE_PushButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option))
            ButtonPainter::label(button, painter, widget);
        return;
    case CE_ToolButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option)) {
            QStyleOptionToolButton own(*button);
            own.state &= ~(State_Sunken | State_MouseOver);
            if ((own.state & State_On) && (own.state & State_Enabled))
                own.palette.setColor(QPalette::ButtonText, Theme::color(Token::Accent));
            // Sign and word stand together in the middle; by itself the sign keeps to the left edge.
            if (own.toolButtonStyle == Qt::ToolButtonTextBesideIcon && !own.icon.isNull()) {
                const int word = own.fontMetrics.size(Qt::TextShowMnemonic, own.text).width();
                own.rect.setLeft(own.rect.left() + qMax(0, (own.rect.width() - own.iconSize.width() - 4 - word) / 2));
            }
            QProxyStyle::drawControl(element, &own, painter, widget);
        }
        return;
    case CE_HeaderSection:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option))
            ViewPainter::header(header, painter);
        return;
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, Theme::color(Token::Window));
        painter->fillRect(
            QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), Theme::color(Token::Line));
        return;
    case CE_HeaderLabel:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            QStyleOptionHeader own(*header);
            own.palette.setColor(QPalette::ButtonText, Theme::color(Token::Muted));
            own.state &= ~State_On;
            QProxyStyle::drawControl(element, &own, painter, widget);
        }
        return;
    case CE_ItemViewItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option)) {
            QStyleOptionViewItem own(*item);
            for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
                own.palette.setColor(group, QPalette::HighlightedText, own.palette.color(group, QPalette::Text));
            QProxyStyle::drawControl(element, &own, painter, widget);
        }
        return;
    case CE_TabBarTabShape:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option))
            BarPainter::tabShape(tab, painter);
        return;
    case CE_TabBarTabLabel:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option)) {
            QStyleOptionTab own(*tab);
            const bool chosen = own.state & State_Selected;
            own.state &= ~State_HasFocus;
            if (own.state & State_Enabled)
                own.palette.setColor(QPalette::WindowText, Theme::color(chosen ? Token::Accent : Token::Text));
            QProxyStyle::drawControl(element, &own, painter, widget);
        }
        return;
    case CE_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option))
            ViewPainter::menuItem(item, painter);
        return;
    case CE_MenuEmptyArea:
        return;
    case CE_ProgressBar:
        if (const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option))
            BarPainter::progress(bar, painter);
        return;
    case CE_Splitter: {
        const QRect rect = option->rect;
        const bool sideways = option->state & State_Horizontal;
        painter->fillRect(sideways ? QRect(rect.center().x(), rect.y(), 1, rect.height())
                                   : QRect(rect.x(), rect.center().y(), rect.width(), 1),
            Theme::color(option->state & State_MouseOver ? Token::Accent : Token::Line));
        return;
    }
    default:
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void Style::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    switch (control) {
    case CC_ComboBox:
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option))
            InputPainter::comboBox(combo, painter, widget);
        return;
    case CC_SpinBox:
        if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option))
            InputPainter::spinBox(spin, painter, widget);
        return;
    case CC_ScrollBar:
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option))
            BarPainter::scrollBar(bar, painter);
        return;
    case CC_ToolButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option)) {
            ButtonPainter::toolPanel(button, painter);
            QStyleOptionToolButton own(*button);
            // A small square one shows its sign alone.
            const bool arrow
                = (button->features & (QStyleOptionToolButton::MenuButtonPopup | QStyleOptionToolButton::HasMenu))
                && button->rect.width() >= button->iconSize.width() + arrowWidth + Theme::gap;
            if (arrow) {
                own.rect.adjust(0, 0, -arrowWidth, 0);
                const QRect rect = button->rect;
                Icon::paint(painter, QRectF(rect.right() - 16, rect.center().y() - 5.5, 12, 12), QStringLiteral("down"),
                    Theme::color(Token::Muted));
            }
            drawControl(CE_ToolButtonLabel, &own, painter, widget);
        }
        return;
    default:
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_DefaultFrameWidth:
        // A text field's viewport has square corners; inside three pixels they keep clear of the rounded frame.
        return isTextField(widget) ? 3 : 2;
    case PM_ComboBoxFrameWidth:
    case PM_SpinBoxFrameWidth:
        return 2;
    case PM_ButtonDefaultIndicator:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
    case PM_MenuHMargin:
    case PM_ScrollView_ScrollBarSpacing:
        return 0;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 18;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
    case PM_HeaderMargin:
        return Theme::gap;
    case PM_FocusFrameHMargin:
        return Theme::gap - 1;
    case PM_SmallIconSize:
    case PM_ToolBarIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
        return Theme::icon;
    case PM_LineEditIconSize:
        return 16;
    case PM_HeaderMarkSize:
        return 12;
    case PM_ScrollBarExtent:
        return 12;
    case PM_ScrollBarSliderMin:
        return 28;
    case PM_TabBarTabHSpace:
        return Theme::page;
    case PM_TabBarTabVSpace:
        return Theme::group;
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuVMargin:
        return Theme::tight;
    case PM_ToolTipLabelFrameWidth:
        return 6;
    case PM_SplitterWidth:
        return 9;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return Theme::group;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return Theme::gap;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_ComboBox_Popup:
    case SH_EtchDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ScrollBar_ContextMenu:
    case SH_ItemView_DrawDelegateFrame:
    case SH_TabBar_PreferNoArrows:
        return 0;
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    case SH_ToolTipLabel_Opacity:
        return 255;
    case SH_Table_GridLineColor:
        return static_cast<int>(Theme::color(Token::Line).rgba());
    case SH_LineEdit_PasswordCharacter:
        return 0x2022;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize Style::sizeFromContents(
    ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    switch (type) {
    case CT_PushButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option))
            return ButtonPainter::size(button, widget);
        break;
    case CT_ToolButton: {
        const int side = controlHeight(widget);
        const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        const bool text = button && !button->text.isEmpty() && button->toolButtonStyle != Qt::ToolButtonIconOnly;
        const bool arrow = button
            && (button->features & (QStyleOptionToolButton::MenuButtonPopup | QStyleOptionToolButton::HasMenu));
        return {qMax(side, size.width() + (text ? 16 : 8) + (arrow ? arrowWidth : 0)), qMax(side, size.height() + 8)};
    }
    case CT_LineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth > 0)
            return {size.width() + 20, qMax(controlHeight(widget), size.height() + 10)};
        return size;
    }
    case CT_ComboBox:
        return {size.width() + 44, qMax(controlHeight(widget), size.height() + 10)};
    case CT_SpinBox:
        return {size.width() + 36, qMax(controlHeight(widget), size.height() + 6)};
    case CT_ItemViewItem: {
        const QSize base = QProxyStyle::sizeFromContents(type, option, size, widget);
        return {base.width(), qMax(Theme::dense, base.height() + 4)};
    }
    case CT_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option))
            return ViewPainter::menuItemSize(item, size);
        break;
    case CT_ProgressBar:
        if (const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option))
            return {size.width(), bar->textVisible ? option->fontMetrics.height() + 12 : 6};
        break;
    case CT_CheckBox:
    case CT_RadioButton: {
        const QSize base = QProxyStyle::sizeFromContents(type, option, size, widget);
        return {base.width() + 4, qMax(24, base.height())};
    }
    default:
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, size, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    switch (element) {
    case SE_LineEditContents: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        return frame && frame->lineWidth > 0 ? option->rect.adjusted(8, 2, -8, -2) : option->rect.adjusted(6, 0, -2, 0);
    }
    case SE_PushButtonContents:
        return option->rect;
    case SE_PushButtonLayoutItem:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option))
            return ButtonPainter::layoutRect(button, widget);
        return option->rect;
    case SE_FrameLayoutItem:
        return widget && widget->property("flush").toBool() ? option->rect.adjusted(Theme::overhang, 0, 0, 0)
                                                            : option->rect;
    case SE_ItemViewItemFocusRect:
        // The whole entry with its icon has the focus; a tick of a list stays its own thing.
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
            item && !(item->features & QStyleOptionViewItem::HasCheckIndicator))
            return option->rect;
        return QProxyStyle::subElementRect(element, option, widget);
    case SE_ProgressBarGroove:
    case SE_ProgressBarContents:
    case SE_ProgressBarLabel:
        return option->rect;
    default:
        return QProxyStyle::subElementRect(element, option, widget);
    }
}

QRect Style::subControlRect(
    ComplexControl control, const QStyleOptionComplex *option, SubControl part, const QWidget *widget) const
{
    if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option); combo && control == CC_ComboBox)
        return InputPainter::comboPart(combo, part);
    if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option); spin && control == CC_SpinBox)
        return InputPainter::spinPart(spin, part);
    if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option); bar && control == CC_ScrollBar)
        return BarPainter::scrollPart(bar, part);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QIcon Style::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    switch (icon) {
    case SP_LineEditClearButton:
    case SP_TitleBarCloseButton:
        return Icon::get(QStringLiteral("close"), Token::Muted);
    case SP_BrowserReload:
        return Icon::get(QStringLiteral("reload"));
    case SP_DialogSaveButton:
        return Icon::get(QStringLiteral("save"));
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}

} // namespace vd::ui
