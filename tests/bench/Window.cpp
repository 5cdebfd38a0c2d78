#include "tests/bench/Window.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace vd::bench {

namespace {

QString run(const QTemporaryDir &folder, const QString &program, const QStringList &arguments, bool onScreen)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("VENUEDESK_DATA"), folder.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("VENUEDESK_CONFIG"), folder.filePath(QStringLiteral("config")));
    process.setProcessEnvironment(environment);
    const QString path = QCoreApplication::applicationDirPath() + QLatin1Char('/') + program;
    const QStringList screen{
        QStringLiteral("-a"), QStringLiteral("-s"), QStringLiteral("-noreset -screen 0 1600x1000x24"), path};
    process.start(onScreen ? QStringLiteral("xvfb-run") : path, onScreen ? screen + arguments : arguments);
    if (!process.waitForFinished(300'000) || process.exitCode() != 0)
        qFatal("%s did not succeed: %s", qPrintable(program), process.readAllStandardError().constData());
    return QString::fromUtf8(process.readAllStandardOutput());
}

double figure(const QString &text, const QString &label)
{
    const auto match
        = QRegularExpression(QRegularExpression::escape(label) + QStringLiteral(": (\\d+) ms")).match(text);
    if (!match.hasMatch())
        qFatal("no figure \"%s\" in: %s", qPrintable(label), qPrintable(text));
    return match.captured(1).toDouble();
}

} // namespace

WindowFigures measureWindow()
{
    // A short path: the server's socket lies below it.
    const QTemporaryDir folder(QStringLiteral("/tmp/vdwin-XXXXXX"));
    // Under root the server runs as user postgres, who must get through.
    QFile::setPermissions(folder.path(), QFile::permissions(folder.path()) | QFile::ReadOther | QFile::ExeOther);
    const QString usable = QStringLiteral("Usable after");
    (void)run(folder, QStringLiteral("venuedeskctl"), {QStringLiteral("init")}, false);
    (void)run(folder, QStringLiteral("venuedeskctl"), {QStringLiteral("demo"), QStringLiteral("--if-empty")}, false);
    const QString said = run(folder, QStringLiteral("venuedesk"),
        {QStringLiteral("--main-job"), folder.filePath(QStringLiteral("job"))}, true);
    const QString bare = run(folder, QStringLiteral("bare_window"), {}, true);
    (void)run(folder, QStringLiteral("venuedeskctl"), {QStringLiteral("stop")}, false);
    return {figure(said, usable), figure(bare, usable),
        figure(said, QStringLiteral("Longest stretch away from the event loop"))};
}

} // namespace vd::bench
