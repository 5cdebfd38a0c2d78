#pragma once

#include "models/base/Result.h"
#include "models/customers/PrivacyGateway.h"

#include <QObject>
#include <QTimer>

namespace vd::customers {

/// The retention run: batch after batch until nobody old is left; the service's again a day later. A batch that fails
/// ends the pass; the next one goes through everybody again.
class RetentionRun : public QObject
{
    Q_OBJECT

public:
    static constexpr int batchSize = 200;

    explicit RetentionRun(PrivacyGateway &gateway, QObject *parent = nullptr);

    /// One pass now and one each day.
    void start();
    /// One pass, unless one is under way.
    void pass();
    /// Ends the pass after the batch under way; what is forgotten stays forgotten.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void progressed(int customers, int documents);
    void finished(int customers, int documents);
    void failed(const vd::Error &error);

private:
    void next(CustomerId after);
    void batchDone(CustomerId after, const Result<RetentionBatch> &batch);

    PrivacyGateway &m_gateway;
    QTimer m_timer;
    int m_customers = 0;
    int m_documents = 0;
    bool m_running = false;
    bool m_stopped = false;
};

} // namespace vd::customers
