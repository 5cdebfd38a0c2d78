#pragma once

#include "models/finance/ChartData.h"

#include <QImage>
#include <QPicture>

namespace vd::ui {

/// A chart as it leaves the window: in light colours, as a drawing for a printed document or as a picture of its own.
class ChartPrint
{
public:
    struct Drawing
    {
        QPicture picture;
        QSize size; ///< In logical pixels.
    };

    [[nodiscard]] static Drawing drawing(const finance::ChartData &chart);
    /// With its title and subtitle above, twice as fine as on screen.
    [[nodiscard]] static QImage image(const finance::ChartData &chart, const QString &subtitle);
};

} // namespace vd::ui
