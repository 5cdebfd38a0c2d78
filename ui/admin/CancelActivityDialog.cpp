#include "ui/admin/CancelActivityDialog.h"

#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Theme.h"
#include "ui/common/Variant.h"
#include "ui/desk/StopWords.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace vd::ui {

using inventory::StopHit;

namespace {

constexpr int longestReason = 400;

} // namespace

CancelActivityDialog::CancelActivityDialog(
    const schedule::Activity &activity, const inventory::StopPreview &hits, QWidget *parent)
    : QDialog(parent)
    , m_rows([](const StopHit &hit) { return hit.order; })
    , m_reason(new LineEdit(this))
    , m_strip(new MessageStrip(this))
    , m_table(new TablePane(this))
    , m_accept(new QPushButton(this))
{
    setObjectName(QStringLiteral("cancelActivityDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Cancel “%1”?").arg(activity.title));
    auto *title = new TextLabel(FontRole::Title, Token::Text, this);
    title->setText(windowTitle());
    title->setWordWrap(true);
    auto *effect = new TextLabel(FontRole::Strong, Token::Text, this);
    effect->setObjectName(QStringLiteral("cancelEffect"));
    effect->setWordWrap(true);
    const QString slots = tr("%n slot(s) to come are stopped", nullptr, hits.slotCount);
    const QString orders = tr("%n order(s) are hit", nullptr, hits.orders);
    effect->setText(hits.amount.isZero()
            ? tr("%1; %2.", "two effects").arg(slots, orders)
            : tr("%1; %2, %3 of them paid.", "two effects").arg(slots, orders, FormatText::money(hits.amount)));
    if (hits.whole > 0)
        effect->setText(effect->text() + QLatin1Char(' ') + StopWords::whole(hits.whole));
    auto *next = new TextLabel(FontRole::Base, Token::Muted, this);
    next->setWordWrap(true);
    next->setText(tr("Holds are let go. Paid orders are suspended and come to the leads' call list; their policy says "
                     "whether they are refunded at once or offered another slot."));
    m_reason->setObjectName(QStringLiteral("cancelReason"));
    m_reason->setMaxLength(longestReason);
    m_reasonField = new FormField(tr("Reason, as customers may hear it"), m_reason, this);
    m_rows.setColumns(columns());
    m_rows.setRows(hits.hits);
    m_table->setModel(&m_rows);
    m_table->view()->setStartWidths({110, 190, 150, 120});
    m_table->view()->setAccessibleName(tr("Orders that are hit"));
    m_table->emptyState()->set(
        QStringLiteral("tick"), tr("No order is hit"), tr("Only free places are taken off sale."));
    m_strip->setClosable(false);
    auto *keep = new QPushButton(tr("Keep it"), this);
    keep->setAutoDefault(true);
    m_accept->setObjectName(QStringLiteral("cancelAccept"));
    m_accept->setText(tr("Cancel the activity"));
    m_accept->setAutoDefault(true);
    setVariant(m_accept, Variant::Danger);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::gap);
    row->addStretch(1);
    row->addWidget(keep);
    row->addWidget(m_accept);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::group);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addWidget(title);
    column->addWidget(effect);
    column->addWidget(next);
    column->addWidget(m_table, 1);
    column->addWidget(m_reasonField);
    column->addWidget(m_strip);
    column->addLayout(row);
    resize(680, 520);
    connect(keep, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_accept, &QPushButton::clicked, this, &CancelActivityDialog::submit);
    connect(m_reason, &LineEdit::submitted, this, [this] { m_accept->setFocus(Qt::OtherFocusReason); });
    m_reason->setFocus();
}

void CancelActivityDialog::submit()
{
    const QString reason = m_reason->text().trimmed();
    if (reason.isEmpty())
        m_reasonField->setError({Fault::Rule, QStringLiteral("reason_required"), {}, {}});
    else
        Q_EMIT cancelWanted(reason);
}

void CancelActivityDialog::setBusy(bool busy)
{
    m_accept->setEnabled(!busy);
}

void CancelActivityDialog::tellFailure(const Error &error)
{
    if (error.code == QLatin1String("reason_required"))
        m_reasonField->setError(error);
    else
        m_strip->tellError(error, {});
}

QList<Column<StopHit>> CancelActivityDialog::columns()
{
    Column<StopHit> amount{tr("Amount"), [](const StopHit &hit) { return FormatText::money(hit.amount); },
        [](const StopHit &hit) { return qint64(hit.amount.minor()); }, true};
    const auto text = [](const QString &title, QString StopHit::*field) {
        return Column<StopHit>{title, [field](const StopHit &hit) { return hit.*field; }};
    };
    return {text(tr("Order"), &StopHit::orderNo), text(tr("Customer"), &StopHit::customerName),
        text(tr("Phone"), &StopHit::customerPhone), amount};
}

} // namespace vd::ui
