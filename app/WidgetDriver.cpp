#include "app/WidgetDriver.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QUrl>
#include <QWidget>

namespace vd::app {

namespace {

QWidget *findBelow(QWidget *root, const QStringList &names)
{
    QWidget *at = root;
    for (const QString &name : names) {
        QWidget *next = nullptr;
        if (at->objectName() == name && at->isVisible())
            next = at;
        const QList<QWidget *> children = next ? QList<QWidget *>() : at->findChildren<QWidget *>(name);
        for (QWidget *child : children) {
            if (child->isVisible()) {
                next = child;
                break;
            }
        }
        if (!next)
            return nullptr;
        at = next;
    }
    return at;
}

bool usable(const QWidget *widget)
{
    return widget && widget->isVisible() && widget->isEnabled();
}

void post(QWidget *widget, QEvent::Type type, const QPoint &at, Qt::MouseButtons held)
{
    const QPointF global = widget->mapToGlobal(QPointF(at));
    QCoreApplication::postEvent(
        widget, new QMouseEvent(type, QPointF(at), global, Qt::LeftButton, held, Qt::NoModifier));
}

void postKey(QWidget *widget, int key, Qt::KeyboardModifiers modifiers, const QString &text)
{
    QCoreApplication::postEvent(widget, new QKeyEvent(QEvent::KeyPress, key, modifiers, text));
    QCoreApplication::postEvent(widget, new QKeyEvent(QEvent::KeyRelease, key, modifiers, text));
}

// A composite widget hands its keys to the one that takes them.
QWidget *keyReceiver(QWidget *widget)
{
    QWidget *receiver = widget;
    while (receiver->focusProxy())
        receiver = receiver->focusProxy();
    receiver->setFocus(Qt::TabFocusReason);
    return receiver;
}

} // namespace

QWidget *WidgetDriver::find(const QString &path)
{
    const QStringList names = path.split(QLatin1Char('/'));
    // The newest window first: a prompt lies above the page that opened it.
    QWidgetList windows = QApplication::topLevelWidgets();
    if (QWidget *modal = QApplication::activeModalWidget())
        windows.prepend(modal);
    for (QWidget *window : std::as_const(windows)) {
        if (!window->isVisible())
            continue;
        if (QWidget *found = findBelow(window, names))
            return found;
    }
    return nullptr;
}

bool WidgetDriver::click(const QString &path)
{
    QWidget *widget = find(path);
    return widget && clickAt(widget, widget->rect().center());
}

bool WidgetDriver::clickAt(QWidget *widget, const QPoint &position)
{
    if (!usable(widget))
        return false;
    post(widget, QEvent::MouseButtonPress, position, Qt::LeftButton);
    post(widget, QEvent::MouseButtonRelease, position, Qt::NoButton);
    return true;
}

bool WidgetDriver::doubleClickAt(QWidget *widget, const QPoint &position)
{
    if (!clickAt(widget, position))
        return false;
    post(widget, QEvent::MouseButtonDblClick, position, Qt::LeftButton);
    post(widget, QEvent::MouseButtonRelease, position, Qt::NoButton);
    return true;
}

bool WidgetDriver::type(const QString &path, const QString &text)
{
    QWidget *widget = find(path);
    if (!usable(widget))
        return false;
    QWidget *receiver = keyReceiver(widget);
    for (const QChar c : text)
        postKey(receiver, c.isLetterOrNumber() && c.unicode() < 128 ? int(c.toUpper().unicode()) : int(Qt::Key_unknown),
            Qt::NoModifier, c);
    return true;
}

bool WidgetDriver::press(const QString &path, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *widget = find(path);
    if (!usable(widget))
        return false;
    const QString text = key == Qt::Key_Return || key == Qt::Key_Enter ? QStringLiteral("\r") : QString();
    postKey(keyReceiver(widget), key, modifiers, text);
    return true;
}

bool WidgetDriver::dropFile(const QString &path, const QString &file)
{
    QWidget *widget = find(path);
    if (!usable(widget))
        return false;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    const QPoint at = widget->rect().center();
    // Sent, not posted: the events point to the data.
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent drop(QPointF(at), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &drop);
    return drop.isAccepted();
}

QString WidgetDriver::textOf(const QString &path)
{
    const QWidget *widget = find(path);
    return widget ? widget->property("text").toString() : QString();
}

} // namespace vd::app
