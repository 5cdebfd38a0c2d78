#pragma once

#include "models/customers/CustomerDataController.h"
#include "models/orders/BookingController.h"

#include <QToolButton>

class QAction;

namespace vd::ui {

class MessageStrip;

/// What a lead can do for the customer of the booking who asks about their data: everything known into a file, or
/// forget who it is.
class CustomerMenu : public QToolButton
{
    Q_OBJECT

public:
    CustomerMenu(const Gateways &gateways, const orders::BookingController &booking, MessageStrip *messages,
        QWidget *parent = nullptr);

    void setVenue(VenueId venue) { m_data.setVenue(venue); }
    [[nodiscard]] customers::CustomerDataController &data() { return m_data; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void askFile();
    void askErase();

    const orders::BookingController &m_booking;
    customers::CustomerDataController m_data;
    MessageStrip *m_messages;
    QAction *m_export;
    QAction *m_erase;
};

} // namespace vd::ui
