#include "models/operators/OperatorsController.h"
#include "models/operators/PasswordRules.h"
#include "tests/support/Patience.h"

#include <QSet>

using namespace vd;
using namespace vd::operators;

class tst_PasswordRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refused_data()
    {
        QTest::addColumn<QString>("password");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *password, const char *code) {
            QTest::newRow(password) << QString::fromUtf8(password) << QString::fromLatin1(code);
        };
        row("", "password_weak");
        row("short", "password_weak");
        row("elevenchars", "password_weak");
        row("meiisthebestofall", "password_has_login");
        row("xx-MEI-river-stone", "password_has_login");
        row("password1234", "password_common");
        row("Password2026!", "password_common");
        row("P@ssw0rd!!!!", "password_common");
        row("passwordpassword", "password_common");
        row("qwertyuiop12", "password_common");
        row("1234567890123", "password_common");
        row("138 0000 1234 55", "password_common");
        row("aaaaaaaaaaaaaa", "password_common");
        row("abababababab", "password_common");
        row("Venuedesk2026", "password_common");
        row("1qaz2wsx3edc", "password_common");
        row("Badminton!!!!2026", "password_common");
        row("woaiwojia1314520", "password_common");
        row("abcdefghijkl", "password_common");
    }
    void refused()
    {
        QFETCH(const QString, password);
        QFETCH(const QString, code);
        const auto wrong = PasswordRules::check(QStringLiteral("mei"), password);
        QVERIFY(wrong);
        QCOMPARE(wrong->code, code);
    }

    void accepted_data()
    {
        QTest::addColumn<QString>("password");
        const char *good[] = {"river stone lamp nine", "three blue kites", "今天下雨我们还是去打羽毛球吧",
            "g7#kQ2!vPz0m", "correct horse battery maple"};
        for (const char *each : good)
            QTest::newRow(each) << QString::fromUtf8(each);
        QTest::newRow("longest") << QStringLiteral("abcd efgh!").repeated(12) + QStringLiteral("zebra fo");
    }
    void accepted()
    {
        QFETCH(const QString, password);
        const auto wrong = PasswordRules::check(QStringLiteral("mei"), password);
        QVERIFY2(!wrong, wrong ? qPrintable(wrong->code) : "");
    }

    void tooLongIsSaid()
    {
        const auto wrong = PasswordRules::check({}, QStringLiteral("a1b2c3 ").repeated(30));
        QCOMPARE(wrong ? wrong->code : QString(), QStringLiteral("password_too_long"));
    }

    void oneTimePasswordsDiffer()
    {
        QSet<QString> seen;
        for (int i = 0; i < 200; ++i) {
            const QString made = PasswordRules::oneTime();
            QCOMPARE(made.size(), 19);
            QVERIFY(!PasswordRules::check(QStringLiteral("mei"), made));
            seen.insert(made);
        }
        QCOMPARE(seen.size(), 200);
    }

    void whatNeedsASecondAdministrator()
    {
        Operator mei;
        mei.id = OperatorId(3);
        mei.roles = Role::Door;
        mei.venues = {VenueId(1)};
        const auto needs = [&mei](Roles roles, const QList<VenueId> &venues, const QList<VenueId> &onePerson = {}) {
            Operator after = mei;
            after.roles = roles;
            after.venues = venues;
            return OperatorsController::needsApproval(mei, after, onePerson);
        };
        const QList<VenueId> here{VenueId(1)};
        const QList<VenueId> both{VenueId(1), VenueId(2)};
        QVERIFY(!needs(Roles(Role::Door) | Role::Auditor, both));
        for (const Role role : {Role::FrontDesk, Role::DeskLead, Role::Finance, Role::Administrator}) {
            QVERIFY(needs(Roles(Role::Door) | role, here));
            QVERIFY(!needs(Roles(Role::Door) | role, here, here));
        }
        mei.roles = Role::FrontDesk;
        QVERIFY(!needs(Role::Door, here)); // taking away
        QVERIFY(needs(Role::FrontDesk, both)); // a venue more
        QVERIFY(!needs(Role::FrontDesk, both, {VenueId(2)}));
        mei.roles = Role::Administrator;
        QVERIFY(needs(Role::Door, here)); // another administrator's role
        mei.own = true;
        QVERIFY(needs(Roles(Role::Administrator) | Role::Door, here)); // anything for oneself
        mei.roles |= Role::Auditor;
        QVERIFY(!needs(Role::Auditor, here)); // stepping down
    }
};

QTEST_GUILESS_MAIN(tst_PasswordRules)
#include "tst_PasswordRules.moc"
