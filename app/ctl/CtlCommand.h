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
    /// Names the option whose value is no such number; empty when it is one.
    [[nodiscard]] QString numberFault(const QString &option, int smallest, int largest) const
    {
        return number(option, smallest, largest) ? QString()
                                                 : QStringLiteral("--%1 must be a number from %2 to %3, not '%4'")
                                                       .arg(option)
                                                       .arg(smallest)
                                                       .arg(largest)
                                                       .arg(parser.value(option));
    }
    /// Names the word that stands there and is not called for, or says which one is missing; empty when neither.
    [[nodiscard]] QString wordsFault(const QStringList &wanted) const
    {
        if (words.size() > wanted.size())
            return QStringLiteral("'%1' is one argument too many").arg(words.at(wanted.size()));
        return words.size() < wanted.size() ? QStringLiteral("%1 is missing").arg(wanted.at(words.size())) : QString();
    }
    /// Names the word that is none of these duties.
    [[nodiscard]] QString dutyFault(const QStringList &duties) const
    {
        const QString all = duties.join(QStringLiteral(", "));
        if (words.isEmpty())
            return QStringLiteral("one of these is missing: %1").arg(all);
        return duties.contains(words.first()) ? QString()
                                              : QStringLiteral("'%1' is none of these: %2").arg(words.first(), all);
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
    /// What is wrong with the words and options, naming the argument; empty when they make sense.
    [[nodiscard]] virtual QString fault(const CtlContext &context) const { return context.wordsFault({}); }
    [[nodiscard]] virtual Result<ExitCode> run(CtlContext &context) = 0;
};

} // namespace vd::app
