#pragma once

#include "models/base/Id.h"
#include "models/base/Money.h"

#include <QDateTime>
#include <QString>

namespace vd::customers {

struct Customer
{
    CustomerId id;
    QString name;
    QString phoneTyped; ///< As typed.
    QString phoneE164; ///< ITU-T E.164, empty when the number does not parse.
    QString note;
    int visits = 0; ///< Orders that were used.
    int orders = 0;
    int noShows = 0;
    QDateTime lastVisit; ///< UTC; invalid when there was none.
    int version = 0;
};

/// A profile made on the spot. Search keys are made by SearchKeys, so that the server need not know pinyin.
struct NewCustomer
{
    QString name; ///< 1 to 200 characters after NFC.
    QString phoneTyped;
    QString phoneE164;
};

} // namespace vd::customers
