// with_cluster COMMAND…: runs the command with a throw-away PostgreSQL cluster for every test program below it, and
// ends with its exit code.
#include "tests/support/TemporaryCluster.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTextStream>

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    QTextStream err(stderr);
    if (arguments.size() < 2) {
        err << "usage: with_cluster COMMAND [ARGUMENT…]\n";
        return 2;
    }
    const auto cluster = vd::test::TemporaryCluster::startOwn();
    if (!cluster) {
        err << "with_cluster: no PostgreSQL cluster: " << cluster.error().code << ' ' << cluster.error().detail << '\n';
        return 2;
    }
    qputenv("VD_TEST_SOCKET", (*cluster)->socketFolder().toLocal8Bit());
    qputenv("VD_TEST_PORT", QByteArray::number((*cluster)->port()));
    QProcess command;
    command.setProcessChannelMode(QProcess::ForwardedChannels);
    command.setInputChannelMode(QProcess::ForwardedInputChannel);
    command.start(arguments.at(1), arguments.mid(2));
    if (!command.waitForStarted() || !command.waitForFinished(-1))
        return 2;
    return command.exitStatus() == QProcess::NormalExit ? command.exitCode() : 2;
}
