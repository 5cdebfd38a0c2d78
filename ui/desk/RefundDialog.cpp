#include "ui/desk/RefundDialog.h"

#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/PageScroll.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/OrderWords.h"
#include "ui/desk/PolicyWords.h"
#include "ui/desk/Separator.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

constexpr int cardWidth = 560;

} // namespace

RefundDialog::RefundDialog(orders::OrderActions &actions, const operators::VenueInfo &venue, QWidget *parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_venue(venue)
    , m_order(actions.order().id)
{
    setObjectName(QStringLiteral("refundDialog"));
    setModal(true);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Refund %1").arg(actions.order().orderNo));
    build();
    wire();
    ask();
    m_keep->setFocus();
}

void RefundDialog::build()
{
    const orders::Order &order = m_actions.order();
    auto *title = new TextLabel(windowTitle(), FontRole::Section, Token::Text, this);
    auto *who = new TextLabel(
        QStringLiteral("%1   %2").arg(FormatText::isolated(order.customerName), FormatText::phone(order.customerPhone)),
        FontRole::Base, Token::Muted, this);
    auto *list = new QWidget(this);
    m_grid = new QGridLayout(list);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(Theme::gap);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(0, 1);
    for (const orders::Item &item : order.items) {
        if (item.stockState != QLatin1String("released"))
            addLine(item);
    }
    m_grid->setRowStretch(m_grid->rowCount(), 1);
    m_scroll = new PageScroll(this);
    m_scroll->hold(list);
    fitScroll();
    m_messages = new MessageStrip(this);
    m_messages->setClosable(false);
    m_feeLabel = new TextLabel(tr("Fee kept"), FontRole::Base, Token::Muted, this);
    m_fee = new TextLabel(FontRole::Figures, Token::Muted, this);
    m_fee->setObjectName(QStringLiteral("refundFee"));
    m_fee->setAlignment(Qt::AlignRight);
    m_total = new TextLabel(FontRole::Total, Token::Text, this);
    m_total->setObjectName(QStringLiteral("refundTotal"));
    m_total->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_parts = new TextLabel(FontRole::Base, Token::Muted, this);
    m_parts->setObjectName(QStringLiteral("refundParts"));
    m_parts->setWordWrap(true);
    m_waive = new QCheckBox(tr("Waive the fee"), this);
    m_waive->setObjectName(QStringLiteral("waiveFee"));
    m_waive->hide();
    m_reason = new LineEdit(this);
    m_reason->setObjectName(QStringLiteral("refundReason"));
    m_reason->setMaxLength(400);
    m_reasonField = new FormField(tr("Reason"), m_reason, this);
    m_keep = new QPushButton(tr("Keep the booking"), this);
    m_keep->setObjectName(QStringLiteral("refundKeep"));
    m_keep->setAutoDefault(true);
    m_refund = new QPushButton(this);
    m_refund->setObjectName(QStringLiteral("refundAccept"));
    m_refund->setAutoDefault(true);
    setVariant(m_refund, Variant::Danger);

    auto *sums = new QGridLayout;
    sums->setVerticalSpacing(2);
    sums->addWidget(m_feeLabel, 0, 0);
    sums->addWidget(m_fee, 0, 1);
    sums->addWidget(new TextLabel(tr("Goes back"), FontRole::Strong, Token::Text, this), 1, 0);
    sums->addWidget(m_total, 1, 1);
    sums->setColumnStretch(1, 1);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::gap);
    row->addStretch(1);
    row->addWidget(m_keep);
    row->addWidget(m_refund);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::group);
    column->setSpacing(Theme::gap);
    column->addWidget(title);
    column->addWidget(who);
    column->addSpacing(Theme::tight);
    column->addWidget(m_scroll);
    column->addWidget(new Separator(this));
    column->addLayout(sums);
    column->addWidget(m_parts);
    column->addWidget(m_messages);
    column->addWidget(m_waive);
    column->addWidget(m_reasonField);
    column->addSpacing(Theme::gap);
    column->addLayout(row);
    setMinimumWidth(cardWidth);
}

void RefundDialog::wire()
{
    connect(&m_actions, &orders::OrderActions::refundQuoted, this, &RefundDialog::told);
    connect(&m_actions, &orders::OrderActions::quoteFailed, this, &RefundDialog::failed);
    connect(&m_actions, &orders::OrderActions::busyChanged, this, &RefundDialog::refreshButton);
    connect(&m_actions, &orders::OrderActions::done, this, [this](orders::OrderActions::Action action) {
        if (action != orders::OrderActions::Action::Refund || m_actions.order().id != m_order)
            return;
        Q_EMIT refunded(m_waive->isChecked() ? m_quote.amount + m_quote.fee : m_quote.amount);
        accept();
    });
    connect(&m_actions, &orders::OrderActions::failed, this,
        [this](orders::OrderActions::Action action, const Error &error) {
            if (action == orders::OrderActions::Action::Refund)
                failed(error);
        });
    connect(m_waive, &QCheckBox::toggled, this, [this] { told(m_quote); });
    connect(m_keep, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_refund, &QPushButton::clicked, this, &RefundDialog::submit);
    connect(m_reason, &LineEdit::submitted, this, [this] { m_refund->setFocus(Qt::OtherFocusReason); });
}

