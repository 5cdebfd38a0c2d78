#include "ui/common/TabChain.h"

#include <QWidget>

namespace vd::ui {

namespace {

void collect(QWidget *widget, QList<QWidget *> &stops)
{
    if ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy())
        stops << widget;
    for (QObject *child : widget->children())
        if (auto *part = qobject_cast<QWidget *>(child); part && !part->isWindow())
            collect(part, stops);
}

} // namespace

void chainTabs(const QList<QWidget *> &widgets)
{
    QList<QWidget *> stops;
    for (QWidget *widget : widgets)
        collect(widget, stops);
    for (qsizetype i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops.at(i - 1), stops.at(i));
}

} // namespace vd::ui
