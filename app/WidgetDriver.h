#pragma once

#include <QPoint>
#include <QString>
#include <Qt>

class QWidget;

namespace vd::app {

/// Uses the program's own windows as a person does: finds what is shown by its objectName and posts clicks and keys to
/// it. Everything goes through the event queue; nothing waits.
class WidgetDriver
{
public:
    /// The shown widget of that name in any window; "outer/inner" looks for inner below outer. Null when none is shown.
    [[nodiscard]] static QWidget *find(const QString &path);
    template <typename Widget>
    [[nodiscard]] static Widget *find(const QString &path)
    {
        return qobject_cast<Widget *>(find(path));
    }

    /// Each answers false, and does nothing, when the widget is not shown or not enabled.
    static bool click(const QString &path);
    static bool clickAt(QWidget *widget, const QPoint &position);
    static bool doubleClickAt(QWidget *widget, const QPoint &position);
    /// Focuses the widget, then types each character.
    static bool type(const QString &path, const QString &text);
    static bool press(const QString &path, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Drops a file onto the widget, as from a file manager.
    static bool dropFile(const QString &path, const QString &file);
    /// What the widget shows as text: a label, a button, a line of input.
    [[nodiscard]] static QString textOf(const QString &path);
};

} // namespace vd::app
