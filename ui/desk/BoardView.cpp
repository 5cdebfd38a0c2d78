#include "ui/desk/BoardView.h"

#include "models/inventory/TakeRule.h"
#include "ui/common/Theme.h"
#include "ui/desk/BoardHeaders.h"
#include "ui/desk/CellPainter.h"
#include "ui/desk/CellText.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace vd::ui {

namespace {

constexpr int glowMs = 1000;
constexpr int fadeMs = 50;
// Each hold's seconds change at a moment of their own.
constexpr int tickMs = 200;
constexpr int digitsMs = 900;
// A cell of the shortest slot still holds one line of text.
constexpr int leastCell = 27;
constexpr int leastHour = 48;
constexpr int mostHour = 170;

} // namespace

BoardView::BoardView(const inventory::BoardModel &model, const Clock &clock, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_model(model)
    , m_clock(clock)
    , m_zone(QTimeZone::utc())
{
    setObjectName(QStringLiteral("boardView"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    // Always there, so that the columns keep their width when the day grows.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setAccessibleName(tr("Day board"));
    viewport()->setMouseTracking(true);
    m_digitsTimer.setSingleShot(true);
    m_digitsTimer.setInterval(digitsMs);
    m_second.setInterval(tickMs);
    m_fade.setInterval(fadeMs);
    connect(&m_digitsTimer, &QTimer::timeout, this, [this] { m_digits.clear(); });
    connect(&m_second, &QTimer::timeout, this, &BoardView::tick);
    connect(&m_fade, &QTimer::timeout, this, [this] { patchCells({}); });
    connect(&m_model, &inventory::BoardModel::boardReset, this, &BoardView::resetBoard);
    connect(&m_model, &inventory::BoardModel::layoutChanged, this, &BoardView::rebuild);
    connect(&m_model, &inventory::BoardModel::cellsChanged, this, &BoardView::patchCells);
    m_second.start();
    rebuild();
}

void BoardView::setZone(const QTimeZone &zone)
{
    m_zone = zone;
    rebuild();
}

void BoardView::setCart(const QSet<SlotId> &slotIds)
{
    const QSet<SlotId> touched = m_cart + slotIds;
    m_cart = slotIds;
    for (const SlotId &slot : touched)
        updateCell(slot);
}

void BoardView::setMoving(bool moving, const QSet<SlotId> &leaving)
{
    m_moving = moving;
    const QSet<SlotId> touched = m_leaving + leaving;
    m_leaving = leaving;
    for (const SlotId &slot : touched)
        updateCell(slot);
}

void BoardView::setZoom(double zoom)
{
    m_zoom = std::clamp(zoom, 0.6, 2.5);
    const SlotId kept = current();
    rebuild();
    ensureVisible(kept);
}

void BoardView::rebuild()
{
    const int natural = std::clamp(leastCell * 60 / BoardGeometry::shortestMinutes(m_model), leastHour, mostHour);
    const BoardGeometry::Scale scale{qRound(natural * m_zoom), qRound(104 * m_zoom), qRound(220 * m_zoom)};
    m_geometry.rebuild(m_model, m_zone, scale, cellsArea().width() - 8);
    m_selection.keepOnly([this](SlotId slot) { return m_geometry.box(slot) != nullptr; });
    updateScrollBars();
    viewport()->update();
}

void BoardView::resetBoard()
{
    m_glow.clear();
    m_selection.moveTo({});
    rebuild();
    m_selection.moveTo(startingSlot());
    scrollToNow();
    choiceChanged();
}

void BoardView::patchCells(const QList<SlotId> &changed)
{
    const QDateTime now = m_clock.now();
    for (const SlotId &slot : changed)
        m_glow.insert(slot, now);
    for (auto it = m_glow.begin(); it != m_glow.end();) {
        updateCell(it.key());
        if (glowOf(it.key(), now) <= 0)
            it = m_glow.erase(it);
        else
            ++it;
    }
    if (m_glow.isEmpty())
        m_fade.stop();
    else if (!m_fade.isActive())
        m_fade.start();
    if (changed.contains(current()))
        announce();
}

double BoardView::glowOf(SlotId slot, const QDateTime &now) const
{
    const auto since = m_glow.constFind(slot);
    if (since == m_glow.constEnd())
        return 0;
    const qint64 age = since->msecsTo(now);
    if (age < 0 || age >= glowMs)
        return 0;
    return Theme::motion() == 0 ? 1.0 : 1.0 - double(age) / glowMs;
}

void BoardView::tick()
{
    const QDateTime now = m_clock.now();
    QHash<SlotId, QString> shown;
    for (const SlotId &slot : m_model.counting()) {
        const inventory::Cell *cell = m_model.cell(slot);
        const QString countdown = cell ? CellText::countdown(*cell, now) : QString();
        if (m_countdowns.value(slot) != countdown)
            updateCell(slot);
        shown.insert(slot, countdown);
    }
    m_countdowns = shown;
    // The line of now moves once a minute, and what begins or ends with it.
    const qint64 minute = now.toSecsSinceEpoch() / 60;
    if (std::exchange(m_minute, minute) != minute)
        viewport()->update();
}

QRect BoardView::cellsArea() const
{
    return viewport()->rect().adjusted(BoardHeaders::left, BoardHeaders::top, 0, 0);
}

QPoint BoardView::scroll() const
{
    return {horizontalScrollBar()->value(), verticalScrollBar()->value()};
}

QRect BoardView::cellRect(SlotId slot) const
{
    const BoardGeometry::Box *box = m_geometry.box(slot);
    return box ? box->rect.translated(cellsArea().topLeft() - scroll()) : QRect();
}

void BoardView::updateCell(SlotId slot)
{
    const QRect rect = cellRect(slot);
    if (!rect.isNull())
        viewport()->update(rect.adjusted(-3, -3, 3, 3));
}

void BoardView::updateScrollBars()
{
    const QSize page = cellsArea().size();
    const QSize whole = m_geometry.size() + QSize(8, 12);
    horizontalScrollBar()->setPageStep(page.width());
    horizontalScrollBar()->setSingleStep(60);
    horizontalScrollBar()->setRange(0, std::max(0, whole.width() - page.width()));
    verticalScrollBar()->setPageStep(page.height());
    verticalScrollBar()->setSingleStep(28);
    verticalScrollBar()->setRange(0, std::max(0, whole.height() - page.height()));
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    rebuild();
}

void BoardView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(event->rect(), Theme::color(Token::Window));
    const QRect area = cellsArea();
    BoardHeaders headers(painter, m_model, m_geometry, m_zone);
    painter.save();
    painter.setClipRect(area.adjusted(-4, 0, 0, 0));
    headers.paintLines(area, scroll());
    paintCells(painter, area, event->rect());
    painter.restore();
    if (event->rect().left() < area.left() || event->rect().contains(viewport()->rect()))
        headers.paintHours(area, scroll(), m_clock.now());
    if (event->rect().top() < area.top())
        headers.paintSpaces(area, scroll(), m_geometry.columnOf(current()));
    headers.paintNow(area, scroll(), m_clock.now());
}

void BoardView::paintCells(QPainter &painter, const QRect &area, const QRect &dirty)
{
    const QDateTime now = m_clock.now();
    CellPainter cells(painter, now, m_zone);
    const QPoint offset = area.topLeft() - scroll();
    const QRect shown = dirty.intersected(area).translated(-offset).adjusted(-4, -4, 4, 4);
    paintBuffers(painter, shown, offset);
    for (const auto &column : m_geometry.columns()) {
        if (column.x > shown.right() || column.x + column.width < shown.left())
            continue;
        for (const auto &box : column.boxes) {
            const inventory::Cell *cell = box.rect.intersects(shown) ? m_model.cell(box.slot) : nullptr;
            if (!cell)
                continue;
            const bool isCurrent = box.slot == current();
            const bool single = m_selection.chosen().size() <= 1;
            cells.paint(box.rect.translated(offset), *cell,
                {m_selection.contains(box.slot) && !(single && isCurrent), isCurrent, hasFocus(),
                    m_cart.contains(box.slot), m_leaving.contains(box.slot), box.fromBefore, box.goesOn,
                    glowOf(box.slot, now)});
        }
    }
}

void BoardView::paintBuffers(QPainter &painter, const QRect &shown, const QPoint &offset) const
{
    CellPainter cells(painter, m_clock.now(), m_zone);
    for (const auto &column : m_geometry.columns()) {
        const inventory::Cell *first = column.boxes.isEmpty() ? nullptr : m_model.cell(column.boxes.constFirst().slot);
        const catalog::Space *space = first ? m_model.space(first->space) : nullptr;
        if (!space || (space->bufferBeforeMinutes == 0 && space->bufferAfterMinutes == 0) || column.x > shown.right()
            || column.x + column.width < shown.left())
            continue;
        for (const auto &box : column.boxes) {
            const QList<Buffer> buffers = buffersOf(box.slot);
            for (const Buffer &buffer : buffers) {
                if (buffer.rect.intersects(shown))
                    cells.paintBuffer(buffer.rect.translated(offset));
            }
        }
    }
}

QList<SlotId> BoardView::chosen() const
{
    QList<SlotId> found;
    for (const auto &column : m_geometry.columns()) {
        for (const auto &box : column.boxes) {
            if (m_selection.contains(box.slot))
                found.append(box.slot);
        }
    }
    return found;
}

void BoardView::setCurrent(SlotId slot)
{
    if (!m_geometry.box(slot))
        return;
    m_selection.moveTo(slot);
    ensureVisible(slot);
    choiceChanged();
}

void BoardView::clearChoice()
{
    m_selection.moveTo(current());
    choiceChanged();
}

void BoardView::ensureVisible(SlotId slot)
{
    const QRect rect = cellRect(slot);
    const QRect area = cellsArea();
    if (rect.isNull())
        return;
    const auto shift = [](QScrollBar *bar, int low, int high, int from, int to) {
        if (low < from)
            bar->setValue(bar->value() + low - from - 4);
        else if (high > to)
            bar->setValue(bar->value() + std::min(high - to + 8, low - from));
    };
    shift(horizontalScrollBar(), rect.left(), rect.right(), area.left(), area.right());
    shift(verticalScrollBar(), rect.top(), rect.bottom(), area.top(), area.bottom());
}

SlotId BoardView::startingSlot() const
{
    const QDateTime now = m_clock.now();
    SlotId first;
    SlotId earliest;
    QDateTime when;
    for (const auto &column : m_geometry.columns()) {
        for (const auto &box : column.boxes) {
            const inventory::Cell *cell = m_model.cell(box.slot);
            first = first.isValid() ? first : box.slot;
            if (!inventory::whyNotTake(*cell, {}, now) && (!when.isValid() || cell->startsAt < when)) {
                earliest = box.slot;
                when = cell->startsAt;
            }
        }
    }
    return earliest.isValid() ? earliest : first;
}

void BoardView::scrollToNow()
{
    const int now = m_geometry.yOf(m_clock.now());
    verticalScrollBar()->setValue(now < 0 ? 0 : std::max(0, now - cellsArea().height() / 4));
    horizontalScrollBar()->setValue(0);
    ensureVisible(current());
}

SlotId BoardView::slotUnder(const QPoint &point) const
{
    const QRect area = cellsArea();
    return area.contains(point) ? m_geometry.slotAt(point - area.topLeft() + scroll()) : SlotId();
}

void BoardView::choiceChanged()
{
    viewport()->update();
    announce();
    Q_EMIT currentChanged(current());
}

void BoardView::announce()
{
    const inventory::Cell *cell = m_model.cell(current());
    setAccessibleDescription(
        cell ? CellText::sentence(*cell, m_model.spaceName(cell->space), m_clock.now(), m_zone) : QString());
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void BoardView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Day board"));
        announce();
    }
    viewport()->update();
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    if (!current().isValid())
        setCurrent(startingSlot());
    viewport()->update();
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace vd::ui
