#include "ui/common/SeatCanvas.h"

#include "ui/common/FormatText.h"
#include "ui/common/SeatLayer.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace vd::ui {

namespace {

constexpr double zoomStep = 1.2;
constexpr double smallest = 0.2;
constexpr double largest = 3;
constexpr int dragPixels = 4;

} // namespace

SeatCanvas::SeatCanvas(QWidget *parent)
    : QGraphicsView(parent)
    , m_layer(new SeatLayer(*this))
{
    setObjectName(QStringLiteral("seatCanvas"));
    m_scene.addItem(m_layer);
    m_layer->measure(); // not before the list of seats is there
    setScene(&m_scene);
    setFrameShape(QFrame::StyledPanel);
    setDragMode(QGraphicsView::RubberBandDrag);
    setRenderHint(QPainter::Antialiasing);
    setViewportUpdateMode(QGraphicsView::MinimalViewportUpdate);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Seat plan"));
}

SeatCanvas::~SeatCanvas() = default;

void SeatCanvas::setSeats(const QList<SeatMark> &seats)
{
    const bool moved = m_seats.size() != seats.size()
        || !std::equal(seats.cbegin(), seats.cend(), m_seats.cbegin(),
            [](const SeatMark &a, const SeatMark &b) { return a.seat.x == b.seat.x && a.seat.y == b.seat.y; });
    QList<int> changed;
    if (!moved)
        for (int i = 0; i < seats.size(); ++i)
            if (seats.at(i).look != m_seats.at(i).look || seats.at(i).seat.number != m_seats.at(i).seat.number)
                changed << i;
    m_seats = seats;
    m_bySpot.clear();
    for (int i = 0; i < m_seats.size(); ++i)
        m_bySpot.insert({m_seats.at(i).seat.x, m_seats.at(i).seat.y}, i);
    const auto gone = [this](int i) { return i >= m_seats.size() || !isChoosable(i); };
    const bool lost = std::any_of(m_chosen.cbegin(), m_chosen.cend(), gone);
    if (lost)
        m_chosen.removeIf(gone);
    if (m_current >= m_seats.size())
        m_current = m_seats.isEmpty() ? -1 : 0;
    if (moved) {
        m_layer->measure();
        m_scene.setSceneRect(m_layer->boundingRect());
        if (m_fitted)
            showAll();
        m_layer->update();
    }
    // What did not change is not painted again.
    for (const int i : std::as_const(changed))
        m_layer->updateSeat(m_seats.at(i));
    if (lost)
        Q_EMIT choiceChanged();
}

void SeatCanvas::choose(const QSet<int> &seats)
{
    if (seats == m_chosen)
        return;
    for (const int i : (QSet<int>(seats) - m_chosen) + (QSet<int>(m_chosen) - seats))
        if (i < m_seats.size())
            m_layer->updateSeat(m_seats.at(i));
    m_chosen = seats;
    Q_EMIT choiceChanged();
}

void SeatCanvas::setChoosable(std::function<bool(const SeatMark &)> choosable)
{
    m_choosable = std::move(choosable);
}

void SeatCanvas::setFrames(bool frames)
{
    m_frames = frames;
    setDragMode(frames ? QGraphicsView::RubberBandDrag : QGraphicsView::NoDrag);
}

bool SeatCanvas::isChoosable(int seat) const
{
    return !m_choosable || m_choosable(m_seats.at(seat));
}

void SeatCanvas::setCurrent(int seat)
{
    if (seat < 0 || seat >= m_seats.size())
        return;
    if (m_current >= 0)
        m_layer->updateSeat(m_seats.at(m_current));
    m_current = seat;
    const inventory::Seat &at = m_seats.at(seat).seat;
    ensureVisible(SeatLayer::seatRect(at.x, at.y), cell, cell);
    m_layer->updateSeat(m_seats.at(seat));
    tellCurrent();
}

