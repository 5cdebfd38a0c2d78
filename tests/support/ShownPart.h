#pragma once

#include <QWidget>

namespace vd::test {

/// A page's part of that name. Where pages behind each other have parts of the same name, the one that is shown is
/// meant.
template <typename T>
[[nodiscard]] T *shownPart(const QWidget &page, const char *name)
{
    T *found = nullptr;
    const QList<T *> all = page.findChildren<T *>(QString::fromLatin1(name));
    for (T *one : all) {
        if (!found || one->isVisible())
            found = one;
    }
    return found;
}

} // namespace vd::test
