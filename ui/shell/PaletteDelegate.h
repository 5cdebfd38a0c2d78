#pragma once

#include <QStyledItemDelegate>

namespace vd::ui {

/// Paints one line of the palette: icon, title, where it belongs or why it cannot run, and its shortcut.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace vd::ui
