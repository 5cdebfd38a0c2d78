#pragma once

#include "models/base/Gateways.h"
#include "models/base/Result.h"
#include "models/inventory/Board.h"
#include "models/orders/BookingCheck.h"
#include "models/orders/BookingDraft.h"
#include "models/orders/BookingFailures.h"
#include "models/orders/BookingSender.h"
#include "models/orders/Order.h"
#include "models/orders/SeriesGateway.h"
#include "models/orders/TicketChoice.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace vd::orders {

class DraftStore;

/// The booking being filled in: who, what, for how much, and the one call that holds it. Nothing typed is ever lost: a
/// refusal keeps all of it, a time-out is repeated under the same key, each change is saved.
class BookingController : public QObject
{
    Q_OBJECT

public:
    using Field = BookingField;
    using FieldError = BookingFault;

    static constexpr int largestQuantity = BookingCheck::largestQuantity;
    static constexpr int mostRetries = BookingSender::mostRetries;

    BookingController(const Gateways &gateways, std::unique_ptr<DraftStore> store, QObject *parent = nullptr);
    ~BookingController() override;

    /// Restores the draft left at this venue.
    void setVenue(VenueId venue);
    /// Region for numbers typed without a country code, ISO 3166-1. Known some time after the venue.
    void setRegion(const QString &region);
    void setTicketTypes(const QList<catalog::TicketType> &types, const QList<catalog::Space> &spaces);

    [[nodiscard]] const BookingDraft &draft() const { return m_draft; }
    [[nodiscard]] const QString &region() const { return m_region; }
    [[nodiscard]] const QList<FieldError> &errors() const { return m_errors; }
    [[nodiscard]] bool isHolding() const { return m_holding; }
    [[nodiscard]] const TicketChoice &tickets() const { return m_tickets; }
    [[nodiscard]] bool contains(SlotId slot) const { return lineOf(slot) >= 0; }
    /// The sum of the lines; none while a price is unknown.
    [[nodiscard]] std::optional<Money> total() const;
    [[nodiscard]] std::optional<Money> amountOf(const DraftLine &line) const;
    /// Prices that are not known yet are being asked for.
    [[nodiscard]] bool isQuoting() const { return m_quoting; }
    /// Ticket types sold in the line's space, the default first.
    [[nodiscard]] QList<catalog::TicketType> typesFor(const DraftLine &line) const;

    void setPhone(const QString &typed);
    void setName(const QString &typed);
    void pickCustomer(const customers::Customer &customer);
    /// Back to typing; the number stays.
    void dropCustomer();
    /// Takes a cell into the cart, or one place more of a quota cell that is there already.
    void addCell(const inventory::Cell &cell, const QString &spaceName);
    /// Takes weeks of a series into the cart; each as its line is, at the price that was shown.
    void addSeries(const QList<DraftLine> &of, const QList<SeriesCell> &cells);
    void removeLine(SlotId slot);
    void setQuantity(SlotId slot, int quantity);
    void setTicketType(SlotId slot, TicketTypeId type);
    /// The slot's seats are numbered.
    void setSeated(SlotId slot);
    /// The seats of a line, one per place; the quantity follows. None: the best that are free are given.
    void setSeats(SlotId slot, const QList<SeatId> &seats, const QStringList &names);
    /// The document of a line's place, counted from 0, as typed.
    void setDocument(SlotId slot, int place, const customers::Document &document);
    void setNote(const QString &note);
    void setPayOnArrival(bool payOnArrival);
    /// Fresh figures of a cell in the cart, as its price.
    void cellChanged(const inventory::Cell &cell);
    /// A new, empty booking under a new key.
    void clear();
    /// The same, but what was typed can be brought back.
    void startOver();
    /// Whether a line was taken out, or all of it thrown away, since the booking began.
    [[nodiscard]] bool canUndo() const { return !m_before.isEmpty(); }
    /// Brings the latest of these back, under a new key.
    void undo();
    /// Begins with nothing but more lines for an order that is held.
    void addTo(const Order &order, const customers::Customer &customer);
    /// The lines are a booking of their own after all, as the order cannot be added to any more.
    void bookAlone();

    /// What is wrong before the server is asked; empty when the booking may be sent.
    [[nodiscard]] QList<FieldError> check() const;
    /// Checks and asks. While one call is under way further ones do nothing; before the region is known it waits for
    /// that, unless something is changed meanwhile.
    void hold();
    /// Sends the booking that a rule refused again, with a reason against the rule.
    void overrule(const QString &reason);
    /// The same once a lead has signed it.
    void approved(qint64 approval);

Q_SIGNALS:
    void draftChanged();
    void linesChanged();
    void errorsChanged();
    void holdingChanged();
    /// The server is busy and is asked again, the attempt counted from 1.
    void retrying(int attempt);
    void held(const vd::orders::Order &order);
    /// A lead has to sign; the refusal is among the errors too.
    void approvalNeeded(const QString &action, const QJsonObject &subject);
    /// Slots whose shown figures were proven wrong by a refusal.
    void slotsRefused(const QList<vd::SlotId> &slotIds);
    void draftRestored();
    void draftNotSaved(const vd::Error &error);

private:
    [[nodiscard]] int lineOf(SlotId slot) const;
    void send(const operators::Overrule &overrule);
    void answered(const inventory::HoldRequest &request, const Result<Order> &order);
    void refused(const inventory::HoldRequest &request, const Error &error);
    void setErrors(const QList<FieldError> &errors);
    void dropErrors(Field field, SlotId slot = {});
    /// Makes room for as many documents as the line names.
    void countPlaces(DraftLine &line) const;
    /// Seats of another number of places are none.
    void keepSeats(DraftLine &line) const;
    void setHolding(bool holding);
    void touched();
    void quote();
    void quoted(const QList<inventory::HoldLine> &asked, const QList<Money> &prices);
    void noPrice(const Error &error);
    void saveNow();

    Gateways m_gateways;
    std::unique_ptr<DraftStore> m_store;
    VenueId m_venue;
    QString m_region;
    BookingSender m_sender;
    BookingFailures m_failures;
    operators::Overrule m_overrule; ///< Of what was sent last.
    TicketChoice m_tickets;
    BookingDraft m_draft;
    QList<BookingDraft> m_before; ///< What undo() brings back, the latest last.
    QList<FieldError> m_errors;
    bool m_holding = false;
    bool m_holdWaits = false; ///< For the region: without it the same number would make another request.
    int m_quote = 0;
    bool m_quoting = false;
    QTimer m_save;
};

} // namespace vd::orders
