#pragma once

#include "models/base/Gateways.h"
#include "models/base/RequestKey.h"
#include "models/customers/CustomerSearch.h"
#include "models/customers/MergePreview.h"

#include <QObject>

namespace vd::customers {

/// Two profiles of one person become one: the other one is searched for, what it moves is shown in numbers, and only
/// then it is done.
class MergeController : public QObject
{
    Q_OBJECT

public:
    MergeController(const Gateways &gateways, VenueId venue, const Customer &keep, QObject *parent = nullptr);

    [[nodiscard]] CustomerSearch &search() { return m_search; }
    /// What was found, without the one that is kept.
    [[nodiscard]] QList<Customer> found() const;
    [[nodiscard]] const Customer &kept() const { return m_keep; }
    /// The one that goes; an invalid id while none is chosen.
    [[nodiscard]] const Customer &other() const { return m_other; }
    [[nodiscard]] bool isBusy() const { return m_busy; }

    void choose(const Customer &other);
    void merge();

Q_SIGNALS:
    void previewed(const vd::customers::MergePreview &preview);
    void busyChanged();
    void merged(const vd::customers::Customer &kept);
    void failed(const vd::Error &error);

private:
    void setBusy(bool busy);

    Gateways m_gateways;
    VenueId m_venue;
    Customer m_keep;
    Customer m_other;
    CustomerSearch m_search;
    RequestKey m_key;
    int m_serial = 0;
    bool m_busy = false;
};

} // namespace vd::customers
