#pragma once

#include "models/base/Result.h"
#include "models/finance/StatementMapping.h"

#include <QStringDecoder>
#include <QStringList>

#include <optional>

class QIODevice;

namespace vd::finance {

/// One record of a file: its fields and the number of its first line.
struct StatementRecord
{
    int line = 0;
    QStringList fields;
    QString problem; ///< line_too_long or text_invalid; the fields then hold what there is of it.
};

/// Splits a file of any size into records, a piece at a time: RFC 4180 quoting (a quoted field may hold line ends),
/// or WeChat's back-ticks. Never holds more than one piece and one record, however the file is made.
class StatementRecords
{
public:
    static constexpr int longestRecord = 64 * 1024; ///< Characters.
    static constexpr int mostFields = 400;

    /// The device is open for reading and not owned; only the mapping's encoding, delimiter, back-tick and comment
    /// count.
    StatementRecords(QIODevice &device, const StatementMapping &mapping);

    /// Nothing at the end of the file. Empty lines and comments are passed over. Errors: statement_file{reason}.
    [[nodiscard]] Result<std::optional<StatementRecord>> next();
    [[nodiscard]] int line() const { return m_line; } ///< Lines read so far.

private:
    [[nodiscard]] Result<bool> fill();
    [[nodiscard]] Result<std::optional<QString>> nextLines();
    [[nodiscard]] QStringList split(const QString &lines) const;

    QIODevice &m_device;
    StatementMapping m_mapping;
    QStringDecoder m_decoder;
    QString m_text; ///< Decoded and not yet used, from m_at on.
    qsizetype m_at = 0;
    int m_line = 0;
    int m_recordLine = 0;
    bool m_tooLong = false;
    bool m_end = false;
};

} // namespace vd::finance
