#include "ui/common/DayLine.h"

#include "ui/common/DateForm.h"
#include "ui/common/Icon.h"
#include "ui/common/Theme.h"

#include <QAction>
#include <QCalendarWidget>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QScreen>
#include <QToolButton>

namespace vd::ui {

namespace {

constexpr int mostCharacters = 40;

// No digits have a meaning in both orders: a year of four digits never begins like a day and a month.
QDate readDay(const QString &typed)
{
    const QLocale window;
    const QLocale english = QLocale::c();
    const std::initializer_list<std::pair<QLocale, QString>> forms{{window, QStringLiteral("d MMM yyyy")},
        {english, QStringLiteral("d MMM yyyy")}, {english, QStringLiteral("d MMMM yyyy")},
        {english, QStringLiteral("yyyy年M月d日")}, {english, QStringLiteral("yyyy-M-d")},
        {english, QStringLiteral("yyyy/M/d")}, {english, QStringLiteral("yyyyMMdd")},
        {english, QStringLiteral("ddMMyyyy")}};
    for (const auto &[locale, form] : forms)
        if (const QDate day = locale.toDate(typed, form);
            day.isValid() && day.year() >= DateForm::firstYear && day.year() <= DateForm::lastYear)
            return day;
    return {};
}

} // namespace

DayLine::DayLine(Holds holds, QWidget *parent)
    : LineEdit(parent)
    , m_holds(holds)
    , m_open(addAction(Icon::get(QStringLiteral("down"), Token::Muted), QLineEdit::TrailingPosition))
{
    setMaxLength(mostCharacters);
    setFont(Theme::font(FontRole::Figures));
    connect(m_open, &QAction::triggered, this, &DayLine::openCalendar);
    connect(this, &QLineEdit::editingFinished, this, &DayLine::tidy);
    connect(this, &QLineEdit::textChanged, this, [this](const QString &typed) { m_at = read(typed, m_holds); });
    tidy();
}

DayLine::At DayLine::read(const QString &typed, Holds holds)
{
    const QString text = typed.normalized(QString::NormalizationForm_KC).simplified();
    if (holds == Holds::Day)
        return {readDay(text), QTime(0, 0)};
    static const QRegularExpression parts(QStringLiteral("^(.+?) ?(\\d{1,2}:\\d{2})$"));
    const QRegularExpressionMatch found = parts.match(text);
    return {readDay(found.captured(1)), QTime::fromString(found.captured(2), QStringLiteral("H:mm"))};
}

QString DayLine::written(const At &at, Holds holds)
{
    const QLocale locale;
    return at.isValid() ? locale.toString(at.day.startOfDay(Qt::UTC).addMSecs(at.time.msecsSinceStartOfDay()),
               DateForm::format(locale, holds == Holds::Moment))
                        : QString();
}

void DayLine::setAt(const At &at)
{
    setText(written(at, m_holds));
}

void DayLine::tidy()
{
    m_open->setToolTip(tr("Calendar"));
    findChild<QToolButton *>()->setAccessibleName(tr("Calendar"));
    // In the language's form, whatever form it was typed in.
    if (m_at.isValid() && text() != written(m_at, m_holds))
        setAt(m_at);
}

void DayLine::openCalendar()
{
    if (m_calendar || isReadOnly())
        return;
    m_calendar = new QCalendarWidget(this);
    m_calendar->setWindowFlag(Qt::Popup);
    m_calendar->setAttribute(Qt::WA_DeleteOnClose);
    m_calendar->setAttribute(Qt::WA_NoMouseReplay); // a click on the arrow closes it and does not open it again
    m_calendar->setAccessibleName(accessibleName());
    m_calendar->setDateRange(QDate(DateForm::firstYear, 1, 1), QDate(DateForm::lastYear, 12, 31));
    const QDate shown = m_at.isValid() ? m_at.day : m_today;
    if (shown.isValid())
        m_calendar->setSelectedDate(shown);
    connect(m_calendar, &QCalendarWidget::clicked, this, &DayLine::choose);
    connect(m_calendar, &QCalendarWidget::activated, this, &DayLine::choose);
    m_calendar->adjustSize();
    QRect place(mapToGlobal(QPoint(0, height())), m_calendar->size());
    const QRect area = screen()->availableGeometry();
    if (place.bottom() > area.bottom())
        place.moveBottom(mapToGlobal(QPoint(0, 0)).y() - 1);
    place.moveLeft(qBound(area.left(), place.left(), qMax(area.left(), area.right() - place.width() + 1)));
    m_calendar->move(place.topLeft());
    m_calendar->show();
    m_calendar->setFocus(Qt::PopupFocusReason);
}

void DayLine::choose(const QDate &day)
{
    setAt({day, m_at.isValid() ? m_at.time : QTime(0, 0)});
    if (m_calendar)
        m_calendar->close();
}

void DayLine::keyPressEvent(QKeyEvent *event)
{
    // The keys that open the other days' calendars.
    if (event->key() == Qt::Key_F4 || (event->key() == Qt::Key_Down && event->modifiers() & Qt::AltModifier)) {
        openCalendar();
        return;
    }
    LineEdit::keyPressEvent(event);
}

void DayLine::changeEvent(QEvent *event)
{
    LineEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        tidy();
}

} // namespace vd::ui
