#include "ui/door/PictureReader.h"

#include "models/base/Pass.h"
#include "models/base/WhenDone.h"
#include "ui/scan/PictureFile.h"
#include "ui/scan/QrReader.h"

#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <memory>

namespace vd::ui {

namespace {

QStringList localFiles(const QMimeData *data)
{
    QStringList paths;
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

} // namespace

PictureReader::PictureReader(QObject *parent)
    : QObject(parent)
{
    m_thread.setMaxThreadCount(1);
}

PictureReader::~PictureReader() = default;

PictureReader::Codes PictureReader::codesOf(const QImage &image)
{
    const Result<QList<FoundCode>> codes = QrReader::read(image);
    if (!codes)
        return pass(codes);
    QStringList texts;
    for (const FoundCode &code : *codes)
        texts.append(code.text);
    return texts;
}

PictureReader::Codes PictureReader::codesOfFile(const QString &path)
{
    const Result<QImage> image = PictureFile::load(path);
    if (!image)
        return pass(image);
    return codesOf(*image);
}

PictureReader::Codes PictureReader::codesOfFiles(const QStringList &paths)
{
    QStringList all;
    Codes last = fail(Fault::Rule, QStringLiteral("no_code_in_image"));
    for (const QString &path : paths.mid(0, mostFiles)) {
        last = codesOfFile(path);
        if (last)
            all.append(*last);
    }
    if (all.isEmpty())
        return last;
    all.removeDuplicates();
    return all;
}

void PictureReader::readFiles(const QStringList &paths)
{
    run([paths] { return codesOfFiles(paths); });
}

void PictureReader::readImage(const QImage &image)
{
    run([image] { return codesOf(image); });
}

bool PictureReader::accepts(const QMimeData *data)
{
    return data && (data->hasImage() || !localFiles(data).isEmpty() || !data->text().trimmed().isEmpty());
}

bool PictureReader::readMime(const QMimeData *data)
{
    if (!accepts(data))
        return false;
    if (data->hasImage())
        readImage(qvariant_cast<QImage>(data->imageData()));
    else if (const QStringList paths = localFiles(data); !paths.isEmpty())
        readFiles(paths);
    else
        Q_EMIT found({data->text().trimmed()});
    return true;
}

void PictureReader::run(const std::function<Codes()> &work)
{
    if (++m_running == 1)
        Q_EMIT busyChanged(true);
    const auto promise = std::make_shared<QPromise<Codes>>();
    promise->start();
    m_thread.start([promise, work] {
        promise->addResult(work());
        promise->finish();
    });
    whenDone(promise->future(), this, [this](const Codes &codes) {
        if (--m_running == 0)
            Q_EMIT busyChanged(false);
        if (codes)
            Q_EMIT found(*codes);
        else
            Q_EMIT failed(codes.error());
    });
}

} // namespace vd::ui
