#pragma once

#include <QStyledItemDelegate>

namespace vd::ui {

/// Sets the last row of a table apart as its total: a line above and stronger figures.
class TotalRowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Off while the table shows no total.
    void setActive(bool active) { m_active = active; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    [[nodiscard]] bool isTotal(const QModelIndex &index) const;

    bool m_active = true;
};

} // namespace vd::ui
