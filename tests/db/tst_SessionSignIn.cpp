#include "app/Secrets.h"
#include "app/SessionSignIn.h"
#include "app/SignInErrors.h"
#include "app/TerminalKeys.h"
#include "models/base/WhenDone.h"
#include "models/checkin/TicketToken.h"
#include "tests/support/Answer.h"
#include "tests/support/CuttingProxy.h"
#include "tests/support/Patience.h"
#include "tests/support/Scans.h"
#include "tests/support/TestVenue.h"

using namespace vd;
using test::awaited;
using test::problem;
using test::tokenScan;

namespace {

const QDate day(2026, 12, 5);

QDateTime at(int hour, int minute = 0)
{
    return {day, QTime(hour, minute), QTimeZone("Asia/Shanghai")};
}

} // namespace

class tst_SessionSignIn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void tellsWhoIsSignedIn();
    void saysWhatWasWrong();
    void unlocksWithTheRightPasswordOnly();
    void theOwnerOfThisComputerNeedsNoPassword();
    void aOneTimePasswordIsChangedOnTheWayIn();
    void ownPasswordIsChangedWhileSignedIn();
    void aOnePersonVenueRegistersItsTicketKey();
    void aTicketIsSignedAndAdmitted();
    void otherDesksAreHeardAndTheConnectionComesBack();
    void rolesThatAreTakenAwayAreNoticed();
    void theDoorOpensWithoutTheServer();

private:
    [[nodiscard]] operators::Profile profile() const;
    [[nodiscard]] Result<operators::SessionInfo> signIn(const db::ConnectionSettings &login);
    void makeOnePerson();

    std::unique_ptr<test::TemporaryCluster> m_cluster;
    std::unique_ptr<test::TestVenue> m_venue;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Secrets> m_secrets;
    std::unique_ptr<app::TerminalKeys> m_keys;
    std::unique_ptr<app::DoorStores> m_doors;
    std::unique_ptr<app::SessionSignIn> m_signIn;
    db::ConnectionSettings m_owner;
};

void tst_SessionSignIn::initTestCase()
{
    auto cluster = test::TemporaryCluster::acquire();
    QVERIFY2(cluster, qPrintable(problem(cluster)));
    m_cluster = std::move(*cluster);
}

void tst_SessionSignIn::init()
{
    auto venue = test::TestVenue::make(*m_cluster, day);
    QVERIFY2(venue, qPrintable(problem(venue)));
    m_venue = std::move(*venue);
    m_folder = std::make_unique<QTemporaryDir>();
    m_secrets = std::make_unique<app::Secrets>(m_folder->path());
    m_keys = std::make_unique<app::TerminalKeys>(*m_secrets);
    m_signIn = std::make_unique<app::SessionSignIn>(
        [this] { return ready<db::ConnectionSettings>(m_owner); }, *m_keys, QStringLiteral("Desk 1"));
}

void tst_SessionSignIn::cleanup()
{
    m_signIn.reset();
    m_keys.reset();
    m_secrets.reset();
    m_venue.reset();
}

operators::Profile tst_SessionSignIn::profile() const
{
    operators::Profile profile;
    profile.name = QStringLiteral("test");
    profile.hosts = m_venue->database().hosts;
    profile.port = static_cast<quint16>(m_venue->database().port);
    profile.database = m_venue->database().database;
    profile.tls = operators::TlsMode::LocalSocket;
    return profile;
}

Result<operators::SessionInfo> tst_SessionSignIn::signIn(const db::ConnectionSettings &login)
{
    return awaited(m_signIn->signIn(profile(), login.user, login.password));
}

void tst_SessionSignIn::makeOnePerson()
{
    QVERIFY(m_venue->connection().script("update catalog.venue set one_person = true"));
}

