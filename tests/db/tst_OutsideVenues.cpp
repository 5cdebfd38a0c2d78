#include "tests/support/OutsideTest.h"
#include "tests/support/Patience.h"

using namespace vd;
using test::Prompt;

/// What a stolen client or a hand-typed prompt can do to another venue.
class tst_OutsideVenues final : public test::OutsideTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void c77_anotherVenueStaysClosed();
    void anotherVenuesIdsChangeNothing();

private:
    void fillSecondVenue();
    /// A door's arguments with the other venue's ids where it takes ids; empty where it takes none.
    [[nodiscard]] QByteArrayList foreignArguments(
        const Door &door, const QByteArray &venue, const QByteArray &json) const;

    QMap<QByteArray, QByteArray> m_foreign; ///< Argument name to an id of the second venue.
};

void tst_OutsideVenues::initTestCase()
{
    OutsideTest::initTestCase();
    if (!QTest::currentTestFailed())
        fillSecondVenue();
}

void tst_OutsideVenues::fillSecondVenue()
{
    Prompt desk(m_database->as(QStringLiteral("v2desk")));
    QVERIFY(desk.isOpen());
    const auto done = [](const Prompt::Answer &answer) {
        return answer.state.isEmpty() && answer.text.startsWith(QLatin1String("(t,")) ? QString()
                                                                                      : answer.message + answer.text;
    };
    QCOMPARE(done(desk.run("select api.open_shift(gen_random_uuid(), 2, 0)")), QString());
    const QByteArray slot = rows("select min(s.id) from inventory.slot s where s.venue_id = 2").first();
    QCOMPARE(done(desk.run("select api.hold(gen_random_uuid(), 2, '{\"id\": 3}', '[{\"slot\": " + slot
                 + ", \"quantity\": 1}]')")),
        QString());
    const QByteArray order = rows("select max(o.id) from orders.order o where o.venue_id = 2").value(0);
    QVERIFY(!order.isEmpty());
    QCOMPARE(done(desk.run("select api.pay(gen_random_uuid(), " + order
                 + ", '[{\"channel\": \"cash\", \"amount_minor\": 12000, \"given_minor\": 12000}]')")),
        QString());
    const auto id = [this](const QByteArray &table) {
        return rows("select coalesce(max(t.id), 0) from " + table + " t where t.venue_id = 2").first();
    };
    m_foreign = {{"p_venue", "2"}, {"p_order", order}, {"p_slot", slot}, {"p_customer", "3"}, {"p_id", "3"},
        {"p_shift", id("finance.shift")}, {"p_payment", id("payments.payment")}, {"p_ticket", id("checkin.ticket")},
        {"p_space", "21"}};
}

void tst_OutsideVenues::c77_anotherVenueStaysClosed()
{
    Prompt &desk = at(QStringLiteral("desk1"));
    QCOMPARE(desk.run("select count(*) from api.find_customers(1, '13700001111', '13700001111', '', 20)").text,
        QStringLiteral("0\n"));
    QCOMPARE(
        desk.run("select count(*) from api.find_customers(1, 'Zhao', '', 'zhao', 20)").text, QStringLiteral("0\n"));
    QCOMPARE(desk.run("select count(*) from api.find_customers(2, 'Zhao', '', 'zhao', 20)")
                 .message.contains(QLatin1String("foreign_venue")),
        true);
    const QString number
        = QString::fromUtf8(rows("select o.order_no from orders.order o where o.venue_id = 2").first());
    for (const QString &login :
        {QStringLiteral("desk1"), QStringLiteral("lead1"), QStringLiteral("finance9"), QStringLiteral("auditor1")}) {
        const Prompt::Answer own = at(login).run("select api.\"order\"($1)", {m_foreign.value("p_order")});
        QCOMPARE(own.state, QStringLiteral("VD001"));
        QVERIFY2(own.message.contains(QLatin1String("unknown_order")) && !own.message.contains(number),
            qPrintable(own.message));
    }
    // Finance of one venue exports its own rows only; of both, both.
    QCOMPARE(at(QStringLiteral("finance9")).run("select count(*) from api.money_rows(1, '2026-12-01', null)").text,
        QStringLiteral("0\n"));
    QVERIFY(at(QStringLiteral("finance9"))
                .run("select count(*) from api.money_rows(2, '2026-12-01', null)")
                .message.contains(QLatin1String("foreign_venue")));
    QCOMPARE(at(QStringLiteral("finance1")).run("select count(*) from api.money_rows(2, '2026-12-01', null)").text,
        QStringLiteral("1\n"));
    // An administrator sees only the operators of the venues it has.
    QVERIFY(!at(QStringLiteral("admin1")).run("select api.operators()").text.contains(QLatin1String("v2desk")));
}

