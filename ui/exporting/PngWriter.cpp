#include "ui/exporting/PngWriter.h"

namespace vd::ui {

exporting::DocumentWriter::Outcome PngWriter::write(
    const exporting::Document &document, QIODevice &device, const Progress &progress) const
{
    if (!progress(0))
        return Outcome::Stopped;
    if (!m_image.save(&device, "PNG"))
        return Outcome::Failed;
    return progress(document.rowCount()) ? Outcome::Written : Outcome::Stopped;
}

} // namespace vd::ui
