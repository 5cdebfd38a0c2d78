#pragma once

#include "models/orders/BookingController.h"

#include <QTimeZone>
#include <QWidget>

class QComboBox;
class QPushButton;
class QToolButton;

namespace vd::ui {

class LineEdit;
class PlaceDocuments;
class TextLabel;

/// One line of the cart: space and time, ticket type, quantity, amount. + and - change it, Delete takes it out.
class CartLine : public QWidget
{
    Q_OBJECT

public:
    CartLine(orders::BookingController &booking, SlotId slot, QWidget *parent = nullptr);

    [[nodiscard]] SlotId slot() const { return m_slot; }
    void setZone(const QTimeZone &zone) { m_zone = zone; }
    /// Shows the line as the draft has it now.
    void refresh();
    void setError(const Error &error);
    void clearError();
    /// The errors of its named places.
    void showPlaceErrors(const QList<orders::BookingController::FieldError> &errors);
    [[nodiscard]] bool hasError() const;
    void focusQuantity();
    /// The space has numbered seats: offers to choose them.
    void offerSeats();

Q_SIGNALS:
    /// Enter in the line: hold.
    void submitted();
    void seatsWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void build();
    void retranslate();
    [[nodiscard]] QString unknown() const;
    void step(int by);
    void quantityTyped(const QString &text);
    [[nodiscard]] const orders::DraftLine *line() const;

    orders::BookingController &m_booking;
    SlotId m_slot;
    QTimeZone m_zone;
    TextLabel *m_space = nullptr;
    TextLabel *m_time = nullptr;
    TextLabel *m_amount = nullptr;
    QComboBox *m_type = nullptr;
    QToolButton *m_less = nullptr;
    LineEdit *m_quantity = nullptr;
    QToolButton *m_more = nullptr;
    QToolButton *m_remove = nullptr;
    TextLabel *m_error = nullptr;
    PlaceDocuments *m_documents = nullptr;
    QPushButton *m_seats = nullptr;
    QList<TicketTypeId> m_types;
};

} // namespace vd::ui
