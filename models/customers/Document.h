#pragma once

#include "models/base/Result.h"

#include <QList>
#include <QString>

#include <optional>

namespace vd::customers {

/// An identity document as it is typed; it leaves this computer sealed only (SealedDocument).
struct Document
{
    enum class Type { IdCard, Passport, Permit, Other };
    static constexpr qsizetype shortest = 4;
    static constexpr qsizetype longest = 40; ///< Characters after normalisation.

    Type type = Type::IdCard;
    QString number;

    /// The number in its one form: full width folded, capitals, letters and digits only. Errors (Rule):
    /// document_required (nothing typed), document_invalid.
    [[nodiscard]] static Result<QString> normalised(const QString &number);
    /// The last characters of a normalised number, which staff compare: four, of a short number two.
    [[nodiscard]] static QString tail(const QString &normalised);
    /// Whether a text that is no code of ours reads like a document's number as typed or read by a machine: 6 to 20
    /// letters and digits, most of them digits.
    [[nodiscard]] static bool isLikely(const QString &text);
    [[nodiscard]] static QList<Type> types() { return {Type::IdCard, Type::Passport, Type::Permit, Type::Other}; }
    [[nodiscard]] static QString toDatabase(Type type);
    [[nodiscard]] static std::optional<Type> typeFromDatabase(const QString &word);

    friend bool operator==(const Document &, const Document &) = default;
};

} // namespace vd::customers
