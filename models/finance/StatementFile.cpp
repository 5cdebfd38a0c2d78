#include "models/finance/StatementFile.h"

#include "models/base/Pass.h"

#include <QCryptographicHash>
#include <QFile>
#include <QPromise>
#include <QThreadPool>

#include <algorithm>

namespace vd::finance {

namespace {

constexpr qint64 headBytes = 64 * 1024;

template <typename Value, typename Job>
Future<Value> elsewhere(Job job)
{
    auto promise = std::make_shared<QPromise<Result<Value>>>();
    promise->start();
    const Future<Value> future = promise->future();
    QThreadPool::globalInstance()->start([promise, job = std::move(job)] {
        promise->addResult(job());
        promise->finish();
    });
    return future;
}

tl::unexpected<Error> unreadable(const QFile &file)
{
    return fail(Fault::Rule, QStringLiteral("statement_file"), {{QStringLiteral("reason"), file.errorString()}});
}

// A workbook, a picture or a damaged file has control characters that no statement has.
bool isText(const QByteArray &head)
{
    return std::none_of(head.cbegin(), head.cend(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f' && byte != 0x1a;
    });
}

Result<StatementPreview> previewOf(const QString &path, const StatementMapping &mapping)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(file);
    StatementPreview preview;
    preview.mapping = mapping;
    StatementReader reader(file, mapping);
    Result<StatementBatch> batch = reader.next(StatementFile::previewLines);
    preview.headings = reader.headings();
    if (batch)
        preview.batch = std::move(*batch);
    else if (batch.error().code != QLatin1String("statement_columns"))
        return pass(batch);
    return preview;
}

} // namespace

struct StatementFile::Reading
{
    Reading(const QString &path, const StatementMapping &mapping)
        : file(path)
        , reader(file, mapping)
    {
    }
    QFile file;
    StatementReader reader;
};

namespace {

Result<StatementFile::Part> partOf(const std::shared_ptr<StatementFile::Reading> &reading)
{
    Result<StatementBatch> batch = reading->reader.next(StatementFile::batchLines);
    if (!batch)
        return pass(batch);
    const auto size = static_cast<double>(std::max<qint64>(1, reading->file.size()));
    return StatementFile::Part{reading, std::move(*batch), static_cast<double>(reading->file.pos()) / size};
}

} // namespace

Future<StatementPreview> StatementFile::guess(const QString &path, const QString &currency)
{
    return elsewhere<StatementPreview>([path, currency]() -> Result<StatementPreview> {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return unreadable(file);
        const QByteArray head = file.read(headBytes);
        if (!isText(head))
            return fail(Fault::Rule, QStringLiteral("statement_unreadable"));
        return previewOf(path, StatementMapping::guess(head, currency));
    });
}

Future<StatementPreview> StatementFile::preview(const QString &path, const StatementMapping &mapping)
{
    return elsewhere<StatementPreview>([path, mapping] { return previewOf(path, mapping); });
}

Future<QString> StatementFile::hash(const QString &path)
{
    return elsewhere<QString>([path]() -> Result<QString> {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return unreadable(file);
        if (file.size() > largest)
            return fail(Fault::Rule, QStringLiteral("statement_too_large"));
        QCryptographicHash hash(QCryptographicHash::Sha256);
        if (!hash.addData(&file))
            return unreadable(file);
        return QString::fromLatin1(hash.result().toHex());
    });
}

Future<StatementFile::Part> StatementFile::first(const QString &path, const StatementMapping &mapping)
{
    return elsewhere<Part>([path, mapping]() -> Result<Part> {
        auto reading = std::make_shared<Reading>(path, mapping);
        if (!reading->file.open(QIODevice::ReadOnly))
            return unreadable(reading->file);
        return partOf(reading);
    });
}

Future<StatementFile::Part> StatementFile::next(const std::shared_ptr<Reading> &reading)
{
    return elsewhere<Part>([reading] { return partOf(reading); });
}

} // namespace vd::finance
