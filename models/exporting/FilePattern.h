#pragma once

#include "models/base/Result.h"

#include <QDate>
#include <QString>

namespace vd::exporting {

/// Names of export files: a pattern with {venue}, {what}, {day}, {from} and {until}, of which whatever a file system
/// dislikes becomes a hyphen. The format's suffix is added by whoever writes the file.
class FilePattern
{
public:
    struct Facts
    {
        QString venue;
        QString what; ///< "day", "month", "range", "journal", a chart's name.
        QDate from;
        QDate until; ///< Inclusive.
    };

    /// "venuedesk-{venue}-{day}".
    [[nodiscard]] static QString usual();
    /// The name without its suffix: {day} is "2026-12-05", of a whole month "2026-12", else "2026-12-01_2026-12-07".
    /// Errors: file_pattern_empty, file_pattern_unknown{word}.
    [[nodiscard]] static Result<QString> name(const QString &pattern, const Facts &facts);

    /// "Riverside Sports Centre" is "riverside-sports-centre"; what has no letter and no digit is "venue".
    [[nodiscard]] static QString slug(const QString &name);
    /// The day, the month or the range as it stands in {day}.
    [[nodiscard]] static QString period(const QDate &from, const QDate &until);
    [[nodiscard]] static bool isMonth(const QDate &from, const QDate &until);
};

} // namespace vd::exporting
