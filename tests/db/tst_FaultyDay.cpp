#include "db/client/Lane.h"
#include "db/gateways/PgBooksGateway.h"
#include "db/gateways/PgDiscrepanciesGateway.h"
#include "db/gateways/PgFinanceGateway.h"
#include "db/gateways/PgStatementsGateway.h"
#include "models/finance/PeriodExport.h"
#include "models/finance/StatementImporter.h"
#include "tests/support/Answer.h"
#include "tests/support/Patience.h"
#include "tests/support/TestVenue.h"

#include <QFile>
#include <QTemporaryDir>

using namespace vd;
using test::awaited;
using test::patienceMs;
using test::problem;

namespace {

const QDate day(2026, 12, 5);

QDateTime at(int hour, int minute = 0)
{
    return {day, QTime(hour, minute), QTimeZone("Asia/Shanghai")};
}

// 500 orders of 40.00: 350 by WeChat Pay, 100 in cash, 50 by card; five messages come twice, ten orders go back. The
// message of order 350 never comes (a lost payment); that of 349 comes again under another number (doubled).
const char *const workDay = R"(do $$
declare v_order bigint; v_request text; v_slot bigint; n int; r record;
begin
  perform api.open_shift(gen_random_uuid(), %1, 20000);
  for n in 1..500 loop
    v_slot := (select b.slot_id from (select (array[%2])[1 + n % 14] as slot_id) b);
    v_order := (select (x.data ->> 'id')::bigint from api.hold(gen_random_uuid(), %1, jsonb_build_object('id', %3 + n), jsonb_build_array(jsonb_build_object('slot', v_slot, 'quantity', 1)), '{}') x);
    if v_order is null then raise exception 'order % was not made', n; end if;
    if n <= 350 then
      v_request := (select x.data ->> 'request_no' from api.start_payment(gen_random_uuid(), v_order, 'wechat', 4000) x);
      if n < 350 then
        perform api.payment_notice(%1, jsonb_build_object('request_no', v_request, 'channel', 'wechat', 'channel_no', '42000018442026120' || lpad(n::text, 5, '0'), 'amount_minor', 4000,
          'currency', 'CNY', 'state', 'succeeded', 'paid_at', '2026-12-05T12:00:00+08:00'));
        if n <= 5 then
          perform api.payment_notice(%1, jsonb_build_object('request_no', v_request, 'channel', 'wechat', 'channel_no', '42000018442026120' || lpad(n::text, 5, '0'), 'amount_minor', 4000,
            'currency', 'CNY', 'state', 'succeeded', 'paid_at', '2026-12-05T12:00:00+08:00'));
        end if;
      end if;
      if n = 349 then
        perform api.payment_notice(%1, jsonb_build_object('request_no', v_request, 'channel', 'wechat', 'channel_no', 'DOUBLED', 'amount_minor', 4000,
          'currency', 'CNY', 'state', 'succeeded', 'paid_at', '2026-12-05T12:00:00+08:00'));
      end if;
    else
      perform api.pay(gen_random_uuid(), v_order, jsonb_build_array(jsonb_build_object('channel', case when n <= 450 then 'cash' else 'card' end, 'amount_minor', 4000, 'given_minor', 5000)));
    end if;
    if n between 331 and 340 then perform api.refund(gen_random_uuid(), v_order, null, '{}'); end if;
  end loop;
end $$)";

// As WeChat Pay writes it, from what its own books say: all of ours but the doubled one, the lost one as paid, order
// 348 with 41.00, and the refund of order 340 missing.
const char *const bill = R"(
select 1 as place, '42000018442026120' || lpad(n::text, 5, '0') as channel_no, coalesce(p.request_no, (select x.request_no from payments.payment x where x.state = 'started')) as our_no, 'SUCCESS' as state, case n when 348 then '41.00' else '40.00' end as amount, '' as refund_no, '' as refund_our, '0.00' as refunded
  from generate_series(1, 350) n left join payments.payment p on p.channel_no = '42000018442026120' || lpad(n::text, 5, '0')
union all
select 2, p.channel_no, p.request_no, 'REFUND', '0.00', rp.channel_no, rp.request_no, '40.00'
  from payments.refund_part rp join payments.payment p on p.id = rp.payment_id where rp.state = 'succeeded' and p.channel_no <> '4200001844202612000340'
