#pragma once

#include "models/orders/BookingController.h"
#include "models/orders/DraftStore.h"
#include "tests/support/fakes/FakeDesk.h"

#include <memory>

namespace vd::test {

/// A booking controller on fakes, with its catalogue read.
struct Cart
{
    explicit Cart(FakeDesk &fake, std::unique_ptr<orders::DraftStore> store = nullptr)
        : desk(fake)
        , booking(fake.gateways(), std::move(store))
    {
        booking.setVenue(desk.venue);
        booking.setRegion(QStringLiteral("CN"));
        booking.setTicketTypes(desk.catalog.ticketTypeRows, desk.catalog.spaceRows);
    }
    void add(const char *space, int hour)
    {
        const inventory::Cell cell = desk.inventory.stock.value(desk.slot(QString::fromLatin1(space), hour));
        booking.addCell(cell, QString::fromLatin1(space));
    }
    FakeDesk &desk;
    orders::BookingController booking;
};

} // namespace vd::test
