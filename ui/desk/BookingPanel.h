#pragma once

#include "models/customers/CustomerSearch.h"
#include "models/inventory/BoardModel.h"
#include "models/orders/BookingController.h"

#include <QTimeZone>
#include <QWidget>

class QCheckBox;
class QPushButton;
class QScrollArea;

namespace vd::ui {

class CartView;
class CustomerBox;
class CustomerMenu;
class LineEdit;
class FormField;
class MessageStrip;
class TextLabel;

/// A booking while the caller is on the line: who, what, how much, and Enter holds it.
class BookingPanel : public QWidget
{
    Q_OBJECT

public:
    BookingPanel(orders::BookingController &booking, customers::CustomerSearch &search,
        const inventory::BoardModel &board, QWidget *parent = nullptr);

    void setZone(const QTimeZone &zone);
    /// Where the next key belongs: the caller's number, or the hold when that is settled.
    void focusNext();
    void focusCaller();
    void hold();
    void startOver();
    [[nodiscard]] MessageStrip *messages() const { return m_messages; }
    /// A lead's menu beside a known customer.
    void addCustomerMenu(CustomerMenu *menu);
    /// A cell cannot be taken; a full one offers its waitlist.
    void refuse(const Error &error, SlotId full);
    /// What the known customer has left as a member; empty for nothing.
    void setBalance(const QString &text);

Q_SIGNALS:
    /// The caller is settled and nothing is in the cart yet.
    void boardWanted();
    /// The refusal names an order that is there already.
    void orderRequested(vd::OrderId order);
    void waitlistRequested(vd::SlotId slot);
    /// The cart is to be repeated over weeks.
    void seriesRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build(const inventory::BoardModel &board, customers::CustomerSearch &search);
    void wire();
    void retranslate();
    void showErrors();
    void showDraft();
    void advance();

    orders::BookingController &m_booking;
    QTimeZone m_zone;
    TextLabel *m_title = nullptr;
    QPushButton *m_startOver = nullptr;
    QPushButton *m_weekly = nullptr;
    CustomerBox *m_customer = nullptr;
    CartView *m_cart = nullptr;
    QScrollArea *m_scroll = nullptr;
    FormField *m_noteField = nullptr;
    LineEdit *m_note = nullptr;
    QCheckBox *m_onArrival = nullptr;
    MessageStrip *m_messages = nullptr;
    TextLabel *m_totalLabel = nullptr;
    TextLabel *m_total = nullptr;
    TextLabel *m_saved = nullptr;
    QPushButton *m_hold = nullptr;
    OrderId m_existing;
    SlotId m_full;
    bool m_pressed = false;
};

} // namespace vd::ui
