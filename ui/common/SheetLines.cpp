#include "ui/common/SheetLines.h"

#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

SheetLines::SheetLines()
    : m_grid(new QGridLayout)
{
    m_grid->setHorizontalSpacing(Theme::group);
    m_grid->setVerticalSpacing(Theme::tight);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, Theme::group, 0);
    column->addLayout(m_grid);
    column->addStretch(1);
}

void SheetLines::addTitle(const QString &title)
{
    m_grid->setRowMinimumHeight(m_row, m_row > 0 ? Theme::group : 0);
    m_grid->addWidget(new TextLabel(title, FontRole::Section), m_row + 1, 0, 1, 3);
    m_row += 2;
}

void SheetLines::addLine(const QString &text, const QString &note, const Link &link, Token colour)
{
    const Qt::Alignment across = link.text.isEmpty() ? Qt::AlignTop : Qt::AlignVCenter;
    auto *line = new TextLabel(text, FontRole::Base, colour);
    line->setObjectName(QStringLiteral("sheetLine"));
    line->setWordWrap(true);
    line->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_grid->addWidget(line, m_row, 0, 1, note.isEmpty() ? 2 : 1, across);
    if (!note.isEmpty()) {
        auto *aside = new TextLabel(note, FontRole::Base, Token::Muted);
        aside->setWordWrap(true);
        m_grid->addWidget(aside, m_row, 1, across);
    }
    if (!link.text.isEmpty()) {
        auto *button = new QPushButton(link.text);
        button->setObjectName(link.name);
        button->setAutoDefault(true);
        setVariant(button, Variant::Link);
        m_grid->addWidget(button, m_row, 2, across);
        connect(button, &QPushButton::clicked, this, link.follow);
    }
    ++m_row;
}

} // namespace vd::ui
