#pragma once

#include "ui/common/TableView.h"

namespace vd::ui {

class TotalRowDelegate;

/// A table whose last row is its total: set apart, and kept in sight at the lower edge while there are more rows than
/// room.
class TotalTable : public TableView
{
    Q_OBJECT

public:
    explicit TotalTable(QWidget *parent = nullptr);

    /// Off while the table shows no total.
    void setTotal(bool total);

    [[nodiscard]] QModelIndex indexAt(const QPoint &point) const override;
    [[nodiscard]] QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

protected:
    [[nodiscard]] int sizeHintForColumn(int column) const override;
    void paintEvent(QPaintEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    /// Where the total is kept in sight, in the viewport; empty when it stands in its own place there.
    [[nodiscard]] QRect kept() const;

    TotalRowDelegate *m_delegate = nullptr;
    bool m_total = true;
};

} // namespace vd::ui
