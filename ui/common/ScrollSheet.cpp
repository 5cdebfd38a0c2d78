#include "ui/common/ScrollSheet.h"

#include "ui/common/TextLabel.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace vd::ui {

ScrollSheet::ScrollSheet(const QString &name, int width, QWidget *window)
    : Overlay(window)
    , m_width(width)
    , m_title(new TextLabel(FontRole::Title, Token::Text, card()))
    , m_text(new TextLabel(FontRole::Base, Token::Muted, card()))
    , m_scroll(new QScrollArea(card()))
{
    setObjectName(name);
    m_title->setObjectName(QStringLiteral("sheetTitle"));
    m_text->setWordWrap(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setBackgroundRole(QPalette::Base);
    auto *column = new QVBoxLayout(card());
    column->setContentsMargins(Theme::page, Theme::page, Theme::group, Theme::group);
    column->setSpacing(Theme::gap);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(Theme::gap);
    column->addWidget(m_scroll, 1);
}

QSize ScrollSheet::cardSize(const QSize &window) const
{
    const int width = qMin(m_width, window.width());
    const int list = m_scroll->widget() ? m_scroll->widget()->sizeHint().height() : 0;
    const int text = m_title->sizeHint().height() + m_text->heightForWidth(width - 2 * Theme::page);
    return {width, qMin(text + list + 5 * Theme::page, window.height() - 120)};
}

void ScrollSheet::openWith(const QString &title, const QString &text, QWidget *content)
{
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    content->setBackgroundRole(QPalette::Base);
    m_scroll->setWidget(content);
    openOverlay();
    m_scroll->setFocus(Qt::PopupFocusReason);
}

} // namespace vd::ui
