#pragma once

#include "models/base/Result.h"

#include <QByteArray>
#include <QChar>
#include <QString>

#include <optional>

namespace vd::checkin {

/// The 32 characters ticket codes are written in: the digits, then A to X without I and O.
/// All of them belong to the alphanumeric mode of QR codes (ISO/IEC 18004) and sit on the same keys of US, UK and
/// German keyboards (no Y, no Z, no symbols), so a scanner that types through another layout does not change them.
/// A character's value is its place in the row: '0' is 0, '9' is 9, 'A' is 10, 'H' is 17, 'J' is 18, 'X' is 31.
class CodeAlphabet
{
public:
    static constexpr int size = 32;

    /// The value of a character as it stands; nothing for any other character, lower case included.
    [[nodiscard]] static std::optional<int> valueOf(QChar character);
    /// The character of a value from 0 to 31.
    [[nodiscard]] static QChar character(int value);

    /// What was meant by what was typed: compatibility forms (full width) folded, lower case raised, blanks and hyphens
    /// dropped, O read as 0 and I as 1. Anything else stays and is left to the reader to refuse.
    [[nodiscard]] static QString tidied(const QString &typed);

    /// Five bits a character, highest bit first, as RFC 4648 base 32 does without padding; unused bits are zero.
    [[nodiscard]] static QString encode(const QByteArray &bytes);
    /// The inverse of encode(), strictly: one text per byte string. Errors: code_unreadable (a character outside the
    /// alphabet, or a length no byte string has), code_not_canonical (unused bits set).
    [[nodiscard]] static Result<QByteArray> decode(const QString &text);
};

} // namespace vd::checkin
