// Keys and mouse of BoardView.
#include "ui/desk/BoardView.h"

#include "models/inventory/TakeRule.h"
#include "ui/common/FormatText.h"
#include "ui/desk/BoardHeaders.h"
#include "ui/desk/CellText.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <optional>
#include <utility>

namespace vd::ui {

namespace {

using Direction = BoardGeometry::Direction;

constexpr int edgePixels = 6;

std::optional<Direction> directionOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return Direction::Left;
    case Qt::Key_Right:
        return Direction::Right;
    case Qt::Key_Up:
        return Direction::Up;
    case Qt::Key_Down:
        return Direction::Down;
    default:
        return std::nullopt;
    }
}

} // namespace

void BoardView::keyPressEvent(QKeyEvent *event)
{
    if (handleMoveKey(event) || handleDigit(event))
        return;
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    switch (event->key()) {
    case Qt::Key_PageUp:
        Q_EMIT dayStepRequested(-1);
        return;
    case Qt::Key_PageDown:
        Q_EMIT dayStepRequested(1);
        return;
    case Qt::Key_T:
        if (plain) {
            Q_EMIT todayRequested();
            return;
        }
        break;
    case Qt::Key_Question:
        if (current().isValid())
            Q_EMIT explainRequested(current());
        return;
    case Qt::Key_Space:
        m_selection.toggle(current());
        choiceChanged();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (plain) {
            openChosen();
            return;
        }
        break;
    case Qt::Key_Escape:
        if (m_selection.chosen().size() > 1)
            clearChoice();
        else
            Q_EMIT escaped();
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        if (event->modifiers() & Qt::ControlModifier) {
            setZoom(m_zoom * 1.15);
            return;
        }
        break;
    case Qt::Key_Minus:
        if (event->modifiers() & Qt::ControlModifier) {
            setZoom(m_zoom / 1.15);
            return;
        }
        break;
    default:
        break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

bool BoardView::handleMoveKey(const QKeyEvent *event)
{
    if (const std::optional<Direction> direction = directionOf(event->key())) {
        if (event->modifiers() & Qt::AltModifier)
            return false;
        moveTo(m_geometry.neighbour(current(), *direction), event->modifiers());
        return true;
    }
    if (event->key() != Qt::Key_Home && event->key() != Qt::Key_End)
        return false;
    const bool last = event->key() == Qt::Key_End;
    if (event->modifiers() & Qt::ControlModifier) {
        const int columns = static_cast<int>(m_geometry.columns().size());
        const BoardGeometry::Box *box = m_geometry.box(current());
        const int y = box ? box->rect.top() : 0;
        moveTo(m_geometry.nearest(last ? columns - 1 : 0, y), event->modifiers() & Qt::ShiftModifier);
    } else {
        moveTo(m_geometry.edge(std::max(0, m_geometry.columnOf(current())), last), event->modifiers());
    }
    return true;
}

void BoardView::moveTo(SlotId slot, Qt::KeyboardModifiers modifiers)
{
    if (!slot.isValid())
        return;
    if (modifiers & Qt::ShiftModifier)
        m_selection.extendTo(slot, m_geometry.between(m_selection.anchor(), slot));
    else if (modifiers & Qt::ControlModifier)
        m_selection.pointTo(slot);
    else
        m_selection.moveTo(slot);
    ensureVisible(slot);
    choiceChanged();
}

bool BoardView::handleDigit(const QKeyEvent *event)
{
    const QString text = event->text();
    if (text.size() != 1 || !text.front().isDigit() || (event->modifiers() & ~Qt::KeypadModifier))
        return false;
    m_digits += text;
    m_digitsTimer.start();
    int column = m_digits.toInt() - 1;
    if (column >= m_geometry.columns().size()) {
        // "2" then "5" on a board of twelve spaces: the person began anew.
        m_digits = text;
        column = text.toInt() - 1;
    }
    const BoardGeometry::Box *box = m_geometry.box(current());
    moveTo(m_geometry.nearest(column, box ? box->rect.top() : 0), {});
    return true;
}

void BoardView::openChosen()
{
    if (m_moving) {
        Q_EMIT pickRequested(current());
        return;
    }
    const QDateTime now = m_clock.now();
    QList<SlotId> takeable;
    QList<SlotId> wanted = chosen();
    if (wanted.isEmpty() && current().isValid())
        wanted.append(current());
    for (const SlotId &slot : std::as_const(wanted)) {
        const inventory::Cell *cell = m_model.cell(slot);
        if (cell && !inventory::whyNotTake(*cell, {}, now))
            takeable.append(slot);
    }
    if (!takeable.isEmpty()) {
        Q_EMIT takeRequested(takeable);
        return;
    }
    const SlotId slot = current();
    const inventory::Cell *cell = m_model.cell(slot);
    if (!cell)
        return;
    if (cell->parties.size() == 1) {
        Q_EMIT orderRequested(cell->parties.constFirst().order);
        return;
    }
    // Of a past slot it matters who was there: each of them opens from it.
    const bool guests = cell->endsAt <= now && !cell->parties.isEmpty();
    Q_EMIT takeRequested({slot}); // Whoever listens says why it cannot be taken.
    if (guests)
        Q_EMIT explainRequested(slot);
}

// A chosen cell, or one in the cart, is pulled longer or shorter by its upper or lower edge.
bool BoardView::isOnEdge(SlotId slot, const QPoint &point) const
{
    if (!slot.isValid() || !(m_selection.contains(slot) || m_cart.contains(slot)) || m_moving)
        return false;
    const QRect rect = cellRect(slot);
    const int edge = std::min(edgePixels, rect.height() / 4);
    return point.y() <= rect.top() + edge || point.y() >= rect.bottom() - edge;
}

void BoardView::beginExtending(SlotId slot, const QPoint &point)
{
    const bool chosenBefore = m_selection.contains(slot);
    m_drag = m_cart.contains(slot) ? Drag::ExtendCart : Drag::Extend;
    if (!chosenBefore)
        m_selection.moveTo(slot);
    // The other end of what is chosen in this column stays where it is.
    const QList<SlotId> all = chosen();
    SlotId far = slot;
    const bool downwards = point.y() >= cellRect(slot).center().y();
    for (const SlotId &other : all) {
        if (m_geometry.columnOf(other) == m_geometry.columnOf(slot)
            && (cellRect(other).top() < cellRect(far).top()) == downwards && other != far)
            far = other;
    }
    m_selection.anchorAt(far);
    choiceChanged();
}

// What a cell of the cart was pulled over is wanted too.
void BoardView::takeExtension()
{
    const QDateTime now = m_clock.now();
    QList<SlotId> wanted;
    const QList<SlotId> all = chosen();
    for (const SlotId &slot : all) {
        const inventory::Cell *cell = m_model.cell(slot);
        if (cell && !m_cart.contains(slot) && !inventory::whyNotTake(*cell, {}, now))
            wanted.append(slot);
    }
    if (!wanted.isEmpty())
        Q_EMIT takeRequested(wanted);
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    const SlotId slot = slotUnder(point);
    if (event->button() != Qt::LeftButton || !slot.isValid())
        return;
    if (!event->modifiers() && isOnEdge(slot, point)) {
        beginExtending(slot, point);
        return;
    }
    m_drag = Drag::Choose;
    if (event->modifiers() & Qt::ShiftModifier)
        m_selection.extendTo(slot, m_geometry.between(m_selection.anchor(), slot));
    else if (event->modifiers() & Qt::ControlModifier)
        m_selection.toggle(slot);
    else
        m_selection.moveTo(slot);
    choiceChanged();
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    SlotId slot = slotUnder(point);
    if (m_drag == Drag::None || !(event->buttons() & Qt::LeftButton)) {
        viewport()->setCursor(isOnEdge(slot, point) ? Qt::SizeVerCursor : Qt::ArrowCursor);
        return;
    }
    // Pulled past the last cell or through a gap, the nearest one counts.
    if (m_drag != Drag::Choose)
        slot = m_geometry.nearestAt(point - cellsArea().topLeft() + scroll());
    if (!slot.isValid() || slot == current())
        return;
    m_selection.extendTo(slot, m_geometry.between(m_selection.anchor(), slot));
    ensureVisible(slot);
    choiceChanged();
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    event->accept();
    if (drag == Drag::ExtendCart)
        takeExtension();
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_drag = Drag::None;
    if (event->button() == Qt::LeftButton && slotUnder(event->position().toPoint()).isValid())
        openChosen();
}

QList<BoardView::Buffer> BoardView::buffersOf(SlotId slot) const
{
    QList<Buffer> buffers;
    const inventory::Cell *cell = m_model.cell(slot);
    const bool claims = cell
        && (cell->kind == catalog::SpaceKind::Exclusive || cell->kind == catalog::SpaceKind::Instructor)
        && cell->held + cell->sold > 0;
    const catalog::Space *space = claims ? m_model.space(cell->space) : nullptr;
    if (!space)
        return buffers;
    const QDateTime start = cell->shownFrom(m_zone);
    const QDateTime end = cell->shownUntil(m_zone);
    const auto add = [&](const QDateTime &from, const QDateTime &until) {
        const QRect rect = from < until ? m_geometry.strip(slot, from, until) : QRect();
        if (!rect.isNull())
            buffers.append({slot, rect, from, until});
    };
    add(start.addSecs(-60 * space->bufferBeforeMinutes), start);
    add(end, end.addSecs(60 * space->bufferAfterMinutes));
    return buffers;
}

QString BoardView::bufferWords(const QPoint &point) const
{
    const QPoint at = point - cellsArea().topLeft() + scroll();
    const int column = m_geometry.columnAt(at.x());
    if (column < 0 || !cellsArea().contains(point))
        return {};
    for (const auto &box : m_geometry.columns().at(column).boxes) {
        const QList<Buffer> buffers = buffersOf(box.slot);
        for (const Buffer &buffer : buffers) {
            if (buffer.rect.contains(at))
                return CellText::buffer(*m_model.cell(box.slot), buffer.from, buffer.until, m_zone);
        }
    }
    return {};
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        if (event->angleDelta().y() != 0)
            setZoom(m_zoom * (event->angleDelta().y() > 0 ? 1.1 : 1 / 1.1));
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

bool BoardView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const SlotId slot = slotUnder(help->pos());
        const inventory::Cell *cell = m_model.cell(slot);
        if (cell)
            QToolTip::showText(help->globalPos(),
                FormatText::tip(CellText::sentence(*cell, m_model.spaceName(cell->space), m_clock.now(), m_zone)),
                viewport(), cellRect(slot));
        else
            QToolTip::showText(help->globalPos(), FormatText::tip(bufferWords(help->pos())), viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace vd::ui
