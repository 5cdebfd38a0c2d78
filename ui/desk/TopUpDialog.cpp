#include "ui/desk/TopUpDialog.h"

#include "ui/common/AmountEdit.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/BenefitPicker.h"

#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace vd::ui {

using Kind = payments::Benefit::Kind;

TopUpDialog::TopUpDialog(const Gateways &gateways, const operators::VenueInfo &venue, CustomerId customer,
    const QString &name, QWidget *parent)
    : FormDialog(QStringLiteral("topUpDialog"), tr("Give to a member"), parent)
    , m_topUp(gateways, venue.id, customer)
    , m_venue(venue)
{
    build(name);
    wire();
    fillAccounts();
    m_account->setFocus();
}

void TopUpDialog::build(const QString &name)
{
    auto *text = new TextLabel(
        tr("%1 can pay with it from now on. It is no sale: what the customer pays for it is sold and receipted apart.")
            .arg(FormatText::isolated(name)),
        FontRole::Base, Token::Muted, this);
    text->setWordWrap(true);
    text->setMinimumWidth(420);
    m_account = new QComboBox(this);
    m_account->setObjectName(QStringLiteral("topUpAccount"));
    m_accountField = new FormField(tr("To"), m_account, this);
    m_name = new LineEdit(this);
    m_name->setObjectName(QStringLiteral("topUpName"));
    m_name->setMaxLength(120);
    m_nameField = new FormField(tr("Its name"), m_name, this);
    m_amount = new AmountEdit(this);
    m_amount->setObjectName(QStringLiteral("topUpAmount"));
    m_amount->setCurrency(m_venue.currency);
    m_amountField = new FormField(tr("Amount"), m_amount, this);
    m_count = new QSpinBox(this);
    m_count->setObjectName(QStringLiteral("topUpCount"));
    m_count->setRange(1, 1000);
    m_count->setValue(10);
    m_countField = new FormField(QString(), m_count, this);
    m_reason = new LineEdit(this);
    m_reason->setObjectName(QStringLiteral("topUpReason"));
    m_reason->setMaxLength(400);
    m_reasonField = new FormField(tr("Reason"), m_reason, this);
    column()->addWidget(text);
    for (FormField *field : {m_accountField, m_nameField, m_amountField, m_countField, m_reasonField})
        column()->addWidget(field);
    m_accept = finish(tr("Cancel"), "topUpAccept");
    m_accept->setText(tr("Give"));
}

void TopUpDialog::wire()
{
    using TopUp = payments::TopUpController;
    connect(m_account, &QComboBox::currentIndexChanged, this, &TopUpDialog::refresh);
    connect(&m_topUp.benefits(), &payments::MemberBenefits::changed, this, &TopUpDialog::fillAccounts);
    connect(m_reason, &LineEdit::submitted, this, &TopUpDialog::submit);
    connect(m_accept, &QPushButton::clicked, this, &TopUpDialog::submit);
    connect(&m_topUp, &TopUp::busyChanged, this, [this] { m_accept->setEnabled(!m_topUp.isBusy()); });
    connect(&m_topUp, &TopUp::given, this, &QDialog::accept);
    connect(&m_topUp, &TopUp::failed, this, &TopUpDialog::failed);
}

// The accounts there are, then a new one of each kind; the data is the account's place, or the kind below zero.
void TopUpDialog::fillAccounts()
{
    const QSignalBlocker block(m_account);
    m_account->clear();
    const QList<payments::Benefit> &there = m_topUp.benefits().usable();
    for (int i = 0; i < there.size(); ++i)
        m_account->addItem(BenefitPicker::balance(there.at(i)), i);
    m_account->addItem(tr("A new account of money"), -1 - static_cast<int>(Kind::StoredValue));
    m_account->addItem(tr("A new pass"), -1 - static_cast<int>(Kind::Pass));
    m_account->addItem(tr("New free hours"), -1 - static_cast<int>(Kind::FreeHours));
    refresh();
}

Kind TopUpDialog::kind() const
{
    const int chosen = m_account->currentData().toInt();
    return chosen >= 0 ? m_topUp.benefits().usable().at(chosen).kind : static_cast<Kind>(-1 - chosen);
}

void TopUpDialog::refresh()
{
    const bool isNew = m_account->currentData().toInt() < 0;
    const bool money = kind() == Kind::StoredValue;
    m_nameField->setVisible(isNew);
    m_amountField->setVisible(money);
    m_countField->setVisible(!money);
    m_countField->setLabel(kind() == Kind::Pass ? tr("Uses") : tr("Hours"));
}

void TopUpDialog::submit()
{
    payments::TopUp what;
    const int chosen = m_account->currentData().toInt();
    what.kind = kind();
    if (chosen >= 0)
        what.account = m_topUp.benefits().usable().at(chosen).id;
    what.name = m_name->text().trimmed();
    what.reason = m_reason->text().trimmed();
    what.units = what.kind == Kind::FreeHours ? m_count->value() * 60 : m_count->value();
    if (what.kind == Kind::StoredValue) {
        const Result<Money> amount = m_amount->amount();
        if (!amount)
            return m_amountField->setError(amount.error());
        what.units = amount->minor();
    }
    if (!what.account.isValid() && what.name.isEmpty())
        m_nameField->setError({Fault::Rule, QStringLiteral("name_required"), {}, {}});
    else if (what.reason.isEmpty())
        m_reasonField->setError({Fault::Rule, QStringLiteral("reason_required"), {}, {}});
    else
        m_topUp.give(what);
}

void TopUpDialog::failed(const Error &error)
{
    if (error.code.startsWith(QLatin1String("amount_")) && kind() == Kind::StoredValue)
        m_amountField->setError(error);
    else
        messages()->tellError(error, m_venue.zone);
}

} // namespace vd::ui
