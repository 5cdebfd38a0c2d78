#pragma once

#include "models/base/Id.h"
#include "models/base/Money.h"

#include <QList>
#include <QTime>
#include <QTimeZone>

namespace vd::catalog {

/// Resource type; decides claims and lock order (domain terms: exclusive, quota, equipment, instructor).
enum class SpaceKind { Exclusive, Quota, Equipment, Instructor };

struct Venue
{
    VenueId id;
    QString name;
    QTimeZone zone; ///< IANA time zone; every business date is a date in it.
    QString currency; ///< ISO 4217.
    QString region; ///< ISO 3166-1 alpha-2, for reading phone numbers.
    int holdMinutes = 15;
    bool onePerson = false; ///< Two-person rules are off; reports say so.
    int version = 0; ///< For conditional saves: a stale version is refused as a Conflict.

    friend bool operator==(const Venue &, const Venue &) = default;
};

struct Category
{
    CategoryId id;
    VenueId venue;
    QString name;
    int position = 0;
};

struct Space
{
    SpaceId id;
    VenueId venue;
    CategoryId category;
    QString categoryName;
    QString name;
    SpaceKind kind = SpaceKind::Exclusive;
    int maxCapacity = 1; ///< Safety limit; 1 for exclusive and instructor.
    int bufferBeforeMinutes = 0;
    int bufferAfterMinutes = 0;
    int entryBeforeMinutes = 30;
    bool realName = false;
    bool oneLiveOrder = true; ///< One customer has one live order per slot.
    int position = 0;
    bool retired = false;
    int version = 0;

    friend bool operator==(const Space &, const Space &) = default;
};

struct TicketType
{
    TicketTypeId id;
    CategoryId category; ///< Sold in every space of the category, or …
    SpaceId space; ///< … in this one space only.
    QString name;
    int places = 1; ///< Units of capacity one ticket takes.
    int codes = 1; ///< Entry codes one ticket yields.
    int party = 1; ///< People one code admits.
    bool isDefault = false;
};

} // namespace vd::catalog
