#pragma once

#include "ui/scan/WedgeReading.h"

#include <QString>

namespace vd::ui {

/// Tells a scanner's typing from a person's by its speed and its end. Holds no events and no clock: it is told of keys
/// and times (milliseconds of any steady clock) and answers what to do with what came so far. Before each key, and when
/// none comes, pause() is asked.
class WedgeBurst
{
public:
    static constexpr qint64 longestGap = 35; ///< Between two keys of a scanner. People stay above it but for odd pairs.
    /// The same once so many came that they are a scanner's for certain: a busy computer may hold some up.
    static constexpr qint64 longestGapLater = 250;
    static constexpr int shortest = 8; ///< Characters; the shortest code there is.
    static constexpr int surely = 32; ///< So many at that speed are a scanner's even without its end key.
    static constexpr int longest = 1024; ///< What comes beyond is dropped and told.
    static constexpr qint64 lateEnd = 400; ///< An end key so soon after a burst that had none belongs to it.

    enum class Answer {
        Keep, ///< May be a scanner's: keep it.
        Pass, ///< A person's: give back all that is kept, in order.
        Scan, ///< A scanner's: drop all that is kept and take().
        Drop, ///< A scanner's straggler: drop this key.
    };

    explicit WedgeBurst(KeyCodes codes = KeyCodes::None)
        : m_reading(codes)
    {
    }

    /// What to do with what is kept at a time, no key having come since the last: Keep, Pass or Scan.
    [[nodiscard]] Answer pause(qint64 time);
    /// A key that makes a character; it is kept.
    void character(qint64 time, const QString &text, quint32 scanCode);
    /// Enter or Tab: Scan, Drop or Pass.
    [[nodiscard]] Answer end(qint64 time);
    /// Any other key: what was kept was a person's.
    void other() { m_reading.clear(); }

    /// How long the next key may take.
    [[nodiscard]] qint64 gap() const { return m_reading.size() < shortest ? longestGap : longestGapLater; }
    [[nodiscard]] bool isOpen() const { return m_reading.size() > 0; }
    /// Whether more came than is ever used: events need not be kept any more, nobody gets them back.
    [[nodiscard]] bool isOverlong() const { return m_reading.size() > longest; }

    /// Ends the burst: what the scanner sent. Errors: code_unreadable, code_too_long.
    [[nodiscard]] Result<QString> take();

private:
    WedgeReading m_reading;
    qint64 m_last = 0;
    qint64 m_endedByPause = -lateEnd - 1;
};

} // namespace vd::ui
