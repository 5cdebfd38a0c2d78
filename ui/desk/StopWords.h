#pragma once

#include <QCoreApplication>

namespace vd::ui {

/// What a stop did to an order, in words.
class StopWords
{
    Q_DECLARE_TR_FUNCTIONS(StopWords)

public:
    /// entered of party: how many people of the order are in.
    [[nodiscard]] static QString outcome(const QString &outcome, int entered = 0, int party = 0);
    /// Which holds of a preview go with lines that are not hit; empty where none does.
    [[nodiscard]] static QString whole(int holds);
    /// Why an order of a stop failed, as the server noted it.
    [[nodiscard]] static QString detail(const QString &detail);
    [[nodiscard]] static QString call(const QString &result);
};

} // namespace vd::ui
