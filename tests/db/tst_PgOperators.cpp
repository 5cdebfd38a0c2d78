#include "db/client/Lane.h"
#include "db/gateways/PgInventoryGateway.h"
#include "db/gateways/PgOperatorsGateway.h"
#include "models/operators/PasswordRules.h"
#include "tests/support/Answer.h"
#include "tests/support/Patience.h"
#include "tests/support/TestVenue.h"

using namespace vd;
using operators::Operator;
using operators::Role;
using operators::Roles;
using test::answerOf;
using test::problem;

namespace {

struct Desk
{
    explicit Desk(const db::ConnectionSettings &settings)
        : lane(QStringLiteral("interactive"), settings)
    {
    }

    db::Lane lane;
    db::PgOperatorsGateway people{lane};
    db::PgInventoryGateway inventory{lane};
};

QUuid key()
{
    return QUuid::createUuid();
}

} // namespace

/// The administrator's gateway on a real server, with real passwords.
class tst_PgOperators : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void aNewOperatorSignsInOnceWithTheOneTimePassword();
    void aMoneyRoleTakesTwoAdministrators();
    void aDisabledOperatorsOpenSessionsEnd();
    void aResetPasswordReplacesTheOldOne();
    void theServerNeverSeesAPassword();

private:
    [[nodiscard]] Operator wish(const QString &login, Roles roles) const;
    [[nodiscard]] QString newLogin();
    [[nodiscard]] db::ConnectionSettings as(const QString &login, const QString &password) const;
    [[nodiscard]] Result<Done> opens(const db::ConnectionSettings &settings) const;

    std::unique_ptr<test::TemporaryCluster> m_cluster;
    std::unique_ptr<test::TestVenue> m_venue;
    std::unique_ptr<Desk> m_admin;
};

void tst_PgOperators::initTestCase()
{
    auto cluster = test::TemporaryCluster::acquire();
    QVERIFY2(cluster, qPrintable(problem(cluster)));
    m_cluster = std::move(*cluster);
}

void tst_PgOperators::init()
{
    auto venue = test::TestVenue::make(*m_cluster, QDate(2026, 12, 5));
    QVERIFY2(venue, qPrintable(problem(venue)));
    m_venue = std::move(*venue);
    m_admin = std::make_unique<Desk>(m_venue->login({QStringLiteral("administrator")}));
}

void tst_PgOperators::cleanup()
{
    m_admin.reset();
    m_venue.reset();
}

// Logins belong to the cluster, which other tests share.
QString tst_PgOperators::newLogin()
{
    return QStringLiteral("p") + QUuid::createUuid().toString(QUuid::Id128).left(12);
}

Operator tst_PgOperators::wish(const QString &login, Roles roles) const
{
    Operator person;
    person.login = login;
    person.displayName = QStringLiteral("梅 Mei");
    person.roles = roles;
    person.venues = {m_venue->id()};
    return person;
}

db::ConnectionSettings tst_PgOperators::as(const QString &login, const QString &password) const
{
    db::ConnectionSettings settings = m_venue->database();
    settings.user = login;
    settings.password = password;
    return settings;
}

Result<Done> tst_PgOperators::opens(const db::ConnectionSettings &settings) const
{
    return db::RawConnection::open(settings).map([](const db::RawConnection &) { return Done{}; });
}

void tst_PgOperators::aNewOperatorSignsInOnceWithTheOneTimePassword()
{
    const QString mei = newLogin();
    const QString password = operators::PasswordRules::oneTime();
    const QUuid request = key();
    const auto made = answerOf(m_admin->people.save(request, wish(mei, Role::Door), password));
    QVERIFY2(made, qPrintable(problem(made)));
    QVERIFY(made->id.isValid());
    QCOMPARE(made->displayName, QStringLiteral("梅 Mei"));
    QVERIFY(made->mustChangePassword && made->manageable && !made->own && made->proposals.isEmpty());
    QVERIFY(!made->lastSignInAt.isValid());
    // Asked again after a lost answer: the same, and the password is still the first.
    QCOMPARE(answerOf(m_admin->people.save(request, wish(mei, Role::Door), password))->id, made->id);

    auto connection = db::RawConnection::open(as(mei, password));
    QVERIFY2(connection, qPrintable(problem(connection)));
    const auto signedIn = connection->script("select api.sign_in('Door 1', '1')->>'must_change_password' as v");
    QCOMPARE(signedIn->first().text("v"), QStringLiteral("true"));
    const auto listed = answerOf(m_admin->people.operators());
    QVERIFY2(listed, qPrintable(problem(listed)));
    const auto found
        = std::find_if(listed->cbegin(), listed->cend(), [&mei](const Operator &o) { return o.login == mei; });
    QVERIFY(found != listed->cend());
    QVERIFY(found->lastSignInAt.isValid());
    QVERIFY(std::any_of(listed->cbegin(), listed->cend(), [](const Operator &o) { return o.own; }));

    QCOMPARE(answerOf(m_admin->people.save(key(), wish(mei, Role::Door), password)).error().code,
        QStringLiteral("login_taken"));
    Operator stale = *made;
    stale.version = 77;
    const auto refused = answerOf(m_admin->people.save(key(), stale, {}));
    QCOMPARE(refused.error().code, QStringLiteral("stale"));
    QCOMPARE(refused.error().fault, Fault::Conflict);
}

