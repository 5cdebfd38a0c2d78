#include "tests/ui/gallery/PictureCheck.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>
#include <QWidget>

namespace vd::gallery {

namespace {

QString nameOf(const QWidget *widget)
{
    return QStringLiteral("%1 \"%2\"")
        .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName());
}

bool labelFits(const QLabel *label)
{
    if (label->text().isEmpty() || label->property("elides").toBool())
        return true;
    if (label->wordWrap())
        return label->heightForWidth(label->width()) <= label->height() + 1;
    const QSize wanted = label->sizeHint();
    return wanted.width() <= label->width() + 1 && wanted.height() <= label->height() + 1;
}

bool buttonFits(const QAbstractButton *button)
{
    if (button->text().isEmpty() || button->property("elides").toBool())
        return true;
    const QSize wanted = button->sizeHint();
    return wanted.width() <= button->width() + 1 && wanted.height() <= button->height() + 1;
}

// A parent that cuts its child off, other than one that scrolls it.
bool isInsideParent(const QWidget *widget)
{
    const QWidget *parent = widget->parentWidget();
    if (!parent || widget->isWindow() || parent->objectName() == QLatin1String("qt_scrollarea_viewport"))
        return true;
    return parent->rect().adjusted(-1, -1, 1, 1).contains(widget->geometry());
}

} // namespace

QStringList PictureCheck::clipped(const QWidget *page)
{
    QStringList faults;
    const QList<QWidget *> widgets = page->findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (!widget->isVisibleTo(page) || widget->window() != page->window())
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget);
            label && !(labelFits(label) && isInsideParent(label)))
            faults.append(nameOf(widget) + QStringLiteral(": ") + label->text());
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget);
            button && !(buttonFits(button) && isInsideParent(button)))
            faults.append(nameOf(widget) + QStringLiteral(": ") + button->text());
    }
    return faults;
}

QStringList PictureCheck::sideways(const QWidget *page)
{
    QStringList faults;
    const QList<QTableView *> tables = page->findChildren<QTableView *>();
    for (const QTableView *table : tables)
        if (table->isVisibleTo(page) && table->window() == page->window()
            && table->horizontalScrollBar()->maximum() > 0)
            faults.append(nameOf(table) + QStringLiteral(" by %1").arg(table->horizontalScrollBar()->maximum()));
    return faults;
}

QStringList PictureCheck::unnamed(const QWidget *page)
{
    QStringList faults;
    const QList<QWidget *> widgets = page->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (!widget->isVisibleTo(page) || widget->window() != page->window())
            continue;
        const bool speaks = qobject_cast<QAbstractButton *>(widget) || qobject_cast<QLineEdit *>(widget)
            || qobject_cast<QComboBox *>(widget) || qobject_cast<QAbstractSpinBox *>(widget);
        // Parts Qt builds into its own controls speak through them.
        if (!speaks || widget->objectName().startsWith(QLatin1String("qt_"))
            || qobject_cast<QAbstractSpinBox *>(widget->parentWidget())
            || qobject_cast<QComboBox *>(widget->parentWidget()) || qobject_cast<QLineEdit *>(widget->parentWidget())
            || qobject_cast<QAbstractItemView *>(widget->parentWidget()))
            continue;
        QAccessibleInterface *said = QAccessible::queryAccessibleInterface(widget);
        if (!said || said->text(QAccessible::Name).isEmpty())
            faults.append(nameOf(widget));
    }
    return faults;
}

bool PictureCheck::isBlank(const QImage &picture)
{
    if (picture.isNull())
        return true;
    const QRgb first = picture.pixel(0, 0);
    for (int y = 0; y < picture.height(); y += 2)
        for (int x = 0; x < picture.width(); x += 2)
            if (picture.pixel(x, y) != first)
                return false;
    return true;
}

} // namespace vd::gallery
