#pragma once

#include <QImage>
#include <QStringList>

class QWidget;

namespace vd::gallery {

/// What is wrong with a page that was laid out: texts that do not fit their labels or buttons, and a picture with
/// nothing on it.
class PictureCheck
{
public:
    [[nodiscard]] static QStringList clipped(const QWidget *page);
    /// Tables that have to be scrolled sideways.
    [[nodiscard]] static QStringList sideways(const QWidget *page);
    /// Controls a screen reader could say nothing about.
    [[nodiscard]] static QStringList unnamed(const QWidget *page);
    [[nodiscard]] static bool isBlank(const QImage &picture);
};

} // namespace vd::gallery
