#include "ui/finance/charts/ChartPrint.h"

#include "ui/common/Theme.h"
#include "ui/finance/charts/BarsChart.h"
#include "ui/finance/charts/HeatMap.h"

#include <QPainter>

namespace vd::ui {

namespace {

constexpr QSize barsSize(1080, 460);
constexpr int titleHeight = 64;
constexpr qreal fineness = 2;

} // namespace

ChartPrint::Drawing ChartPrint::drawing(const finance::ChartData &chart)
{
    Drawing drawing;
    drawing.size = barsSize;
    drawing.picture = chart.isHeatMap() ? HeatMap::printed(chart, barsSize.width(), &drawing.size)
                                        : BarsChart::printed(chart, barsSize);
    return drawing;
}

QImage ChartPrint::image(const finance::ChartData &chart, const QString &subtitle)
{
    const Drawing body = drawing(chart);
    QImage image((QSizeF(body.size + QSize(0, titleHeight)) * fineness).toSize(), QImage::Format_RGB32);
    image.fill(Theme::color(Token::Surface, Scheme::Light));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(fineness, fineness);
    const QRect title(Theme::group, Theme::gap, body.size.width() - 2 * Theme::group, 28);
    painter.setFont(Theme::font(FontRole::Title));
    painter.setPen(Theme::color(Token::Text, Scheme::Light));
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, chart.title);
    painter.setFont(Theme::font(FontRole::Base));
    painter.setPen(Theme::color(Token::Muted, Scheme::Light));
    painter.drawText(title.translated(0, 26), Qt::AlignLeft | Qt::AlignVCenter, subtitle);
    painter.drawPicture(0, titleHeight, body.picture);
    return image;
}

} // namespace vd::ui
