#include "ui/shell/ShortcutSheet.h"

#include "ui/common/TextLabel.h"

#include <QGridLayout>

namespace vd::ui {

namespace {

constexpr int cardWidth = 720;

} // namespace

ShortcutSheet::ShortcutSheet(QWidget *window)
    : ScrollSheet(QStringLiteral("shortcutSheet"), cardWidth, window)
{
}

void ShortcutSheet::openWith(const QString &title, const QString &help, const QList<Command> &commands)
{
    ScrollSheet::openWith(title, help, list(commands));
}

QWidget *ShortcutSheet::list(const QList<Command> &commands) const
{
    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, Theme::group, 0);
    grid->setHorizontalSpacing(Theme::page);
    grid->setVerticalSpacing(Theme::gap);
    grid->setColumnStretch(1, 1);
    QString group;
    int row = 0;
    for (const Command &command : commands) {
        if (command.shortcut.isEmpty())
            continue;
        if (command.group != group) {
            group = command.group;
            grid->setRowMinimumHeight(row, row > 0 ? Theme::gap : 0);
            ++row;
            grid->addWidget(new TextLabel(group, FontRole::Section), row++, 0, 1, 2);
        }
        auto *keys = new TextLabel(
            command.shortcut.toString(QKeySequence::NativeText), FontRole::FiguresStrong, Token::Accent);
        grid->addWidget(keys, row, 0);
        grid->addWidget(new TextLabel(command.title), row++, 1);
    }
    grid->setRowStretch(row, 1);
    return content;
}

} // namespace vd::ui
