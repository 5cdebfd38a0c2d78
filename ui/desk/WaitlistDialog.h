#pragma once

#include "models/customers/Customer.h"
#include "models/inventory/Board.h"
#include "models/waitlist/WaitlistController.h"

#include <QDialog>
#include <QTimeZone>

class QPushButton;
class QSpinBox;

namespace vd::ui {

class MessageStrip;

/// Puts the caller on the waitlist of a full cell, for all places or none. Closes itself when that is done.
class WaitlistDialog : public QDialog
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

    WaitlistDialog(waitlist::WaitlistController &waitlist, const inventory::Cell &cell, const QString &space,
        const Caller &caller, const QTimeZone &zone, QWidget *parent);

Q_SIGNALS:
    void joined(int ahead);

private:
    void build(const QString &space);
    void submit();

    waitlist::WaitlistController &m_waitlist;
    inventory::Cell m_cell;
    Caller m_caller;
    QTimeZone m_zone;
    QSpinBox *m_quantity = nullptr;
    MessageStrip *m_messages = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace vd::ui
