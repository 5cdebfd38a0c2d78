#include "ui/scan/PictureFile.h"

#include "ui/scan/QrReader.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

namespace vd::ui {

namespace {

constexpr qint64 megabyte = 1024LL * 1024;
constexpr qint64 megapixel = 1'000'000;
// Beyond this a JPEG is decoded at half its size, which is as good for codes and a quarter of the memory.
constexpr qint64 decodedWhole = 24 * megapixel;

tl::unexpected<Error> tooLarge(const QString &unit, qint64 size, qint64 limit)
{
    return fail(Fault::Rule, QStringLiteral("image_too_large"), {{unit, size}, {QStringLiteral("limit"), limit}});
}

tl::unexpected<Error> unreadable()
{
    return fail(Fault::Rule, QStringLiteral("image_unreadable"));
}

bool isPixelFormat(const QByteArray &format)
{
    return format == "png" || format == "jpeg" || format == "bmp" || format == "gif" || format == "webp";
}

} // namespace

Result<QImage> PictureFile::load(const QString &path)
{
    // A pipe or a device would never end.
    if (!QFileInfo(path).isFile())
        return fail(Fault::Rule, QStringLiteral("file_unreadable"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::Rule, QStringLiteral("file_unreadable"));
    const QByteArray bytes = file.read(largestFile + 1);
    if (bytes.size() > largestFile)
        return tooLarge(QStringLiteral("megabytes"), file.size() / megabyte, largestFile / megabyte);
    return decode(bytes);
}

Result<QImage> PictureFile::decode(const QByteArray &bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    if (!isPixelFormat(reader.format()))
        return unreadable();
    const QSize size = reader.size();
    const qint64 pixels = static_cast<qint64>(size.width()) * size.height();
    if (size.isEmpty())
        return unreadable();
    if (pixels > QrReader::largestPicture)
        return tooLarge(QStringLiteral("megapixels"), pixels / megapixel, QrReader::largestPicture / megapixel);
    if (pixels > decodedWhole && reader.format() == "jpeg")
        reader.setScaledSize(size / 2);
    const QImage image = reader.read();
    if (!image.isNull())
        return image;
    // Qt refuses what would take more memory than its own limit.
    if (pixels > decodedWhole)
        return tooLarge(QStringLiteral("megapixels"), pixels / megapixel, decodedWhole / megapixel);
    return unreadable();
}

} // namespace vd::ui
