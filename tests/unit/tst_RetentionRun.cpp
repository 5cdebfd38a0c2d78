#include "app/ProcessGuard.h"
#include "tests/support/Patience.h"

#include "models/base/WhenDone.h"
#include "models/customers/RetentionRun.h"

#include <sys/prctl.h>
#include <sys/resource.h>

using namespace vd;

namespace {

/// Answers each batch with the next of its script; without one the server is away.
class Script final : public customers::PrivacyGateway
{
public:
    Future<customers::RetentionBatch> retain(CustomerId after, int) override
    {
        asked << after;
        if (batches.isEmpty())
            return ready<customers::RetentionBatch>(fail(Fault::Offline, QStringLiteral("offline")));
        return ready<customers::RetentionBatch>(batches.takeFirst());
    }
    Future<std::optional<int>> keepDays(VenueId) override { return none<std::optional<int>>(); }
    Future<customers::RetentionPreview> preview(VenueId, std::optional<int>) override
    {
        return none<customers::RetentionPreview>();
    }
    Future<Done> setKeepDays(const QUuid &, VenueId, std::optional<int>) override { return none<Done>(); }
    Future<QJsonObject> exportCustomer(const QUuid &, VenueId, CustomerId) override { return none<QJsonObject>(); }
    Future<Done> eraseCustomer(const QUuid &, VenueId, CustomerId) override { return none<Done>(); }

    QList<customers::RetentionBatch> batches;
    QList<CustomerId> asked;

private:
    template <typename T>
    static Future<T> none()
    {
        return ready<T>(fail(Fault::Bug, QStringLiteral("not_asked_here")));
    }
};

} // namespace

class tst_RetentionRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesOnFromTheLastUntilNobodyIsLeft();
    void aFailureEndsThePassAndTheNextBeginsAgain();
    void noCoreIsWritten();
};

void tst_RetentionRun::goesOnFromTheLastUntilNobodyIsLeft()
{
    Script server;
    server.batches = {{3, 1, CustomerId(200), true}, {0, 4, {}, true}, {2, 0, CustomerId(310), false}};
    customers::RetentionRun run(server);
    QSignalSpy finished(&run, &customers::RetentionRun::finished);
    run.start();
    run.pass(); // one is under way
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(finished.first().at(0).toInt(), 5);
    QCOMPARE(finished.first().at(1).toInt(), 5);
    // Where only documents were left the place in the list of people stands.
    QCOMPARE(server.asked, (QList<CustomerId>{{}, CustomerId(200), CustomerId(200)}));
}

void tst_RetentionRun::aFailureEndsThePassAndTheNextBeginsAgain()
{
    Script server;
    server.batches = {{1, 0, CustomerId(200), true}};
    customers::RetentionRun run(server);
    QSignalSpy failed(&run, &customers::RetentionRun::failed);
    QSignalSpy finished(&run, &customers::RetentionRun::finished);
    run.pass();
    QTRY_COMPARE(failed.count(), 1);
    server.batches = {{0, 0, {}, false}};
    run.pass();
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(server.asked.last(), CustomerId());
}

void tst_RetentionRun::noCoreIsWritten()
{
    QVERIFY(app::ProcessGuard::shut());
    rlimit limit{};
    QCOMPARE(getrlimit(RLIMIT_CORE, &limit), 0);
    QCOMPARE(limit.rlim_cur, rlim_t(0));
    QCOMPARE(limit.rlim_max, rlim_t(0));
    QCOMPARE(prctl(PR_GET_DUMPABLE, 0, 0, 0, 0), 0);
}

QTEST_GUILESS_MAIN(tst_RetentionRun)
#include "tst_RetentionRun.moc"
