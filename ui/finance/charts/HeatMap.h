#pragma once

#include "models/finance/ChartData.h"
#include "ui/common/Theme.h"

#include <QPicture>
#include <QWidget>

class QPainter;

namespace vd::ui {

/// A heat map: spaces down, hours across, the share of places sold as a shade and as a number. Painted by itself, since
/// Qt Charts has none. Arrow keys and the pointer move over the cells.
class HeatMap : public QWidget
{
    Q_OBJECT

public:
    explicit HeatMap(QWidget *parent = nullptr);

    void setData(const finance::ChartData &content);
    [[nodiscard]] QString currentText() const;
    /// The framed cell's place in the widget; empty without one.
    [[nodiscard]] QRect currentRect() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The same map in light colours, as lines and text in a width; the height is the map's.
    [[nodiscard]] static QPicture printed(const finance::ChartData &data, int width, QSize *size);

Q_SIGNALS:
    void pointed(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// Where things stand in a width.
    struct Geometry
    {
        int names = 0; ///< Width of the spaces' names.
        int top = 0; ///< Height of the hours' line and the scale.
        qreal column = 0;
        int row = 0;
    };

    [[nodiscard]] static Geometry geometry(const finance::ChartData &data, int width);
    [[nodiscard]] static QRectF cellRect(const Geometry &geometry, int row, int column);
    static void paint(QPainter &painter, const finance::ChartData &data, int width, Scheme scheme);
    static void paintCell(QPainter &painter, const finance::ChartData::Cell &cell, const QRectF &box, Scheme scheme);
    static void paintScale(QPainter &painter, int width, Scheme scheme);
    void point(int row, int column);

    finance::ChartData m_data;
    int m_row = -1; ///< Of the framed cell; -1 before one was looked at.
    int m_column = 0;
};

} // namespace vd::ui
