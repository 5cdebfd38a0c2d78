#include "models/customers/CustomerSearch.h"

#include "models/base/Changes.h"
#include "models/customers/CustomersGateway.h"
#include "models/customers/SearchKeys.h"

namespace vd::customers {

CustomerSearch::CustomerSearch(CustomersGateway *gateway, Changes *changes, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, &CustomerSearch::ask);
    if (changes)
        connect(changes, &Changes::connectionBack, this, [this] {
            if (m_failed || m_question.isWaiting())
                ask();
        });
}

void CustomerSearch::setVenue(VenueId venue)
{
    m_venue = venue;
    clear();
}

void CustomerSearch::setText(const QString &typed)
{
    if (typed == m_text)
        return;
    m_text = typed;
    m_question.drop();
    m_failed = false;
    if (SearchKeys::forSearch(typed).isEmpty()) {
        m_timer.stop();
        m_answered = typed;
        m_results.clear();
        Q_EMIT resultsChanged();
        return;
    }
    m_timer.start();
}

void CustomerSearch::searchNow()
{
    if (m_timer.isActive() || m_failed) {
        m_timer.stop();
        ask();
    }
}

void CustomerSearch::clear()
{
    m_timer.stop();
    m_question.drop();
    m_failed = false;
    m_text.clear();
    m_answered.clear();
    m_results.clear();
    Q_EMIT resultsChanged();
}

void CustomerSearch::ask()
{
    m_question.ask(m_gateway->find(m_venue, m_text), this, [this, text = m_text](const Result<QList<Customer>> &found) {
        m_failed = !found;
        m_answered = text;
        m_results = found ? *found : QList<Customer>();
        Q_EMIT resultsChanged();
        if (!found)
            Q_EMIT failed(found.error());
    });
}

} // namespace vd::customers
