#include "models/inventory/SeatPlan.h"

#include <QHash>
#include <QMap>

#include <algorithm>

namespace vd::inventory {

namespace {

constexpr qsizetype mostUndo = 100;
constexpr int longestRow = 20;

} // namespace

void SeatPlan::load(const SeatMap &map)
{
    m_base = map;
    m_seats = map.seats;
    m_undo.clear();
    m_redo.clear();
    Q_EMIT changed();
}

void SeatPlan::begin()
{
    m_undo << m_seats;
    if (m_undo.size() > mostUndo)
        m_undo.removeFirst();
    m_redo.clear();
}

QString SeatPlan::nextRow(const QString &row)
{
    bool isNumber = false;
    const int number = row.toInt(&isNumber);
    if (isNumber)
        return QString::number(number + 1);
    QString next = row;
    for (qsizetype i = next.size() - 1; i >= 0; --i) {
        const ushort c = next.at(i).unicode();
        if (c != 'Z' && c != 'z') {
            next[i] = QChar(static_cast<ushort>(c + 1));
            return next;
        }
        next[i] = QChar(c == 'Z' ? u'A' : u'a');
    }
    return next.isEmpty() ? QStringLiteral("A") : next.at(0) + next;
}

FieldErrors SeatPlan::addRows(const SeatRows &rows)
{
    FieldErrors errors;
    if (rows.rows < 1 || rows.rows > largestSpot)
        errors << fieldError(QStringLiteral("rows"), QStringLiteral("seat_count_invalid"));
    if (rows.seats < 1 || rows.seats > largestSpot)
        errors << fieldError(QStringLiteral("seats"), QStringLiteral("seat_count_invalid"));
    if (rows.firstRow.isEmpty() || rows.firstRow.size() > longestRow)
        errors << fieldError(QStringLiteral("firstRow"), QStringLiteral("seat_row_invalid"));
    if (!errors.isEmpty())
        return errors;
    const qint64 all = m_seats.size() + qint64(rows.rows) * rows.seats;
    if (all > mostSeats)
        return {fieldError(QStringLiteral("seats"), QStringLiteral("seats_too_many"),
            {{QStringLiteral("seats"), all}, {QStringLiteral("most"), mostSeats}})};
    begin();
    int y = 0;
    for (const Seat &seat : std::as_const(m_seats))
        y = std::max(y, seat.y + 1);
    // Blocks stand apart.
    if (!m_seats.isEmpty() && m_seats.constLast().block != rows.block)
        ++y;
    QString row = rows.firstRow;
    for (int r = 0; r < rows.rows; ++r, row = nextRow(row))
        for (int s = 0; s < rows.seats; ++s) {
            const int count = rows.fromRight ? rows.seats - 1 - s : s;
            m_seats << Seat{{}, rows.block, row, QString::number(rows.firstNumber + count * rows.step), s, y + r,
                rows.category, false};
        }
    Q_EMIT changed();
    return {};
}

void SeatPlan::remove(const QSet<int> &seats)
{
    if (seats.isEmpty())
        return;
    begin();
    QList<Seat> kept;
    for (int i = 0; i < m_seats.size(); ++i)
        if (!seats.contains(i))
            kept << m_seats.at(i);
    m_seats = kept;
    Q_EMIT changed();
}

void SeatPlan::setUnavailable(const QSet<int> &seats, bool unavailable)
{
    if (seats.isEmpty())
        return;
    begin();
    for (const int i : seats)
        m_seats[i].unavailable = unavailable;
    Q_EMIT changed();
}

void SeatPlan::setCategory(const QSet<int> &seats, const QString &category)
{
    if (seats.isEmpty())
        return;
    begin();
    for (const int i : seats)
        m_seats[i].category = category;
    Q_EMIT changed();
}

void SeatPlan::setBlock(const QSet<int> &seats, const QString &block)
{
    if (seats.isEmpty())
        return;
    begin();
    for (const int i : seats)
        m_seats[i].block = block;
    Q_EMIT changed();
}

bool SeatPlan::move(const QSet<int> &seats, int dx, int dy)
{
    if (seats.isEmpty() || (dx == 0 && dy == 0))
        return false;
    QSet<QPair<int, int>> taken;
    for (int i = 0; i < m_seats.size(); ++i)
        if (!seats.contains(i))
            taken.insert({m_seats.at(i).x, m_seats.at(i).y});
    for (const int i : seats) {
        const int x = m_seats.at(i).x + dx;
        const int y = m_seats.at(i).y + dy;
        if (x < 0 || y < 0 || x > largestSpot || y > largestSpot || taken.contains({x, y}))
            return false;
    }
    begin();
    for (const int i : seats) {
        m_seats[i].x += dx;
        m_seats[i].y += dy;
    }
    Q_EMIT changed();
    return true;
}

void SeatPlan::renumber(const QSet<int> &seats, int firstNumber, int step, bool fromRight)
{
    if (seats.isEmpty())
        return;
    begin();
    QMap<int, QList<int>> byRow;
    for (const int i : seats)
        byRow[m_seats.at(i).y] << i;
    for (QList<int> &row : byRow) {
        std::sort(row.begin(), row.end(), [this, fromRight](int a, int b) {
            return fromRight ? m_seats.at(a).x > m_seats.at(b).x : m_seats.at(a).x < m_seats.at(b).x;
        });
        for (qsizetype n = 0; n < row.size(); ++n)
            m_seats[row.at(n)].number = QString::number(firstNumber + static_cast<int>(n) * step);
    }
    Q_EMIT changed();
}

void SeatPlan::replace(const QList<Seat> &seats)
{
    begin();
    const auto placeOf = [](const Seat &seat) { return QStringList{seat.block, seat.row, seat.number}; };
    QHash<QStringList, SeatId> known;
    for (const Seat &seat : std::as_const(m_seats))
        known.insert(placeOf(seat), seat.id);
    m_seats = seats;
    for (Seat &seat : m_seats)
        seat.id = known.value(placeOf(seat));
    Q_EMIT changed();
}

void SeatPlan::undo()
{
    if (m_undo.isEmpty())
        return;
    m_redo << m_seats;
    m_seats = m_undo.takeLast();
    Q_EMIT changed();
}

void SeatPlan::redo()
{
    if (m_redo.isEmpty())
        return;
    m_undo << m_seats;
    m_seats = m_redo.takeLast();
    Q_EMIT changed();
}

} // namespace vd::inventory
