#include "ui/shell/PaletteModel.h"

#include "ui/shell/FuzzyMatch.h"

#include <algorithm>

namespace vd::ui {

void PaletteModel::setCommands(QList<Command> commands)
{
    m_commands = std::move(commands);
    match();
}

void PaletteModel::setTyped(const QString &typed)
{
    if (typed == m_typed)
        return;
    m_typed = typed;
    match();
}

void PaletteModel::match()
{
    beginResetModel();
    m_shown.clear();
    for (qsizetype i = 0; i < m_commands.size(); ++i) {
        const Command &command = m_commands.at(i);
        std::optional<int> score = FuzzyMatch::score(m_typed, command.title);
        if (!score) {
            // Other words find it too, but never before a title that fits.
            score = FuzzyMatch::score(
                m_typed, command.title + QLatin1Char(' ') + command.keywords + QLatin1Char(' ') + command.group);
            if (score)
                *score -= 80;
        }
        // The search quotes what was typed, so it always fits; a command that is meant comes before it.
        if (score && command.id == QLatin1String("palette.search"))
            *score -= 100;
        if (score)
            m_shown.append({i, *score, command.whyNot()});
    }
    std::stable_sort(m_shown.begin(), m_shown.end(), [](const Entry &a, const Entry &b) {
        if (a.refusal.isEmpty() != b.refusal.isEmpty())
            return a.refusal.isEmpty();
        return a.score > b.score;
    });
    endResetModel();
}

const Command &PaletteModel::command(int row) const
{
    return m_commands.at(m_shown.at(row).at);
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Command &shown = command(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown.title;
    case ShortcutRole:
        return shown.shortcut.toString(QKeySequence::NativeText);
    case GroupRole:
        return shown.group;
    case IconRole:
        return shown.icon;
    case RefusalRole:
        return m_shown.at(index.row()).refusal;
    case Qt::AccessibleTextRole:
        return QStringList({shown.title, shown.group, m_shown.at(index.row()).refusal}).join(QStringLiteral(", "));
    default:
        return {};
    }
}

} // namespace vd::ui
