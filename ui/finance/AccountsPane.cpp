#include "ui/finance/AccountsPane.h"

#include "models/base/WhenDone.h"
#include "models/finance/JournalExport.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/PageScroll.h"
#include "ui/common/TextLabel.h"

#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

using finance::Account;
using finance::JournalExport;

namespace {

constexpr int longestNumber = 40;
constexpr int numberWidth = 150;

} // namespace

AccountsPane::AccountsPane(finance::ReportsGateway &gateway, QWidget *parent)
    : QFrame(parent)
    , m_gateway(gateway)
    , m_title(new TextLabel(FontRole::Section, Token::Text, this))
    , m_explain(new TextLabel(FontRole::Base, Token::Muted, this))
    , m_strip(new MessageStrip(this))
    , m_scroll(new PageScroll(this))
    , m_save(new QPushButton(this))
{
    setObjectName(QStringLiteral("accountsPane"));
    setFrameShape(QFrame::StyledPanel);
    m_strip->setObjectName(QStringLiteral("accountsStrip"));
    m_save->setObjectName(QStringLiteral("accountsSave"));
    m_explain->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::group, Theme::group, Theme::group, Theme::group);
    column->setSpacing(Theme::gap);
    column->addWidget(m_title);
    column->addWidget(m_explain);
    column->addWidget(m_strip);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_save, 0, Qt::AlignRight);
    connect(m_save, &QPushButton::clicked, this, &AccountsPane::save);
    connect(m_strip, &MessageStrip::actionTriggered, this, &AccountsPane::reload);
    retranslate();
}

void AccountsPane::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    m_accounts.clear();
    fill();
    reload();
}

void AccountsPane::reload()
{
    if (!m_venue.id.isValid())
        return;
    whenDone(m_gateway.accounts(m_venue.id), this, [this, serial = ++m_serial](const Result<QList<Account>> &accounts) {
        if (serial != m_serial)
            return;
        if (!accounts)
            return m_strip->tellError(accounts.error(), m_venue.zone, [] { return tr("Try again"); });
        if (m_strip->kind() != MessageStrip::Kind::Success)
            m_strip->clear();
        m_accounts = *accounts;
        fill();
    });
}

void AccountsPane::fill()
{
    m_edits.clear();
    m_request = QUuid::createUuid();
    auto *form = new QWidget;
    auto *grid = new QGridLayout(form);
    grid->setContentsMargins(0, 0, Theme::gap, 0);
    grid->setHorizontalSpacing(Theme::group);
    grid->setVerticalSpacing(Theme::tight);
    grid->setColumnStretch(0, 1);
    for (int row = 0; row < m_accounts.size(); ++row) {
        const Account &account = m_accounts.at(row);
        auto *name = new TextLabel(JournalExport::words(account), FontRole::Base, Token::Text, form);
        auto *edit = new LineEdit(form);
        edit->setObjectName(QStringLiteral("account_%1_%2").arg(account.kind, account.key));
        edit->setText(account.number);
        edit->setPlaceholderText(account.usual);
        edit->setMaxLength(longestNumber);
        edit->setFont(Theme::font(FontRole::Figures));
        edit->setFixedWidth(numberWidth);
        edit->setAccessibleName(tr("Account of %1").arg(name->text()));
        name->setBuddy(edit);
        connect(edit, &QLineEdit::textChanged, this, &AccountsPane::showChanged);
        connect(edit, &LineEdit::submitted, this, &AccountsPane::save);
        grid->addWidget(name, row, 0);
        grid->addWidget(edit, row, 1);
        m_edits << edit;
    }
    grid->setRowStretch(static_cast<int>(m_accounts.size()), 1);
    m_scroll->hold(form);
    showChanged();
}

// An emptied field goes back to the usual number.
QList<Account> AccountsPane::edited() const
{
    QList<Account> changed;
    for (int i = 0; i < m_edits.size(); ++i) {
        Account account = m_accounts.at(i);
        const QString typed = m_edits.at(i)->text().trimmed();
        const QString number = typed.isEmpty() ? account.usual : typed;
        if (number == account.number)
            continue;
        account.number = number;
        changed << account;
    }
    return changed;
}

void AccountsPane::showChanged()
{
    m_save->setEnabled(!edited().isEmpty());
}

void AccountsPane::save()
{
    const QList<Account> changed = edited();
    if (changed.isEmpty())
        return;
    m_save->setEnabled(false);
    whenDone(m_gateway.saveAccounts(m_request, m_venue.id, changed), this, [this](const Result<Done> &done) {
        m_request = QUuid::createUuid();
        if (!done) {
            m_strip->tellError(done.error(), m_venue.zone);
            return showChanged();
        }
        m_strip->tell(MessageStrip::Kind::Success, [] { return tr("The accounts are saved."); });
        reload();
    });
}

void AccountsPane::retranslate()
{
    m_title->setText(tr("Accounts of the journal"));
    m_explain->setText(tr("Payments are booked as money received in advance; on the day they were made for they become "
                          "revenue of their category. Every entry's debit equals its credit."));
    m_save->setText(tr("Save the accounts"));
    fill();
}

} // namespace vd::ui
