#include "ui/common/TabChain.h"

#include <QWidget>

namespace vd::ui {

namespace {

bool isStop(const QWidget *widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy() && widget->isVisible()
        && widget->isEnabled();
}

void collect(QWidget *widget, QList<QWidget *> &stops)
{
    if (isStop(widget))
        stops << widget;
    for (QObject *child : widget->children())
        if (auto *part = qobject_cast<QWidget *>(child); part && !part->isWindow())
            collect(part, stops);
}

QWidget *outside(const QWidget *page, QWidget *from, bool next)
{
    QWidget *at = from;
    do
        at = next ? at->nextInFocusChain() : at->previousInFocusChain();
    while (at != from && (page->isAncestorOf(at) || !isStop(at)));
    return at;
}

} // namespace

bool passFocus(const QWidget *page, const QList<QWidget *> &parts, bool next)
{
    QList<QWidget *> stops;
    for (QWidget *part : parts)
        collect(part, stops);
    const auto at = stops.indexOf(page->window()->focusWidget());
    if (at < 0)
        return false;
    const auto to = at + (next ? 1 : -1);
    QWidget *stop = to >= 0 && to < stops.size() ? stops.at(to) : outside(page, stops.at(at), next);
    stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace vd::ui