void tst_PgOperators::aMoneyRoleTakesTwoAdministrators()
{
    const QString mei = newLogin();
    const auto made = answerOf(
        m_admin->people.save(key(), wish(mei, Roles(Role::Door) | Role::Finance), operators::PasswordRules::oneTime()));
    QVERIFY2(made, qPrintable(problem(made)));
    QCOMPARE(made->roles, Roles(Role::Door));
    QCOMPARE(made->proposals.size(), 1);
    QVERIFY(made->proposals.first().own);
    QCOMPARE(made->proposals.first().roles, Roles(Role::Door) | Role::Finance);
    const ProposalId proposal = made->proposals.first().id;
    QCOMPARE(answerOf(m_admin->people.decide(key(), proposal, true)).error().code, QStringLiteral("own_proposal"));

    Desk second(m_venue->login({QStringLiteral("administrator")}));
    const auto approved = answerOf(second.people.decide(key(), proposal, true));
    QVERIFY2(approved, qPrintable(problem(approved)));
    QCOMPARE(approved->roles, Roles(Role::Door) | Role::Finance);
    QVERIFY(approved->proposals.isEmpty());
    Desk lead(m_venue->login({QStringLiteral("desk_lead")}));
    QCOMPARE(answerOf(lead.people.operators()).error().fault, Fault::Denied);
}

void tst_PgOperators::aDisabledOperatorsOpenSessionsEnd()
{
    const db::ConnectionSettings person = m_venue->login({QStringLiteral("front_desk")});
    Desk desk(person);
    QCOMPARE(problem(answerOf(desk.inventory.board(m_venue->id(), QDate(2026, 12, 5)))), QString());
    auto idle = db::RawConnection::open(person);
    QVERIFY(idle);
    const auto off = answerOf(m_admin->people.setDisabled(key(), person.user, true));
    QVERIFY2(off, qPrintable(problem(off)));
    QVERIFY(off->disabled);
    QTRY_COMPARE(
        m_venue->number("select count(*) from pg_stat_activity where usename = '" + person.user.toUtf8() + "'"), 0);
    QVERIFY(!idle->script("select 1"));
    QVERIFY(!answerOf(desk.inventory.board(m_venue->id(), QDate(2026, 12, 5))));
    QCOMPARE(opens(person).error().code, QStringLiteral("wrong_credentials"));

    const auto on = answerOf(m_admin->people.setDisabled(key(), person.user, false));
    QVERIFY2(on, qPrintable(problem(on)));
    // With a money role letting in again waits for another administrator.
    QVERIFY(on->disabled);
    QCOMPARE(on->proposals.size(), 1);
    QCOMPARE(on->proposals.first().kind, operators::Proposal::Kind::Enable);
    QCOMPARE(opens(person).error().code, QStringLiteral("wrong_credentials"));
    Desk second(m_venue->login({QStringLiteral("administrator")}));
    QCOMPARE(problem(answerOf(second.people.decide(key(), on->proposals.first().id, true))), QString());
    QCOMPARE(problem(opens(person)), QString());
    QCOMPARE(answerOf(m_admin->people.setDisabled(key(), QStringLiteral("postgres"), true)).error().code,
        QStringLiteral("unknown_operator"));
}

void tst_PgOperators::aResetPasswordReplacesTheOldOne()
{
    const db::ConnectionSettings door = m_venue->login({QStringLiteral("door")});
    const QString password = operators::PasswordRules::oneTime();
    const auto reset = answerOf(m_admin->people.resetPassword(key(), door.user, password));
    QVERIFY2(reset, qPrintable(problem(reset)));
    QVERIFY(reset->mustChangePassword);
    QCOMPARE(opens(door).error().code, QStringLiteral("wrong_credentials"));
    QCOMPARE(problem(opens(as(door.user, password))), QString());

    // With a money role it waits, and the old one stays good meanwhile.
    const db::ConnectionSettings desk = m_venue->login({QStringLiteral("front_desk")});
    const auto asked = answerOf(m_admin->people.resetPassword(key(), desk.user, password));
    QVERIFY2(asked, qPrintable(problem(asked)));
    QCOMPARE(asked->proposals.size(), 1);
    QCOMPARE(asked->proposals.first().kind, operators::Proposal::Kind::Password);
    QCOMPARE(problem(opens(desk)), QString());
    Desk second(m_venue->login({QStringLiteral("administrator")}));
    QCOMPARE(problem(answerOf(second.people.decide(key(), asked->proposals.first().id, true))), QString());
    QCOMPARE(opens(desk).error().code, QStringLiteral("wrong_credentials"));
    QCOMPARE(problem(opens(as(desk.user, password))), QString());
}

void tst_PgOperators::theServerNeverSeesAPassword()
{
    const QString mei = newLogin();
    const QString password = operators::PasswordRules::oneTime();
    QCOMPARE(problem(answerOf(m_admin->people.save(key(), wish(mei, Role::Door), password))), QString());
    const QByteArray needle = password.toUtf8();
    QCOMPARE(m_venue->number("select count(*) from audit.entry e where e.subject::text like '%" + needle + "%'"), 0);
    QCOMPARE(m_venue->number("select count(*) from pg_stat_activity where query like '%" + needle
                 + "%' and pid <> pg_backend_pid()"),
        0);
    QCOMPARE(m_venue->number("select count(*) from pg_authid where rolname = '" + mei.toUtf8()
                 + "' and rolpassword like 'SCRAM-SHA-256$4096:%'"),
        1);
}

QTEST_GUILESS_MAIN(tst_PgOperators)
#include "tst_PgOperators.moc"
