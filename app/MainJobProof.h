#pragma once

#include "models/base/Gateways.h"
#include "models/base/Money.h"
#include "models/base/Result.h"
#include "models/base/WorkerThread.h"
#include "models/operators/VenueInfo.h"
#include "models/orders/Order.h"

#include <QObject>
#include <QStringList>

namespace vd::app {

/// Asks the database, and reads the exported file, whether the main job left what it should have.
class MainJobProof : public QObject
{
    Q_OBJECT

public:
    struct Claim
    {
        operators::VenueInfo venue;
        OrderId order;
        SlotId slot;
        QString exportedFile;
    };

    MainJobProof(const Gateways &gateways, const Claim &claim, QObject *parent = nullptr);
    void check();

Q_SIGNALS:
    void held(const QString &fact);
    void broken(const QString &fact);
    void finished();

private:
    void state(bool holds, const QString &fact);
    void orderRead(const orders::Order &order);
    void checkMoney();
    void checkDoor();
    void checkStock();
    void checkFile();
    template <typename T, typename Then>
    void then(const Future<T> &future, const QString &what, Then next);

    Gateways m_gateways;
    Claim m_claim;
    orders::Order m_order;
    WorkerThread m_worker;
};

} // namespace vd::app