void tst_SessionSignIn::tellsWhoIsSignedIn()
{
    const db::ConnectionSettings person = m_venue->login({QStringLiteral("front_desk"), QStringLiteral("finance")});
    const auto info = signIn(person);
    QVERIFY2(info, qPrintable(problem(info)));
    QCOMPARE(info->login, person.user);
    QVERIFY(info->roles.testFlag(operators::Role::FrontDesk));
    QVERIFY(info->roles.testFlag(operators::Role::Finance));
    QVERIFY(!info->roles.testFlag(operators::Role::Administrator));
    QCOMPARE(info->venues.size(), 1);
    QCOMPARE(info->venues.first().name, QStringLiteral("V1"));
    QCOMPARE(info->venues.first().zone, QTimeZone("Asia/Shanghai"));
    QCOMPARE(info->venues.first().currency, QStringLiteral("CNY"));
    QVERIFY(m_signIn->session());
    QVERIFY(qAbs(m_signIn->session()->gateways().clock->now().secsTo(at(9))) < 3600);

    QSignalSpy ending(m_signIn.get(), &app::SessionSignIn::ending);
    QCOMPARE(problem(awaited(m_signIn->signOut())), QString());
    QCOMPARE(ending.count(), 1);
    QVERIFY(!m_signIn->session());
}

void tst_SessionSignIn::saysWhatWasWrong()
{
    db::ConnectionSettings person = m_venue->login({QStringLiteral("front_desk")});
    const QString password = std::exchange(person.password, QStringLiteral("wrong"));
    QCOMPARE(signIn(person).error().code, QStringLiteral("wrong_credentials"));
    person.password.clear();
    QCOMPARE(signIn(person).error().code, QStringLiteral("wrong_credentials"));
    person.password = password;

    operators::Profile nowhere = profile();
    nowhere.hosts = QStringList{QStringLiteral("/nonexistent")};
    QCOMPARE(awaited(m_signIn->signIn(nowhere, person.user, password)).error().code, QStringLiteral("no_route"));

    QVERIFY(m_venue->connection().query(
        "update operators.operator set disabled = true where login = $1", db::Params::of(person.user)));
    QCOMPARE(signIn(person).error().code, QStringLiteral("operator_disabled"));

    const auto stranger = m_cluster->createLogin(m_venue->database(), {QStringLiteral("front_desk")}, {});
    QVERIFY2(stranger, qPrintable(problem(stranger)));
    QCOMPARE(signIn(*stranger).error().fault, Fault::Denied);
    QVERIFY(!m_signIn->session());

    QCOMPARE(app::checkSchema(4, 4).has_value(), true);
    QCOMPARE(app::checkSchema(5, 4).error().code, QStringLiteral("client_newer"));
    QCOMPARE(app::checkSchema(4, 5).error().code, QStringLiteral("database_newer"));
    const Error lost{Fault::Offline, QStringLiteral("offline"), {}, {}};
    QCOMPARE(app::signInError(lost, profile()).code, QStringLiteral("no_route"));
    const Error noDoor{
        Fault::Bug, QStringLiteral("unexpected"), {{QStringLiteral("sqlstate"), QStringLiteral("42883")}}, {}};
    QCOMPARE(app::signInError(noDoor, profile()).code, QStringLiteral("client_newer"));
}

void tst_SessionSignIn::unlocksWithTheRightPasswordOnly()
{
    const db::ConnectionSettings person = m_venue->login({QStringLiteral("front_desk")});
    const auto info = signIn(person);
    QVERIFY2(info, qPrintable(problem(info)));
    QCOMPARE(awaited(m_signIn->unlock(QStringLiteral("wrong"))).error().code, QStringLiteral("wrong_credentials"));
    QCOMPARE(awaited(m_signIn->unlock(QString())).error().code, QStringLiteral("wrong_credentials"));
    QCOMPARE(problem(awaited(m_signIn->unlock(person.password))), QString());
}

void tst_SessionSignIn::theOwnerOfThisComputerNeedsNoPassword()
{
    m_owner = m_venue->login({QStringLiteral("front_desk"), QStringLiteral("administrator")});
    operators::Profile here;
    here.embedded = true;
    const auto info = awaited(m_signIn->signIn(here, {}, {}));
    QVERIFY2(info, qPrintable(problem(info)));
    QCOMPARE(info->login, m_owner.user);
    QCOMPARE(problem(awaited(m_signIn->unlock(QString()))), QString());
    QCOMPARE(awaited(m_signIn->unlock(QStringLiteral("wrong"))).error().code, QStringLiteral("wrong_credentials"));
}

