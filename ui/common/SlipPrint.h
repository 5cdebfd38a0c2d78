#pragma once

#include <QList>
#include <QString>

namespace vd::ui {

/// One line of a slip.
struct SlipLine
{
    enum class Kind {
        Pair, ///< A word and its value.
        Strong, ///< The same, large.
        Item, ///< A text that may take several lines, and an amount.
        Section, ///< A heading above what follows.
        Text, ///< Small print.
        Rule,
        Sign ///< A line to sign on, with who signs below it.
    };

    Kind kind = Kind::Pair;
    QString text;
    QString value;
};

/// A paper for the venue itself, such as a shift's report: plain lines, the words already those of the language.
struct SlipPrint
{
    QString venue;
    QString title;
    QString copy; ///< "Copy 2"; empty on the first.
    QList<SlipLine> lines;
};

} // namespace vd::ui
