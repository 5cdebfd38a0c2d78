#include "ui/desk/ExplainSheet.h"

#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

constexpr int cardWidth = 760;

} // namespace

ExplainSheet::ExplainSheet(QWidget *window)
    : Overlay(window)
    , m_title(new TextLabel(FontRole::Title, Token::Text, card()))
    , m_subtitle(new TextLabel(FontRole::Base, Token::Muted, card()))
    , m_scroll(new QScrollArea(card()))
{
    setObjectName(QStringLiteral("explainSheet"));
    m_title->setObjectName(QStringLiteral("explainTitle"));
    m_subtitle->setWordWrap(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setBackgroundRole(QPalette::Base);
    auto *column = new QVBoxLayout(card());
    column->setContentsMargins(Theme::page, Theme::page, Theme::group, Theme::group);
    column->setSpacing(Theme::gap);
    column->addWidget(m_title);
    column->addWidget(m_subtitle);
    column->addSpacing(Theme::gap);
    column->addWidget(m_scroll, 1);
}

QSize ExplainSheet::cardSize(const QSize &window) const
{
    const int list = m_scroll->widget() ? m_scroll->widget()->sizeHint().height() : 0;
    return {qMin(cardWidth, window.width()), qMin(list + 6 * Theme::page, window.height() - 120)};
}

void ExplainSheet::openWith(const QString &title, const QString &subtitle, const QList<ExplainSection> &sections)
{
    m_title->setText(title);
    m_subtitle->setText(subtitle);
    QWidget *all = content(sections);
    all->setBackgroundRole(QPalette::Base);
    m_scroll->setWidget(all);
    openOverlay();
    m_scroll->setFocus(Qt::PopupFocusReason);
}

QWidget *ExplainSheet::content(const QList<ExplainSection> &sections)
{
    auto *all = new QWidget;
    auto *grid = new QGridLayout(all);
    grid->setContentsMargins(0, 0, Theme::group, 0);
    grid->setHorizontalSpacing(Theme::group);
    grid->setVerticalSpacing(Theme::tight);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    int row = 0;
    for (const ExplainSection &section : sections) {
        grid->setRowMinimumHeight(row, row > 0 ? Theme::group : 0);
        grid->addWidget(new TextLabel(section.title, FontRole::Section), ++row, 0, 1, 3);
        ++row;
        for (const ExplainLine &line : section.lines) {
            auto *text = new TextLabel(line.text, FontRole::Base, line.colour);
            text->setObjectName(QStringLiteral("explainLine"));
            text->setWordWrap(true);
            text->setTextInteractionFlags(Qt::TextSelectableByMouse);
            auto *note = new TextLabel(line.note, FontRole::Base, Token::Muted);
            note->setWordWrap(true);
            grid->addWidget(text, row, 0, 1, line.note.isEmpty() ? 2 : 1, Qt::AlignTop);
            if (!line.note.isEmpty())
                grid->addWidget(note, row, 1, Qt::AlignTop);
            if (line.order.isValid()) {
                auto *open = new QPushButton(tr("Open"));
                open->setObjectName(QStringLiteral("explainOpen"));
                open->setAutoDefault(true);
                setVariant(open, Variant::Link);
                grid->addWidget(open, row, 2, Qt::AlignTop);
                connect(open, &QPushButton::clicked, this, [this, order = line.order] {
                    closeOverlay();
                    Q_EMIT orderRequested(order);
                });
            }
            ++row;
        }
    }
    grid->setRowStretch(row, 1);
    return all;
}

} // namespace vd::ui
