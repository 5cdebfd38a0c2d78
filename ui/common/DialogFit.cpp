#include "ui/common/DialogFit.h"

#include <QDialog>
#include <QEvent>
#include <QLayout>
#include <QScreen>

namespace vd::ui {

bool DialogFit::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::LayoutRequest)
        return QObject::eventFilter(watched, event);
    auto *dialog = qobject_cast<QDialog *>(watched);
    if (!dialog || !dialog->isVisible() || !dialog->layout())
        return QObject::eventFilter(watched, event);
    QLayout *layout = dialog->layout();
    const QSize least = layout->totalMinimumSize();
    const int width = qMax(dialog->width(), least.width());
    const int tall = layout->hasHeightForWidth() ? layout->totalMinimumHeightForWidth(width) : least.height();
    const int frame = dialog->frameGeometry().height() - dialog->height();
    const int room = dialog->screen()->availableGeometry().height() - frame;
    const int height = qMax(dialog->height(), qMin(tall, room));
    if (width != dialog->width() || height != dialog->height())
        dialog->resize(width, height);
    return QObject::eventFilter(watched, event);
}

} // namespace vd::ui
