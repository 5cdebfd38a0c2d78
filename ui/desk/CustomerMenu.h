#pragma once

#include "models/customers/CustomerDataController.h"
#include "models/operators/VenueInfo.h"
#include "models/orders/BookingController.h"

#include <QToolButton>

class QAction;

namespace vd::ui {

class MessageStrip;

/// What a lead can do for the customer of the booking: merge a second profile into this one, and for who asks about
/// their data put everything known into a file, or forget who it is.
class CustomerMenu : public QToolButton
{
    Q_OBJECT

public:
    CustomerMenu(const Gateways &gateways, const orders::BookingController &booking, MessageStrip *messages,
        QWidget *parent = nullptr);

    void setVenue(const operators::VenueInfo &venue);
    [[nodiscard]] customers::CustomerDataController &data() { return m_data; }

Q_SIGNALS:
    /// The profile that stays, as it is now.
    void merged(const vd::customers::Customer &kept);
    /// The member has more than before.
    void toppedUp();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void askFile();
    void askErase();
    void askMerge();
    void askTopUp();

    Gateways m_gateways;
    operators::VenueInfo m_venue;
    const orders::BookingController &m_booking;
    customers::CustomerDataController m_data;
    MessageStrip *m_messages;
    QAction *m_topUp;
    QAction *m_merge;
    QAction *m_export;
    QAction *m_erase;
};

} // namespace vd::ui
