#pragma once

#include <QImage>

namespace vd::ui {

/// What is done to a picture before a code is looked for in it. All take and give 8-bit grey; all are pure, so they may
/// run in any thread.
class GreyImage
{
public:
    /// Luminance of a picture; see-through parts show the ground.
    [[nodiscard]] static QImage from(const QImage &image, QRgb ground = 0xffffffff);
    [[nodiscard]] static QImage inverted(const QImage &grey);
    /// Spreads the levels so that the darkest and lightest half per cent become black and white.
    [[nodiscard]] static QImage stretched(const QImage &grey);
    /// Black where a pixel is darker than the mean of its surroundings (a square of 2 x radius + 1) by more than some
    /// per cent of it, else white: evens out shadows, glare and bands.
    [[nodiscard]] static QImage locallyThresholded(const QImage &grey, int radius, int percent);
    /// Adds back, so many times, what a blur of that radius took away.
    [[nodiscard]] static QImage sharpened(const QImage &grey, int radius, int strength);
    /// Smoothly scaled so that the longer side has at most so many pixels; smaller pictures stay as they are.
    [[nodiscard]] static QImage atMost(const QImage &grey, int side);
    /// Half as wide and as high, each pixel the mean of four: many times quicker than scaling by any factor.
    [[nodiscard]] static QImage halved(const QImage &grey);
    /// Smoothly scaled by a factor.
    [[nodiscard]] static QImage scaled(const QImage &grey, qreal factor);

private:
    [[nodiscard]] static QImage localMean(const QImage &grey, int radius);
};

} // namespace vd::ui
