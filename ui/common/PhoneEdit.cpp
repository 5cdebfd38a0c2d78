#include "ui/common/PhoneEdit.h"

namespace vd::ui {

namespace {

Result<QString> plausible(const QString &digits, const QString &typed)
{
    if (typed.isEmpty())
        return fail(Fault::Rule, QStringLiteral("phone_required"));
    const qsizetype count = digits.startsWith(QLatin1Char('+')) ? digits.size() - 1 : digits.size();
    if (count < 5 || count > 20)
        return fail(Fault::Rule, QStringLiteral("phone_invalid"), {{QStringLiteral("typed"), typed.left(40)}});
    return digits;
}

} // namespace

PhoneEdit::PhoneEdit(QWidget *parent)
    : LineEdit(parent)
{
    setIcon(QStringLiteral("phone"));
    setInputMethodHints(Qt::ImhPreferNumbers | Qt::ImhNoPredictiveText);
    setMaxLength(60);
}

void PhoneEdit::setCheck(Check check)
{
    m_check = std::move(check);
}

QString PhoneEdit::number() const
{
    return text().normalized(QString::NormalizationForm_KC).trimmed();
}

QString PhoneEdit::digits() const
{
    const QString typed = number();
    QString digits;
    for (const QChar c : typed)
        if (c.isDigit() || (c == QLatin1Char('+') && digits.isEmpty()))
            digits += c;
    return digits;
}

Result<QString> PhoneEdit::check() const
{
    return m_check ? m_check(number()) : plausible(digits(), number());
}

} // namespace vd::ui
