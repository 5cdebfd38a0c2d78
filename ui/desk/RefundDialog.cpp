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
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

constexpr int cardWidth = 560;
constexpr int mostLinesShown = 5;
constexpr int lineHeight = 76;

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
    auto *grid = new QGridLayout(list);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(Theme::gap);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    for (const orders::Item &item : order.items) {
        if (item.stockState != QLatin1String("released"))
            addLine(grid, item);
    }
    grid->setRowStretch(grid->rowCount(), 1);
    if (m_lines.size() > mostLinesShown)
        grid->setContentsMargins(0, 0, Theme::gap, 0); // The bar stands beside the amounts.
    auto *scroll = new PageScroll(this);
    scroll->hold(list);
    scroll->setMinimumHeight(lineHeight * static_cast<int>(std::min<qsizetype>(m_lines.size(), mostLinesShown)));
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
    column->addWidget(scroll);
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

void RefundDialog::addLine(QGridLayout *grid, const orders::Item &item)
{
    const int row = grid->rowCount();
    Line line;
    line.item = item.id;
    line.box = new QCheckBox(QStringLiteral("%1   %2  %3")
                                 .arg(item.spaceName, FormatText::date(item.businessDate),
                                     FormatText::range(item.businessDate, item.startsAt, item.endsAt, m_venue.zone)),
        this);
    line.box->setObjectName(QStringLiteral("refundLine"));
    line.box->setChecked(true);
    line.amount = new TextLabel(FontRole::FiguresStrong, Token::Text, this);
    line.amount->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line.rule = new TextLabel(FontRole::Caption, Token::Muted, this);
    line.rule->setObjectName(QStringLiteral("refundRule"));
    line.rule->setWordWrap(true);
    line.rule->setContentsMargins(
        style()->pixelMetric(QStyle::PM_IndicatorWidth) + style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing), 0, 0,
        0); // Under the words of the line, not under its box.
    grid->addWidget(line.box, row, 0);
    if (item.quantity > 1) {
        line.quantity = new QSpinBox(this);
        line.quantity->setObjectName(QStringLiteral("refundQuantity"));
        line.quantity->setRange(1, item.quantity);
        line.quantity->setValue(item.quantity);
        line.quantity->setSuffix(tr(" of %1", "how many of an item's tickets").arg(item.quantity));
        line.quantity->setAccessibleName(tr("How many of %1").arg(item.spaceName));
        grid->addWidget(line.quantity, row, 1);
        connect(line.quantity, &QSpinBox::valueChanged, this, &RefundDialog::ask);
    }
    grid->addWidget(line.amount, row, 2);
    grid->addWidget(line.rule, row + 1, 0, 1, 3);
    grid->setRowMinimumHeight(row + 2, Theme::gap);
    connect(line.box, &QCheckBox::toggled, this, [this, quantity = line.quantity](bool on) {
        if (quantity)
            quantity->setEnabled(on);
        ask();
    });
    m_lines.append(line);
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

QList<orders::RefundLine> RefundDialog::lines() const
{
    QList<orders::RefundLine> chosen;
    for (const Line &line : m_lines) {
        if (line.box->isChecked())
            chosen.append({line.item, line.quantity ? line.quantity->value() : 1});
    }
    return chosen;
}

void RefundDialog::ask()
{
    m_known = false;
    m_refusal.clear();
    m_told = false;
    const QList<orders::RefundLine> chosen = lines();
    refreshButton();
    if (!chosen.isEmpty())
        m_actions.quoteRefund(chosen);
}

void RefundDialog::told(const orders::RefundQuote &quote)
{
    m_quote = quote;
    m_known = true;
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
    m_refund->setEnabled(m_known && !lines().isEmpty() && !m_actions.isBusy());
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
