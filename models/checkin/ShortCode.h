#pragma once

#include "models/base/Result.h"

#include <QChar>
#include <QString>

#include <cstdint>

namespace vd::checkin {

/// The code printed under a ticket's QR for typing by hand: eight characters of CodeAlphabet, seven random ones (35
/// bits) and a check character.
///
/// The check is the hybrid system MOD 33,32 of ISO/IEC 7064 (its construction MOD M+1,M with M = 32; the standard names
/// 11,10 and 27,26 and 37,36). It catches every wrong single character and nearly every swap of neighbours. With v(c)
/// the character's value in CodeAlphabet:
///
///     p = 32
///     for each payload character c, from the left:
///         s = (p + v(c)) mod 32,  and 32 instead of 0
///         p = (2 * s) mod 33
///     check value = (33 - p) mod 32
///
/// A whole code is right when, with p after its payload, (p + v(check)) mod 32 = 1.
/// The database computes the same in checkin.check_character(payload).
class ShortCode
{
public:
    static constexpr int length = 8;
    static constexpr int payloadBits = 35;

    ShortCode() = default;

    /// The code of the lowest 35 bits of a number.
    [[nodiscard]] static ShortCode fromNumber(std::uint64_t number);
    /// Reads what was typed, tolerantly (see CodeAlphabet::tidied). Errors: code_empty, code_unreadable (facts: length
    /// found and expected), code_checksum.
    [[nodiscard]] static Result<ShortCode> parse(const QString &typed);
    /// The check character of a payload that consists of alphabet characters only.
    [[nodiscard]] static QChar checkCharacter(QStringView payload);

    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }
    /// "ABCDEFGH": as it is hashed and sent.
    [[nodiscard]] const QString &text() const { return m_text; }
    /// "ABCD EFGH": as it is printed and shown.
    [[nodiscard]] QString display() const;

    friend bool operator==(const ShortCode &, const ShortCode &) = default;

private:
    explicit ShortCode(QString text)
        : m_text(std::move(text))
    {
    }

    QString m_text;
};

} // namespace vd::checkin
