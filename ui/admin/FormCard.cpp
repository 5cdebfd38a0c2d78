#include "ui/admin/FormCard.h"

#include "ui/common/Icon.h"
#include "ui/common/PageScroll.h"
#include "ui/common/Theme.h"
#include "ui/common/Variant.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace vd::ui {

namespace {

constexpr int cardWidth = 400;

} // namespace

FormCard::FormCard(QWidget *form, const char *preview, const char *act, QWidget *page)
    : QFrame(page)
    , m_form(form)
    , m_column(new QVBoxLayout(this))
    , m_preview(new QPushButton(this))
    , m_act(new QPushButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setFixedWidth(cardWidth);
    m_preview->setObjectName(QLatin1String(preview));
    m_preview->setAutoDefault(true);
    m_preview->setIcon(Icon::get(QStringLiteral("eye")));
    m_act->setObjectName(QLatin1String(act));
    m_act->setAutoDefault(true);
    setVariant(m_act, Variant::Primary);
    auto *scroll = new PageScroll(this);
    scroll->hold(form);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::gap);
    buttons->setContentsMargins(0, 0, Theme::gap, 0);
    buttons->addWidget(m_preview, 1);
    buttons->addWidget(m_act, 1);
    m_column->setContentsMargins(Theme::group, Theme::group, Theme::gap, Theme::group);
    m_column->setSpacing(Theme::gap + Theme::tight);
    m_column->addWidget(scroll, 1);
    m_column->addLayout(buttons);
}

void FormCard::addAbove(QWidget *widget)
{
    m_column->insertWidget(0, widget);
}

void FormCard::addBelow(QWidget *widget)
{
    m_column->insertWidget(m_column->count() - 1, widget);
}

void FormCard::layOutBeside(const QList<QWidget *> &widgets)
{
    auto *beside = new QVBoxLayout;
    beside->setSpacing(Theme::gap + Theme::tight);
    for (QWidget *widget : widgets)
        beside->addWidget(widget, widget == widgets.constLast() ? 1 : 0);
    auto *row = new QHBoxLayout(parentWidget());
    row->setContentsMargins(0, Theme::group, 0, Theme::group);
    row->setSpacing(Theme::page);
    row->addWidget(this);
    row->addLayout(beside, 1);
    parentWidget()->setFocusProxy(m_form);
}

} // namespace vd::ui
