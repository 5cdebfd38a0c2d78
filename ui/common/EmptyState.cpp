#include "ui/common/EmptyState.h"

#include "ui/common/Icon.h"
#include "ui/common/TextLabel.h"

#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_iconSpace(new QWidget(this))
    , m_title(new TextLabel(FontRole::Section, Token::Text, this))
    , m_text(new TextLabel(FontRole::Base, Token::Muted, this))
    , m_action(new QPushButton(this))
{
    m_iconSpace->setFixedSize(40, 40);
    m_iconSpace->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setWordWrap(true);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_text->setMinimumWidth(240);
    m_text->setMaximumWidth(360);
    m_action->setObjectName(QStringLiteral("emptyAction"));
    m_action->setAutoDefault(true);
    m_action->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::page);
    column->setSpacing(Theme::gap);
    column->addStretch(2);
    column->addWidget(m_iconSpace, 0, Qt::AlignHCenter);
    column->addWidget(m_title);
    // Not aligned: a wrapped text keeps its height for its width only when the layout gives it the width.
    auto *textRow = new QHBoxLayout;
    textRow->addStretch(1);
    textRow->addWidget(m_text, 100);
    textRow->addStretch(1);
    column->addLayout(textRow);
    column->addSpacing(Theme::gap);
    column->addWidget(m_action, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(m_action, &QPushButton::clicked, this, &EmptyState::actionTriggered);
}

void EmptyState::set(const QString &icon, const QString &title, const QString &text, const QString &actionText)
{
    m_icon = icon;
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_action->setText(actionText);
    m_action->setVisible(!actionText.isEmpty());
    setAccessibleName(title);
    update();
}

QString EmptyState::title() const
{
    return m_title->text();
}

void EmptyState::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Icon::paint(&painter, m_iconSpace->geometry(), m_icon, Theme::color(Token::Muted));
}

} // namespace vd::ui