order by place, channel_no)";

} // namespace

/// A day of 500 orders with five faults planted: the reconciliation finds each of them and nothing else, and two people
/// put right what can be.
class tst_FaultyDay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto cluster = test::TemporaryCluster::acquire();
        QVERIFY2(cluster, qPrintable(problem(cluster)));
        m_cluster = std::move(*cluster);
        auto venue = test::TestVenue::make(*m_cluster, day.addDays(1));
        QVERIFY2(venue, qPrintable(problem(venue)));
        m_venue = std::move(*venue);
        m_venue->setNow(at(12));
        m_desk = lane({QStringLiteral("front_desk"), QStringLiteral("service")}); // And what the channel says.
        m_finance = lane({QStringLiteral("finance")});
        m_second = lane({QStringLiteral("finance")});
        workTheDay();
        plantTheRest();
    }
    void cleanupTestCase()
    {
        m_desk.reset();
        m_finance.reset();
        m_second.reset();
        m_venue.reset();
    }

    void findsEachFaultAndNothingElse()
    {
        db::PgStatementsGateway statements(*m_finance);
        db::PgDiscrepanciesGateway discrepancies(*m_finance);
        const StatementId statement = import(statements);
        const auto listed = awaited(statements.statements(m_venue->id()));
        QVERIFY2(listed, qPrintable(problem(listed)));
        const finance::Statement &read = listed->constFirst();
        QCOMPARE(read.lines, 359);
        QCOMPARE(read.badLines, 0);
        QCOMPARE(read.results.value(QStringLiteral("matched")), 357);
        QCOMPARE(read.differences(), 4);
        QCOMPARE(problem(awaited(statements.accept(QUuid::createUuid(), statement, true))), QString());
        const auto found = awaited(discrepancies.check(m_venue->id()));
        QVERIFY2(found, qPrintable(problem(found)));
        QCOMPARE(*found, 1);
        const auto all = awaited(discrepancies.discrepancies(m_venue->id(), false));
        QVERIFY2(all, qPrintable(problem(all)));
        QStringList kinds;
        for (const finance::Discrepancy &each : *all) {
            QString number = each.evidence.value(QLatin1String("channel_no")).toString();
            if (each.evidence.value(QLatin1String("kind")) == QLatin1String("refund"))
                number = QStringLiteral("refund %1").arg(number);
            kinds << each.kind + QLatin1Char(' ') + number;
        }
        kinds.sort();
        const QStringList planted{QStringLiteral("statement_amount_differs 4200001844202612000348"),
            QStringLiteral("statement_missing_there DOUBLED"), QStringLiteral("statement_missing_there refund RC340"),
            QStringLiteral("statement_state_differs 4200001844202612000350"), QStringLiteral("stock_differs ")};
        QCOMPARE(kinds, planted);
        // The same file and the same checks once more find nothing new.
        QCOMPARE(import(statements), statement);
        QVERIFY(awaited(discrepancies.check(m_venue->id())));
        QCOMPARE(awaited(discrepancies.discrepancies(m_venue->id(), false))->size(), 5);
    }

    void theDaysFiguresAreThoseOfItsLines()
    {
        db::PgFinanceGateway gateway(*m_finance, *m_finance);
        const auto report = awaited(gateway.dayReport(m_venue->id(), day));
        QVERIFY2(report, qPrintable(problem(report)));
        // 349 by WeChat Pay and the doubled one, 100 in cash, 50 by card; ten went back.
        QCOMPARE(report->total.payments, 500);
        QCOMPARE(report->total.paid.minor(), 500 * 4000);
        QCOMPARE(report->total.refunds, 10);
        QCOMPARE(report->total.net.minor(), 490 * 4000);
        QCOMPARE(report->total.unapplied.minor(), 4000);
        QCOMPARE(report->stockDifferences, 0); // the slot is tomorrow's
        const auto rows = awaited(gateway.moneyRows(m_venue->id(), day, QString()));
        QVERIFY2(rows, qPrintable(problem(rows)));
        qint64 net = 0;
        for (const finance::MoneyRow &row : *rows)
            net += row.amount.minor();
        QCOMPARE(net, report->total.net.minor());
        QVERIFY(report->context);
        qint64 shifts = 0;
        for (const finance::ShiftLine &line : report->context->shifts)
            shifts += line.net.minor();
        QCOMPARE(shifts, net);
        QCOMPARE(report->context->openDiscrepancies, 5);
        db::PgBooksGateway books(*m_finance);
        const auto lines = awaited(books.businessReport(m_venue->id(), day.addDays(1)));
        QVERIFY2(lines, qPrintable(problem(lines)));
        qint64 sold = 0;
        for (const finance::BusinessLine &line : *lines)
            sold += line.net.minor();
        const auto items = awaited(books.businessRows(m_venue->id(), day.addDays(1), SpaceId()));
        QVERIFY2(items, qPrintable(problem(items)));
        qint64 below = 0;
        for (const finance::BusinessRow &row : *items)
            below += row.sold.minor() - row.refunded.minor();
        QCOMPARE(sold, 489 * 4000);
        QCOMPARE(below, sold);
        const auto unapplied = awaited(books.workList(m_venue->id(), finance::WorkList::Unapplied, day, day));
        QVERIFY2(unapplied, qPrintable(problem(unapplied)));
        QCOMPARE(unapplied->size(), 1);
        const auto shiftList = awaited(books.shifts(m_venue->id(), day, day));
        QVERIFY2(shiftList, qPrintable(problem(shiftList)));
        QCOMPARE(shiftList->constFirst().expected.minor(), 20000 + 100 * 4000);
        const auto book = awaited(books.cashBook(m_venue->id(), day, day));
        QVERIFY2(book, qPrintable(problem(book)));
        QCOMPARE(book->size(), 101);
        QCOMPARE(book->constLast().balance, shiftList->constFirst().expected);
    }

    void twoPeoplePutItRight()
    {
        db::PgDiscrepanciesGateway one(*m_finance);
        db::PgDiscrepanciesGateway other(*m_second);
        const auto all = awaited(one.discrepancies(m_venue->id(), false));
        QVERIFY2(all, qPrintable(problem(all)));
        for (const finance::Discrepancy &each : *all) {
            const QString &kind = each.kinds.constFirst();
            QCOMPARE(
                problem(awaited(one.propose(QUuid::createUuid(), each.id, kind, QStringLiteral("seen")))), QString());
            const auto own = awaited(one.decide(QUuid::createUuid(), each.id, true, QString()));
            QVERIFY(!own);
            QCOMPARE(own.error().code, QStringLiteral("approval_own"));
            QCOMPARE(problem(awaited(other.decide(QUuid::createUuid(), each.id, true, QStringLiteral("agreed")))),
                QString());
        }
        QCOMPARE(awaited(one.discrepancies(m_venue->id(), false))->size(), 0);
        QCOMPARE(awaited(one.check(m_venue->id())).value_or(-1), 0);
        // The lost payment is money of ours now; its order was closed meanwhile, so it waits for a refund, and so does
        // what the channel has too much. The doubled one never came: nobody has it to come.
        db::PgBooksGateway books(*m_finance);
        const auto unapplied = awaited(books.workList(m_venue->id(), finance::WorkList::Unapplied, day, day));
        QVERIFY2(unapplied, qPrintable(problem(unapplied)));
        QCOMPARE(unapplied->size(), 2);
        QCOMPARE(unapplied->at(0).amount.minor() + unapplied->at(1).amount.minor(), 4100);
        const auto refunds = awaited(books.workList(m_venue->id(), finance::WorkList::Refunds, day, day));
        QVERIFY2(refunds, qPrintable(problem(refunds)));
        QCOMPARE(refunds->size(), 1);
        QCOMPARE(refunds->constFirst().state, QStringLiteral("trying"));
        // The day says what the channel says, in its totals and in its lines.
        db::PgFinanceGateway gateway(*m_finance, *m_finance);
        const auto report = awaited(gateway.dayReport(m_venue->id(), day));
        QVERIFY2(report, qPrintable(problem(report)));
        QCOMPARE(report->total.paid.minor(), 500 * 4000 + 100);
        QCOMPARE(report->total.refunded.minor(), 9 * 4000);
        const auto rows = awaited(gateway.moneyRows(m_venue->id(), day, QString()));
        QVERIFY2(rows, qPrintable(problem(rows)));
        QVERIFY(finance::PeriodExport::addsUp(*report, {finance::MoneyDay{day, *rows}}));
        const auto corrected = std::count_if(rows->cbegin(), rows->cend(),
            [](const finance::MoneyRow &row) { return row.kind.endsWith(QLatin1String("_corrected")); });
        QCOMPARE(corrected, 2);
    }

    void aSealedDayStaysAsItWas()
    {
        db::PgFinanceGateway gateway(*m_finance, *m_finance);
        const auto early = awaited(gateway.sealDay(QUuid::createUuid(), m_venue->id(), day));
        QVERIFY(!early);
        QCOMPARE(early.error().code, QStringLiteral("day_not_over"));
        m_venue->setNow(at(12).addDays(1));
        const auto open = awaited(gateway.sealDay(QUuid::createUuid(), m_venue->id(), day));
        QVERIFY(!open);
        QCOMPARE(open.error().code, QStringLiteral("shift_still_open"));
        sql("update finance.shift set closed_at = base.now(), counted_minor = 420000, expected_minor = 420000");
        QCOMPARE(problem(awaited(gateway.sealDay(QUuid::createUuid(), m_venue->id(), day))), QString());
        const auto before = awaited(gateway.dayReport(m_venue->id(), day));
        QVERIFY2(before, qPrintable(problem(before)));
        QVERIFY(before->sealedAt.isValid());
        db::PgBooksGateway books(*m_finance);
        const auto unapplied = awaited(books.workList(m_venue->id(), finance::WorkList::Unapplied, day, day));
        for (const finance::WorkRow &row : *unapplied)
            QCOMPARE(problem(awaited(
                         books.refundPayment(QUuid::createUuid(), row.payment, row.amount, QStringLiteral("spare")))),
                QString());
        answerRefunds();
        const auto after = awaited(gateway.dayReport(m_venue->id(), day));
        QCOMPARE(after->total.net, before->total.net);
        QCOMPARE(after->context->laterLines, 3);
        QCOMPARE(after->context->later.minor(), -8100);
        const auto rows = awaited(gateway.moneyRows(m_venue->id(), day.addDays(1), QString()));
        QCOMPARE(rows->size(), 3);
        for (const finance::MoneyRow &row : *rows)
            QCOMPARE(row.forDay, day);
    }

