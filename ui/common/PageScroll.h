#pragma once

#include <QScrollArea>

namespace vd::ui {

/// A part of a page that may be longer than there is room: it rolls up and down only, has no frame, no ground of its
/// own and no stop for Tab.
class PageScroll : public QScrollArea
{
    Q_OBJECT

public:
    explicit PageScroll(QWidget *parent = nullptr);

    /// Takes the content; the ground behind shows through it.
    void hold(QWidget *content);
    /// Rolls so far that a part within is seen, once it has its place; nothing where it stands in no such area.
    static void reveal(QWidget *part);
};

} // namespace vd::ui
