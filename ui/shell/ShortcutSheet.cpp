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

void ShortcutSheet::openWith(
    const QString &title, const QString &help, const QList<Command> &commands, const QList<KeyHint> &keys)
{
    fill(title, help, list(commands, keys));
    openFilled();
}

QWidget *ShortcutSheet::list(const QList<Command> &commands, const QList<KeyHint> &keys) const
{
    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, Theme::group, 0);
    grid->setHorizontalSpacing(Theme::page);
    grid->setVerticalSpacing(Theme::gap);
    grid->setColumnStretch(1, 1);
    QString group;
    int row = 0;
    const auto add = [&](const KeyHint &hint) {
        if (hint.group != group) {
            group = hint.group;
            grid->setRowMinimumHeight(row, row > 0 ? Theme::gap : 0);
            ++row;
            grid->addWidget(new TextLabel(group, FontRole::Section), row++, 0, 1, 2);
        }
        grid->addWidget(new TextLabel(hint.keys, FontRole::FiguresStrong, Token::Accent), row, 0);
        auto *title = new TextLabel(hint.title);
        title->setWordWrap(true);
        grid->addWidget(title, row++, 1);
    };
    for (const Command &command : commands) {
        if (!command.shortcut.isEmpty())
            add({command.shortcut.toString(QKeySequence::NativeText), command.title, command.group});
    }
    for (const KeyHint &hint : keys)
        add(hint);
    grid->setRowStretch(row, 1);
    return content;
}

} // namespace vd::ui
