#include "ui/desk/RefundParts.h"

#include "ui/common/FormatText.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/OrderWords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>
#include <iterator>
#include <utility>

namespace vd::ui {

RefundParts::RefundParts(orders::OrderActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_title(new TextLabel(FontRole::Section, Token::Text, this))
    , m_rows(new QVBoxLayout)
{
    setObjectName(QStringLiteral("refundParts"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::tight);
    column->addWidget(m_title);
    column->addLayout(m_rows);
    connect(&m_actions, &orders::OrderActions::changed, this, &RefundParts::refresh);
    rebuild();
}

void RefundParts::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

void RefundParts::refresh()
{
    QList<orders::RefundPart> parts;
    for (const orders::Refund &refund : m_actions.order().refunds) {
        std::copy_if(refund.parts.cbegin(), refund.parts.cend(), std::back_inserter(parts),
            [](const orders::RefundPart &part) { return part.state == QLatin1String("started"); });
    }
    // The same ones stay as they are, with the number that is being typed.
    const bool same = std::equal(parts.cbegin(), parts.cend(), m_parts.cbegin(), m_parts.cend(),
        [](const orders::RefundPart &a, const orders::RefundPart &b) { return a.id == b.id && a.tries == b.tries; });
    if (same)
        return;
    m_parts = parts;
    rebuild();
}

void RefundParts::rebuild()
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_title->setText(tr("To hand back"));
    for (const orders::RefundPart &part : std::as_const(m_parts))
        addPart(part);
    setVisible(m_rows->count() > 0);
}

void RefundParts::addPart(const orders::RefundPart &part)
{
    auto *row = new QWidget(this);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(Theme::gap);
    auto *what = new TextLabel(
        QStringLiteral("%1   %2").arg(OrderWords::channel(part.channel), FormatText::money(part.amount)),
        FontRole::Figures, Token::Text, row);
    line->addWidget(what, 1);
    m_rows->addWidget(row);
    if (!part.byHand()) {
        line->addWidget(new TextLabel(
            part.tries > 1 ? tr("the channel is asked, try %1").arg(part.tries) : tr("the channel is asked"),
            FontRole::Caption, Token::Muted, row));
        return;
    }
    LineEdit *number = nullptr;
    if (part.channel != QLatin1String("cash")) {
        number = new LineEdit(row);
        number->setObjectName(QStringLiteral("refundNumber"));
        number->setPlaceholderText(tr("Slip no."));
        number->setAccessibleName(tr("Number on the terminal's slip"));
        number->setMaxLength(64);
        number->setFixedWidth(96);
        setDense(number);
        line->addWidget(number);
    }
    auto *done = new QPushButton(part.channel == QLatin1String("cash") ? tr("Handed back") : tr("Done"), row);
    done->setObjectName(QStringLiteral("settleRefund"));
    done->setAutoDefault(true);
    setDense(done);
    line->addWidget(done);
    connect(done, &QPushButton::clicked, this,
        [this, id = part.id, number] { m_actions.settle(id, number ? number->text().trimmed() : QString()); });
    if (number)
        connect(number, &LineEdit::submitted, done, &QPushButton::click);
}

} // namespace vd::ui
