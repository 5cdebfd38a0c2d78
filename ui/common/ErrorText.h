#pragma once

#include "models/base/Result.h"

#include <QStringList>
#include <QTimeZone>

namespace vd::ui {

/// The one place where an error's code and facts become a sentence: what happened, what it means, what to do.
class ErrorText
{
public:
    /// The translated sentence. A code without one falls back to what its Fault means, never to the bare code.
    /// Instants among the facts are shown in `zone`, the venue's; without one, in UTC and said so.
    [[nodiscard]] static QString sentence(const Error &error, const QTimeZone &zone = {});
    [[nodiscard]] static bool knows(const QString &code);
    /// Every code that has a sentence, sorted.
    [[nodiscard]] static QStringList codes();
};

} // namespace vd::ui
