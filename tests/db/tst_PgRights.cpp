#include "db/gateways/PgApprovalGateway.h"
#include "models/checkin/TerminalKey.h"
#include "tests/support/GatewayTest.h"
#include "tests/support/Patience.h"
#include "tests/support/Scans.h"

#include <QCryptographicHash>

using namespace vd;
using test::answerOf;
using test::problem;
using test::tokenScan;

/// Who is let do what through the gateways: a lead's signature, another venue's desk, a ticket at the door.
class tst_PgRights final : public test::GatewayTest
{
    Q_OBJECT

private Q_SLOTS:
    void aLeadSignsAtTheFrontDesk();
    void anotherVenueStaysInvisible();
    void aTokenAdmitsOnce();
};

void tst_PgRights::aLeadSignsAtTheFrontDesk()
{
    const db::ConnectionSettings front = m_venue->login({QStringLiteral("front_desk")});
    const db::ConnectionSettings lead = m_venue->login({QStringLiteral("desk_lead")});
    db::PgApprovalGateway approvals(front);
    operators::ApprovalRequest what{venue(), front.user, QStringLiteral("refund"),
        QJsonObject{{QStringLiteral("amount_minor"), 12000}}, QStringLiteral("injured")};
    const auto approve = [&](const db::ConnectionSettings &who, const QString &password) {
        return answerOf(approvals.approve(QUuid::createUuid(), who.user, password, what));
    };

    const auto wrong = approve(lead, QStringLiteral("guessed"));
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().code, QStringLiteral("wrong_credentials"));
    const auto colleague = approve(front, front.password);
    QVERIFY(!colleague);
    QCOMPARE(colleague.error().fault, Fault::Denied);
    const auto given = approve(lead, lead.password);
    QVERIFY2(given, qPrintable(problem(given)));
    QCOMPARE(m_venue->number("select id from operators.approval"), given->id);
    QVERIFY(given->expiresAt > at(9).toUTC() && given->expiresAt <= at(9).toUTC().addSecs(310));
    QTRY_COMPARE(
        m_venue->number("select count(*) from pg_stat_activity where usename = '" + lead.user.toUtf8() + "'"), 0);
    what.askedBy = lead.user;
    const auto own = approve(lead, lead.password);
    QVERIFY(!own);
    QCOMPARE(own.error().code, QStringLiteral("approval_own"));
}

void tst_PgRights::anotherVenueStaysInvisible()
{
    auto other = test::VenueBuilder::build(m_venue->database(), QStringLiteral("V2"));
    QVERIFY2(other, qPrintable(problem(other)));
    QCOMPARE(problem(other->addDay(day)), QString());
    const auto login
        = m_cluster->createLogin(m_venue->database(), {QStringLiteral("front_desk")}, {other->venue().value()});
    QVERIFY2(login, qPrintable(problem(login)));
    test::GatewayDesk foreign(*login);

    const auto held = answerOf(m_desk->inventory.hold(request(slot("Court 1", 18))));
    QVERIFY2(held, qPrintable(problem(held)));
    const auto venues = answerOf(foreign.catalog.venues());
    QVERIFY2(venues, qPrintable(problem(venues)));
    QCOMPARE(venues->size(), 1);
    QCOMPARE(venues->first().id, other->venue());
    QCOMPARE(venues->first().zone, QTimeZone("Asia/Shanghai"));
    QVERIFY(!answerOf(foreign.orders.order(held->id)));
    QVERIFY(!answerOf(foreign.inventory.board(venue(), day)));
    QCOMPARE(answerOf(foreign.customers.find(other->venue(), QStringLiteral("1234"), 20)).value().size(), 0);
    QCOMPARE(answerOf(foreign.orders.find(other->venue(), {held->orderNo, {}, {}}, 20)).value().size(), 0);
}

