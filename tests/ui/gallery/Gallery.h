#pragma once

#include <QList>
#include <QSize>
#include <QString>
#include <QWidget>

#include <functional>
#include <memory>

namespace vd::gallery {

/// One picture: a page, dialog or state, made anew for every language and scheme.
struct GalleryItem
{
    QString name; ///< Stable, becomes the file name: "desk-board".
    QSize size; ///< Logical pixels.
    std::function<std::unique_ptr<QWidget>()> factory;
    /// Milliseconds of event loop before the picture, for pages that fill themselves from fakes.
    int settle = 0;
};

using GalleryItems = QList<GalleryItem>;

// Every tests/ui/gallery/<name>.cpp besides Gallery.cpp and main.cpp defines `GalleryItems <name>Items()` here; the
// build calls them all.

} // namespace vd::gallery
