#include "ui/admin/BlockBar.h"

#include "ui/common/Icon.h"
#include "ui/common/Theme.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QTabBar>
#include <QToolButton>

namespace vd::ui {

BlockBar::BlockBar(QWidget *parent)
    : QWidget(parent)
    , m_tabs(new QTabBar(this))
    , m_more(new QToolButton(this))
    , m_less(new QToolButton(this))
{
    m_tabs->setObjectName(QStringLiteral("blockTabs"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_more->setObjectName(QStringLiteral("blockMore"));
    m_more->setIcon(Icon::get(QStringLiteral("plus")));
    m_less->setObjectName(QStringLiteral("blockLess"));
    m_less->setIcon(Icon::get(QStringLiteral("minus")));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::tight);
    row->addWidget(m_tabs, 1);
    row->addWidget(m_more);
    row->addWidget(m_less);
    setFocusProxy(m_tabs);
    connect(m_tabs, &QTabBar::currentChanged, this, &BlockBar::chosen);
    connect(m_more, &QToolButton::clicked, this, &BlockBar::moreWanted);
    connect(m_less, &QToolButton::clicked, this, &BlockBar::lessWanted);
    setCount(1, 0);
}

void BlockBar::setCount(int count, int current)
{
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > count)
        m_tabs->removeTab(m_tabs->count() - 1);
    while (m_tabs->count() < count)
        m_tabs->addTab(QString());
    m_tabs->setCurrentIndex(current);
    m_more->setEnabled(count < most);
    m_less->setEnabled(count > 1);
    retranslate();
}

int BlockBar::count() const
{
    return m_tabs->count();
}

int BlockBar::current() const
{
    return m_tabs->currentIndex();
}

void BlockBar::retranslate()
{
    for (int i = 0; i < m_tabs->count(); ++i)
        m_tabs->setTabText(i, tr("Block %1").arg(i + 1));
    m_tabs->setAccessibleName(tr("Blocks of the schedule"));
    m_more->setToolTip(tr("One more block: other weekdays, times or lengths"));
    m_more->setAccessibleName(tr("Add a block"));
    m_less->setToolTip(tr("Remove this block"));
    m_less->setAccessibleName(tr("Remove this block"));
}

} // namespace vd::ui
