#pragma once

#include "models/base/Clock.h"
#include "models/inventory/BoardModel.h"
#include "ui/desk/BoardGeometry.h"
#include "ui/desk/BoardSelection.h"

#include <QAbstractScrollArea>
#include <QHash>
#include <QSet>
#include <QTimer>
#include <QTimeZone>

namespace vd::ui {

/// The day of a venue as one picture: thousands of cells, of which only the visible ones are painted. Chosen cells and
/// the scroll position belong to slots and pixels, so no refresh moves them.
class BoardView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    BoardView(const inventory::BoardModel &model, const Clock &clock, QWidget *parent = nullptr);

    void setZone(const QTimeZone &zone);
    /// Slots in the cart of this desk: framed and ticked.
    void setCart(const QSet<SlotId> &slotIds);
    /// While a booking is being moved: the cells it leaves are marked, and Enter picks any cell. None ends it.
    void setMoving(bool moving, const QSet<SlotId> &leaving = {});
    /// 1 is the start; 0.6 to 2.5.
    void setZoom(double zoom);
    [[nodiscard]] double zoom() const { return m_zoom; }

    [[nodiscard]] SlotId current() const { return m_selection.current(); }
    /// Chosen cells from left to right, top to bottom.
    [[nodiscard]] QList<SlotId> chosen() const;
    void setCurrent(SlotId slot);
    void clearChoice();
    /// Where a slot is painted, in viewport coordinates; null when it is not shown.
    [[nodiscard]] QRect cellRect(SlotId slot) const;
    void ensureVisible(SlotId slot);
    /// Now, or the first slot, comes into view.
    void scrollToNow();

Q_SIGNALS:
    void currentChanged(vd::SlotId slot);
    /// Enter or a double click on cells that may be booked, or a cell of the cart pulled over its neighbours.
    void takeRequested(const QList<vd::SlotId> &slotIds);
    /// Enter or a double click on a cell that is somebody's.
    void orderRequested(vd::OrderId order);
    /// Enter or a double click while a booking is being moved.
    void pickRequested(vd::SlotId slot);
    /// "?": why is it as it is?
    void explainRequested(vd::SlotId slot);
    /// PgUp and PgDn: -1 and 1.
    void dayStepRequested(int days);
    void todayRequested();
    void escaped();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void rebuild();
    void resetBoard();
    void patchCells(const QList<SlotId> &changed);
    void tick();
    /// The time kept free beside a booking: its slot, where it stands, from when until when.
    struct Buffer
    {
        SlotId slot;
        QRect rect; ///< Content pixels.
        QDateTime from;
        QDateTime until;
    };
    enum class Drag { None, Choose, Extend, ExtendCart };

    [[nodiscard]] QList<Buffer> buffersOf(SlotId slot) const;
    [[nodiscard]] QString bufferWords(const QPoint &point) const;
    [[nodiscard]] bool isOnEdge(SlotId slot, const QPoint &point) const;
    void beginExtending(SlotId slot, const QPoint &point);
    void takeExtension();
    void paintBuffers(QPainter &painter, const QRect &shown, const QPoint &offset) const;
    void paintCells(QPainter &painter, const QRect &area, const QRect &dirty);
    void updateCell(SlotId slot);
    void updateScrollBars();
    void moveTo(SlotId slot, Qt::KeyboardModifiers modifiers);
    bool handleMoveKey(const QKeyEvent *event);
    bool handleDigit(const QKeyEvent *event);
    void openChosen();
    void choiceChanged();
    void announce();
    [[nodiscard]] SlotId startingSlot() const;
    [[nodiscard]] QRect cellsArea() const;
    [[nodiscard]] QPoint scroll() const;
    [[nodiscard]] SlotId slotUnder(const QPoint &point) const;
    [[nodiscard]] double glowOf(SlotId slot, const QDateTime &now) const;

    const inventory::BoardModel &m_model;
    const Clock &m_clock;
    QTimeZone m_zone;
    BoardGeometry m_geometry;
    BoardSelection m_selection;
    QSet<SlotId> m_cart;
    QSet<SlotId> m_leaving;
    bool m_moving = false;
    QHash<SlotId, QDateTime> m_glow;
    double m_zoom = 1;
    Drag m_drag = Drag::None;
    QString m_digits;
    QTimer m_digitsTimer;
    QHash<SlotId, QString> m_countdowns; ///< As painted last.
    qint64 m_minute = 0; ///< Since the epoch, of the last whole repaint.
    QTimer m_second;
    QTimer m_fade;
};

} // namespace vd::ui
