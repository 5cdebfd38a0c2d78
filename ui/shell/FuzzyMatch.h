#pragma once

#include <QString>

#include <optional>

namespace vd::ui {

/// How well typed letters fit a text: every letter must occur in order; beginnings of words and runs count more.
class FuzzyMatch
{
public:
    /// Higher is better; nothing when it does not fit. Case, width and accents do not matter; blanks separate words
    /// that may stand in any order.
    [[nodiscard]] static std::optional<int> score(const QString &typed, const QString &text);
};

} // namespace vd::ui
