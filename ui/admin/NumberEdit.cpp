#include "ui/admin/NumberEdit.h"

#include "ui/common/Theme.h"

#include <algorithm>

namespace vd::ui {

namespace {

constexpr int mostCharacters = 40;

} // namespace

NumberEdit::NumberEdit(QWidget *parent)
    : LineEdit(parent)
{
    setFont(Theme::font(FontRole::Figures));
    setAlignment(Qt::AlignRight);
    setMaxLength(mostCharacters);
    setInputMethodHints(Qt::ImhDigitsOnly);
}

void NumberEdit::setNumber(int number)
{
    setText(QString::number(number));
}

void NumberEdit::read(int &target, FieldErrors &errors) const
{
    const Result<int> typed = number();
    if (typed)
        target = *typed;
    else
        errors << FieldError{objectName(), typed.error()};
}

void NumberEdit::setWhenEmpty(int number)
{
    m_whenEmpty = number;
}

Result<int> NumberEdit::number() const
{
    const QString typed = text().normalized(QString::NormalizationForm_KC).trimmed();
    if (typed.isEmpty() && m_whenEmpty)
        return *m_whenEmpty;
    const bool digits = std::all_of(
        typed.cbegin(), typed.cend(), [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); });
    bool ok = false;
    const int number = digits ? typed.toInt(&ok) : 0;
    if (!ok)
        return fail(Fault::Rule, QStringLiteral("number_invalid"), {{QStringLiteral("typed"), typed}});
    return number;
}

} // namespace vd::ui
