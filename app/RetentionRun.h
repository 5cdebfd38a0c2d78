#pragma once

#include "models/base/Result.h"
#include "models/customers/PrivacyGateway.h"

#include <QObject>
#include <QTimer>

namespace vd::app {

/// The service's daily retention run: batch after batch until nobody old is left, then again a day later. A batch that
/// fails ends the pass; the next day's goes through everybody again.
class RetentionRun : public QObject
{
    Q_OBJECT

public:
    static constexpr int batchSize = 200;

    explicit RetentionRun(customers::PrivacyGateway &gateway, QObject *parent = nullptr);

    /// One pass now and one each day.
    void start();
    /// One pass, unless one is under way.
    void pass();

Q_SIGNALS:
    void finished(int customers, int documents);
    void failed(const vd::Error &error);

private:
    void next(CustomerId after);
    void batchDone(CustomerId after, const Result<customers::RetentionBatch> &batch);

    customers::PrivacyGateway &m_gateway;
    QTimer m_timer;
    int m_customers = 0;
    int m_documents = 0;
    bool m_running = false;
};

} // namespace vd::app
