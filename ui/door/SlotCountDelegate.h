#pragma once

#include "models/base/Clock.h"
#include "models/checkin/CheckInGateway.h"

#include <QStyledItemDelegate>
#include <QTimeZone>

namespace vd::ui {

/// Paints a slot's counts: time and space, entered of expected with a bar, people inside. Slots that are over stand
/// back.
class SlotCountDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int rowHeight = 56;

    explicit SlotCountDelegate(const Clock *clock, QObject *parent = nullptr);

    void setZone(const QTimeZone &zone) { m_zone = zone; }
    /// The row in words.
    [[nodiscard]] static QString text(const checkin::SlotCount &count, const QTimeZone &zone);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Clock *m_clock;
    QTimeZone m_zone = QTimeZone::utc();
};

} // namespace vd::ui
