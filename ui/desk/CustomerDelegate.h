#pragma once

#include "models/customers/Customer.h"

#include <QStyledItemDelegate>

namespace vd::ui {

/// A row of the customer list: name, number, and how often the customer came or did not.
class CustomerDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role { NameRole = Qt::UserRole + 1, PhoneRole, NoteRole, WarnRole, NewRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// "12 visits, 1 no-show", "first booking".
    [[nodiscard]] static QString history(const customers::Customer &customer);
};

} // namespace vd::ui
