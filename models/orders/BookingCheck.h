#pragma once

#include "models/base/Result.h"
#include "models/inventory/InventoryGateway.h"
#include "models/orders/BookingDraft.h"

#include <QList>
#include <QString>

namespace vd::orders {

/// The parts of the booking form an error can belong to.
enum class BookingField { Phone, Name, Line, Place, Note, Whole };

/// Where an error belongs on the form.
struct BookingFault
{
    BookingField field = BookingField::Whole;
    SlotId slot; ///< Of the line, for BookingField::Line and Place.
    Error error;
    int place = 0; ///< Of the line's named places, for BookingField::Place; counted from 0.
};

/// What can be said about a draft before the server is asked, and the request it becomes. Pure functions; region is the
/// one numbers without a country code belong to, ISO 3166-1.
class BookingCheck
{
public:
    static constexpr int largestQuantity = 999;
    static constexpr int mostNamedPlaces = 40; ///< Of one line; more people come in several bookings.

    /// What is wrong with the documents of a line, place by place.
    [[nodiscard]] static QList<BookingFault> places(const DraftLine &line);
    /// Empty when the booking may be sent.
    [[nodiscard]] static QList<BookingFault> faults(const BookingDraft &draft, const QString &region);
    [[nodiscard]] static inventory::HoldRequest request(
        const BookingDraft &draft, VenueId venue, const QString &region);
    /// Beside what the server's refusal is shown: the line it names, else the field its code is about.
    [[nodiscard]] static BookingFault placed(const Error &error, const BookingDraft &draft);
    /// Courts and coaches are taken by one party, in the quantity one.
    [[nodiscard]] static bool isOneParty(catalog::SpaceKind kind);
};

} // namespace vd::orders
