#pragma once

#include "app/ctl/CtlCommand.h"
#include "app/CtlTarget.h"
#include "app/ExitCode.h"
#include "app/Service.h"
#include "models/base/Result.h"

#include <QCommandLineParser>
#include <QTextStream>

#include <memory>
#include <optional>
#include <vector>

namespace vd::app {

/// The commands of venuedeskctl. Blocks; only `serve` runs the event loop, in main.
class Ctl
{
public:
    Ctl();

    /// Parses and runs one command. Without an answer `serve` was asked for, its service runs, and main goes on to the
    /// event loop.
    [[nodiscard]] std::optional<ExitCode> run(const QStringList &arguments);
    /// What is wrong with a command line, naming the argument; empty when it makes sense. Runs nothing.
    [[nodiscard]] QString fault(const QStringList &arguments);

private:
    [[nodiscard]] Result<Done> dispatch(const QString &command);
    [[nodiscard]] Result<Done> init();
    [[nodiscard]] Result<Done> initRemote();
    [[nodiscard]] Result<Done> firstVenue(const db::ConnectionSettings &superuser, const QString &owner);
    [[nodiscard]] Result<Done> migrate();
    [[nodiscard]] Result<Done> demo();
    [[nodiscard]] Result<Done> serve();
    [[nodiscard]] Result<Done> sweep();
    [[nodiscard]] Result<Done> doorSim();
    [[nodiscard]] Result<Done> status();
    [[nodiscard]] Result<Done> stop();
    void report(const Error &error);
    [[nodiscard]] std::optional<ExitCode> runOwn(const QStringList &words);
    [[nodiscard]] CtlCommand *commandNamed(const QString &name) const;
    [[nodiscard]] QString faultOfParsed();

    QCommandLineParser m_parser;
    std::vector<std::unique_ptr<CtlCommand>> m_commands; // those that are classes of their own
    std::unique_ptr<CtlTarget> m_target;
    std::unique_ptr<Service> m_service;
    QTextStream m_out;
    QTextStream m_err;
};

} // namespace vd::app