void RefundDialog::ask()
{
    m_known = false;
    m_refusal.clear();
    m_told = false;
    const QList<orders::RefundLine> chosen = lines();
    refreshButton();
    if (!isWhole()) {
        m_messages->tell(MessageStrip::Kind::Warning, tr("Those of one ticket leave together. Choose whole tickets."));
        m_told = true;
    } else if (chosen.isEmpty()) {
        m_messages->clear();
    } else {
        m_actions.quoteRefund(chosen);
    }
}

void RefundDialog::told(const orders::RefundQuote &quote)
{
    m_quote = quote;
    bool changed = false;
    for (Line &line : m_lines) {
        for (const orders::RefundQuoteLine &told : quote.lines)
            changed = (told.line.item == line.item && offerChoice(line, told)) || changed;
    }
    m_known = !changed;
    if (changed) {
        // Somebody of those chosen is not there any more: these are not the figures of who is left.
        refreshButton();
        if (isWhole() && !lines().isEmpty())
            m_actions.quoteRefund(lines());
        return;
    }
    for (const Line &line : std::as_const(m_lines)) {
        line.amount->clear();
        for (const orders::RefundQuoteLine &told : quote.lines) {
            if (told.line.item != line.item)
                continue;
            line.amount->setText(FormatText::amount(told.amount - told.fee));
            line.rule->setText(PolicyWords::refundRule(told, m_venue.zone) + QStringLiteral("  (")
                + PolicyWords::policy(told.rule) + QLatin1Char(')'));
        }
    }
    if (isOverride())
        m_messages->tell(MessageStrip::Kind::Warning,
            PolicyWords::reason({{}, quote.refused.isEmpty() ? m_refusal : quote.refused,
                                    {{QStringLiteral("free_until"), quote.freeUntil.toString(Qt::ISODate)}}, false},
                m_venue.zone));
    else if (!m_told)
        m_messages->clear();
    const bool fee = !quote.fee.isZero();
    m_waive->setVisible(isOverride() && fee);
    const bool waived = m_waive->isVisible() && m_waive->isChecked();
    const Money back = waived ? quote.amount + quote.fee : quote.amount;
    m_fee->setVisible(fee);
    m_feeLabel->setVisible(fee);
    m_fee->setText(FormatText::money(waived ? quote.fee - quote.fee : quote.fee));
    m_total->setText(FormatText::money(back));
    QStringList parts;
    for (const auto &[channel, amount] : quote.parts)
        parts.append(QStringLiteral("%1 %2").arg(OrderWords::channel(channel), FormatText::money(amount)));
    m_parts->setText(parts.isEmpty() || waived ? QString() : tr("By %1").arg(parts.join(QStringLiteral(", "))));
    m_parts->setVisible(!m_parts->text().isEmpty());
    m_reason->setPlaceholderText(isOverride() ? QString() : tr("Optional"));
    refreshButton();
}

void RefundDialog::refreshButton()
{
    const bool waived = m_waive->isVisible() && m_waive->isChecked();
    const Money back = waived ? m_quote.amount + m_quote.fee : m_quote.amount;
    m_refund->setText(m_known ? tr("Refund %1").arg(FormatText::money(back)) : tr("Refund"));
    m_refund->setEnabled(m_known && isWhole() && !lines().isEmpty() && !m_actions.isBusy());
}

void RefundDialog::submit()
{
    const QString reason = m_reason->text().trimmed();
    if (isOverride() && reason.isEmpty()) {
        m_reasonField->setError({Fault::Rule, QStringLiteral("reason_required"), {}, {}});
        return;
    }
    orders::RefundRequest request;
    request.lines = lines();
    request.reason = reason;
    request.seenRefundable = m_quote.refundable;
    request.override = isOverride();
    request.waiveFee = m_waive->isVisible() && m_waive->isChecked();
    m_actions.refund(request);
}

void RefundDialog::failed(const Error &error)
{
    if (error.code == QLatin1String("reason_required")) {
        m_reasonField->setError(error);
        return;
    }
    if (error.facts.value(QLatin1String("overridable")).toBool()) {
        m_refusal = error.code;
        told(m_quote);
        m_reason->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_messages->tellError(error, m_venue.zone);
    // Somebody else refunded meanwhile: the figures are read anew, and the person decides again.
    m_told = true;
    if (error.fault == Fault::Conflict) {
        m_known = false;
        refreshButton();
        m_actions.quoteRefund(lines());
    }
}

} // namespace vd::ui
