#pragma once

#include "models/base/Changes.h"
#include "models/inventory/BoardModel.h"
#include "models/inventory/SeatsGateway.h"
#include "models/orders/BookingController.h"

#include <QSet>
#include <QTimeZone>
#include <QWidget>

class QVBoxLayout;
class QPushButton;

namespace vd::ui {

class CartLine;
class TextLabel;

/// The lines of the booking, and what can be had for the same time beside it: rackets, a coach.
class CartView : public QWidget
{
    Q_OBJECT

public:
    CartView(orders::BookingController &booking, const inventory::BoardModel &board, QWidget *parent = nullptr);

    void setZone(const QTimeZone &zone);
    /// Without it no seats are offered. changes may be null.
    void setSeats(inventory::SeatsGateway *seats, Changes *changes);
    void showErrors(const QList<orders::BookingController::FieldError> &errors);
    /// The first line with an error; null when there is none.
    [[nodiscard]] QWidget *firstFaulty() const;

Q_SIGNALS:
    void submitted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void refreshOffers();
    void tellLost(const QList<SlotId> &changed);
    [[nodiscard]] CartLine *lineFor(SlotId slot);
    void askSeats(CartLine *line);
    void pickSeats(SlotId slot);

    orders::BookingController &m_booking;
    const inventory::BoardModel &m_board;
    QTimeZone m_zone;
    QVBoxLayout *m_lines = nullptr;
    QWidget *m_offers = nullptr;
    QVBoxLayout *m_offerRows = nullptr;
    TextLabel *m_empty = nullptr;
    TextLabel *m_offerTitle = nullptr;
    inventory::SeatsGateway *m_seats = nullptr;
    Changes *m_changes = nullptr;
    QList<CartLine *> m_shown;
    QSet<SlotId> m_lost; ///< Lines that are told to be gone, while the board says so.
    QList<SlotId> m_offered;
};

} // namespace vd::ui
