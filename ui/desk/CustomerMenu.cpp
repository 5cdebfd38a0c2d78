#include "ui/desk/CustomerMenu.h"

#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/desk/MergeDialog.h"
#include "ui/desk/TopUpDialog.h"

#include <QAction>
#include <QEvent>
#include <QFileDialog>
#include <QMenu>
#include <QStandardPaths>

namespace vd::ui {

CustomerMenu::CustomerMenu(
    const Gateways &gateways, const orders::BookingController &booking, MessageStrip *messages, QWidget *parent)
    : QToolButton(parent)
    , m_gateways(gateways)
    , m_booking(booking)
    , m_data(gateways)
    , m_messages(messages)
{
    setObjectName(QStringLiteral("customerMenu"));
    setIcon(Icon::get(QStringLiteral("more"), Token::Muted));
    setAutoRaise(true);
    setFixedSize(Theme::dense, Theme::dense);
    setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(this);
    m_topUp = menu->addAction(QString(), this, &CustomerMenu::askTopUp);
    m_topUp->setObjectName(QStringLiteral("topUpCustomer"));
    m_merge = menu->addAction(QString(), this, &CustomerMenu::askMerge);
    m_merge->setObjectName(QStringLiteral("mergeCustomer"));
    m_export = menu->addAction(QString(), this, &CustomerMenu::askFile);
    m_export->setObjectName(QStringLiteral("exportCustomer"));
    m_erase = menu->addAction(QString(), this, &CustomerMenu::askErase);
    m_erase->setObjectName(QStringLiteral("eraseCustomer"));
    setMenu(menu);
    connect(&m_data, &customers::CustomerDataController::busyChanged, this, [this] { setEnabled(!m_data.isBusy()); });
    connect(&m_data, &customers::CustomerDataController::exported, this, [this](const QString &path) {
        m_messages->tell(MessageStrip::Kind::Success, [path] { return tr("Saved as %1.").arg(path); });
    });
    connect(&m_data, &customers::CustomerDataController::failed, this,
        [this](const Error &error) { m_messages->tellError(error); });
    retranslate();
}

void CustomerMenu::retranslate()
{
    setAccessibleName(tr("More about this customer"));
    setToolTip(FormatText::tip(accessibleName()));
    m_topUp->setText(tr("Give money, a pass or free hours…"));
    m_merge->setText(tr("Merge with another profile…"));
    m_export->setText(tr("Save everything about this customer…"));
    m_erase->setText(tr("Erase this customer…"));
}

void CustomerMenu::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CustomerMenu::askFile()
{
    const CustomerId customer = m_booking.draft().customer.id;
    auto *dialog = new QFileDialog(this, tr("Save everything about this customer"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), tr("JSON (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    // The file's name names nobody.
    dialog->selectFile(QStringLiteral("customer-%1.json").arg(customer.toString()));
    connect(dialog, &QFileDialog::fileSelected, this,
        [this, customer](const QString &path) { m_data.exportTo(path, customer); });
    dialog->open();
}

void CustomerMenu::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    m_data.setVenue(venue.id);
}

void CustomerMenu::askTopUp()
{
    const customers::Customer customer = m_booking.draft().customer;
    auto *dialog = new TopUpDialog(m_gateways, m_venue, customer.id, customer.name, this);
    connect(dialog, &QDialog::accepted, this, &CustomerMenu::toppedUp);
    dialog->open();
}

void CustomerMenu::askMerge()
{
    auto *dialog = new MergeDialog(m_gateways, m_venue.id, m_venue.zone, m_booking.draft().customer, this);
    connect(dialog, &MergeDialog::merged, this, &CustomerMenu::merged);
    dialog->open();
}

void CustomerMenu::askErase()
{
    const customers::Customer customer = m_booking.draft().customer;
    Question question;
    question.title = tr("Erase this customer?");
    question.text = tr("Nobody can find out afterwards who %1 was.").arg(customer.name);
    question.consequences = {tr("Name, number, notes and documents are erased, at every venue."),
        tr("Orders, money and counts stay."), tr("It cannot be undone.")};
    question.accept = tr("Erase the customer");
    question.danger = true;
    Prompt::ask(this, question, [this, id = customer.id](const QString &) { m_data.erase(id); });
}

} // namespace vd::ui
