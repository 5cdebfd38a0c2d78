#pragma once

#include "models/finance/WatchGateway.h"
#include "tests/support/fakes/Answers.h"

namespace vd::test {

/// A watch whose findings and alerts the test puts there.
class FakeWatchGateway final : public finance::WatchGateway
{
public:
    Future<finance::Watch> watch(VenueId) override
    {
        ++watched;
        return answers.give<finance::Watch>(found);
    }
    Future<QList<finance::Alert>> alerts(VenueId) override { return answers.give<QList<finance::Alert>>(raised); }
    Future<Done> seeAlert(AlertId alert, VenueId) override
    {
        seen << alert;
        raised.removeIf([alert](const finance::Alert &one) { return one.id == alert; });
        return answers.give<Done>(Done{});
    }
    Future<int> nightlyChecks() override
    {
        ++checksAsked;
        return answers.give<int>(venuesDue > 0 ? (--venuesDue, 1) : 0);
    }
    Future<Done> reportFailures(VenueId, int failures) override
    {
        if (!answers.error)
            reported << failures;
        return answers.give<Done>(Done{});
    }
    Future<QList<finance::Alert>> alertsSince(const QDateTime &) override
    {
        return answers.give<QList<finance::Alert>>(raised);
    }

    /// Newest first, as the server gives them.
    void raise(const QString &kind, const QJsonObject &facts, const QDateTime &at)
    {
        raised.prepend({AlertId(++m_last), VenueId(1), kind, facts, at});
    }

    Answers answers;
    finance::Watch found;
    QList<finance::Alert> raised;
    QList<AlertId> seen; ///< In order.
    QList<int> reported; ///< What arrived, in order.
    int watched = 0;
    int checksAsked = 0;
    int venuesDue = 0;

private:
    qint64 m_last = 0;
};

} // namespace vd::test
