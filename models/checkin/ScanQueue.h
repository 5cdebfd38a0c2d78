#pragma once

#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QDateTime>
#include <QList>
#include <QUuid>

#include <optional>

namespace vd::checkin {

/// Where a scan came from.
enum class ScanSource { Typed, Scanner, Picture, Staff, Document };

/// A scan on its way to its verdict. Lives in memory only; its text is never logged.
struct PendingScan
{
    QUuid id; ///< The scan's id at the server; the same on every try.
    VenueId venue;
    QString
        text; ///< As CodeAlphabet::tidied left it; the id of a ticket looked up; a document's number in its one form.
    ScanSource source = ScanSource::Typed;
    int people = 0; ///< 0 admits all of the code's party.
    bool exit = false; ///< People go out.
    QString reason; ///< Staff: a lead's, why they are let in against the time.
    QDateTime at; ///< UTC, when it was made.
    bool waited = false; ///< Had to wait for an earlier one.
};

/// The scans of one door: one being asked, those behind it, and those the server gave no answer to. At most `capacity`
/// together, so that a jammed scanner cannot grow it; none is ever dropped silently.
class ScanQueue
{
public:
    static constexpr qsizetype capacity = 64;

    enum class Added {
        Queued,
        Retried, ///< The same text had no answer yet: that scan waits again, under its old id.
        Known, ///< The same text is being asked or waits already.
        Full
    };

    Added add(PendingScan scan);
    /// Makes the next waiting scan the current one; false when there is none or one is being asked.
    bool startNext();
    [[nodiscard]] const std::optional<PendingScan> &current() const { return m_current; }
    /// The current scan has its verdict.
    void finish();
    /// The current scan got no answer; it is kept.
    void park();
    /// So are all that wait behind it: there is nobody to ask.
    void parkAll();
    /// Asks one of the unanswered again, before all others. False when it is not among them.
    bool retry(const QUuid &id);
    /// Forgets an unanswered scan, on request. False when it is not among them.
    bool drop(const QUuid &id);

    [[nodiscard]] const QList<PendingScan> &waiting() const { return m_waiting; }
    /// Oldest first.
    [[nodiscard]] const QList<PendingScan> &unanswered() const { return m_unanswered; }
    [[nodiscard]] qsizetype size() const { return m_waiting.size() + m_unanswered.size() + (m_current ? 1 : 0); }

private:
    std::optional<PendingScan> m_current;
    QList<PendingScan> m_waiting;
    QList<PendingScan> m_unanswered;
};

} // namespace vd::checkin
