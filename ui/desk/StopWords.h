#pragma once

#include <QCoreApplication>

namespace vd::ui {

/// What a stop did to an order, in words.
class StopWords
{
    Q_DECLARE_TR_FUNCTIONS(StopWords)

public:
    [[nodiscard]] static QString outcome(const QString &outcome);
    /// Why an order of a stop failed, as the server noted it.
    [[nodiscard]] static QString detail(const QString &detail);
    [[nodiscard]] static QString call(const QString &result);
};

} // namespace vd::ui
