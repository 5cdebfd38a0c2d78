#include "ui/admin/WordsCard.h"

#include "ui/common/TextLabel.h"

#include <QVBoxLayout>

namespace vd::ui {

WordsCard::WordsCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(new TextLabel(FontRole::Caption, Token::Muted, this))
    , m_text(new TextLabel(FontRole::Base, Token::Text, this))
{
    setFrameShape(QFrame::StyledPanel);
    m_text->setObjectName(QStringLiteral("words"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::gap + Theme::tight, Theme::gap, Theme::gap + Theme::tight, Theme::gap);
    column->setSpacing(Theme::tight);
    column->addWidget(m_caption);
    column->addWidget(m_text);
    setVisible(false);
}

void WordsCard::say(const QString &caption, const QString &text)
{
    m_caption->setText(caption);
    m_text->setText(text);
    setVisible(!text.isEmpty());
}

} // namespace vd::ui
