#include "models/finance/CsvFile.h"

#include <QDir>
#include <QFileInfo>
#include <QPromise>
#include <QSaveFile>
#include <QThreadPool>

#include <cerrno>
#include <functional>
#include <memory>

namespace vd::finance {

namespace {

/// Asked after each row; false stops the writing.
using Progress = std::function<bool(int rowsDone)>;

constexpr int rowsBetweenReports = 256;

tl::unexpected<Error> folderError(const QString &path)
{
    return fail(Fault::Rule, QStringLiteral("export_folder"),
        {{QStringLiteral("folder"), QDir::toNativeSeparators(QFileInfo(path).path())}});
}

// errno is read by the caller right after the failed call: QFileDevice tells a full disk only in a translated text.
tl::unexpected<Error> writeError(const QString &path, const QSaveFile &file, int systemError)
{
    if (systemError == ENOSPC || systemError == EDQUOT || systemError == EFBIG)
        return fail(Fault::Rule, QStringLiteral("disk_full"),
            {{QStringLiteral("folder"), QDir::toNativeSeparators(QFileInfo(path).path())}});
    return fail(Fault::Rule, QStringLiteral("export_failed"),
        {{QStringLiteral("file"), QFileInfo(path).fileName()}, {QStringLiteral("reason"), file.errorString()}});
}

tl::unexpected<Error> stopped()
{
    return fail(Fault::Rule, QStringLiteral("cancelled"));
}

qsizetype widest(const QList<CsvSection> &sections)
{
    qsizetype fields = 1;
    for (const CsvSection &section : sections)
        fields = std::max(fields, section.columns.size());
    return fields;
}

enum class Outcome { Written, Stopped, Failed };

Outcome writeSection(CsvWriter &writer, const CsvSection &section, int &done, const Progress &progress)
{
    if (!writer.title(section.title) || !writer.heading(section.columns))
        return Outcome::Failed;
    for (const CsvRow &row : section.rows) {
        if (!writer.row(section.columns, row))
            return Outcome::Failed;
        if (++done % rowsBetweenReports == 0 && !progress(done))
            return Outcome::Stopped;
    }
    return Outcome::Written;
}

Outcome writeAll(QSaveFile &file, const QList<CsvSection> &sections, int &done, const Progress &progress)
{
    CsvWriter writer(file, widest(sections));
    if (!writer.begin())
        return Outcome::Failed;
    bool first = true;
    for (const CsvSection &section : sections) {
        if (!first && !writer.emptyRow())
            return Outcome::Failed;
        first = false;
        const Outcome outcome = writeSection(writer, section, done, progress);
        if (outcome != Outcome::Written)
            return outcome;
    }
    if (!progress(done))
        return Outcome::Stopped;
    return file.flush() ? Outcome::Written : Outcome::Failed;
}

Result<ExportedFile> run(const QString &path, const QList<CsvSection> &sections, const Progress &progress)
{
    const QFileInfo folder(QFileInfo(path).path());
    if (!folder.isDir() || !folder.isWritable())
        return folderError(path);
    QSaveFile file(path);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly)) {
        const int systemError = errno;
        const bool aboutTheFile = QFileInfo::exists(path) || systemError == ENOSPC || systemError == EDQUOT;
        return aboutTheFile ? writeError(path, file, systemError) : folderError(path);
    }
    int done = 0;
    errno = 0;
    const Outcome outcome = writeAll(file, sections, done, progress);
    const int systemError = errno;
    if (outcome != Outcome::Written) {
        file.cancelWriting();
        return outcome == Outcome::Stopped ? stopped() : writeError(path, file, systemError);
    }
    const qint64 bytes = file.size();
    errno = 0;
    if (!file.commit())
        return writeError(path, file, errno);
    return ExportedFile{path, done, bytes};
}

} // namespace

Future<ExportedFile> CsvFile::write(const QString &path, const QList<CsvSection> &sections, const StopFlag &stop)
{
    auto promise = std::make_shared<QPromise<Result<ExportedFile>>>();
    promise->setProgressRange(0, rowCount(sections));
    promise->start();
    const Future<ExportedFile> future = promise->future();
    QThreadPool::globalInstance()->start([promise, path, sections, stop] {
        promise->addResult(run(path, sections, [&promise, &stop](int done) {
            promise->setProgressValue(done);
            return !stop->load();
        }));
        promise->finish();
    });
    return future;
}

Result<ExportedFile> CsvFile::writeNow(const QString &path, const QList<CsvSection> &sections)
{
    return run(path, sections, [](int) { return true; });
}

int CsvFile::rowCount(const QList<CsvSection> &sections)
{
    qsizetype rows = 0;
    for (const CsvSection &section : sections)
        rows += section.rows.size();
    return static_cast<int>(rows);
}

} // namespace vd::finance
