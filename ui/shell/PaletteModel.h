#pragma once

#include "ui/shell/Command.h"

#include <QAbstractListModel>

namespace vd::ui {

/// The commands that fit what was typed, best first. Those that cannot run now stand last and say why.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { ShortcutRole = Qt::UserRole + 1, GroupRole, IconRole, RefusalRole };

    using QAbstractListModel::QAbstractListModel;

    void setCommands(QList<Command> commands);
    void setTyped(const QString &typed);
    [[nodiscard]] const Command &command(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void match();

    struct Entry
    {
        qsizetype at;
        int score;
        QString refusal;
    };
    QList<Command> m_commands;
    QString m_typed;
    QList<Entry> m_shown;
};

} // namespace vd::ui
