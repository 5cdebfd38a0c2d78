#include "ui/finance/charts/HeatMap.h"

#include "ui/common/FormatText.h"
#include "ui/finance/charts/ChartText.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace vd::ui {

using finance::ChartData;

namespace {

constexpr int widestNames = 190;
constexpr int rowHeight = 26;
constexpr int headHeight = 24;
constexpr int scaleHeight = 24;
constexpr int scaleWidth = 140;
constexpr int narrowestColumn = 36;
constexpr int edge = 12;

} // namespace

HeatMap::HeatMap(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("heatMap"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAutoFillBackground(false);
}

void HeatMap::setData(const ChartData &content)
{
    m_data = content;
    m_row = -1;
    setAccessibleName(m_data.title);
    setAccessibleDescription(ChartText::all(m_data));
    updateGeometry();
    update();
    Q_EMIT pointed(QString());
}

QString HeatMap::currentText() const
{
    return m_row < 0 ? QString() : ChartText::cell(m_data, m_row, m_column);
}

QRect HeatMap::currentRect() const
{
    return m_row < 0 ? QRect() : cellRect(geometry(m_data, width()), m_row, m_column).toAlignedRect();
}

HeatMap::Geometry HeatMap::geometry(const ChartData &data, int width)
{
    Geometry g;
    const QFontMetrics metrics(Theme::font(FontRole::Base));
    for (const QString &name : data.heatRows)
        g.names = std::max(g.names, metrics.horizontalAdvance(name));
    g.names = std::min(g.names, widestNames) + Theme::gap + edge;
    g.top = scaleHeight + headHeight + edge;
    g.row = rowHeight;
    if (!data.heatColumns.isEmpty())
        g.column = qreal(width - g.names - edge) / static_cast<qreal>(data.heatColumns.size());
    return g;
}

QRectF HeatMap::cellRect(const Geometry &g, int row, int column)
{
    return {g.names + column * g.column, qreal(g.top + row * g.row), g.column, qreal(g.row)};
}

QSize HeatMap::sizeHint() const
{
    const Geometry g = geometry(m_data, 0);
    return {g.names + edge + narrowestColumn * static_cast<int>(m_data.heatColumns.size()),
        g.top + g.row * static_cast<int>(m_data.heatRows.size()) + edge};
}

QSize HeatMap::minimumSizeHint() const
{
    return sizeHint();
}

void HeatMap::paintScale(QPainter &painter, int width, Scheme scheme)
{
    const QRectF bar(width - edge - scaleWidth - 44, edge + 6, scaleWidth, 10);
    QLinearGradient shades(bar.topLeft(), bar.topRight());
    shades.setColorAt(0, Theme::heat(0, scheme));
    shades.setColorAt(1, Theme::heat(1, scheme));
    painter.fillRect(bar, shades);
    painter.setPen(Theme::color(Token::Line, scheme));
    painter.drawRect(bar);
    painter.setFont(Theme::font(FontRole::Caption));
    painter.setPen(Theme::color(Token::Muted, scheme));
    painter.drawText(
        QRectF(bar.left() - 60, bar.top() - 6, 54, 22), Qt::AlignRight | Qt::AlignVCenter, FormatText::percent(0));
    painter.drawText(
        QRectF(bar.right() + 6, bar.top() - 6, 54, 22), Qt::AlignLeft | Qt::AlignVCenter, FormatText::percent(1));
}

void HeatMap::paintCell(QPainter &painter, const ChartData::Cell &cell, const QRectF &box, Scheme scheme)
{
    const QRectF inner = box.adjusted(1, 1, -1, -1);
    if (cell.capacity == 0) {
        painter.setPen(Theme::color(Token::Muted, scheme));
        painter.drawText(inner, Qt::AlignCenter, QStringLiteral("–"));
        return;
    }
    painter.fillRect(inner, Theme::heat(cell.share(), scheme));
    painter.setPen(Theme::onHeat(cell.share(), scheme));
    painter.drawText(inner, Qt::AlignCenter, QString::number(qRound(100 * cell.share())));
}

void HeatMap::paint(QPainter &painter, const ChartData &data, int width, Scheme scheme)
{
    const Geometry g = geometry(data, width);
    paintScale(painter, width, scheme);
    const QFont base = Theme::font(FontRole::Base);
    QFont figures = Theme::font(FontRole::Figures);
    figures.setPixelSize(Theme::font(FontRole::Caption).pixelSize());
    painter.setFont(figures);
    painter.setPen(Theme::color(Token::Muted, scheme));
    for (int column = 0; column < data.heatColumns.size(); ++column) {
        const QRectF cell = cellRect(g, 0, column);
        painter.drawText(QRectF(cell.left(), g.top - headHeight, cell.width(), headHeight), Qt::AlignCenter,
            data.heatColumns.at(column).left(2));
    }
    for (int row = 0; row < data.heatRows.size(); ++row) {
        painter.setFont(base);
        painter.setPen(Theme::color(Token::Text, scheme));
        const QRectF name(edge, g.top + row * g.row, g.names - edge - Theme::gap, g.row);
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(base).elidedText(data.heatRows.at(row), Qt::ElideRight, name.width()));
        painter.setFont(figures);
        for (int column = 0; column < data.heatColumns.size(); ++column)
            paintCell(painter, data.heat.at(row).at(column), cellRect(g, row, column), scheme);
    }
}