void tst_SessionSignIn::aOneTimePasswordIsChangedOnTheWayIn()
{
    db::ConnectionSettings person = m_venue->login({QStringLiteral("front_desk")});
    const QString oneTime = person.password;
    QVERIFY(m_venue->connection().query(
        "update operators.operator set must_change_password = true where login = $1", db::Params::of(person.user)));
    QCOMPARE(signIn(person).error().code, QStringLiteral("password_change_required"));
    QVERIFY(!m_signIn->session());
    const QString chosen = QStringLiteral("three blue kites");
    QCOMPARE(awaited(m_signIn->signInChanging(profile(), person.user, QStringLiteral("wrong"), chosen)).error().code,
        QStringLiteral("wrong_credentials"));
    const auto info = awaited(m_signIn->signInChanging(profile(), person.user, oneTime, chosen));
    QVERIFY2(info, qPrintable(problem(info)));
    QCOMPARE(info->venues.size(), 1);
    // Every lane signs in with the new one from now on.
    QVERIFY(m_venue->connection().script("select pg_terminate_backend(pid) from pg_stat_activity where datname = "
                                         "current_database() and pid <> pg_backend_pid()"));
    QTRY_COMPARE(problem(awaited(m_signIn->session()->gateways().inventory->board(m_venue->id(), day))), QString());
    QCOMPARE(problem(awaited(m_signIn->unlock(chosen))), QString());
    QCOMPARE(problem(awaited(m_signIn->signOut())), QString());
    QCOMPARE(signIn(person).error().code, QStringLiteral("wrong_credentials"));
    person.password = chosen;
    QCOMPARE(problem(signIn(person)), QString());
}

void tst_SessionSignIn::ownPasswordIsChangedWhileSignedIn()
{
    db::ConnectionSettings person = m_venue->login({QStringLiteral("front_desk")});
    QCOMPARE(problem(signIn(person)), QString());
    db::ConnectionSettings elsewhere = person;
    elsewhere.terminal = QStringLiteral("Another desk");
    auto other = db::RawConnection::open(elsewhere);
    QVERIFY2(other, qPrintable(problem(other)));
    QSignalSpy refused(m_signIn.get(), &app::SessionSignIn::refused);
    const QString chosen = QStringLiteral("three blue kites");
    QCOMPARE(awaited(m_signIn->changePassword(QStringLiteral("wrong"), chosen)).error().code,
        QStringLiteral("wrong_credentials"));
    QCOMPARE(problem(awaited(m_signIn->changePassword(person.password, chosen))), QString());
    // The session goes on here and ends elsewhere.
    QTRY_VERIFY(!other->script("select 1"));
    QVERIFY(m_venue->connection().script("select pg_terminate_backend(pid) from pg_stat_activity where datname = "
                                         "current_database() and pid <> pg_backend_pid()"));
    QTRY_COMPARE(problem(awaited(m_signIn->session()->gateways().inventory->board(m_venue->id(), day))), QString());
    QCOMPARE(problem(awaited(m_signIn->unlock(chosen))), QString());
    QCOMPARE(awaited(m_signIn->unlock(person.password)).error().code, QStringLiteral("wrong_credentials"));
    QCOMPARE(refused.count(), 0);
}

void tst_SessionSignIn::aOnePersonVenueRegistersItsTicketKey()
{
    const QStringList roles{QStringLiteral("front_desk"), QStringLiteral("administrator")};
    QCOMPARE(problem(signIn(m_venue->login(roles))), QString());
    QTRY_VERIFY(m_keys->find(m_venue->id()));
    QCOMPARE(m_venue->number("select count(*) from operators.terminal"), 0);

    makeOnePerson();
    QCOMPARE(problem(signIn(m_venue->login(roles))), QString());
    QTRY_COMPARE(m_venue->number("select count(*) from operators.terminal"), 1);
    const auto key = m_keys->find(m_venue->id());
    QVERIFY(key);
    // The next sign-in finds the same key.
    QCOMPARE(problem(signIn(m_venue->login(roles))), QString());
    QTRY_VERIFY(m_keys->find(m_venue->id()));
    QCOMPARE(m_keys->find(m_venue->id())->keyId(), key->keyId());
    QCOMPARE(m_venue->number("select count(*) from operators.terminal"), 1);
}

