#pragma once

#include "models/exporting/DocumentWriter.h"

#include <QImage>

namespace vd::ui {

/// Writes one picture; the document's tables are not in it.
class PngWriter final : public exporting::DocumentWriter
{
public:
    explicit PngWriter(QImage image)
        : m_image(std::move(image))
    {
    }

    [[nodiscard]] QString suffix() const override { return QStringLiteral("png"); }
    [[nodiscard]] Outcome write(
        const exporting::Document &document, QIODevice &device, const Progress &progress) const override;

private:
    QImage m_image;
};

} // namespace vd::ui
