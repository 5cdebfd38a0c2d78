#include "models/inventory/SeatCsv.h"

#include "models/base/CsvReader.h"
#include "models/inventory/SeatPlan.h"

#include <QRegularExpression>
#include <QSet>

namespace vd::inventory {

namespace {

constexpr int columnCount = 7;
constexpr int longestName = 40; ///< Of a block and a category.
constexpr int longestPlace = 20; ///< Of a row and a number.

/// One apostrophe before what a spreadsheet would take for a formula, or what has one for that reason already.
QString shielded(const QString &text)
{
    static const QRegularExpression formula(QStringLiteral("^'*[=+@-]"));
    return formula.match(text).hasMatch() ? QLatin1Char('\'') + text : text;
}

QString unshielded(const QString &text)
{
    static const QRegularExpression shield(QStringLiteral("^'+[=+@-]"));
    return shield.match(text).hasMatch() ? text.mid(1) : text;
}

QString quoted(QString text)
{
    text = shielded(text);
    static const QRegularExpression special(QStringLiteral("[\",\n]"));
    if (!text.contains(special))
        return text;
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

/// What is wrong with a record; null for nothing.
const char *readSeat(const CsvRecord &record, Seat &seat)
{
    if (record.cells.size() > columnCount || record.cells.size() < columnCount - 2)
        return "columns";
    seat.block = unshielded(record.cells.at(0));
    seat.row = unshielded(record.cells.at(1));
    seat.number = unshielded(record.cells.at(2));
    bool isX = false;
    bool isY = false;
    seat.x = record.cells.at(3).toInt(&isX);
    seat.y = record.cells.at(4).toInt(&isY);
    seat.category = unshielded(record.cells.value(5));
    const QString blocked = record.cells.value(6).toLower();
    seat.unavailable = blocked == QLatin1String("yes");
    if (!isX || !isY || seat.x < 0 || seat.y < 0 || seat.x > SeatPlan::largestSpot || seat.y > SeatPlan::largestSpot)
        return "spot";
    if (seat.row.isEmpty() || seat.row.size() > longestPlace)
        return "row";
    if (seat.number.isEmpty() || seat.number.size() > longestPlace)
        return "number";
    if (seat.block.size() > longestName || seat.category.size() > longestName)
        return "long";
    return blocked.isEmpty() || blocked == QLatin1String("no") || seat.unavailable ? nullptr : "blocked";
}

} // namespace

Result<QList<Seat>> SeatCsv::read(const QByteArray &content)
{
    if (content.size() > largestFile)
        return fail(Fault::Rule, QStringLiteral("seat_file_large"), {{QStringLiteral("most"), largestFile}});
    CsvReader reader(content);
    QList<Seat> seats;
    QSet<QStringList> places;
    QSet<QPair<int, int>> spots;
    bool first = true;
    while (!reader.atEnd()) {
        const CsvRecord record = reader.next();
        const bool heading = first && record.cells.value(2) == QLatin1String("number");
        first = false;
        if (heading || record.cells == QStringList{QString()})
            continue;
        Seat seat;
        const char *reason = readSeat(record, seat);
        const QStringList place{seat.block, seat.row, seat.number};
        if (!reason && places.contains(place))
            reason = "twice";
        if (!reason && spots.contains({seat.x, seat.y}))
            reason = "spot_twice";
        if (!reason && seats.size() >= SeatPlan::mostSeats)
            reason = "many";
        if (reason)
            return fail(Fault::Rule, QStringLiteral("seat_file_line"),
                {{QStringLiteral("line"), record.line}, {QStringLiteral("reason"), QLatin1String(reason)}});
        places.insert(place);
        spots.insert({seat.x, seat.y});
        seats << seat;
    }
    return seats;
}

QByteArray SeatCsv::write(const QList<Seat> &seats)
{
    QString file = QStringLiteral("block,row,number,x,y,category,blocked\r\n");
    for (const Seat &seat : seats)
        file += QStringList{quoted(seat.block), quoted(seat.row), quoted(seat.number), QString::number(seat.x),
                    QString::number(seat.y), quoted(seat.category),
                    seat.unavailable ? QStringLiteral("yes") : QStringLiteral("no")}
                    .join(QLatin1Char(','))
            + QStringLiteral("\r\n");
    return QByteArrayLiteral("\xEF\xBB\xBF") + file.toUtf8();
}

} // namespace vd::inventory
