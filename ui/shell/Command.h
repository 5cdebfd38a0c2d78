#pragma once

#include <QKeySequence>
#include <QString>

#include <functional>

namespace vd::ui {

/// One thing a person can do: a line of the command palette and of the shortcut sheet, and a shortcut while its
/// workspace is shown. A value: its texts are made anew after a language switch.
struct Command
{
    QString id; ///< Stable and unique in its workspace: "desk.hold". Used to remember recent ones.
    QString title; ///< Translated, in the imperative: "Hold the selected slots".
    QString icon; ///< Name for Icon::get(); may be empty.
    QKeySequence shortcut;
    std::function<void()> run;
    /// Empty when the command can run now, else the translated reason why not. Null means always.
    std::function<QString()> refusal;
    QString group; ///< Heading on the shortcut sheet; empty for the workspace's title.
    QString keywords; ///< Other words that find it, e.g. the English ones in a Chinese window.

    [[nodiscard]] QString whyNot() const { return refusal ? refusal() : QString(); }
};

/// A key that is no command, for the shortcut sheet: what the keys of a view do while it has the focus.
struct KeyHint
{
    QString keys; ///< As written on the keyboard: "PgUp, PgDn".
    QString title;
    QString group;
};

} // namespace vd::ui
