#include "tests/ui/gallery/InputCheck.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QtTest/qtestspontaneevent.h>
#include <QWheelEvent>

#include <optional>

namespace vd::gallery {

namespace {

QString nameOf(const QWidget *widget)
{
    return QStringLiteral("%1 \"%2\"")
        .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName());
}

// Moving the focus may make and delete others.
QList<QPointer<QWidget>> shownOn(const QWidget *page)
{
    QList<QPointer<QWidget>> shown;
    const QList<QWidget *> all = page->findChildren<QWidget *>();
    for (QWidget *widget : all) {
        if (widget->isVisible() && widget->isEnabled() && widget->window() == page->window())
            shown.append(widget);
    }
    return shown;
}

// Behind a sheet, or an area whose focus only moves what is in it.
bool isOutOfReach(const QWidget *page, const QWidget *widget)
{
    const QWidget *seen = page->childAt(widget->mapTo(page, widget->rect().center()));
    const auto *area = qobject_cast<const QScrollArea *>(widget);
    return (seen && seen != widget && !widget->isAncestorOf(seen)) || (area && area->frameShape() == QFrame::NoFrame);
}

// What a field says; none for a widget that has no value.
std::optional<QString> valueOf(const QWidget *widget)
{
    if (const auto *spin = qobject_cast<const QAbstractSpinBox *>(widget))
        return spin->text();
    if (const auto *combo = qobject_cast<const QComboBox *>(widget))
        return QString::number(combo->currentIndex());
    if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
        return QString::number(tabs->currentIndex());
    if (const auto *slider = qobject_cast<const QAbstractSlider *>(widget);
        slider && !qobject_cast<const QScrollBar *>(widget))
        return QString::number(slider->value());
    return std::nullopt;
}

void turn(QWidget *widget, int delta)
{
    const QPointF at = widget->rect().center();
    QWheelEvent event(
        at, widget->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event); // Only a real turn of the wheel travels on to the page.
    QApplication::sendEvent(widget, &event);
}

} // namespace

QStringList InputCheck::turnedByTheWheel(QWidget *page)
{
    QStringList faults;
    const QList<QPointer<QWidget>> shown = shownOn(page);
    for (const QPointer<QWidget> &widget : shown) {
        const std::optional<QString> before = widget ? valueOf(widget) : std::nullopt;
        if (!before)
            continue;
        for (const bool focused : {false, true}) {
            if (focused && widget)
                widget->setFocus(Qt::TabFocusReason);
            for (const int delta : {120, -120, -120, 120}) {
                if (widget)
                    turn(widget, delta);
                if (widget && valueOf(widget) != before) {
                    faults.append(nameOf(widget));
                    break;
                }
            }
        }
    }
    return faults;
}

QStringList InputCheck::sentWhileComposing(QWidget *page)
{
    QStringList faults;
    int sent = 0;
    QObject counter;
    const QList<QPointer<QWidget>> shown = shownOn(page);
    for (QWidget *widget : shown) {
        if (const auto *button = qobject_cast<QAbstractButton *>(widget))
            QObject::connect(button, &QAbstractButton::clicked, &counter, [&sent] { ++sent; });
        if (const auto *line = qobject_cast<QLineEdit *>(widget))
            QObject::connect(line, &QLineEdit::returnPressed, &counter, [&sent] { ++sent; });
    }
    for (const QPointer<QWidget> &widget : shown) {
        const QPointer<QLineEdit> line = qobject_cast<QLineEdit *>(widget.data());
        if (!line || line->isReadOnly() || !line->isVisible() || line->echoMode() != QLineEdit::Normal)
            continue;
        line->setFocus(Qt::TabFocusReason);
        sent = 0;
        QInputMethodEvent composing(QStringLiteral("zhong"), {});
        QApplication::sendEvent(line, &composing);
        const QString text = line->text(); // What was selected is gone; it is what the word replaces.
        QTest::keyClick(line, Qt::Key_Return);
        if (!line) {
            faults.append(QStringLiteral("a field that went with it"));
            continue;
        }
        if (sent > 0 || line->text() != text || !page->isVisible() || !line->isVisible())
            faults.append(nameOf(line));
        QInputMethodEvent over;
        QApplication::sendEvent(line, &over);
    }
    return faults;
}

QStringList InputCheck::focusUnseen(QWidget *page)
{
    QStringList faults;
    // Without a blinking caret two pictures differ by the focus only.
    QApplication::setCursorFlashTime(0);
    page->window()->setAttribute(Qt::WA_KeyboardFocusChange); // As after the Tab key.
    const QList<QPointer<QWidget>> shown = shownOn(page);
    for (const QPointer<QWidget> &widget : shown) {
        if (!widget || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy() || widget->size().isEmpty())
            continue;
        widget->setFocus(Qt::TabFocusReason);
        if (QApplication::focusWidget() != widget)
            continue;
        for (QWidget *above = widget->parentWidget(); above; above = above->parentWidget())
            if (auto *area = qobject_cast<QScrollArea *>(above)) // Tab brings it into sight.
                area->ensureWidgetVisible(widget);
        if (isOutOfReach(page, widget))
            continue;
        const QRect around
            = QRect(widget->mapTo(page, QPoint()), widget->size()).adjusted(-6, -6, 6, 6).intersected(page->rect());
        const QImage with = page->grab(around).toImage();
        widget->clearFocus();
        if (widget && page->grab(around).toImage() == with)
            faults.append(nameOf(widget));
    }
    return faults;
}

} // namespace vd::gallery
