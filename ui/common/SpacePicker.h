#pragma once

#include "models/catalog/Catalog.h"

#include <QTreeWidget>

namespace vd::ui {

/// The spaces of a venue below their categories, each with a tick; a category's tick is that of all below it.
class SpacePicker : public QTreeWidget
{
    Q_OBJECT

public:
    explicit SpacePicker(QWidget *parent = nullptr);

    /// In board order; retired ones are left out. Ticks stay with their space.
    void setSpaces(const QList<catalog::Space> &spaces);
    [[nodiscard]] QList<SpaceId> chosen() const;
    void choose(const QList<SpaceId> &spaces);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void choiceChanged();

private:
    [[nodiscard]] QTreeWidgetItem *categoryItem(const QString &name);
    [[nodiscard]] QList<QTreeWidgetItem *> leaves() const;
};

} // namespace vd::ui
