#include "models/exporting/DocumentFile.h"

#include <QDir>
#include <QFileInfo>
#include <QPromise>
#include <QSaveFile>
#include <QThreadPool>

#include <cerrno>
#include <memory>

namespace vd::exporting {

namespace {

using Outcome = DocumentWriter::Outcome;

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

Result<ExportedFile> run(const QString &path, const Document &document, const DocumentWriter &writer,
    const DocumentWriter::Progress &progress)
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
    errno = 0;
    Outcome outcome = writer.write(document, file, progress);
    if (outcome == Outcome::Written && !file.flush())
        outcome = Outcome::Failed;
    const int systemError = errno;
    if (outcome != Outcome::Written) {
        file.cancelWriting();
        return outcome == Outcome::Stopped ? stopped() : writeError(path, file, systemError);
    }
    const qint64 bytes = file.size();
    errno = 0;
    if (!file.commit())
        return writeError(path, file, errno);
    return ExportedFile{path, document.rowCount(), bytes};
}

} // namespace

Future<ExportedFile> DocumentFile::write(
    const QString &path, const Document &document, const Writer &writer, const StopFlag &stop)
{
    auto promise = std::make_shared<QPromise<Result<ExportedFile>>>();
    promise->setProgressRange(0, document.rowCount());
    promise->start();
    const Future<ExportedFile> future = promise->future();
    QThreadPool::globalInstance()->start([promise, path, document, writer, stop] {
        promise->addResult(run(path, document, *writer, [&promise, &stop](int done) {
            promise->setProgressValue(done);
            return !stop->load();
        }));
        promise->finish();
    });
    return future;
}

Result<ExportedFile> DocumentFile::writeNow(const QString &path, const Document &document, const DocumentWriter &writer)
{
    return run(path, document, writer, [](int) { return true; });
}

} // namespace vd::exporting
