#pragma once

#include "models/base/FieldError.h"
#include "models/inventory/SeatMap.h"

#include <QObject>
#include <QSet>

namespace vd::inventory {

/// Rows of seats to be added at once: "rows A to F, seats 1 to 20".
struct SeatRows
{
    QString block;
    QString firstRow; ///< A, AA or a number; the next rows go on from it.
    int rows = 1;
    int seats = 10;
    int firstNumber = 1;
    int step = 1; ///< 2: odd or even numbers only.
    bool fromRight = false;
    QString category;
};

/// A seat plan being edited, with undo and redo. Seats are told by their place in the list.
class SeatPlan : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostSeats = 5'000;
    static constexpr int largestSpot = 999; ///< Of x and y.

    using QObject::QObject;

    /// A stored plan; forgets what was done before.
    void load(const SeatMap &map);
    [[nodiscard]] const QList<Seat> &seats() const { return m_seats; }
    [[nodiscard]] SeatMap map() const { return {m_base.space, m_base.version, m_seats}; }
    [[nodiscard]] bool isDirty() const { return m_seats != m_base.seats; }
    [[nodiscard]] bool canUndo() const { return !m_undo.isEmpty(); }
    [[nodiscard]] bool canRedo() const { return !m_redo.isEmpty(); }

    /// Below what is there. Errors by field: rows, seats, firstRow.
    [[nodiscard]] FieldErrors addRows(const SeatRows &rows);
    void remove(const QSet<int> &seats);
    void setUnavailable(const QSet<int> &seats, bool unavailable);
    void setCategory(const QSet<int> &seats, const QString &category);
    void setBlock(const QSet<int> &seats, const QString &block);
    /// False, and nothing moved, where it would leave the plan or lie on another seat.
    bool move(const QSet<int> &seats, int dx, int dy);
    /// In all rows anew from a first number on, left to right or the other way.
    void renumber(const QSet<int> &seats, int firstNumber, int step, bool fromRight);
    /// A file in place of everything; seats of the same block, row and number keep their identity.
    void replace(const QList<Seat> &seats);
    void undo();
    void redo();

    /// The row after one: A → B, Z → AA, 9 → 10.
    [[nodiscard]] static QString nextRow(const QString &row);

Q_SIGNALS:
    void changed();

private:
    void begin();

    SeatMap m_base;
    QList<Seat> m_seats;
    QList<QList<Seat>> m_undo;
    QList<QList<Seat>> m_redo;
};

} // namespace vd::inventory
