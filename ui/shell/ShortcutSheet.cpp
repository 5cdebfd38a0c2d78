#include "ui/shell/ShortcutSheet.h"

#include "ui/common/TextLabel.h"

#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

constexpr int cardWidth = 720;

} // namespace

ShortcutSheet::ShortcutSheet(QWidget *window)
    : Overlay(window)
    , m_title(new TextLabel(FontRole::Title, Token::Text, card()))
    , m_help(new TextLabel(FontRole::Base, Token::Muted, card()))
    , m_scroll(new QScrollArea(card()))
{
    setObjectName(QStringLiteral("shortcutSheet"));
    m_help->setWordWrap(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setBackgroundRole(QPalette::Base);
    auto *column = new QVBoxLayout(card());
    column->setContentsMargins(Theme::page, Theme::page, Theme::group, Theme::group);
    column->setSpacing(Theme::gap);
    column->addWidget(m_title);
    column->addWidget(m_help);
    column->addSpacing(Theme::gap);
    column->addWidget(m_scroll, 1);
}

QSize ShortcutSheet::cardSize(const QSize &window) const
{
    const int width = qMin(cardWidth, window.width());
    const int list = m_scroll->widget() ? m_scroll->widget()->sizeHint().height() : 0;
    const int text = m_title->sizeHint().height() + m_help->heightForWidth(width - 2 * Theme::page);
    return {width, qMin(text + list + 5 * Theme::page, window.height() - 120)};
}

void ShortcutSheet::openWith(const QString &title, const QString &help, const QList<Command> &commands)
{
    m_title->setText(title);
    m_help->setText(help);
    m_help->setVisible(!help.isEmpty());
    QWidget *content = list(commands);
    content->setBackgroundRole(QPalette::Base);
    m_scroll->setWidget(content);
    openOverlay();
    m_scroll->setFocus(Qt::PopupFocusReason);
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
