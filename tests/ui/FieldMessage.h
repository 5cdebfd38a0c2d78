#pragma once

#include <QLabel>
#include <QVariant>

namespace vd::test {

/// The message below a form's input that is at fault; empty where it has none.
[[nodiscard]] inline QString messageBelow(const QWidget *form, const char *field)
{
    const auto *editor = form->findChild<QWidget *>(QLatin1String(field));
    const auto *message = editor->parentWidget()->findChild<QLabel *>(QStringLiteral("fieldMessage"));
    return message && !message->isHidden() && editor->property("fault").toBool() ? message->text() : QString();
}

} // namespace vd::test
