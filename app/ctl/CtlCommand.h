#pragma once

#include "app/ExitCode.h"
#include "models/base/Result.h"

#include <QCommandLineParser>
#include <QStringList>
#include <QTextStream>

#include <optional>

namespace vd::app {

/// What a command of venuedeskctl is given.
struct CtlContext
{
    const QCommandLineParser &parser;
    QStringList words; ///< What stands after the command's name.
    QTextStream &out;
    QTextStream &err;

    /// An option's number; without a value when it is none or lies outside.
    [[nodiscard]] std::optional<int> number(const QString &option, int smallest, int largest) const
    {
        bool ok = false;
        const int value = parser.value(option).toInt(&ok);
        return ok && value >= smallest && value <= largest ? std::optional(value) : std::nullopt;
    }
};

/// A command of venuedeskctl that is a class of its own; Ctl's list makes it known. Blocks.
class CtlCommand
{
public:
    CtlCommand() = default;
    virtual ~CtlCommand() = default;
    CtlCommand(const CtlCommand &) = delete;
    CtlCommand &operator=(const CtlCommand &) = delete;

    [[nodiscard]] virtual QString name() const = 0;
    /// The name with its arguments, and a line that says what it does, for --help.
    [[nodiscard]] virtual QString usage() const { return name(); }
    [[nodiscard]] virtual QString help() const = 0;
    [[nodiscard]] virtual QList<QCommandLineOption> options() const { return {}; }
    /// Whether the words and options make sense.
    [[nodiscard]] virtual bool accepts(const CtlContext &context) const { return context.words.isEmpty(); }
    [[nodiscard]] virtual Result<ExitCode> run(CtlContext &context) = 0;
};

} // namespace vd::app
