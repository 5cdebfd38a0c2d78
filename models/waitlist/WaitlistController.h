#pragma once

#include "models/base/Gateways.h"
#include "models/base/RequestKey.h"
#include "models/customers/Document.h"
#include "models/waitlist/WaitlistGateway.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace vd::waitlist {

/// Whom to phone and who waits, kept true while other desks and the sweep change it, and what is done about it.
class WaitlistController : public QObject
{
    Q_OBJECT

public:
    explicit WaitlistController(const Gateways &gateways, QObject *parent = nullptr);

    void setVenue(VenueId venue);
    void reload();

    [[nodiscard]] const QList<Call> &calls() const { return m_calls; }
    /// Who waits; running offers are among the calls.
    [[nodiscard]] const QList<Entry> &waiting() const { return m_waiting; }
    [[nodiscard]] bool isBusy() const { return m_busy; }

    /// The request's key is made here, its documents are sealed here.
    void join(const JoinRequest &request, const QList<customers::Document> &documents = {});
    void accept(EntryId entry);
    /// Takes somebody out of the queue, or declines an offer.
    void leave(EntryId entry);
    void called(const Call &call, bool reached);
    /// Sends the joining or accepting that a rule refused last again, with a reason against the rule.
    void overrule(const QString &reason);
    /// The same once a lead has signed it.
    void approved(qint64 approval);

Q_SIGNALS:
    void changed();
    void busyChanged();
    /// In the queue, with so many ahead.
    void joined(int ahead);
    /// The offer was taken; its order is to be paid.
    void accepted(const vd::orders::Order &order);
    void left();
    void failed(const vd::Error &error);
    /// A lead has to sign; failed() was emitted too.
    void approvalNeeded(const QString &action, const QJsonObject &subject);

private:
    using Again = std::function<void(const operators::Overrule &)>;

    void ask();
    void setBusy(bool busy);
    void start(Again again);
    void sendJoin(JoinRequest request);
    void refused(const Error &error);
    template <typename T, typename Fn>
    void send(const Future<T> &answer, RequestKey &key, Fn &&done);

    Gateways m_gateways;
    VenueId m_venue;
    QList<Call> m_calls;
    QList<Entry> m_waiting;
    QTimer m_coalesce;
    int m_serial = 0;
    bool m_busy = false;
    Again m_again; ///< What was sent last, and how it is sent again.
    operators::Overrule m_overrule;
    RequestKey m_joinKey;
    RequestKey m_acceptKey;
    RequestKey m_leaveKey;
    RequestKey m_calledKey;
};

} // namespace vd::waitlist
