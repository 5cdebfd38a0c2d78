#pragma once

#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QStringList>

namespace vd::operators {

/// What was done or refused: one row of the audit.
struct AuditEntry
{
    qint64 id = 0;
    QDateTime at; ///< UTC.
    QString actor; ///< The login; "system" for what the sweep does.
    QString actorName; ///< Empty for the system.
    QString terminal;
    QString action; ///< "hold", "refund", …; a refused try ends in ".refused".
    QString orderNo;
    SlotId slot;
    QJsonObject facts;

    [[nodiscard]] bool isRefused() const { return action.endsWith(QLatin1String(".refused")); }
};

/// Which rows are wanted; what is empty or invalid does not limit.
struct AuditFilter
{
    QDateTime from; ///< UTC.
    QDateTime until; ///< UTC, exclusive.
    QString actor; ///< A login.
    QStringList actions; ///< Names; "refund*" for all that begin so.
    QString text; ///< An order number, a terminal, or part of the facts.

    friend bool operator==(const AuditFilter &, const AuditFilter &) = default;
};

class AuditGateway
{
public:
    virtual ~AuditGateway() = default;

    /// The newest first, below an id (0 for the newest of all), at most 1,000.
    virtual Future<QList<AuditEntry>> entries(VenueId venue, const AuditFilter &filter, qint64 before, int limit) = 0;
    /// Audits an export before the file is offered. The answer is the audit's head, to be printed on it; empty while
    /// nothing is sealed.
    virtual Future<QString> recordExport(VenueId venue, const QString &what, int rows) = 0;
    /// The head by itself.
    virtual Future<QString> head(VenueId venue) = 0;
};

} // namespace vd::operators
