#include "ui/door/RulesDialog.h"

#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/door/OfflineWords.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

RulesDialog::RulesDialog(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("rulesDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Not checked without the server"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::group);
    column->setSpacing(Theme::gap + Theme::tight);
    auto *head = new TextLabel(tr("This door decides by the signature, its list and its own scans. It cannot check:"),
        FontRole::Strong, Token::Text, this);
    head->setWordWrap(true);
    column->addWidget(head);
    const QStringList rules = OfflineWords::rules();
    for (const QString &rule : rules) {
        auto *line = new TextLabel(QStringLiteral("•  ") + rule, FontRole::Base, Token::Text, this);
        line->setWordWrap(true);
        column->addWidget(line);
    }
    auto *after = new TextLabel(tr("Everything is sent when the server is back. What it would have refused is put "
                                   "before a lead; nothing is lost."),
        FontRole::Base, Token::Muted, this);
    after->setWordWrap(true);
    column->addWidget(after);
    column->addStretch(1);
    auto *close = new QPushButton(tr("Close"), this);
    setVariant(close, Variant::Primary);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto *foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(close);
    column->addLayout(foot);
    resize(560, sizeHint().height());
}

} // namespace vd::ui
