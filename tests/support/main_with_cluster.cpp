// with_cluster COMMAND…: runs the command with a throw-away PostgreSQL cluster for every test program below it, and
// ends with its exit code. with_cluster --sql-coverage COMMAND… prints at the end which SQL functions have run.
#include "tests/support/SqlCoverage.h"
#include "tests/support/TemporaryCluster.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTextStream>

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    using vd::test::SqlCoverage;
    QStringList arguments = QCoreApplication::arguments().mid(1);
    QTextStream err(stderr);
    const bool coverage = arguments.value(0) == QLatin1String("--sql-coverage");
    if (coverage)
        arguments.removeFirst();
    if (arguments.isEmpty()) {
        err << "usage: with_cluster [--sql-coverage] COMMAND [ARGUMENT…]\n";
        return 2;
    }
    const auto cluster
        = vd::test::TemporaryCluster::startOwn(coverage ? SqlCoverage::serverConfiguration() : QByteArray());
    if (!cluster) {
        err << "with_cluster: no PostgreSQL cluster: " << cluster.error().code << ' ' << cluster.error().detail << '\n';
        return 2;
    }
    qputenv("VD_TEST_SOCKET", (*cluster)->socketFolder().toLocal8Bit());
    qputenv("VD_TEST_PORT", QByteArray::number((*cluster)->port()));
    QProcess command;
    command.setProcessChannelMode(QProcess::ForwardedChannels);
    command.setInputChannelMode(QProcess::ForwardedInputChannel);
    command.start(arguments.at(0), arguments.mid(1));
    if (!command.waitForStarted() || !command.waitForFinished(-1))
        return 2;
    if (coverage) {
        const auto collected = SqlCoverage::collect(**cluster);
        if (!collected) {
            err << "with_cluster: no SQL coverage: " << collected.error().code << ' ' << collected.error().detail
                << '\n';
            return 2;
        }
        QTextStream out(stdout);
        collected->print(out);
    }
    return command.exitStatus() == QProcess::NormalExit ? command.exitCode() : 2;
}