void tst_PgRights::aTokenAdmitsOnce()
{
    const auto admin = desk({QStringLiteral("administrator")});
    const auto key = checkin::TerminalKey::generate();
    QVERIFY2(key, qPrintable(problem(key)));
    const auto terminal
        = answerOf(admin->checkin.registerTerminal(venue(), QStringLiteral("Desk 1"), key->keyId(), key->publicKey()));
    QVERIFY2(terminal, qPrintable(problem(terminal)));
    const auto keys = answerOf(m_desk->checkin.terminalKeys(venue()));
    QVERIFY2(keys, qPrintable(problem(keys)));
    QCOMPARE(keys->size(), 1);
    QCOMPARE(keys->first().keyId, key->keyId());
    QCOMPARE(keys->first().publicKey, key->publicKey());
    QVERIFY(!keys->first().revoked);

    const auto held = answerOf(m_desk->inventory.hold(request(slot("Court 1", 18))));
    QVERIFY2(held, qPrintable(problem(held)));
    const payments::Tender card{QStringLiteral("card"), held->total, {}, QStringLiteral("T-0001")};
    QCOMPARE(problem(answerOf(m_desk->payments.pay(QUuid::createUuid(), held->id, {card}))), QString());
    const auto tickets = answerOf(m_desk->checkin.ticketsToSign(held->id));
    QVERIFY2(tickets, qPrintable(problem(tickets)));
    QCOMPARE(tickets->size(), 1);
    QCOMPARE(tickets->first().startsAt, at(18).toUTC());
    const QByteArray hash = QCryptographicHash::hash("a token", QCryptographicHash::Sha256);
    QCOMPARE(problem(answerOf(
                 m_desk->checkin.registerTokens(venue(), key->keyId(), {{tickets->first().ticket, hash, {}}}, false))),
        QString());

    const auto door = desk({QStringLiteral("door")});
    const auto early = answerOf(door->checkin.checkIn(tokenScan(QUuid::createUuid(), venue(), hash)));
    QVERIFY2(early, qPrintable(problem(early)));
    QCOMPARE(early->code, QStringLiteral("too_early"));
    setNow(at(17, 40));
    const QUuid scan = QUuid::createUuid();
    const auto admitted = answerOf(door->checkin.checkIn(tokenScan(scan, venue(), hash)));
    QVERIFY2(admitted, qPrintable(problem(admitted)));
    QCOMPARE(admitted->kind, checkin::VerdictKind::Admitted);
    setNow(at(17, 50));
    const auto used = answerOf(door->checkin.checkIn(tokenScan(QUuid::createUuid(), venue(), hash)));
    QVERIFY2(used, qPrintable(problem(used)));
    QCOMPARE(used->code, QStringLiteral("already_used"));
    QCOMPARE(used->kind, checkin::VerdictKind::Attention);

    const auto unknown = answerOf(door->checkin.checkIn(tokenScan(QUuid::createUuid(), venue(), QByteArray(32, 'x'))));
    QVERIFY2(unknown, qPrintable(problem(unknown)));
    QCOMPARE(unknown->code, QStringLiteral("unknown"));
    const auto refused
        = answerOf(door->checkin.recordRefused(QUuid::createUuid(), venue(), QStringLiteral("bad_signature")));
    QVERIFY2(refused, qPrintable(problem(refused)));
    QCOMPARE(refused->kind, checkin::VerdictKind::Refused);

    QCOMPARE(problem(answerOf(
                 door->checkin.undo(QUuid::createUuid(), venue(), admitted->checkIn, QStringLiteral("wrong person")))),
        QString());
    const auto twice
        = answerOf(door->checkin.undo(QUuid::createUuid(), venue(), admitted->checkIn, QStringLiteral("wrong person")));
    QVERIFY(!twice);
    QCOMPARE(twice.error().code, QStringLiteral("already_undone"));
    QCOMPARE(answerOf(m_desk->orders.order(held->id)).value().state, orders::OrderState::Paid);
}

QTEST_GUILESS_MAIN(tst_PgRights)
#include "tst_PgRights.moc"
