#pragma once

#include "models/inventory/SeatMap.h"

#include <QGraphicsView>
#include <QHash>
#include <QSet>

namespace vd::ui {

class SeatLayer;

/// A seat as the canvas paints it.
struct SeatMark
{
    enum class Look { Free, Held, Sold, Blocked };

    inventory::Seat seat;
    Look look = Look::Free;
    QString words; ///< Said in its tool tip and to screen readers.

    friend bool operator==(const SeatMark &, const SeatMark &) = default;
};

/// A seat plan: the stage above, seats in rows, chosen ones framed and ticked. Arrow keys go from seat to seat, Space
/// chooses, a drag chooses what it frames, Ctrl and the wheel zoom. All seats are one item, so that thousands of them
/// paint and change without a stutter.
class SeatCanvas : public QGraphicsView
{
    Q_OBJECT

public:
    static constexpr int cell = 30; ///< From one seat to the next, in pixels.

    explicit SeatCanvas(QWidget *parent = nullptr);
    ~SeatCanvas() override;

    /// Chosen and current seat stay where they are in the list.
    void setSeats(const QList<SeatMark> &seats);
    [[nodiscard]] const QList<SeatMark> &seats() const { return m_seats; }
    /// Places in the list of seats.
    [[nodiscard]] const QSet<int> &chosen() const { return m_chosen; }
    void choose(const QSet<int> &seats);
    /// Whether a seat may be chosen; none: all may.
    void setChoosable(std::function<bool(const SeatMark &)> choosable);
    /// One by one only, no frame.
    void setFrames(bool frames);
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int seat);
    void showAll();

Q_SIGNALS:
    void choiceChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    friend class SeatLayer;

    void toggle(int seat, bool alone);
    void go(int dx, int dy);
    void frame(const QRectF &area, bool adds);
    [[nodiscard]] int seatAt(const QPoint &position) const;
    [[nodiscard]] bool isChoosable(int seat) const;
    void tellCurrent();
    void zoom(double factor);

    QGraphicsScene m_scene;
    SeatLayer *m_layer = nullptr;
    QList<SeatMark> m_seats;
    QHash<QPair<int, int>, int> m_bySpot;
    QSet<int> m_chosen;
    std::function<bool(const SeatMark &)> m_choosable;
    QPoint m_pressed;
    int m_current = -1;
    bool m_frames = true;
    bool m_fitted = true; ///< Nobody zoomed by hand.
};

} // namespace vd::ui
