#pragma once

#include <QPagedPaintDevice>
#include <QSizeF>

namespace vd::ui {

/// Pages without margins, in whatever size the content needs: tickets and receipts keep their own distance from the
/// edge.
class PrintPages
{
public:
    static constexpr QSizeF a4{210, 297};

    /// Sets the size of all pages, in millimetres; false if the device does not take it.
    [[nodiscard]] static bool setSize(QPagedPaintDevice &device, const QSizeF &mm);
};

} // namespace vd::ui
