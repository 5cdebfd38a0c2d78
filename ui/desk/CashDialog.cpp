#include "ui/desk/CashDialog.h"

#include "ui/common/AmountEdit.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Segments.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

CashDialog::CashDialog(payments::ShiftController &shift, const QTimeZone &zone, QWidget *parent)
    : FormDialog(QStringLiteral("cashDialog"), tr("Cash in or out"), parent)
    , m_shift(shift)
    , m_zone(zone)
{
    build();
    using Controller = payments::ShiftController;
    connect(m_way, &Segments::chosen, this, &CashDialog::refresh);
    connect(m_amount, &AmountEdit::amountChanged, this, &CashDialog::refresh);
    connect(m_amount, &LineEdit::submitted, m_reason, [this] { m_reason->setFocus(Qt::TabFocusReason); });
    connect(m_reason, &LineEdit::submitted, this, &CashDialog::submit);
    connect(m_accept, &QPushButton::clicked, this, &CashDialog::submit);
    connect(&m_shift, &Controller::changed, this, &CashDialog::refresh);
    connect(&m_shift, &Controller::cashMoved, this, &QDialog::accept);
    connect(&m_shift, &Controller::failed, this, &CashDialog::failed);
    refresh();
    m_amount->setFocus();
}

void CashDialog::build()
{
    m_way = new Segments(this);
    m_way->setObjectName(QStringLiteral("cashWay"));
    m_way->setChoices({tr("Take out"), tr("Put in")});
    m_amount = new AmountEdit(this);
    m_amount->setObjectName(QStringLiteral("cashAmount"));
    m_amount->setCurrency(m_shift.shift().expected.currency());
    m_amountField = new FormField(tr("Amount"), m_amount, this);
    m_reason = new LineEdit(this);
    m_reason->setObjectName(QStringLiteral("cashReason"));
    m_reason->setMaxLength(400);
    m_reason->setPlaceholderText(tr("To the safe, change from the bank, stamps…"));
    m_reasonField = new FormField(tr("Reason"), m_reason, this);
    m_reason->setMinimumWidth(400);
    column()->addWidget(m_way, 0, Qt::AlignLeft);
    column()->addWidget(m_amountField);
    column()->addWidget(m_reasonField);
    m_accept = finish(tr("Cancel"), "cashAccept");
}

bool CashDialog::takesOut() const
{
    return m_way->current() == 0;
}

void CashDialog::refresh()
{
    const Result<Money> amount = m_amount->amount();
    m_accept->setEnabled(!m_shift.isBusy() && m_shift.isOpen());
    if (!amount) {
        m_accept->setText(takesOut() ? tr("Take out") : tr("Put in"));
        return;
    }
    const QString money = FormatText::money(*amount);
    m_accept->setText(takesOut() ? tr("Take out %1").arg(money) : tr("Put in %1").arg(money));
}

void CashDialog::submit()
{
    const Result<Money> amount = m_amount->amount();
    messages()->clear();
    if (!amount)
        m_amountField->setError(amount.error());
    else if (amount->isZero())
        m_amountField->setError({Fault::Rule, QStringLiteral("amount_not_positive"), {}, {}});
    else if (m_reason->text().trimmed().isEmpty())
        m_reasonField->setError({Fault::Rule, QStringLiteral("reason_required"), {}, {}});
    else
        m_shift.moveCash(takesOut() ? -*amount : *amount, m_reason->text().trimmed());
}

void CashDialog::failed(const Error &error)
{
    if (error.code == QLatin1String("drawer_too_low") || error.code.startsWith(QLatin1String("amount_")))
        m_amountField->setError(error);
    else if (error.code == QLatin1String("reason_required"))
        m_reasonField->setError(error);
    else
        messages()->tellError(error, m_zone);
}

} // namespace vd::ui
