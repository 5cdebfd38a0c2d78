#include "app/AlertLog.h"
#include "app/NightlyChecks.h"
#include "models/finance/WatchController.h"
#include "models/orders/BookingFailures.h"
#include "models/waitlist/WaitlistController.h"
#include "tests/support/fakes/FakeDesk.h"
#include "tests/support/Patience.h"

#include <QStandardPaths>

using namespace vd;
using test::FakeDesk;
using test::FakeWatchGateway;

namespace {

Error offline()
{
    return {Fault::Offline, QStringLiteral("offline"), {}, {}};
}

} // namespace

class tst_Watch final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theNightGoesOnWhileAVenueIsDue()
    {
        FakeWatchGateway server;
        server.venuesDue = 3;
        app::NightlyChecks checks(server);
        QSignalSpy finished(&checks, &app::NightlyChecks::finished);
        checks.pass();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished.at(0).at(0).toInt(), 3);
        QCOMPARE(server.checksAsked, 4);
        checks.pass();
        QTRY_COMPARE(finished.size(), 2);
        QCOMPARE(finished.at(1).at(0).toInt(), 0);
    }

    void aNightCutOffIsTriedAgain()
    {
        FakeWatchGateway server;
        server.venuesDue = 1;
        server.answers.error = offline();
        app::NightlyChecks checks(server);
        QSignalSpy failed(&checks, &app::NightlyChecks::failed);
        QSignalSpy finished(&checks, &app::NightlyChecks::finished);
        checks.pass();
        QTRY_COMPARE(failed.size(), 1);
        server.answers.error.reset();
        server.venuesDue = 1;
        checks.pass();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished.at(0).at(0).toInt(), 1);
    }

    void onePassAtATime()
    {
        FakeWatchGateway server;
        server.answers.manual = true;
        app::NightlyChecks checks(server);
        checks.pass();
        checks.pass();
        QCOMPARE(server.checksAsked, 1);
    }

    void theServiceLogsAnAlertOnce()
    {
        FakeWatchGateway server;
        app::AlertLog log(server);
        QSignalSpy raised(&log, &app::AlertLog::raised);
        server.raise(QStringLiteral("day_does_not_balance"), {{QStringLiteral("differences"), 2}}, {});
        log.pass();
        QTRY_COMPARE(raised.size(), 1);
        server.raise(QStringLiteral("technical_failures"), {}, {});
        log.pass();
        QTRY_COMPARE(raised.size(), 2);
        QCOMPARE(raised.at(1).at(1).toString(), QStringLiteral("technical_failures"));
        log.pass();
        QCoreApplication::processEvents();
        QCOMPARE(raised.size(), 2);
    }

    // Only what failed for technical reasons counts, and it is told when the server can be reached again.
    void failedBookingsAreToldLater()
    {
        FakeDesk desk;
        orders::BookingFailures failures(desk.gateways());
        failures.note(desk.venue, orders::Order());
        failures.note(desk.venue, fail(Fault::Conflict, QStringLiteral("sold_out")));
        QCoreApplication::processEvents();
        QVERIFY(desk.watch.reported.isEmpty());
        desk.watch.answers.error = offline();
        failures.note(desk.venue, tl::unexpected<Error>(offline()));
        failures.note(desk.venue, fail(Fault::Timeout, QStringLiteral("timeout")));
        QCoreApplication::processEvents();
        QVERIFY(desk.watch.reported.isEmpty());
        desk.watch.answers.error.reset();
        Q_EMIT desk.changes.connectionBack();
        QTRY_COMPARE(desk.watch.reported, QList<int>{2});
        failures.note(desk.venue, fail(Fault::Bug, QStringLiteral("unexpected")));
        QTRY_COMPARE(desk.watch.reported, (QList<int>{2, 1}));
    }

    void theLightGoesOutWhileNobodyAnswers()
    {
        FakeDesk desk;
        finance::WatchController watch(desk.gateways(), true);
        desk.watch.found.stockCount = 2;
        desk.watch.found.moneyCount = 1;
        watch.setVenue(desk.venue);
        QTRY_VERIFY(watch.watch());
        QCOMPARE(watch.watch()->count(), 3);
        desk.watch.answers.error = offline();
        watch.reload();
        QTRY_VERIFY(!watch.watch());
        desk.watch.answers.error.reset();
        Q_EMIT desk.changes.connectionBack();
        QTRY_VERIFY(watch.watch());
    }

    void anAlertIsToldOnceAndGoesWhenSeen()
    {
        FakeDesk desk;
        finance::WatchController watch(desk.gateways(), true);
        QSignalSpy raised(&watch, &finance::WatchController::raised);
        watch.setVenue(desk.venue);
        QTRY_COMPARE(desk.watch.watched, 1);
        desk.watch.raise(QStringLiteral("day_does_not_balance"), {}, desk.at(3));
        Q_EMIT desk.changes.changed(desk.venue, QStringLiteral("alert"), {1});
        QTRY_COMPARE(raised.size(), 1);
        watch.reload();
        QTRY_COMPARE(desk.watch.watched, 2);
        QCOMPARE(raised.size(), 1);
        watch.see(watch.alerts().constFirst().id);
        QTRY_VERIFY(watch.alerts().isEmpty());
        QCOMPARE(desk.watch.seen.size(), 1);
    }

    void whoMayNotReadAlertsDoesNotAsk()
    {
        FakeDesk desk;
        desk.watch.raise(QStringLiteral("day_does_not_balance"), {}, desk.at(3));
        finance::WatchController watch(desk.gateways(), false);
        watch.setVenue(desk.venue);
        QTRY_VERIFY(watch.watch());
        QVERIFY(watch.alerts().isEmpty());
    }

    // A limit refuses an offer: with a reason and a lead's signature it is taken after all, under one key each.
    void anOfferAgainstALimitIsSigned()
    {
        FakeDesk desk;
        waitlist::WaitlistController waiting(desk.gateways());
        waiting.setVenue(desk.venue);
        QSignalSpy failed(&waiting, &waitlist::WaitlistController::failed);
        QSignalSpy needed(&waiting, &waitlist::WaitlistController::approvalNeeded);
        desk.waitlist.answers.error
            = Error{Fault::Rule, QStringLiteral("limit_holds"), {{QStringLiteral("overridable"), true}}, {}};
        waiting.accept(EntryId(7));
        QTRY_VERIFY(!failed.isEmpty());
        QVERIFY(needed.isEmpty());
        desk.waitlist.answers.error = Error{Fault::Denied, QStringLiteral("approval_needed"),
            {{QStringLiteral("action"), QStringLiteral("accept_offer")},
                {QStringLiteral("subject"), QJsonObject{{QStringLiteral("entry"), 7}}}},
            {}};
        waiting.overrule(QStringLiteral("Team of the club"));
        QTRY_COMPARE(needed.size(), 1);
        QCOMPARE(needed.at(0).at(0).toString(), QStringLiteral("accept_offer"));
        desk.waitlist.answers.error.reset();
        waiting.approved(31);
        QTRY_COMPARE(desk.waitlist.accepts.size(), 3);
        QVERIFY(desk.waitlist.accepts.at(0).reason.isEmpty());
        QCOMPARE(desk.waitlist.accepts.at(2).reason, QStringLiteral("Team of the club"));
        QCOMPARE(desk.waitlist.accepts.at(2).approval, 31);
        QCOMPARE(desk.waitlist.keys.at(1), desk.waitlist.keys.at(2));
    }
};

QTEST_GUILESS_MAIN(tst_Watch)
#include "tst_Watch.moc"
