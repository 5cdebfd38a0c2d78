#pragma once

#include "models/base/Id.h"
#include "models/base/Money.h"
#include "models/base/Result.h"

#include <QDate>
#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QTime>
#include <QUuid>

#include <optional>

namespace vd {
using StatementId = Id<struct StatementTag>;
}

namespace vd::finance {

/// A line of a channel's file as read. The time is the venue's wall clock, as the file says it.
struct StatementLine
{
    int number = 0; ///< Of the file's lines, from 1.
    bool refund = false;
    QString ourNo;
    QString channelNo;
    Money amount; ///< Above zero, also for a refund.
    QDate day;
    QTime time;
    bool succeeded = true;
};

/// A line that could not be read: amount_invalid, time_invalid, fields_missing, line_too_long, state_unknown,
/// text_invalid.
struct BadLine
{
    int number = 0;
    QString code;
    QString text; ///< Its beginning.
};

struct StatementBatch
{
    QList<StatementLine> lines;
    QList<BadLine> bad;
    bool last = false;
};

/// An imported file. Its results count lines by matched, missing_here, missing_there, amount_differs, state_differs,
/// no_money.
struct Statement
{
    StatementId id;
    QString channel;
    QString fileName;
    QString state; ///< loading, matched, accepted.
    int lines = 0;
    int badLines = 0;
    QDate firstDay;
    QDate lastDay;
    QHash<QString, int> results;
    QString importedBy;
    QDateTime importedAt; ///< UTC.
    QString acceptedBy;
    QDateTime acceptedAt; ///< UTC; invalid before.

    [[nodiscard]] int differences() const;
};

/// A line with what came of it, or one of ours that the file lacks (number 0), or a bad line (result "bad").
struct StatementRow
{
    qint64 key = 0; ///< To ask for the rows after it.
    int number = 0;
    bool refund = false;
    QString ourNo;
    QString channelNo;
    Money fileAmount;
    Money ourAmount; ///< Zero where there is none of ours.
    QString at; ///< The venue's wall clock, "2026-12-05 10:00:00".
    QString state;
    QString result;
    OrderId order;
    QString orderNo; ///< Of a bad line its text.
    QString problem; ///< Of a bad line its code.
};

/// A saved way to read files, by name.
struct SavedMapping
{
    QString name;
    QString channel;
    QJsonObject mapping;
};

class StatementsGateway
{
public:
    virtual ~StatementsGateway() = default;

    virtual Future<QList<Statement>> statements(VenueId venue) = 0;
    /// The rows of one result (empty: every line; "bad"; "missing_there"), after a key.
    virtual Future<QList<StatementRow>> rows(StatementId statement, const QString &result, qint64 after, int limit) = 0;

    struct Begun
    {
        StatementId id;
        QString state; ///< loading: send the lines; else these bytes were imported before.
    };
    /// A file by the SHA-256 of its bytes (hex). Errors: statement_other_channel.
    virtual Future<Begun> begin(
        const QUuid &request, VenueId venue, const QString &channel, const QString &fileName, const QString &sha256)
        = 0;
    /// At most 5000 lines; sending a batch again is harmless.
    virtual Future<Done> addLines(StatementId statement, const StatementBatch &batch) = 0;
    /// Where a matching goes on: after a line, by the channel's numbers first.
    struct MatchStep
    {
        QString by = QStringLiteral("channel_no"); ///< channel_no, our_no, rest.
        int after = 0;

        friend bool operator==(const MatchStep &, const MatchStep &) = default;
    };
    /// Matches some of the lines and says how to go on, nothing once all are. Stopping between and repeating is
    /// harmless. Errors: statement_empty, statement_state.
    virtual Future<std::optional<MatchStep>> match(StatementId statement, const MatchStep &step) = 0;
    /// Each difference becomes a discrepancy, or the statement is thrown away.
    virtual Future<Done> accept(const QUuid &request, StatementId statement, bool accept) = 0;

    virtual Future<QList<SavedMapping>> mappings(VenueId venue) = 0;
    virtual Future<Done> saveMapping(const QUuid &request, VenueId venue, const SavedMapping &mapping) = 0;
};

inline int Statement::differences() const
{
    int sum = 0;
    for (auto it = results.cbegin(); it != results.cend(); ++it)
        if (it.key() != QLatin1String("matched") && it.key() != QLatin1String("no_money"))
            sum += it.value();
    return sum;
}

} // namespace vd::finance