// Called about the other venue, and about the own one with the other's slots, orders, customers and what else there is.
void tst_OutsideVenues::anotherVenuesIdsChangeNothing()
{
    const QByteArray before = fingerprint("t.venue_id = 2");
    const QStringList secrets{QStringLiteral("Zhao"),
        QString::fromUtf8(rows("select o.order_no from orders.order o where o.venue_id = 2").first())};
    const QByteArray object = "{\"venue_id\": 2, \"venue\": 2, \"id\": 3, \"order\": " + m_foreign.value("p_order")
        + ", \"slot\": " + m_foreign.value("p_slot")
        + ", \"quantity\": 1, \"customer\": 3, \"name\": \"n\", \"roles\": [\"door\"], \"venues\": [2], "
          "\"login\": \"v2desk\", \"display_name\": \"x\"}";
    int tried = 0;
    for (const Door &door : doors()) {
        for (const QByteArray &venue : {QByteArray("2"), QByteArray("1")}) {
            for (const QByteArray &json : {object, QByteArray('[' + object + ']')}) {
                const QByteArrayList args = foreignArguments(door, venue, json);
                for (const QString &login : logins()) {
                    if (args.isEmpty() || !door.who.split(QLatin1Char(' ')).contains(login))
                        continue;
                    const Prompt::Answer answer
                        = at(login).run("select x from api.\"" + door.name + "\"(" + args.join(", ") + ") x");
                    const QString what = login + QLatin1Char(' ') + QString::fromUtf8(door.name + '(' + args.join(", "))
                        + QStringLiteral("): ") + answer.message + answer.text;
                    for (const QString &secret : secrets)
                        QVERIFY2(!answer.text.contains(secret) && !answer.message.contains(secret), qPrintable(what));
                    ++tried;
                }
            }
        }
        QVERIFY2(fingerprint("t.venue_id = 2") == before, door.name.constData());
    }
    QVERIFY2(tried > 300, qPrintable(QString::number(tried)));
    QCOMPARE(m_database->number("select count(*) from operators.operator where login = 'v2desk' and not disabled and "
                                "not must_change_password"),
        1);
}

QByteArrayList tst_OutsideVenues::foreignArguments(
    const Door &door, const QByteArray &venue, const QByteArray &json) const
{
    QByteArrayList args;
    bool foreign = false;
    for (qsizetype i = 0; i < door.types.size(); ++i) {
        const QByteArray type = door.types.at(i);
        const QByteArray id = door.names.at(i) == "p_venue" ? venue : m_foreign.value(door.names.at(i));
        foreign = foreign || !id.isEmpty() || type == "jsonb";
        if (!id.isEmpty() && type == "bigint")
            args << id;
        else if (type == "jsonb")
            args << '\'' + json + "'::jsonb";
        else if (type == "bigint[]")
            args << "array[" + m_foreign.value("p_slot") + "]";
        else if (type == "uuid")
            args << "gen_random_uuid()";
        else if (type == "text")
            args << (door.names.at(i) == "p_login" ? "'v2desk'" : "'1'");
        else if (type == "date")
            args << "'2026-12-05'::date";
        else
            args << "null::" + type;
    }
    return foreign ? args : QByteArrayList();
}

QTEST_GUILESS_MAIN(tst_OutsideVenues)
#include "tst_OutsideVenues.moc"
