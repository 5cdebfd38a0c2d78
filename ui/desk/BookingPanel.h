#pragma once

#include "models/base/Changes.h"
#include "models/customers/CustomerSearch.h"
#include "models/inventory/BoardModel.h"
#include "models/inventory/SeatsGateway.h"
#include "models/orders/BookingController.h"

#include <QTimeZone>
#include <QWidget>

#include <optional>

class QCheckBox;
class QPushButton;

namespace vd::ui {

class CartView;
class CustomerBox;
class CustomerMenu;
class LineEdit;
class FormField;
class MessageStrip;
class PageScroll;
class TextLabel;

/// A booking while the caller is on the line: who, what, how much, and Enter holds it.
class BookingPanel : public QWidget
{
    Q_OBJECT

public:
    BookingPanel(orders::BookingController &booking, customers::CustomerSearch &search,
        const inventory::BoardModel &board, QWidget *parent = nullptr);

    void setZone(const QTimeZone &zone);
    /// Lets seats be chosen where a space has a plan. changes may be null.
    void setSeats(inventory::SeatsGateway *seats, Changes *changes);
    /// Where the next key belongs: the caller's number, or the hold when that is settled.
    void focusNext();
    void focusCaller();
    void hold();
    void startOver();
    [[nodiscard]] MessageStrip *messages() const { return m_messages; }
    /// A lead's menu beside a known customer.
    void addCustomerMenu(CustomerMenu *menu);
    /// What the known customer has left as a member; empty for nothing.
    void setBalance(const QString &text);
    /// A cell cannot be taken; a full one offers its waitlist, one that only a rule keeps back can be taken all the
    /// same.
    void refuse(const Error &error, SlotId slot);

Q_SIGNALS:
    /// The caller is settled and nothing is in the cart yet.
    void boardWanted();
    /// The refusal names an order that is there already.
    void orderRequested(vd::OrderId order);
    /// The customer has a live order in one of these slots: it is what is wanted, the booking stands as a draft.
    void existingFound(vd::OrderId order, const vd::Error &error);
    void waitlistRequested(vd::SlotId slot);
    /// The cart is to be repeated over weeks.
    void seriesRequested();
    /// What was booked before by who has this number.
    void ordersRequested(const QString &phone);
    /// Into the booking although a rule is against it; the hold asks for the reason.
    void takeRequested(vd::SlotId slot);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build(const inventory::BoardModel &board, customers::CustomerSearch &search);
    void wire();
    void retranslate();
    void showErrors();
    void showDraft();
    void advance();
    void followLink();

    orders::BookingController &m_booking;
    QTimeZone m_zone;
    TextLabel *m_title = nullptr;
    QPushButton *m_startOver = nullptr;
    QPushButton *m_weekly = nullptr;
    CustomerBox *m_customer = nullptr;
    CartView *m_cart = nullptr;
    PageScroll *m_scroll = nullptr;
    FormField *m_noteField = nullptr;
    LineEdit *m_note = nullptr;
    QCheckBox *m_onArrival = nullptr;
    MessageStrip *m_messages = nullptr;
    TextLabel *m_totalLabel = nullptr;
    TextLabel *m_total = nullptr;
    TextLabel *m_saved = nullptr;
    QPushButton *m_hold = nullptr;
    OrderId m_existing;
    SlotId m_refused; ///< The cell that could not be taken.
    std::optional<Error> m_rule; ///< What was refused and can be overruled.
    bool m_isFull = false;
    bool m_isGone = false; ///< The order that was added to.
    bool m_pressed = false;
};

} // namespace vd::ui
