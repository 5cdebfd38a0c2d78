#include "ui/door/CameraView.h"

#include "ui/common/Icon.h"
#include "ui/common/Theme.h"

#include <QPainter>
#include <QPainterPath>

namespace vd::ui {

namespace {

constexpr int viewHeight = 174; // 16:9 in the side panel.
constexpr double cornerLength = 18;

} // namespace

CameraView::CameraView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("cameraView"));
    setFixedHeight(viewHeight);
}

void CameraView::setPicture(const QImage &picture)
{
    m_picture = picture;
    update();
}

void CameraView::setText(const QString &text)
{
    m_text = text;
    update();
}

void CameraView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QPainterPath frame;
    frame.addRoundedRect(rect(), Theme::radius, Theme::radius);
    painter.setClipPath(frame);
    // Dark in both schemes, as pictures stand out on it.
    painter.fillRect(rect(), Theme::color(Token::Window, Scheme::Dark));
    if (!m_picture.isNull()) {
        const QSizeF size = QSizeF(m_picture.size()).scaled(rect().size(), Qt::KeepAspectRatioByExpanding);
        painter.drawImage(
            QRectF(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size), m_picture);
        return paintCorners(&painter);
    }
    const QRect sign((width() - 32) / 2, height() / 2 - 52, 32, 32);
    Icon::paint(&painter, sign, QStringLiteral("camera"), Theme::color(Token::Muted, Scheme::Dark));
    painter.setPen(Theme::color(Token::Text, Scheme::Dark));
    painter.setFont(Theme::font(FontRole::Base));
    painter.drawText(
        rect().adjusted(16, height() / 2 - 12, -16, -8), Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_text);
}

// Where to hold the code; the whole picture is looked at all the same.
void CameraView::paintCorners(QPainter *painter) const
{
    const double side = height() * 0.66;
    const QRectF square((width() - side) / 2, (height() - side) / 2, side, side);
    painter->setPen(QPen(Qt::white, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const auto &[corner, right, down] : {std::tuple(square.topLeft(), 1, 1), std::tuple(square.topRight(), -1, 1),
             std::tuple(square.bottomLeft(), 1, -1), std::tuple(square.bottomRight(), -1, -1)}) {
        painter->drawPolyline(
            QPolygonF{corner + QPointF(0, down * cornerLength), corner, corner + QPointF(right * cornerLength, 0)});
    }
}

} // namespace vd::ui
