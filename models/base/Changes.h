#pragma once

#include "models/base/Id.h"

#include <QList>
#include <QObject>

namespace vd {

/// What other desks did, and the state of the connection; made by db's listener, heard by every page. Hints only: who
/// hears one asks the server for the fresh rows.
class Changes : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

Q_SIGNALS:
    /// topic: slot, order, customer, payment, check_in, catalog, shift, operator.
    void changed(vd::VenueId venue, const QString &topic, const QList<qint64> &ids);
    void connectionLost();
    void connectionBack();
};

} // namespace vd
