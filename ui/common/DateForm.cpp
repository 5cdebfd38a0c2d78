#include "ui/common/DateForm.h"

#include "ui/common/Theme.h"

#include <QDateTimeEdit>
#include <QKeyEvent>
#include <QLineEdit>

namespace vd::ui {

void DateForm::dress(QDateTimeEdit *edit)
{
    new DateForm(edit);
}

DateForm::DateForm(QDateTimeEdit *edit)
    : QObject(edit)
    , m_edit(edit)
    , m_line(edit->findChild<QLineEdit *>())
{
    edit->setCalendarPopup(true);
    edit->setFont(Theme::font(FontRole::Figures));
    edit->setDateRange(QDate(firstYear, 1, 1), QDate(lastYear, 12, 31));
    edit->installEventFilter(this);
    m_line->installEventFilter(this);
    show();
}

QString DateForm::format(const QLocale &locale, bool timed)
{
    const QString day
        = locale.language() == QLocale::Chinese ? QStringLiteral("yyyy年M月d日") : QStringLiteral("d MMM yyyy");
    return timed ? day + QStringLiteral("  HH:mm") : day;
}

void DateForm::show()
{
    const QLocale locale;
    m_edit->setLocale(locale);
    m_edit->setDisplayFormat(format(locale, m_edit->displayedSections() & QDateTimeEdit::HourSection));
}

bool DateForm::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_line) {
        if (event->type() == QEvent::MouseButtonPress)
            m_typedIn.reset();
        return QObject::eventFilter(watched, event);
    }
    if (event->type() == QEvent::LanguageChange)
        show();
    else if (event->type() == QEvent::FocusOut) {
        m_first.reset();
        m_typedIn.reset();
    } else if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        return separate(key) || typeMonth(key);
    }
    return QObject::eventFilter(watched, event);
}

// Whether the key stood between two parts. A full part has gone on by itself: going on again would leave one out, and
// what is typed for it would be lost.
bool DateForm::separate(const QKeyEvent *key)
{
    const QString text = key->text();
    const int part = m_edit->currentSectionIndex();
    if (key->key() == Qt::Key_Backspace || key->key() == Qt::Key_Delete)
        m_typedIn = part;
    if (text.size() != 1 || !text.at(0).isPrint() || (key->modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        return false;
    if (!QStringLiteral(" .-/,:").contains(text)) {
        // Who went into a part means to type it anew: beside the old digits there is no room for another.
        if (m_typedIn != part && !m_line->hasSelectedText())
            m_edit->setSelectedSection(m_edit->sectionAt(part));
        m_typedIn = part;
        return false;
    }
    const bool wentOn = m_typedIn && *m_typedIn != part;
    m_typedIn.reset();
    m_first.reset();
    if (!wentOn && part + 1 < m_edit->sectionCount()) {
        m_edit->interpretText();
        m_edit->setSelectedSection(m_edit->sectionAt(part + 1));
    }
    return true;
}

// Whether the key was a digit of a month that is shown as a word; the field itself would refuse it.
bool DateForm::typeMonth(const QKeyEvent *key)
{
    const bool digit = key->key() >= Qt::Key_0 && key->key() <= Qt::Key_9;
    const bool word = m_edit->displayFormat().contains(QLatin1String("MMM"));
    if (!digit || !word || m_edit->currentSection() != QDateTimeEdit::MonthSection
        || (key->modifiers() & ~Qt::KeypadModifier)) {
        m_first.reset();
        return false;
    }
    const int typed = key->key() - Qt::Key_0;
    const int month = m_first == 1 && typed <= 2 ? 10 + typed : typed;
    const bool more = month <= 1 && !m_first; // a 0, or a 1 that may become 10 to 12
    m_first = more ? std::optional(month) : std::nullopt;
    m_edit->interpretText(); // a day typed just before
    if (month > 0) {
        const QDate first(m_edit->date().year(), month, 1);
        m_edit->setDate(first.addDays(qMin(m_edit->date().day(), first.daysInMonth()) - 1));
    }
    m_edit->setSelectedSection(more ? QDateTimeEdit::MonthSection : QDateTimeEdit::YearSection);
    return true;
}

} // namespace vd::ui