void tst_SessionSignIn::aTicketIsSignedAndAdmitted()
{
    makeOnePerson();
    const auto info = signIn(m_venue->login({QStringLiteral("front_desk"), QStringLiteral("administrator")}));
    QVERIFY2(info, qPrintable(problem(info)));
    QTRY_COMPARE(m_venue->number("select count(*) from operators.terminal"), 1);
    const Gateways &gateways = m_signIn->session()->gateways();
    const VenueId venue = m_venue->id();

    inventory::HoldRequest request;
    request.request = QUuid::createUuid();
    request.venue = venue;
    request.newCustomer = {QStringLiteral("陈伟"), QStringLiteral("138 0000 1234"), {}};
    request.lines = {{m_venue->slot(QStringLiteral("Court 1"), 9), {}, 1}};
    m_venue->setNow(at(8, 55));
    const auto held = awaited(gateways.inventory->hold(request));
    QVERIFY2(held, qPrintable(problem(held)));
    const payments::Tender card{QStringLiteral("card"), held->total, {}, {}};
    QCOMPARE(problem(awaited(gateways.payments->pay(QUuid::createUuid(), held->id, {card}))), QString());
    const auto unsignedTickets = awaited(gateways.checkin->ticketsToSign(held->id));
    QVERIFY2(unsignedTickets, qPrintable(problem(unsignedTickets)));
    const auto tickets = awaited(m_signIn->session()->ticketSigner().sign(venue, *unsignedTickets, false));
    QVERIFY2(tickets, qPrintable(problem(tickets)));
    QCOMPARE(tickets->size(), 1);

    checkin::KeyRing ring;
    const auto keys = awaited(gateways.checkin->terminalKeys(venue));
    QVERIFY2(keys, qPrintable(problem(keys)));
    for (const auto &key : *keys)
        QVERIFY(ring.add(key.publicKey, key.revoked));
    const auto claims = checkin::TicketToken::verify(tickets->first().token, ring);
    QVERIFY2(claims, qPrintable(problem(claims)));
    QCOMPARE(claims->ticket, unsignedTickets->first().ticket);
    QCOMPARE(claims->notBefore, at(9).toUTC());
    QCOMPARE(claims->expires, at(10).toUTC().addDays(1));
    const auto verdict = awaited(gateways.checkin->checkIn(
        tokenScan(QUuid::createUuid(), venue, checkin::TicketToken::hash(tickets->first().token))));
    QVERIFY2(verdict, qPrintable(problem(verdict)));
    QCOMPARE(verdict->code, QStringLiteral("admitted"));

    // A terminal whose key nobody registered says so and shows nothing.
    QVERIFY(m_venue->connection().script("delete from checkin.token; delete from operators.terminal"));
    QCOMPARE(awaited(m_signIn->session()->ticketSigner().sign(venue, *unsignedTickets, false)).error().code,
        QStringLiteral("unknown_terminal"));
}

void tst_SessionSignIn::otherDesksAreHeardAndTheConnectionComesBack()
{
    const auto info = signIn(m_venue->login({QStringLiteral("front_desk")}));
    QVERIFY2(info, qPrintable(problem(info)));
    Changes *changes = m_signIn->session()->gateways().changes;
    QSignalSpy changed(changes, &Changes::changed);
    QSignalSpy lost(changes, &Changes::connectionLost);
    QSignalSpy back(changes, &Changes::connectionBack);
    QTRY_VERIFY(back.count() > 0);
    QVERIFY(m_venue->connection().query(
        "select events.publish($1, 'slot', array[7::bigint])", db::Params::of(m_venue->id())));
    QTRY_VERIFY(changed.count() > 0);
    const auto backs = back.count();
    QVERIFY(m_venue->connection().script("select pg_terminate_backend(pid) from pg_stat_activity where datname = "
                                         "current_database() and pid <> pg_backend_pid()"));
    QTRY_VERIFY(back.count() > backs || lost.count() > 0);
    QTRY_VERIFY(back.count() > backs);
    QCOMPARE(problem(awaited(m_signIn->session()->gateways().inventory->board(m_venue->id(), day))), QString());
}

