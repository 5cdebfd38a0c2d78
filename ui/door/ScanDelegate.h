#pragma once

#include "models/checkin/CheckInGateway.h"

#include <QStyledItemDelegate>
#include <QTimeZone>

namespace vd::ui {

/// Paints a line of the door's history: sign, time, word, place and holder; a taken back entry is struck through.
class ScanDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int rowHeight = 48;

    using QStyledItemDelegate::QStyledItemDelegate;

    void setZone(const QTimeZone &zone) { m_zone = zone; }
    /// The row in words.
    [[nodiscard]] static QString text(const checkin::Scan &scan, const QTimeZone &zone);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QTimeZone m_zone = QTimeZone::utc();
};

} // namespace vd::ui
