#include "ui/desk/OrderFilterBar.h"

#include "ui/common/DateForm.h"
#include "ui/common/FormatText.h"
#include "ui/common/Theme.h"

#include <QComboBox>
#include <QDateEdit>
#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <array>

namespace vd::ui {

using orders::OrderState;

namespace {

enum Days { AnyDay, Today, Tomorrow, Yesterday, OneDay };

// Held and payment pending are one to whoever looks for what is not paid yet.
constexpr std::array choices{OrderState::Holding, OrderState::Paid, OrderState::CheckedIn, OrderState::Completed,
    OrderState::NoShow, OrderState::Suspended, OrderState::Refunding, OrderState::Refunded, OrderState::Cancelled,
    OrderState::ClosedTimeout};

} // namespace

OrderFilterBar::OrderFilterBar(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_zone(QTimeZone::utc())
{
    setObjectName(QStringLiteral("orderFilter"));
    m_days = new QComboBox(this);
    m_days->setObjectName(QStringLiteral("filterDays"));
    m_day = new QDateEdit(this);
    m_day->setObjectName(QStringLiteral("filterDay"));
    DateForm::dress(m_day);
    m_day->hide();
    m_states = new QComboBox(this);
    m_states->setObjectName(QStringLiteral("filterStates"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::gap);
    row->addWidget(m_days);
    row->addWidget(m_day);
    row->addWidget(m_states);
    retranslate();
    connect(m_days, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index == OneDay && m_day->isHidden())
            m_day->setDate(today());
        m_day->setVisible(index == OneDay);
        Q_EMIT changed();
    });
    connect(m_day, &QDateEdit::dateChanged, this, [this] {
        if (m_days->currentIndex() == OneDay)
            Q_EMIT changed();
    });
    connect(m_states, &QComboBox::currentIndexChanged, this, &OrderFilterBar::changed);
}

void OrderFilterBar::retranslate()
{
    const auto fill = [](QComboBox *box, const QStringList &words) {
        if (box->count() == 0)
            box->addItems(words);
        for (int i = 0; i < words.size(); ++i)
            box->setItemText(i, words.at(i));
    };
    fill(m_days, {tr("Any day"), tr("Today"), tr("Tomorrow"), tr("Yesterday"), tr("On a day…")});
    QStringList words{tr("Any state"), tr("Not paid yet")};
    for (std::size_t i = 1; i < choices.size(); ++i)
        words << FormatText::orderState(toDatabase(choices.at(i)));
    fill(m_states, words);
    m_days->setAccessibleName(tr("Day of the booking"));
    m_day->setAccessibleName(tr("Day of the booking"));
    m_states->setAccessibleName(tr("State of the order"));
}

void OrderFilterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void OrderFilterBar::setZone(const QTimeZone &zone)
{
    m_zone = zone;
}

QDate OrderFilterBar::today() const
{
    return m_clock.now().toTimeZone(m_zone).date();
}

QDate OrderFilterBar::day() const
{
    switch (m_days->currentIndex()) {
    case Today:
        return today();
    case Tomorrow:
        return today().addDays(1);
    case Yesterday:
        return today().addDays(-1);
    case OneDay:
        return m_day->date();
    default:
        return {};
    }
}

QList<OrderState> OrderFilterBar::states() const
{
    const int index = m_states->currentIndex();
    if (index <= 0)
        return {};
    if (index == 1)
        return {OrderState::Holding, OrderState::PendingPay};
    return {choices.at(static_cast<std::size_t>(index - 1))};
}

void OrderFilterBar::clear()
{
    if (isEmpty())
        return;
    {
        // Both are one change, and one search.
        const QSignalBlocker quiet(this);
        m_days->setCurrentIndex(AnyDay);
        m_states->setCurrentIndex(0);
    }
    Q_EMIT changed();
}

} // namespace vd::ui
