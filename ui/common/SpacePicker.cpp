#include "ui/common/SpacePicker.h"

#include "ui/common/Theme.h"

#include <QHeaderView>
#include <QSignalBlocker>

namespace vd::ui {

namespace {

constexpr int idRole = Qt::UserRole + 1;
constexpr int shownRows = 9;

} // namespace

SpacePicker::SpacePicker(QWidget *parent)
    : QTreeWidget(parent)
{
    setHeaderHidden(true);
    setColumnCount(1);
    setUniformRowHeights(true);
    setIndentation(Theme::icon);
    setSelectionMode(QAbstractItemView::SingleSelection);
    connect(this, &QTreeWidget::itemChanged, this, &SpacePicker::choiceChanged);
}

QSize SpacePicker::sizeHint() const
{
    return {240, shownRows * Theme::dense};
}

// The form around it scrolls; a short list inside of that would be a keyhole.
QSize SpacePicker::minimumSizeHint() const
{
    return sizeHint();
}

QTreeWidgetItem *SpacePicker::categoryItem(const QString &name)
{
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (topLevelItem(i)->text(0) == name)
            return topLevelItem(i);
    auto *item = new QTreeWidgetItem(this, {name});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
    item->setFont(0, Theme::font(FontRole::Strong));
    return item;
}

void SpacePicker::setSpaces(const QList<catalog::Space> &spaces)
{
    const QList<SpaceId> before = chosen();
    {
        const QSignalBlocker quiet(this);
        clear();
        for (const catalog::Space &space : spaces) {
            if (space.retired)
                continue;
            auto *item = new QTreeWidgetItem(categoryItem(space.categoryName), {space.name});
            item->setFlags(
                Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren);
            item->setData(0, idRole, QVariant::fromValue<qint64>(space.id.value()));
            item->setCheckState(0, before.contains(space.id) ? Qt::Checked : Qt::Unchecked);
        }
        expandAll();
    }
    if (chosen() != before)
        Q_EMIT choiceChanged();
}

QList<QTreeWidgetItem *> SpacePicker::leaves() const
{
    QList<QTreeWidgetItem *> found;
    for (int i = 0; i < topLevelItemCount(); ++i)
        for (int j = 0; j < topLevelItem(i)->childCount(); ++j)
            found << topLevelItem(i)->child(j);
    return found;
}

QList<SpaceId> SpacePicker::chosen() const
{
    QList<SpaceId> ids;
    for (const QTreeWidgetItem *leaf : leaves())
        if (leaf->checkState(0) == Qt::Checked)
            ids << SpaceId(leaf->data(0, idRole).toLongLong());
    return ids;
}

void SpacePicker::choose(const QList<SpaceId> &spaces)
{
    {
        const QSignalBlocker quiet(this);
        for (QTreeWidgetItem *leaf : leaves())
            leaf->setCheckState(
                0, spaces.contains(SpaceId(leaf->data(0, idRole).toLongLong())) ? Qt::Checked : Qt::Unchecked);
    }
    Q_EMIT choiceChanged();
}

} // namespace vd::ui