void SeatCanvas::tellCurrent()
{
    if (m_current < 0)
        return;
    setAccessibleDescription(m_seats.at(m_current).words);
    QAccessibleEvent told(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
}

void SeatCanvas::showAll()
{
    m_fitted = true;
    fitInView(m_layer->boundingRect(), Qt::KeepAspectRatio);
    if (transform().m11() > 1)
        setTransform({});
}

void SeatCanvas::zoom(double factor)
{
    const double wanted = transform().m11() * factor;
    if (wanted < smallest || wanted > largest)
        return;
    m_fitted = false;
    scale(factor, factor);
}

int SeatCanvas::seatAt(const QPoint &position) const
{
    const QPointF at = mapToScene(position);
    return m_bySpot.value(
        {static_cast<int>(std::floor(at.x() / cell)), static_cast<int>(std::floor(at.y() / cell))}, -1);
}

void SeatCanvas::toggle(int seat, bool alone)
{
    if (seat < 0 || seat >= m_seats.size() || !isChoosable(seat))
        return;
    QSet<int> now = alone ? QSet<int>() : m_chosen;
    if (m_chosen.contains(seat) && (!alone || m_chosen.size() == 1))
        now.remove(seat);
    else
        now.insert(seat);
    choose(now);
}

// To the next seat in that direction, over gaps: first in the same line, else the nearest beyond it.
void SeatCanvas::go(int dx, int dy)
{
    if (m_current < 0)
        return setCurrent(m_seats.isEmpty() ? -1 : 0);
    const inventory::Seat from = m_seats.at(m_current).seat;
    int best = -1;
    int bestDistance = 0;
    for (int i = 0; i < m_seats.size(); ++i) {
        const int ahead = (m_seats.at(i).seat.x - from.x) * dx + (m_seats.at(i).seat.y - from.y) * dy;
        const int aside
            = std::abs((m_seats.at(i).seat.x - from.x) * dy) + std::abs((m_seats.at(i).seat.y - from.y) * dx);
        if (ahead <= 0 || (dx != 0 && aside > 0))
            continue;
        const int distance = ahead * 4 + aside;
        if (best < 0 || distance < bestDistance) {
            best = i;
            bestDistance = distance;
        }
    }
    setCurrent(best);
}

void SeatCanvas::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return go(-1, 0);
    case Qt::Key_Right:
        return go(1, 0);
    case Qt::Key_Up:
        return go(0, -1);
    case Qt::Key_Down:
        return go(0, 1);
    case Qt::Key_Space:
        return toggle(m_current, false);
    case Qt::Key_Plus:
        return zoom(zoomStep);
    case Qt::Key_Minus:
        return zoom(1 / zoomStep);
    case Qt::Key_0:
        return showAll();
    default:
        QGraphicsView::keyPressEvent(event);
    }
}

void SeatCanvas::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position().toPoint();
    QGraphicsView::mousePressEvent(event);
}

void SeatCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    const bool adds = !m_frames || event->modifiers().testFlag(Qt::ControlModifier);
    QGraphicsView::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    if (m_frames && (at - m_pressed).manhattanLength() > dragPixels)
        return frame(QRectF(mapToScene(m_pressed), mapToScene(at)).normalized(), adds);
    const int seat = seatAt(at);
    if (seat >= 0) {
        m_current = seat;
        tellCurrent();
        toggle(seat, !adds);
    } else if (!adds) {
        choose({});
    }
    m_layer->update();
}

void SeatCanvas::frame(const QRectF &area, bool adds)
{
    QSet<int> now = adds ? m_chosen : QSet<int>();
    for (int i = 0; i < m_seats.size(); ++i)
        if (isChoosable(i) && area.intersects(SeatLayer::seatRect(m_seats.at(i).seat.x, m_seats.at(i).seat.y)))
            now.insert(i);
    choose(now);
}

void SeatCanvas::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return QGraphicsView::wheelEvent(event);
    zoom(event->angleDelta().y() > 0 ? zoomStep : 1 / zoomStep);
    event->accept();
}

void SeatCanvas::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    if (m_current < 0 && !m_seats.isEmpty())
        m_current = 0;
    tellCurrent();
    m_layer->update();
}

void SeatCanvas::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    if (m_fitted)
        showAll();
}

void SeatCanvas::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Seat plan"));
    if (event->type() == QEvent::PaletteChange)
        m_layer->forgetColours();
}

bool SeatCanvas::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QGraphicsView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int seat = seatAt(help->pos());
    if (seat >= 0)
        QToolTip::showText(help->globalPos(), FormatText::tip(m_seats.at(seat).words), this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace vd::ui
