#include "app/ctl/SelfTestCommand.h"

#include "app/CtlTarget.h"
#include "db/proof/SelfTest.h"
#include "models/base/Pass.h"

namespace vd::app {

using db::SelfTest;

namespace {

constexpr int mostConnections = 64;
constexpr int mostRounds = 10'000;
constexpr int mostShown = 5;

std::optional<SelfTest::Options> optionsOf(const CtlContext &context)
{
    const auto connections = context.number(QStringLiteral("connections"), 2, mostConnections);
    const auto rounds = context.number(QStringLiteral("rounds"), 1, mostRounds);
    if (!connections || !rounds)
        return std::nullopt;
    return SelfTest::Options{*connections, *rounds, !context.parser.isSet(QStringLiteral("without-guard"))};
}

void print(QTextStream &out, const SelfTest::Part &part)
{
    const double perSecond = part.seconds > 0 ? part.tries / part.seconds : 0;
    out << part.name.leftJustified(23) << QString::number(part.rounds).rightJustified(7)
        << QString::number(part.tries).rightJustified(8) << QString::number(part.winners).rightJustified(9)
        << QString::number(part.refusals).rightJustified(10) << QString::number(perSecond, 'f', 0).rightJustified(10)
        << (part.wrong.isEmpty() ? "   held\n" : "   BROKEN\n");
    for (const QString &wrong : part.wrong.mid(0, mostShown))
        out << "  ! " << wrong << '\n';
    if (part.wrong.size() > mostShown)
        out << "  ! and " << part.wrong.size() - mostShown << " more\n";
    out.flush();
}

} // namespace

QString SelfTestCommand::name() const
{
    return QStringLiteral("selftest");
}

QString SelfTestCommand::help() const
{
    return QStringLiteral("prove in a scratch database on the server that it cannot be oversold");
}

QList<QCommandLineOption> SelfTestCommand::options() const
{
    return {{QStringLiteral("connections"), QStringLiteral("selftest: connections that race, 2 to 64."),
                QStringLiteral("number"), QStringLiteral("16")},
        {QStringLiteral("rounds"), QStringLiteral("selftest: rounds of each race, 1 to 10000."),
            QStringLiteral("number"), QStringLiteral("100")},
        {QStringLiteral("without-guard"),
            QStringLiteral("selftest: take the guard out of the scratch database; the proof must then fail.")}};
}

QString SelfTestCommand::fault(const CtlContext &context) const
{
    for (const QString &fault :
        {context.wordsFault({}), context.numberFault(QStringLiteral("connections"), 2, mostConnections),
            context.numberFault(QStringLiteral("rounds"), 1, mostRounds)}) {
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

Result<ExitCode> SelfTestCommand::run(CtlContext &context)
{
    const auto target = CtlTarget::from(context.parser);
    if (!target)
        return pass(target);
    const auto superuser = (*target)->superuser();
    if (!superuser)
        return pass(superuser);
    const SelfTest::Options options = *optionsOf(context);
    context.out << options.connections << " connections, a scratch database"
                << (options.guarded ? "\n" : " WITHOUT THE GUARD\n")
                << "                        rounds   tries  winners  refusals  per sec.\n";
    context.out.flush();
    SelfTest test(*superuser, options);
    const auto report = test.run([&](const SelfTest::Part &part) { print(context.out, part); });
    if (!report)
        return pass(report);
    for (const QString &broken : report->broken)
        context.out << "  ! " << broken << '\n';
    context.out << "invariants: " << report->broken.size() << " differences\n"
                << (report->holds() ? "passed: nothing was sold twice and nothing that was confirmed is missing\n"
                                    : "FAILED: this server can be oversold\n");
    return report->holds() ? ExitCode::Done : ExitCode::Failed;
}

} // namespace vd::app
