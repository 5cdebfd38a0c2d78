#pragma once

#include <QImage>

class QVideoFrame;

namespace vd::ui {

/// Pictures out of camera frames, taken straight from the mapped memory: QVideoFrame::toImage() may go through the
/// graphics card, which a thread other than the window's must not touch.
class VideoPicture
{
public:
    /// 8-bit grey in full size, for reading codes. Null for formats no camera here delivers and for frames that cannot
    /// be mapped.
    [[nodiscard]] static QImage luminance(const QVideoFrame &frame);
    /// A small picture in colour (grey where the format has none), its longer side at most so many pixels.
    [[nodiscard]] static QImage preview(const QVideoFrame &frame, int side);
};

} // namespace vd::ui
