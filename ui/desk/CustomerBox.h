#pragma once

#include "models/customers/CustomerSearch.h"
#include "models/orders/BookingController.h"

#include <QTimeZone>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace vd::ui {

class FormField;
class LineEdit;
class TextLabel;

/// Who is calling: one field that takes a number or a name, the customers that fit below it, and a second field when
/// nobody does. Everything by keyboard, the cursor never leaves the field while choosing.
class CustomerBox : public QWidget
{
    Q_OBJECT

public:
    CustomerBox(orders::BookingController &booking, customers::CustomerSearch &search, QWidget *parent = nullptr);

    /// The cursor where the next key belongs.
    void focusStart();
    /// Whether somebody is named well enough to go on.
    [[nodiscard]] bool isReady() const;
    /// Puts the errors of phone and name beside their fields; the cursor goes to the first.
    void showErrors(const QList<orders::BookingController::FieldError> &errors);
    /// Back to typing, the number selected.
    void change();
    /// Puts a tool beside a known customer.
    void addTool(QWidget *tool);
    /// What a known customer has left as a member; empty for nothing.
    void setBalance(const QString &text);
    /// The venue's: the day of the last visit is told in it.
    void setZone(const QTimeZone &zone);
    /// Whether the known customer may be exchanged for another one.
    void setChangeable(bool changeable);

Q_SIGNALS:
    /// The customer is settled by a key; what comes next is the board or the cart.
    void advanced();
    /// What the known customer booked before.
    void ordersRequested(const QString &phone);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void typed(const QString &text);
    void otherTyped(const QString &text);
    void showResults();
    void submit();
    void submitOther();
    void pick(int row);
    void beginNew();
    void takeDraft();
    void showNew(bool shown);
    void checkUnusual();
    [[nodiscard]] bool isNumber(const QString &text) const;

    orders::BookingController &m_booking;
    customers::CustomerSearch &m_search;
    QWidget *m_typing = nullptr;
    QWidget *m_picked = nullptr;
    QHBoxLayout *m_tools = nullptr;
    FormField *m_firstField = nullptr;
    LineEdit *m_first = nullptr;
    QListWidget *m_results = nullptr;
    FormField *m_otherField = nullptr;
    LineEdit *m_other = nullptr;
    TextLabel *m_name = nullptr;
    TextLabel *m_phone = nullptr;
    TextLabel *m_history = nullptr;
    TextLabel *m_balance = nullptr;
    TextLabel *m_warning = nullptr;
    QPushButton *m_change = nullptr;
    QPushButton *m_orders = nullptr;
    QTimeZone m_zone = QTimeZone::utc();
    bool m_submitWaits = false;
    bool m_unanswered = false;
    bool m_new = false;
    bool m_taking = false;
};

} // namespace vd::ui
