#include "ui/admin/PosterReader.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QImageReader>
#include <QPainter>

namespace vd::ui {

namespace {

constexpr int largestPixels = 100'000'000;

// What shines through lies on white, as on paper.
QImage onPaper(const QImage &picture)
{
    QImage paper(picture.size(), QImage::Format_RGB888);
    paper.fill(Qt::white);
    QPainter painter(&paper);
    painter.drawImage(0, 0, picture);
    return paper;
}

QByteArray jpeg(const QImage &picture)
{
    for (int quality = 88; quality > 10; quality -= 12) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        if (buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "JPEG", quality)
            && bytes.size() <= PosterReader::largestPoster)
            return bytes;
    }
    return {};
}

} // namespace

Result<QByteArray> PosterReader::read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::Rule, QStringLiteral("file_unreadable"),
            {{QStringLiteral("file"), QFileInfo(path).fileName()}, {QStringLiteral("reason"), file.errorString()}});
    if (file.size() > largestFile)
        return fail(Fault::Rule, QStringLiteral("poster_too_large"));
    QImageReader reader(&file);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isValid() && qint64(size.width()) * size.height() > largestPixels)
        return fail(Fault::Rule, QStringLiteral("poster_too_large"));
    if (size.isValid() && qMax(size.width(), size.height()) > longestSide)
        reader.setScaledSize(size.scaled(longestSide, longestSide, Qt::KeepAspectRatio).expandedTo({1, 1}));
    const QImage picture = reader.read();
    const QByteArray poster = picture.isNull() ? QByteArray() : jpeg(onPaper(picture));
    if (poster.isEmpty())
        return fail(Fault::Rule, QStringLiteral("poster_not_image"));
    return poster;
}

} // namespace vd::ui
