#pragma once

#include "models/base/Id.h"
#include "models/base/Money.h"
#include "models/catalog/Catalog.h"
#include "models/customers/Customer.h"
#include "models/customers/Document.h"
#include "models/inventory/SeatMap.h"

#include <QDate>
#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QUuid>

#include <optional>
#include <utility>

namespace vd::orders {

/// One line of the cart. Space, times and price are as the board showed them when it was taken; the server decides.
struct DraftLine
{
    SlotId slot;
    SpaceId space;
    QString spaceName;
    catalog::SpaceKind kind = catalog::SpaceKind::Exclusive;
    QDate businessDate;
    QDateTime startsAt; ///< UTC.
    QDateTime endsAt; ///< UTC.
    TicketTypeId ticketType; ///< Invalid: the slot's default.
    int quantity = 1;
    std::optional<Money> unitPrice; ///< None while unknown.
    int namedPlaces = 0; ///< Places that name a document; 0 where the space asks for none.
    QList<customers::Document> people; ///< As typed, by place. Never written to disk.
    QList<SeatId> seats{}; ///< Where the space has numbered ones: one per place, or none yet.
    QStringList seatNames{}; ///< "F 12", beside them.
    bool seated = false; ///< The space has numbered seats: the best are given where none are chosen.

    friend bool operator==(const DraftLine &, const DraftLine &) = default;
};

/// A half-filled booking: everything a person typed or picked, and the key it will be sent under.
struct BookingDraft
{
    QUuid request; ///< Made with the draft and kept until the booking is held, whatever is tried in between.
    customers::Customer customer; ///< Invalid id: the typed number and name make a new one.
    QString phone; ///< As typed.
    QString name; ///< As typed, for a new customer.
    QString note;
    bool payOnArrival = false;
    QList<DraftLine> lines;
    OrderId addTo{}; ///< The lines go into this held order; invalid for a new one.
    QString addToNo{}; ///< Its number, as read out.
    QList<std::pair<QDateTime, QDateTime>>
        beside{}; ///< When that order is, UTC: what can be had for the same time is offered.

    [[nodiscard]] static BookingDraft make();
    /// Nothing a person would miss.
    [[nodiscard]] bool isEmpty() const;
    /// For the draft on disk: all but the documents, which are typed again.
    [[nodiscard]] QJsonObject toJson() const;
    /// None when the text is not a draft; unknown members are ignored.
    [[nodiscard]] static std::optional<BookingDraft> fromJson(const QJsonObject &json);
};

} // namespace vd::orders
