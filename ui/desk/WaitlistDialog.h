#pragma once

#include "models/customers/Customer.h"
#include "models/inventory/Board.h"
#include "models/orders/BookingDraft.h"
#include "models/orders/TicketChoice.h"
#include "models/waitlist/WaitlistController.h"
#include "ui/common/FormDialog.h"

#include <QTimeZone>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace vd::ui {

class PlaceDocuments;

/// Puts the caller on the waitlist of a full cell, for all places or none. Closes itself when that is done.
class WaitlistDialog : public FormDialog
{
    Q_OBJECT

public:
    struct Caller
    {
        CustomerId customer; ///< Invalid: newCustomer.
        customers::NewCustomer newCustomer;
        QString name; ///< As shown.
        QString phone;
    };

    /// Copies the ticket types.
    WaitlistDialog(waitlist::WaitlistController &waitlist, const orders::TicketChoice &tickets,
        const inventory::Cell &cell, const QString &space, const Caller &caller, const QTimeZone &zone,
        QWidget *parent);

Q_SIGNALS:
    void joined(int ahead);

private:
    void build(const QString &space);
    void choose();
    void submit();

    waitlist::WaitlistController &m_waitlist;
    inventory::Cell m_cell;
    Caller m_caller;
    QTimeZone m_zone;
    Error m_refused;
    orders::TicketChoice m_tickets;
    orders::DraftLine m_line; ///< What is waited for, as a booking would have it.
    QComboBox *m_type = nullptr;
    QSpinBox *m_quantity = nullptr;
    PlaceDocuments *m_documents = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace vd::ui