void HeatMap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Token::Surface));
    if (m_data.heatRows.isEmpty())
        return;
    paint(painter, m_data, width(), Theme::scheme());
    if (m_row >= 0) {
        painter.setPen(QPen(Theme::color(Token::Text), 2));
        painter.drawRect(QRectF(currentRect()).adjusted(1, 1, -1, -1));
    } else if (hasFocus()) {
        painter.setPen(QPen(Theme::color(Token::Accent), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void HeatMap::point(int row, int column)
{
    m_row = row;
    m_column = column;
    update();
    Q_EMIT pointed(currentText());
}

void HeatMap::mouseMoveEvent(QMouseEvent *event)
{
    const Geometry g = geometry(m_data, width());
    const QPointF at = event->position();
    const int row = static_cast<int>(std::floor((at.y() - g.top) / g.row));
    const int column = g.column > 0 ? static_cast<int>(std::floor((at.x() - g.names) / g.column)) : -1;
    if (row < 0 || row >= m_data.heatRows.size() || column < 0 || column >= m_data.heatColumns.size()) {
        QToolTip::hideText();
        return;
    }
    if (row != m_row || column != m_column)
        point(row, column);
    QToolTip::showText(event->globalPosition().toPoint(), FormatText::tip(currentText()), this);
}

void HeatMap::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    QToolTip::hideText();
}

void HeatMap::keyPressEvent(QKeyEvent *event)
{
    const auto rows = static_cast<int>(m_data.heatRows.size());
    const auto columns = static_cast<int>(m_data.heatColumns.size());
    int row = std::max(0, m_row);
    int column = m_column;
    switch (event->key()) {
    case Qt::Key_Left:
        --column;
        break;
    case Qt::Key_Right:
        column += m_row < 0 ? 0 : 1;
        break;
    case Qt::Key_Up:
        --row;
        break;
    case Qt::Key_Down:
        row += m_row < 0 ? 0 : 1;
        break;
    case Qt::Key_Home:
        column = 0;
        break;
    case Qt::Key_End:
        column = columns - 1;
        break;
    default:
        return QWidget::keyPressEvent(event);
    }
    if (rows > 0 && columns > 0)
        point(std::clamp(row, 0, rows - 1), std::clamp(column, 0, columns - 1));
    event->accept();
}

void HeatMap::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void HeatMap::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

QPicture HeatMap::printed(const ChartData &data, int width, QSize *size)
{
    const Geometry g = geometry(data, width);
    *size = QSize(width, g.top + g.row * static_cast<int>(data.heatRows.size()) + edge);
    QPicture picture;
    QPainter painter(&picture);
    painter.fillRect(QRect(QPoint(), *size), Theme::color(Token::Surface, Scheme::Light));
    paint(painter, data, width, Scheme::Light);
    painter.end();
    return picture;
}

} // namespace vd::ui
