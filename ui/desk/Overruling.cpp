#include "ui/desk/Overruling.h"

#include "ui/common/ErrorText.h"
#include "ui/common/Prompt.h"

namespace vd::ui {

bool Overruling::isPossible(const Error &error)
{
    static const QStringList codes{QStringLiteral("slot_not_on_sale"), QStringLiteral("slot_begun"),
        QStringLiteral("slot_closed"), QStringLiteral("slot_outside_hours"), QStringLiteral("slot_ended")};
    return error.facts.value(QLatin1String("overridable")).toBool() || codes.contains(error.code);
}

QString Overruling::words()
{
    return tr("Allow it with a reason…");
}

void Overruling::ask(
    QWidget *parent, const Error &refusal, const QTimeZone &zone, std::function<void(const QString &reason)> accepted)
{
    Question question;
    question.title = tr("Allow it all the same?");
    question.text = ErrorText::sentence(refusal, zone);
    question.consequences = {tr("This once only: the rule stands for everybody else."),
        tr("The reason and your name stand in the order's history."),
        tr("Without the rights of a lead, a lead signs it next.")};
    question.accept = tr("Allow it");
    question.reason = true;
    Prompt::ask(parent, question, std::move(accepted));
}

} // namespace vd::ui
