#include "ui/common/DateNavigator.h"

#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/MiniCalendar.h"
#include "ui/common/Variant.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace vd::ui {

DateNavigator::DateNavigator(QWidget *parent)
    : QWidget(parent)
    , m_back(new QToolButton(this))
    , m_forward(new QToolButton(this))
    , m_shown(new QPushButton(this))
    , m_todayButton(new QPushButton(this))
    , m_popup(new QFrame(this, Qt::Popup))
    , m_calendar(new MiniCalendar(m_popup))
{
    m_back->setObjectName(QStringLiteral("dateBack"));
    m_back->setIcon(Icon::get(QStringLiteral("previous")));
    m_forward->setObjectName(QStringLiteral("dateForward"));
    m_forward->setIcon(Icon::get(QStringLiteral("next")));
    m_shown->setObjectName(QStringLiteral("dateShown"));
    m_shown->setFont(Theme::font(FontRole::FiguresStrong));
    setVariant(m_shown, Variant::Quiet);
    m_todayButton->setObjectName(QStringLiteral("dateToday"));
    m_popup->setObjectName(QStringLiteral("datePopup"));
    m_popup->setFrameShape(QFrame::StyledPanel);
    auto *inside = new QVBoxLayout(m_popup);
    inside->setContentsMargins(Theme::gap, Theme::gap, Theme::gap, Theme::gap);
    inside->addWidget(m_calendar);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::tight);
    row->addWidget(m_back);
    row->addWidget(m_shown);
    row->addWidget(m_forward);
    row->addSpacing(Theme::tight);
    row->addWidget(m_todayButton);
    connect(m_back, &QToolButton::clicked, this, &DateNavigator::stepBack);
    connect(m_forward, &QToolButton::clicked, this, &DateNavigator::stepForward);
    connect(m_todayButton, &QPushButton::clicked, this, &DateNavigator::goToToday);
    connect(m_shown, &QPushButton::clicked, this, &DateNavigator::openCalendar);
    connect(m_calendar, &MiniCalendar::monthShown, this, &DateNavigator::sharesWanted);
    connect(m_calendar, &MiniCalendar::picked, this, [this](const QDate &date) {
        m_popup->hide();
        choose(date);
        Q_EMIT picked();
    });
    retranslate();
}

void DateNavigator::setDate(const QDate &date)
{
    m_date = date;
    retranslate();
}

void DateNavigator::setToday(const QDate &today)
{
    m_today = today;
    m_calendar->setToday(today);
    m_todayButton->setEnabled(m_date != m_today);
}

void DateNavigator::setShares(const QHash<QDate, double> &shares)
{
    m_calendar->setShares(shares);
}

void DateNavigator::openCalendar()
{
    m_calendar->setDate(m_date);
    m_popup->adjustSize();
    m_popup->move(mapToGlobal(m_shown->geometry().bottomLeft() + QPoint(0, Theme::tight)));
    m_popup->show();
    m_calendar->setFocus(Qt::PopupFocusReason);
}

void DateNavigator::stepBack()
{
    choose(m_date.addDays(-1));
}

void DateNavigator::stepForward()
{
    choose(m_date.addDays(1));
}

void DateNavigator::goToToday()
{
    if (m_today.isValid())
        choose(m_today);
}

void DateNavigator::choose(const QDate &date)
{
    if (date == m_date)
        return;
    setDate(date);
    Q_EMIT dateChanged(date);
}

void DateNavigator::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DateNavigator::retranslate()
{
    m_shown->setText(m_date.isValid() ? FormatText::dateWithYear(m_date) : tr("Choose a day"));
    m_shown->setToolTip(tr("Choose a day in the calendar"));
    m_todayButton->setText(tr("Today"));
    m_todayButton->setEnabled(m_date != m_today);
    m_back->setToolTip(tr("Previous day"));
    m_back->setAccessibleName(tr("Previous day"));
    m_forward->setToolTip(tr("Next day"));
    m_forward->setAccessibleName(tr("Next day"));
}

} // namespace vd::ui
