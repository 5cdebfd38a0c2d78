#include "ui/common/Segments.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace vd::ui {

Segments::Segments(QWidget *parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
    , m_group(new QButtonGroup(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(2);
    // The choices stand together at the left, however wide the row is.
    m_row->addStretch(1);
    m_group->setExclusive(true);
    connect(m_group, &QButtonGroup::idClicked, this, &Segments::chosen);
}

void Segments::setChoices(const QStringList &words)
{
    const int before = current();
    while (m_group->buttons().size() > words.size())
        delete m_group->buttons().constLast();
    for (int i = 0; i < words.size(); ++i) {
        auto *button = qobject_cast<QToolButton *>(m_group->button(i));
        if (!button) {
            button = new QToolButton(this);
            button->setCheckable(true);
            button->setToolButtonStyle(Qt::ToolButtonTextOnly);
            button->setFocusPolicy(Qt::StrongFocus);
            m_group->addButton(button, i);
            m_row->insertWidget(i, button);
        }
        button->setText(words.at(i));
    }
    setCurrent(qMax(0, before));
}

int Segments::current() const
{
    return m_group->checkedId();
}

void Segments::setCurrent(int index)
{
    if (QAbstractButton *button = m_group->button(index))
        button->setChecked(true);
}

} // namespace vd::ui
