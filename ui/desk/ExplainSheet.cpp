#include "ui/desk/ExplainSheet.h"

#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QGridLayout>
#include <QPushButton>

namespace vd::ui {

namespace {

constexpr int cardWidth = 760;

} // namespace

ExplainSheet::ExplainSheet(QWidget *window)
    : ScrollSheet(QStringLiteral("explainSheet"), cardWidth, window)
{
}

void ExplainSheet::openWith(const QString &title, const QString &subtitle, const QList<ExplainSection> &sections)
{
    ScrollSheet::openWith(title, subtitle, content(sections));
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