private:
    std::unique_ptr<db::Lane> lane(const QStringList &roles)
    {
        return std::make_unique<db::Lane>(
            QStringLiteral("reports"), m_venue->login(roles).withTimeouts(patienceMs * 5, patienceMs));
    }

    void sql(const QByteArray &text)
    {
        const auto done = m_venue->connection().query(text, {});
        QVERIFY2(done, qPrintable(problem(done)));
    }

    void workTheDay()
    {
        sql("update catalog.space set max_capacity = 100, one_live_order = false where name = 'Lane A'");
        sql("update inventory.slot s set capacity = 100 from catalog.space p where p.id = s.space_id and p.name = "
            "'Lane A'");
        sql("insert into customers.customer(organization_id, name, phone_typed, phone_e164) select v.organization_id, "
            "'Guest ' || n, '1380000' || lpad(n::text, 4, '0'), '+861380000' || lpad(n::text, 4, '0')"
            " from catalog.venue v, generate_series(1, 500) n");
        sql("insert into customers.customer_venue(customer_id, venue_id) select c.id, v.id from customers.customer c, "
            "catalog.venue v");
        QStringList slots_;
        for (int hour = 8; hour < 22; ++hour)
            slots_ << m_venue->slot(QStringLiteral("Lane A"), hour).toString();
        const QByteArray work = QString::fromLatin1(workDay)
                                    .arg(m_venue->id().value())
                                    .arg(slots_.join(QLatin1Char(',')))
                                    .arg(m_venue->number("select min(id) - 1 from customers.customer"))
                                    .toUtf8();
        const auto worked = awaited(m_desk->run([work](db::Session &session) -> Result<Done> {
            return session.query(work, {}).map([](const db::Rows &) { return Done{}; });
        }));
        QVERIFY2(worked, qPrintable(problem(worked)));
        answerRefunds();
        QCOMPARE(m_venue->number("select count(*) from orders.order where state = 'PAID'"), 489);
    }

    /// The channel says yes to every refund that is asked of it.
    void answerRefunds()
    {
        const auto parts
            = m_venue->connection().query("select rp.id, 'RC' || coalesce(nullif(ltrim(substr(p.channel_no, 18), "
                                          "'0'), ''), p.channel_no, p.request_no) as no from payments.refund_part rp"
                                          " join payments.payment p on p.id = rp.payment_id where rp.state = "
                                          "'started' and p.channel = 'wechat' order by rp.id",
                {});
        QVERIFY2(parts, qPrintable(problem(parts)));
        for (const db::Row row : *parts) {
            const QByteArray call = "select (api.refund_answer(" + QByteArray::number(row.int64("id"))
                + ", 'succeeded', '" + row.text("no").toUtf8() + "', '{}')).ok as ok";
            const auto answered = awaited(m_finance->run([call](db::Session &session) -> Result<bool> {
                return session.query(call, {}).map([](const db::Rows &rows) { return rows.first().boolean("ok"); });
            }));
            QVERIFY2(answered && *answered, qPrintable(problem(answered)));
        }
    }

    void plantTheRest()
    {
        // One unit is stolen from a slot's counter; the lost payment's order runs out.
        sql("update inventory.slot set sold = sold - 1 where id = (select min(id) from inventory.slot where sold > "
            "10)");
        m_venue->setNow(at(20));
        const auto swept = awaited(m_desk->run([](db::Session &session) -> Result<Done> {
            return session.query("select api.sweep()", {}).map([](const db::Rows &) { return Done{}; });
        }));
        QVERIFY2(swept, qPrintable(problem(swept)));
        const auto lines = m_venue->connection().query(bill, {});
        QVERIFY2(lines, qPrintable(problem(lines)));
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("\xef\xbb\xbf交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,"
                   "交易状态,付款银行,货币种类,应结订单金额,代金券金额,"
                   "微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,"
                   "费率,订单金额,申请退款金额,费率备注\r\n");
        for (const db::Row row : *lines) {
            const bool refund = row.text("state") == QLatin1String("REFUND");
            const QStringList fields{QStringLiteral("2026-12-05 12:00:00"), QStringLiteral("wx8888"),
                QStringLiteral("1900000109"), QStringLiteral("0"), QString(), row.text("channel_no"),
                row.text("our_no"), QStringLiteral("oUser"), QStringLiteral("NATIVE"), row.text("state"),
                QStringLiteral("OTHERS"), QStringLiteral("CNY"), row.text("amount"), QStringLiteral("0.00"),
                row.text("refund_no"), row.text("refund_our"), row.text("refunded"), QStringLiteral("0.00"), QString(),
                refund ? QStringLiteral("SUCCESS") : QString(), QStringLiteral("Lane, 1 h"), QString(),
                QStringLiteral("0.24"), QStringLiteral("0.60%"), row.text("amount"), row.text("refunded"), QString()};
            file.write('`' + fields.join(QStringLiteral(",`")).toUtf8() + "\r\n");
        }
        file.write("总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额\r\n`"
                   "359,`0,`0,`0,`0,`0,`0\r\n");
    }

    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("1900000109_All_2026-12-05.csv")); }

    StatementId import(db::PgStatementsGateway &gateway)
    {
        finance::StatementImporter importer(gateway);
        QSignalSpy imported(&importer, &finance::StatementImporter::imported);
        QSignalSpy failed(&importer, &finance::StatementImporter::failed);
        importer.start(m_venue->id(), path(), finance::StatementMapping::wechat(QStringLiteral("CNY")));
        if (!QTest::qWaitFor([&] { return !imported.isEmpty() || !failed.isEmpty(); }, patienceMs)
            || imported.isEmpty())
            qFatal("%s", failed.isEmpty() ? "no answer" : qPrintable(failed.at(0).at(0).value<Error>().code));
        return imported.at(0).at(0).value<StatementId>();
    }

    std::unique_ptr<test::TemporaryCluster> m_cluster;
    std::unique_ptr<test::TestVenue> m_venue;
    std::unique_ptr<db::Lane> m_desk;
    std::unique_ptr<db::Lane> m_finance;
    std::unique_ptr<db::Lane> m_second;
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(tst_FaultyDay)
#include "tst_FaultyDay.moc"
