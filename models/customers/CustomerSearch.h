#pragma once

#include "models/base/Id.h"
#include "models/base/LatestQuestion.h"
#include "models/customers/Customer.h"

#include <QList>
#include <QObject>
#include <QTimer>

namespace vd {
class Changes;
}

namespace vd::customers {

class CustomersGateway;

/// Search as you type: waits for a pause, asks, and drops answers to what is no longer typed.
class CustomerSearch : public QObject
{
    Q_OBJECT

public:
    /// The pause in typing after which the server is asked, in milliseconds.
    static constexpr int pause = 120;

    /// changes: what is not answered when the connection is lost is asked again when it is back.
    explicit CustomerSearch(CustomersGateway *gateway, Changes *changes = nullptr, QObject *parent = nullptr);

    void setVenue(VenueId venue);
    /// Committed text only; what an input method is still composing is no search.
    void setText(const QString &typed);
    /// Asks without waiting for the pause, and again where the last question failed.
    void searchNow();
    /// The last question was not answered: that nobody was found means nothing then.
    [[nodiscard]] bool hasFailed() const { return m_failed; }
    void clear();

    [[nodiscard]] const QList<Customer> &results() const { return m_results; }
    /// The text the results belong to.
    [[nodiscard]] const QString &answeredText() const { return m_answered; }
    /// The answer for what is typed is still to come.
    [[nodiscard]] bool isPending() const { return m_timer.isActive() || m_question.isWaiting(); }

Q_SIGNALS:
    void resultsChanged();
    void failed(const vd::Error &error);

private:
    void ask();

    CustomersGateway *m_gateway;
    VenueId m_venue;
    QString m_text;
    QString m_answered;
    QList<Customer> m_results;
    QTimer m_timer;
    LatestQuestion m_question;
    bool m_failed = false;
};

} // namespace vd::customers
