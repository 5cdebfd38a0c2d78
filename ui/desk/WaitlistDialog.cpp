#include "ui/desk/WaitlistDialog.h"

#include "models/orders/BookingCheck.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/Overruling.h"
#include "ui/desk/PlaceDocuments.h"

#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace vd::ui {

WaitlistDialog::WaitlistDialog(waitlist::WaitlistController &waitlist, const orders::TicketChoice &tickets,
    const inventory::Cell &cell, const QString &space, const Caller &caller, const QTimeZone &zone, QWidget *parent)
    : FormDialog(QStringLiteral("waitlistDialog"), tr("Put on the waitlist"), parent)
    , m_waitlist(waitlist)
    , m_cell(cell)
    , m_caller(caller)
    , m_zone(zone)
    , m_tickets(tickets)
{
    build(space);
    using Controller = waitlist::WaitlistController;
    connect(m_accept, &QPushButton::clicked, this, &WaitlistDialog::submit);
    connect(&m_waitlist, &Controller::busyChanged, this, [this] { m_accept->setEnabled(!m_waitlist.isBusy()); });
    connect(&m_waitlist, &Controller::failed, this, [this](const Error &error) {
        m_refused = error;
        messages()->tellError(error, m_zone, Overruling::isPossible(error) ? Overruling::words() : QString());
    });
    connect(messages(), &MessageStrip::actionTriggered, this, [this] {
        Overruling::ask(this, m_refused, m_zone, [this](const QString &reason) { m_waitlist.overrule(reason); });
    });
    connect(&m_waitlist, &Controller::joined, this, [this](int ahead) {
        Q_EMIT joined(ahead);
        accept();
    });
    connect(m_type, &QComboBox::activated, this, &WaitlistDialog::choose);
    connect(m_quantity, &QSpinBox::valueChanged, this, &WaitlistDialog::choose);
    connect(m_documents, &PlaceDocuments::edited, this,
        [this](int place, const customers::Document &document) { m_line.people[place] = document; });
    connect(m_documents, &PlaceDocuments::submitted, this, &WaitlistDialog::submit);
    m_line.slot = m_cell.slot;
    choose();
    m_accept->setFocus();
}

void WaitlistDialog::build(const QString &space)
{
    auto *slot = new TextLabel(QStringLiteral("%1   %2  %3")
                                   .arg(space, FormatText::date(m_cell.businessDate),
                                       FormatText::range(m_cell.businessDate, m_cell.startsAt, m_cell.endsAt, m_zone)),
        FontRole::Strong, Token::Text, this);
    auto *who = new TextLabel(
        QStringLiteral("%1   %2").arg(FormatText::isolated(m_caller.name), FormatText::phone(m_caller.phone)),
        FontRole::Base, Token::Text, this);
    auto *text
        = new TextLabel(tr("When enough places become free, they are held for a short time for whoever is next in the "
                           "queue, and the call list shows whom to phone.")
                + QLatin1Char('\n') + tr("%n part(ies) are waiting now.", nullptr, m_cell.waiting),
            FontRole::Base, Token::Muted, this);
    text->setWordWrap(true);
    text->setMinimumWidth(400);
    m_quantity = new QSpinBox(this);
    m_quantity->setObjectName(QStringLiteral("waitlistQuantity"));
    m_quantity->setRange(1, qMax(1, m_cell.capacity));
    m_quantity->setEnabled(m_cell.capacity > 1);
    auto *field = new FormField(tr("How many"), m_quantity, this);
    m_type = new QComboBox(this);
    m_type->setObjectName(QStringLiteral("waitlistTicketType"));
    for (const catalog::TicketType &type : m_tickets.in(m_cell.space))
        m_type->addItem(type.name, qint64(type.id.value()));
    auto *type = new FormField(tr("Ticket type"), m_type, this);
    type->setVisible(m_type->count() > 1);
    m_documents = new PlaceDocuments(this);
    m_documents->layout()->setContentsMargins(0, Theme::tight, 0, 0); // No button stands beside it here.
    for (QWidget *widget : {static_cast<QWidget *>(slot), static_cast<QWidget *>(who), static_cast<QWidget *>(type),
             static_cast<QWidget *>(field), static_cast<QWidget *>(m_documents), static_cast<QWidget *>(text)})
        column()->addWidget(widget);
    m_accept = finish(tr("Cancel"), "waitlistAccept");
    m_accept->setText(tr("Put on the waitlist"));
    m_accept->setAutoDefault(true);
}

void WaitlistDialog::choose()
{
    m_line.ticketType = TicketTypeId(m_type->currentData().toLongLong());
    m_line.quantity = m_quantity->value();
    m_line.namedPlaces = m_tickets.namedPlaces(m_cell.space, m_line.ticketType, m_line.quantity);
    m_line.people.resize(qMin(m_line.namedPlaces, orders::BookingCheck::mostNamedPlaces));
    m_documents->refresh(m_line);
}

void WaitlistDialog::submit()
{
    const QList<orders::BookingFault> wrong = orders::BookingCheck::places(m_line);
    m_documents->showErrors(wrong, m_zone);
    if (!wrong.isEmpty()) {
        if (!m_documents->hasError())
            messages()->tellError(wrong.constFirst().error, m_zone);
        return;
    }
    waitlist::JoinRequest request;
    request.customer = m_caller.customer;
    request.newCustomer = m_caller.newCustomer;
    request.slot = m_cell.slot;
    request.ticketType = m_line.ticketType;
    request.quantity = m_line.quantity;
    m_waitlist.join(request, m_line.people);
}

} // namespace vd::ui
