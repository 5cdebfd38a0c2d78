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
    m_text->setObjectName(QStringLiteral("sheetText"));
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

void ScrollSheet::addHeadline(TextLabel *headline)
{
    m_headline = headline;
    static_cast<QVBoxLayout *>(card()->layout())->insertWidget(1, headline);
}

QSize ScrollSheet::cardSize(const QSize &window) const
{
    const int width = qMin(m_width, window.width());
    const int inner = width - 2 * Theme::page;
    const QWidget *content = m_scroll->widget();
    const int list = !content                    ? 0
        : content->layout()->hasHeightForWidth() ? content->layout()->heightForWidth(inner)
                                                 : content->sizeHint().height();
    const int head = m_title->sizeHint().height() + (m_headline ? m_headline->sizeHint().height() + Theme::gap : 0)
        + (m_text->text().isEmpty() ? 0 : m_text->heightForWidth(inner));
    return {width, qMin(head + list + 5 * Theme::page, window.height() - 120)};
}

void ScrollSheet::fill(const QString &title, const QString &text, QWidget *content)
{
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    content->setBackgroundRole(QPalette::Base);
    m_scroll->setWidget(content);
    if (isVisible())
        place();
}

void ScrollSheet::openFilled()
{
    openOverlay();
    m_scroll->setFocus(Qt::PopupFocusReason);
}

} // namespace vd::ui
