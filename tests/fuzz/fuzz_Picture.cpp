// Whatever is in a picture: the bytes are the grey levels of a small one.

#include "ui/scan/QrReader.h"

#include <cstdint>
#include <cstdlib>

using namespace vd;
using namespace vd::ui;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    // Most inputs would be noise; only a few are worth the time a picture takes.
    if (size < 3 || size % 16 != 0)
        return 0;
    const int width = 1 + data[0] % 64;
    const int height = static_cast<int>((size - 1) / static_cast<std::size_t>(width));
    if (height < 1)
        return 0;
    QImage image(width, height, QImage::Format_Grayscale8);
    for (int y = 0; y < height; ++y)
        std::copy_n(data + 1 + y * width, width, image.scanLine(y));
    const QImage shown = data[1] % 2 == 0 ? image : image.scaled(image.size() * 3);
    for (const auto effort : {QrReader::Effort::Frame, QrReader::Effort::Picture}) {
        const Result<QList<FoundCode>> found = QrReader::read(shown, effort, data[2]);
        if (found && (found->isEmpty() || found->first().text.isEmpty()))
            std::abort();
        if (!found && found.error().code != QLatin1String("no_code_in_image"))
            std::abort();
    }
    return 0;
}
