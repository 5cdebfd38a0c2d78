#pragma once

#include <QString>

#include <algorithm>
#include <iterator>

namespace vd {

/// A name of the database, and the word for it as it stands in the sources, marked there for translation.
struct Word
{
    const char *name;
    const char *text;
};

/// The word for a name, to be translated by whoever asks; null where the table has none.
template <typename Table>
[[nodiscard]] const char *wordIn(const Table &table, const QString &name)
{
    const auto found = std::find_if(
        std::begin(table), std::end(table), [&name](const Word &word) { return name == QLatin1String(word.name); });
    return found == std::end(table) ? nullptr : found->text;
}

} // namespace vd
