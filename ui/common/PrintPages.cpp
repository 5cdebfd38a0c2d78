#include "ui/common/PrintPages.h"

#include <QPageLayout>
#include <QPageSize>
#include <QPrinter>

namespace vd::ui {

bool PrintPages::setSize(QPagedPaintDevice &device, const QSizeF &mm)
{
    // A printer measures from its printable area unless told to use the full page.
    if (auto *printer = dynamic_cast<QPrinter *>(&device))
        printer->setFullPage(true);
    const QPageSize size
        = mm == a4 ? QPageSize(QPageSize::A4) : QPageSize(mm, QPageSize::Millimeter, {}, QPageSize::ExactMatch);
    QPageLayout layout(size, QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter);
    layout.setMode(QPageLayout::FullPageMode);
    return device.setPageLayout(layout);
}

} // namespace vd::ui
