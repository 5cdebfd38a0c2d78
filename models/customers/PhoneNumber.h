#pragma once

#include "models/base/Result.h"

#include <QString>

namespace vd::customers {

/// A telephone number as a person typed it and, where it parses, in E.164 (ITU-T; read by libphonenumber). Kept as
/// typed always: staff write down what they hear.
class PhoneNumber
{
public:
    enum class Judgement {
        Valid, ///< A number of a known numbering plan.
        Unusual ///< Could be one (a short local number, an unknown plan): accepted after a warning.
    };

    /// The most characters of the typed form that are stored.
    static constexpr qsizetype longestTyped = 40;

    PhoneNumber() = default;

    /// Reads a number; region (ISO 3166-1 alpha-2, the venue's) is where numbers without a + belong. Full-width and
    /// other decimal digits count as digits. Errors (all Rule): phone_required, phone_letters, phone_prefix_only,
    /// phone_too_short, phone_too_long, phone_invalid (no numbering plan could have it: 00000000).
    [[nodiscard]] static Result<PhoneNumber> parse(const QString &typed, const QString &region);

    /// Trimmed, otherwise as typed.
    [[nodiscard]] const QString &typed() const { return m_typed; }
    /// "+8613800001234"; empty when the number does not parse as valid.
    [[nodiscard]] const QString &e164() const { return m_e164; }
    [[nodiscard]] Judgement judgement() const { return m_judgement; }

    /// As people of the region write it: "138 0000 1234"; international for numbers of elsewhere, as typed for those
    /// that do not parse.
    [[nodiscard]] QString display(const QString &region) const;
    /// The ASCII digits in a text, other scripts' digits converted, everything else dropped.
    [[nodiscard]] static QString digitsOf(const QString &text);

private:
    QString m_typed;
    QString m_e164;
    Judgement m_judgement = Judgement::Unusual;
};

} // namespace vd::customers
