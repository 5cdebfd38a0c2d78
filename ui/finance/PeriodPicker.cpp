#include "ui/finance/PeriodPicker.h"

#include "ui/common/DateForm.h"
#include "ui/common/TextLabel.h"

#include <QComboBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace vd::ui {

namespace {

constexpr int periods = static_cast<int>(PeriodPicker::Period::Own) + 1;

} // namespace

PeriodPicker::PeriodPicker(QWidget *parent)
    : QWidget(parent)
    , m_period(new QComboBox(this))
    , m_from(new QDateEdit(this))
    , m_until(new QDateEdit(this))
    , m_to(new TextLabel(FontRole::Base, Token::Muted, this))
    , m_week(new TextLabel(FontRole::Figures, Token::Muted, this))
{
    m_period->setObjectName(QStringLiteral("periodChoice"));
    m_from->setObjectName(QStringLiteral("periodFrom"));
    m_until->setObjectName(QStringLiteral("periodUntil"));
    m_period->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (int i = 0; i < periods; ++i)
        m_period->addItem(QString(), i);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::gap);
    row->addWidget(m_period);
    for (QDateEdit *edit : {m_from, m_until}) {
        DateForm::dress(edit);
        edit->setKeyboardTracking(false);
        connect(edit, &QDateEdit::dateChanged, this, [this, edit] { edited(edit); });
    }
    row->addWidget(m_from);
    row->addWidget(m_to);
    row->addWidget(m_until);
    m_week->setObjectName(QStringLiteral("periodWeek"));
    row->addWidget(m_week);
    connect(m_period, &QComboBox::activated, this, [this] { chosen(); });
    retranslate();
}

std::pair<QDate, QDate> PeriodPicker::daysOf(Period period, const QDate &today)
{
    const QDate monday = today.addDays(1 - today.dayOfWeek());
    const QDate first(today.year(), today.month(), 1);
    switch (period) {
    case Period::Today:
        return {today, today};
    case Period::Yesterday:
        return {today.addDays(-1), today.addDays(-1)};
    case Period::ThisWeek:
        return {monday, monday.addDays(6)};
    case Period::LastWeek:
        return {monday.addDays(-7), monday.addDays(-1)};
    case Period::ThisMonth:
        return {first, first.addMonths(1).addDays(-1)};
    case Period::LastMonth:
        return {first.addMonths(-1), first.addDays(-1)};
    case Period::ThirtyDays:
    case Period::Own:
        break;
    }
    return {today.addDays(-29), today};
}

QString PeriodPicker::weekOf(const QDate &from, const QDate &until)
{
    int year = 0;
    const int week = from.weekNumber(&year);
    const bool whole = from.dayOfWeek() == Qt::Monday && from.addDays(6) == until;
    return whole ? QStringLiteral("%1-W%2").arg(year).arg(week, 2, 10, QLatin1Char('0')) : QString();
}

void PeriodPicker::setToday(const QDate &today)
{
    if (today == m_today)
        return;
    m_today = today;
    if (period() != Period::Own)
        chosen();
}

void PeriodPicker::setPeriod(Period period)
{
    m_period->setCurrentIndex(static_cast<int>(period));
    chosen();
}

PeriodPicker::Period PeriodPicker::period() const
{
    return static_cast<Period>(m_period->currentIndex());
}

QDate PeriodPicker::from() const
{
    return m_from->date();
}

QDate PeriodPicker::until() const
{
    return m_until->date();
}

void PeriodPicker::chosen()
{
    if (!m_today.isValid() || period() == Period::Own)
        return;
    const auto [from, until] = daysOf(period(), m_today);
    show(from, until);
    Q_EMIT changed();
}

void PeriodPicker::show(const QDate &from, const QDate &until)
{
    const QSignalBlocker quietFrom(m_from);
    const QSignalBlocker quietUntil(m_until);
    m_from->setDate(from);
    m_until->setDate(until);
    m_week->setText(weekOf(from, until));
}

void PeriodPicker::edited(const QDateEdit *edit)
{
    m_period->setCurrentIndex(static_cast<int>(Period::Own));
    if (m_from->date() > m_until->date())
        show(edit->date(), edit->date());
    m_week->setText(weekOf(m_from->date(), m_until->date()));
    Q_EMIT changed();
}

void PeriodPicker::retranslate()
{
    const QStringList words{tr("Today"), tr("Yesterday"), tr("This week"), tr("Last week"), tr("This month"),
        tr("Last month"), tr("Last 30 days"), tr("Own dates")};
    for (int i = 0; i < periods; ++i)
        m_period->setItemText(i, words.at(i));
    m_to->setText(tr("until"));
    m_period->setAccessibleName(tr("Period"));
    m_from->setAccessibleName(tr("First day"));
    m_until->setAccessibleName(tr("Last day"));
}

} // namespace vd::ui