void tst_SessionSignIn::rolesThatAreTakenAwayAreNoticed()
{
    const db::ConnectionSettings person = m_venue->login({QStringLiteral("front_desk"), QStringLiteral("finance")});
    QCOMPARE(problem(signIn(person)), QString());
    QSignalSpy back(m_signIn->session()->gateways().changes, &Changes::connectionBack);
    QSignalSpy rights(m_signIn.get(), &app::SessionSignIn::rightsChanged);
    QSignalSpy refused(m_signIn.get(), &app::SessionSignIn::refused);
    QTRY_VERIFY(back.count() > 0);
    // As an administrator's save does it.
    const auto take = [&](const QString &role) {
        const QString sql = QStringLiteral("revoke vd_%1 from \"%2\"; select operators.note(array[%3::bigint], "
                                           "'save_operator', jsonb_build_object('login', '%2'))")
                                .arg(role, person.user, m_venue->id().toString());
        QVERIFY(m_venue->connection().script(sql.toUtf8().constData()));
    };
    take(QStringLiteral("finance"));
    QTRY_COMPARE(rights.count(), 1);
    QCOMPARE(rights.constFirst().constFirst().value<operators::SessionInfo>().roles,
        operators::Roles(operators::Role::FrontDesk));
    // Somebody who has none left is signed out.
    take(QStringLiteral("front_desk"));
    QTRY_VERIFY(refused.count() > 0);
    QCOMPARE(refused.constFirst().constFirst().value<Error>().code, QStringLiteral("no_role"));
    QCOMPARE(rights.count(), 1);
}

void tst_SessionSignIn::theDoorOpensWithoutTheServer()
{
    const db::ConnectionSettings person = m_venue->login({QStringLiteral("desk_lead"), QStringLiteral("finance")});
    const db::ConnectionSettings stranger = m_venue->login({QStringLiteral("door")});
    test::CuttingProxy proxy(m_cluster->socketFolder(), m_cluster->port());
    operators::Profile away = profile();
    away.hosts = {proxy.socketFolder()};
    const auto begin = [&] {
        m_signIn.reset();
        m_doors = std::make_unique<app::DoorStores>(*m_secrets, m_folder->path());
        m_signIn = std::make_unique<app::SessionSignIn>([this] { return ready<db::ConnectionSettings>(m_owner); },
            *m_keys, QStringLiteral("Desk 1"), m_doors.get());
    };
    begin();
    proxy.refuse(true);
    QCOMPARE(awaited(m_signIn->signIn(away, person.user, person.password)).error().code, QStringLiteral("no_route"));
    proxy.refuse(false);
    QVERIFY(awaited(m_signIn->signIn(away, person.user, person.password)));

    // The computer is started again, and there is no server.
    begin();
    proxy.refuse(true);
    proxy.cutAll();
    QCOMPARE(awaited(m_signIn->signIn(away, person.user, QStringLiteral("wrong"))).error().code,
        QStringLiteral("wrong_credentials"));
    QCOMPARE(
        awaited(m_signIn->signIn(away, stranger.user, stranger.password)).error().code, QStringLiteral("no_route"));
    const auto info = awaited(m_signIn->signIn(away, person.user, person.password));
    QVERIFY2(info, qPrintable(problem(info)));
    QVERIFY(info->offline);
    QCOMPARE(info->roles, operators::Roles(operators::Role::Door));
    QCOMPARE(info->venues.first().name, QStringLiteral("V1"));
    QVERIFY(m_signIn->session()->gateways().doorStore);
    QVERIFY(awaited(m_signIn->unlock(person.password)));
    QCOMPARE(awaited(m_signIn->unlock(QStringLiteral("wrong"))).error().code, QStringLiteral("wrong_credentials"));

    // It goes on by itself when the server is back.
    proxy.refuse(false);
    QTRY_VERIFY_WITH_TIMEOUT(awaited(m_signIn->session()->gateways().door->manifest(m_venue->id(), {}, {})), 15'000);
    m_signIn.reset();
    m_doors.reset();
}

QTEST_GUILESS_MAIN(tst_SessionSignIn)
#include "tst_SessionSignIn.moc"
