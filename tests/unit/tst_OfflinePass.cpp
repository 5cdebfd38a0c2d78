#include "models/operators/OfflinePass.h"
#include "tests/support/Patience.h"

using namespace Qt::StringLiterals;
using namespace vd;
using namespace vd::operators;

namespace {

SessionInfo mei()
{
    SessionInfo info;
    info.operatorId = OperatorId(7);
    info.login = u"mei"_s;
    info.displayName = u"Mei"_s;
    info.roles = Roles(Role::DeskLead) | Role::Door | Role::Finance;
    info.venues = {{VenueId(1), u"Riverside"_s, QTimeZone("Asia/Shanghai"), u"CNY"_s}};
    return info;
}

const QDateTime noon(QDate(2026, 12, 5), QTime(12, 0), Qt::UTC);

QString refusal(const Result<OfflinePass::Opened> &opened)
{
    return opened ? u"opened"_s : opened.error().code;
}

} // namespace

/// A password's proof opens this computer's door while the server is away, and nothing else, and not for ever.
class tst_OfflinePass final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensTheDoorOnly();
    void wrongPasswords();
    void growsOld();
    void givesNoPasswordAway();
};

void tst_OfflinePass::opensTheDoorOnly()
{
    const QByteArray pass = OfflinePass::make(mei(), u"correct horse"_s, noon, 1500);
    const auto opened = OfflinePass::open(pass, u"correct horse"_s, noon.addSecs(3600));
    QVERIFY(opened);
    QCOMPARE(opened->info.roles, Roles(Role::Door));
    QVERIFY(opened->info.offline);
    QCOMPARE(opened->info.login, u"mei"_s);
    QCOMPARE(opened->info.venues, mei().venues);
    QCOMPARE(opened->skewMs, 1500);
    QVERIFY(OfflinePass::isFor(mei().roles));
    QVERIFY(!OfflinePass::isFor(Roles(Role::Finance)));
}

void tst_OfflinePass::wrongPasswords()
{
    const QByteArray pass = OfflinePass::make(mei(), u"correct horse"_s, noon, 0);
    QCOMPARE(refusal(OfflinePass::open(pass, u"correct hors"_s, noon)), u"wrong_credentials"_s);
    QCOMPARE(refusal(OfflinePass::open(pass, {}, noon)), u"wrong_credentials"_s);
    QCOMPARE(refusal(OfflinePass::open({}, u"correct horse"_s, noon)), u"not_kept"_s);
    QCOMPARE(refusal(OfflinePass::open("{}", u"correct horse"_s, noon)), u"not_kept"_s);
}

void tst_OfflinePass::growsOld()
{
    const QByteArray pass = OfflinePass::make(mei(), u"correct horse"_s, noon, 0);
    QCOMPARE(
        refusal(OfflinePass::open(pass, u"correct horse"_s, noon.addSecs(OfflinePass::validSeconds))), u"opened"_s);
    QCOMPARE(refusal(OfflinePass::open(pass, u"correct horse"_s, noon.addSecs(OfflinePass::validSeconds + 1))),
        u"pass_expired"_s);
    // A clock set back does not make it young again.
    QCOMPARE(refusal(OfflinePass::open(pass, u"correct horse"_s, noon.addSecs(-OfflinePass::validSeconds - 1))),
        u"pass_expired"_s);
}

void tst_OfflinePass::givesNoPasswordAway()
{
    const QByteArray one = OfflinePass::make(mei(), u"correct horse"_s, noon, 0);
    const QByteArray two = OfflinePass::make(mei(), u"correct horse"_s, noon, 0);
    QVERIFY(!one.contains("correct"));
    QVERIFY(one != two); // salted
}

QTEST_APPLESS_MAIN(tst_OfflinePass)
#include "tst_OfflinePass.moc"
