#include "models/orders/BookingSender.h"

#include "models/base/Pass.h"
#include "models/base/WhenDone.h"
#include "models/customers/DocumentSealer.h"

namespace vd::orders {

BookingSender::BookingSender(const Gateways &gateways, IsWanted isWanted, Answered answered, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
    , m_isWanted(std::move(isWanted))
    , m_answered(std::move(answered))
{
}

void BookingSender::send(const inventory::HoldRequest &request, const QList<QList<customers::Document>> &documents)
{
    seal({request, documents, 0, false});
}

void BookingSender::seal(const Sending &sending)
{
    QList<customers::Document> all;
    for (const QList<customers::Document> &line : sending.documents)
        all += line;
    if (all.isEmpty())
        return hold(sending);
    if (!m_gateways.sealer)
        return m_answered(sending.request, fail(Fault::Rule, QStringLiteral("unknown_terminal")));
    whenDone(m_gateways.sealer->seal(sending.request.venue, all), this,
        [this, sending](const Result<QList<customers::SealedDocument>> &sealed) {
            if (!sealed)
                return m_answered(sending.request, pass(sealed));
            Sending named = sending;
            qsizetype next = 0;
            for (qsizetype i = 0; i < named.documents.size(); ++i) {
                named.request.lines[i].people = sealed->mid(next, named.documents.at(i).size());
                next += named.documents.at(i).size();
            }
            hold(named);
        });
}

void BookingSender::hold(const Sending &sending)
{
    whenDone(m_gateways.inventory->hold(sending.request), this,
        [this, sending](const Result<Order> &order) { judge(sending, order); });
}

void BookingSender::judge(Sending sending, const Result<Order> &order)
{
    const bool wanted = m_isWanted(sending.request.request);
    if (!order && wanted && order.error().fault == Fault::Timeout && sending.attempt < mostRetries) {
        ++sending.attempt;
        Q_EMIT retrying(sending.attempt);
        return hold(sending);
    }
    if (!order && wanted && order.error().code == QLatin1String("document_keys_changed") && !sending.sealedAnew
        && m_gateways.sealer) {
        sending.sealedAnew = true;
        m_gateways.sealer->forget();
        return seal(sending);
    }
    m_answered(sending.request, order);
}

} // namespace vd::orders
