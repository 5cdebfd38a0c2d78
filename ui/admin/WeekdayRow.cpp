#include "ui/admin/WeekdayRow.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>

namespace vd::ui {

namespace {

constexpr int inset = 2;

} // namespace

WeekdayRow::WeekdayRow(QWidget *parent)
    : QFrame(parent)
{
    setFrameShape(QFrame::StyledPanel);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(inset, inset, inset, inset);
    row->setSpacing(inset);
    for (std::size_t i = 0; i < m_days.size(); ++i) {
        auto *day = new QToolButton(this);
        day->setObjectName(QStringLiteral("weekday%1").arg(i + 1));
        day->setCheckable(true);
        day->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_days.at(i) = day;
        row->addWidget(day);
        connect(day, &QToolButton::toggled, this, &WeekdayRow::changed);
    }
    setFocusProxy(m_days.front());
    retranslate();
}

int WeekdayRow::mask() const
{
    int mask = 0;
    for (std::size_t i = 0; i < m_days.size(); ++i)
        mask |= m_days.at(i)->isChecked() ? 1 << i : 0;
    return mask;
}

void WeekdayRow::setMask(int mask)
{
    for (std::size_t i = 0; i < m_days.size(); ++i)
        m_days.at(i)->setChecked((mask & (1 << i)) != 0);
}

void WeekdayRow::retranslate()
{
    const QLocale locale;
    for (std::size_t i = 0; i < m_days.size(); ++i) {
        m_days.at(i)->setText(locale.dayName(static_cast<int>(i) + 1, QLocale::ShortFormat));
        m_days.at(i)->setAccessibleName(locale.dayName(static_cast<int>(i) + 1));
    }
}

} // namespace vd::ui
