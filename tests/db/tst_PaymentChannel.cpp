#include "db/client/Lane.h"
#include "db/gateways/PgChannelGateway.h"
#include "models/payments/ChannelService.h"
#include "tests/support/Crew.h"
#include "tests/support/Patience.h"
#include "tests/support/SimulatedChannel.h"

using namespace vd;
using namespace vd::payments;
using namespace vd::test;

/// The money of a channel that answers late, twice, never, out of order and with another amount: every fen of it is in
/// our books once, and no order is revived by it.
class tst_PaymentChannel final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto cluster = TemporaryCluster::acquire();
        QVERIFY2(cluster, cluster ? "" : qPrintable(cluster.error().detail));
        m_cluster = std::move(*cluster);
    }

    void init()
    {
        auto made = FixtureDatabase::make(*m_cluster);
        QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
        m_database = std::make_unique<FixtureDatabase>(std::move(*made));
        const auto login = m_cluster->createLogin(m_database->superuser(), {QStringLiteral("service")}, {1});
        QVERIFY(login);
        m_desk = std::make_unique<Crew>(*m_database, QStringList{QStringLiteral("desk1")}, 1);
        m_lane = std::make_unique<db::Lane>(QStringLiteral("channel"), *login);
        m_gateway = std::make_unique<db::PgChannelGateway>(*m_lane);
        m_channel = std::make_unique<SimulatedChannel>(QStringLiteral("wechat"));
        m_service = std::make_unique<ChannelService>(*m_gateway, VenueId(1));
        m_service->addChannel(*m_channel);
    }

    void cleanup()
    {
        // The channel's books against ours, whatever happened.
        QCOMPARE(m_database->number("select coalesce(sum(amount_minor), 0) from payments.payment where channel = "
                                    "'wechat' and state = 'succeeded'")
                - m_database->number(
                    "select coalesce(sum(rp.amount_minor), 0) from payments.refund_part rp join payments.payment p on "
                    "p.id = rp.payment_id where p.channel = 'wechat' and rp.state = 'succeeded'"),
            m_channel->balance());
        QCOMPARE(m_database->number("select count(*) from inventory.differences(1)"), 0);
        QCOMPARE(m_database->number("select count(*) from finance.money_differences(1)"), 0);
        m_service.reset();
        m_gateway.reset();
        m_lane.reset();
    }

    void paidOnceThoughToldThreeTimes()
    {
        m_channel->messages = 3;
        const qint64 order = hold(18);
        const QString number = start(order);
        QCOMPARE(state(order), QStringLiteral("PENDING_PAY"));
        QSignalSpy handed(m_service.get(), &ChannelService::handedIn);
        m_channel->customerPays(number, QDateTime::currentDateTimeUtc());
        QTRY_COMPARE(handed.count(), 3);
        QCOMPARE(state(order), QStringLiteral("PAID"));
        QCOMPARE(m_database->number("select count(*) from payments.payment"), 1);
        QCOMPARE(
            std::count_if(handed.cbegin(), handed.cend(), [](const auto &args) { return args.at(1).toBool(); }), 1);
    }

    void lateMoneyRevivesNothing()
    {
        m_channel->silent = true;
        const qint64 order = hold(18);
        const QString number = start(order);
        m_database->run("update orders.order set expires_at = base.now() - interval '3 min'");
        m_database->run("select orders.sweep(base.now(), 100)");
        QCOMPARE(state(order), QStringLiteral("CLOSED_TIMEOUT"));
        m_channel->silent = false;
        QSignalSpy handed(m_service.get(), &ChannelService::handedIn);
        m_channel->customerPays(number, QDateTime::currentDateTimeUtc());
        QTRY_COMPARE(handed.count(), 1);
        QVERIFY(!handed.at(0).at(1).toBool());
        QCOMPARE(state(order), QStringLiteral("CLOSED_TIMEOUT"));
        QCOMPARE(m_database->number("select count(*) from payments.payment where state = 'succeeded' and not applied "
                                    "and 'order_closed' = any (flags)"),
            1);
        QCOMPARE(m_database->number("select count(*) from finance.alert where kind = 'money_for_closed_order'"), 1);
        // Nobody moves it to another order: when its hour is over the service sends it back.
        QSignalSpy tried(m_service.get(), &ChannelService::refundTried);
        m_database->run("update payments.payment set refund_at = base.now() where refund_at > base.now()");
        m_service->tryRefunds();
        QTRY_COMPARE(tried.count(), 1);
        QCOMPARE(m_channel->balance(), 0);
        QCOMPARE(state(order), QStringLiteral("CLOSED_TIMEOUT"));
    }

    void silentChannelIsAsked()
    {
        m_channel->silent = true;
        const qint64 order = hold(18);
        const QString number = start(order);
        m_channel->customerPays(number, QDateTime::currentDateTimeUtc());
        QCOMPARE(m_service->silent(), 1);
        QSignalSpy handed(m_service.get(), &ChannelService::handedIn);
        m_service->askAboutSilent();
        QTRY_COMPARE(handed.count(), 1);
        QCOMPARE(state(order), QStringLiteral("PAID"));
        QCOMPARE(m_service->silent(), 0);
    }

    void awayChannelLetsTheOrderGoOn()
    {
        m_channel->away = true;
        const qint64 order = hold(18);
        QSignalSpy handed(m_service.get(), &ChannelService::handedIn);
        const auto answer = m_service->start(
            QUuid::createUuid(), OrderId(order), QStringLiteral("wechat"), Money(12000, QStringLiteral("CNY")), {});
        QTRY_VERIFY(answer.isFinished());
        QVERIFY(!answer.result());
        QTRY_COMPARE(handed.count(), 1);
        QCOMPARE(state(order), QStringLiteral("HOLDING"));
    }

    void failedAfterSuccessAndOutOfOrder()
    {
        const qint64 order = hold(18);
        const QString first = start(order);
        QSignalSpy handed(m_service.get(), &ChannelService::handedIn);
        m_channel->customerFails(first);
        QTRY_COMPARE(handed.count(), 1);
        QCOMPARE(state(order), QStringLiteral("HOLDING"));
        const QString second = start(order);
        m_channel->customerPays(second, QDateTime::currentDateTimeUtc());
        m_channel->sendAgain(first);
        QTRY_COMPARE(handed.count(), 3);
        QCOMPARE(state(order), QStringLiteral("PAID"));
        // Even the first attempt's money, though it had failed: it is kept, as surplus.
        m_channel->customerPays(first, QDateTime::currentDateTimeUtc());
        QTRY_COMPARE(handed.count(), 4);
        QCOMPARE(
            m_database->number("select count(*) from payments.payment where not applied and 'surplus' = any (flags)"),
            1);
    }

    void otherAmountAndOtherCurrency()
    {
        const qint64 order = hold(18);
        const QString number = start(order);
        QSignalSpy handed(m_service.get(), &ChannelService::handedIn);
        m_channel->customerPays(number, QDateTime::currentDateTimeUtc(), Money(5000, QStringLiteral("CNY")));
        QTRY_COMPARE(handed.count(), 1);
        QCOMPARE(state(order), QStringLiteral("PENDING_PAY"));
        QCOMPARE(m_database->number("select paid_minor from orders.order"), 5000);
        QCOMPARE(m_database->number("select count(*) from payments.payment where 'amount_differs' = any (flags)"), 1);
        const qint64 other = hold(19);
        const QString euros = start(other);
        m_channel->customerPays(euros, QDateTime::currentDateTimeUtc(), Money(12000, QStringLiteral("EUR")));
        QTRY_COMPARE(handed.count(), 2);
        QCOMPARE(state(other), QStringLiteral("PENDING_PAY"));
        QCOMPARE(m_database->number(
                     "select count(*) from payments.payment where not applied and 'currency_differs' = any (flags)"),
            1);
    }

    void moneyThatCameBeforeItsNumberWasKnown()
    {
        const qint64 order = hold(18);
        const QUuid request = QUuid::createUuid();
        QSignalSpy handed(m_service.get(), &ChannelService::handedIn);
        m_channel->customerPays(request.toString(QUuid::WithoutBraces), QDateTime::currentDateTimeUtc(),
            Money(12000, QStringLiteral("CNY")));
        QTRY_COMPARE(handed.count(), 1);
        QCOMPARE(m_database->number("select count(*) from payments.payment where order_id is null"), 1);
        const auto answer = m_service->start(
            request, OrderId(order), QStringLiteral("wechat"), Money(12000, QStringLiteral("CNY")), {});
        QTRY_VERIFY(answer.isFinished());
        QVERIFY(!answer.result());
        QCOMPARE(state(order), QStringLiteral("PAID"));
        QVERIFY(m_channel->asked().isEmpty());
        QCOMPARE(m_database->number("select count(*) from payments.payment"), 1);
    }

    void refundTriedUntilItGoesThrough()
    {
        m_channel->failingRefunds = 1;
        const qint64 order = paid(18);
        QCOMPARE(winners(m_desk->round([&](int) {
            return "api.refund(gen_random_uuid(), " + QByteArray::number(order) + ", null, '{}')";
        })),
            1);
        QSignalSpy tried(m_service.get(), &ChannelService::refundTried);
        m_service->tryRefunds();
        QTRY_COMPARE(tried.count(), 1);
        QCOMPARE(state(order), QStringLiteral("REFUNDING"));
        m_database->run("update payments.refund_part set next_try_at = base.now()");
        m_service->tryRefunds();
        QTRY_COMPARE(tried.count(), 2);
        QCOMPARE(state(order), QStringLiteral("REFUNDED"));
        QCOMPARE(m_channel->balance(), 0);
    }

    void refundRefusedForGood()
    {
        m_channel->refusesRefunds = true;
        const qint64 order = paid(18);
        QCOMPARE(winners(m_desk->round([&](int) {
            return "api.refund(gen_random_uuid(), " + QByteArray::number(order) + ", null, '{}')";
        })),
            1);
        QSignalSpy tried(m_service.get(), &ChannelService::refundTried);
        m_service->tryRefunds();
        QTRY_COMPARE(tried.count(), 1);
        QCOMPARE(state(order), QStringLiteral("PAID"));
        QCOMPARE(m_database->number("select count(*) from finance.discrepancy where kind = 'refund_failed'"), 1);
    }

    /// The channel makes the refund at the first try, and none of its five answers arrives.
    void refundMadeThoughItsAnswersAreLost()
    {
        m_channel->lostRefundAnswers = 5;
        const qint64 order = paid(18);
        refund(order);
        QSignalSpy tried(m_service.get(), &ChannelService::refundTried);
        for (int n = 1; n <= 5; ++n)
            tryAgain(tried, n);
        QCOMPARE(m_channel->balance(), 0);
        QCOMPARE(state(order), QStringLiteral("REFUNDING"));
        QCOMPARE(m_database->number("select count(*) from finance.discrepancy where kind = 'refund_failed'"), 1);
        QVERIFY(retry(order));
        tryAgain(tried, 6);
        QCOMPARE(state(order), QStringLiteral("REFUNDED"));
    }

    /// Of two parts one is refused while the other's answer is lost: the other is not forgotten, and not paid twice.
    void refundInTwoPartsOneRefusedOneLost()
    {
        const qint64 order = hold(18);
        QSignalSpy handed(m_service.get(), &ChannelService::handedIn);
        for (const qint64 amount : {5000, 7000})
            m_channel->customerPays(start(order, amount), QDateTime::currentDateTimeUtc());
        QTRY_COMPARE(handed.count(), 2);
        QCOMPARE(state(order), QStringLiteral("PAID"));
        refund(order);
        m_channel->refusedAmount = 5000;
        QSignalSpy tried(m_service.get(), &ChannelService::refundTried);
        // The part that is made loses its answer; the refused one is told.
        m_database->run("update payments.refund_part set next_try_at = null where amount_minor = 5000");
        m_channel->lostRefundAnswers = 1;
        tryAgain(tried, 1);
        m_database->run(
            "update payments.refund_part set next_try_at = case amount_minor when 5000 then base.now() end");
        tryAgain(tried, 2);
        QCOMPARE(m_channel->balance(), 5000);
        QCOMPARE(state(order), QStringLiteral("REFUNDING"));
        m_database->run("update payments.refund_part set next_try_at = base.now() where amount_minor = 7000");
        tryAgain(tried, 3);
        QCOMPARE(state(order), QStringLiteral("REFUNDING"));
        m_channel->refusedAmount = 0;
        QVERIFY(retry(order));
        tryAgain(tried, 4);
        QCOMPARE(state(order), QStringLiteral("REFUNDED"));
        QCOMPARE(m_channel->balance(), 0);
    }

private:
    void refund(qint64 order)
    {
        QCOMPARE(winners(m_desk->round([&](int) {
            return "api.refund(gen_random_uuid(), " + QByteArray::number(order) + ", null, '{}')";
        })),
            1);
        QCOMPARE(state(order), QStringLiteral("REFUNDING"));
    }

    // One more try of what is due or has been asked before.
    void tryAgain(const QSignalSpy &tried, int count)
    {
        m_database->run("update payments.refund_part set next_try_at = base.now() where next_try_at is not null");
        m_service->tryRefunds();
        QTRY_COMPARE(tried.count(), count);
    }

    // Finance tries the order's failed or unanswered part again.
    bool retry(qint64 order)
    {
        const qint64 part = m_database->number("select max(rp.id) from payments.refund_part rp join payments.refund r "
                                               "on r.id = rp.refund_id where rp.state "
                                               "<> 'succeeded' and r.order_id = "
            + QByteArray::number(order));
        Crew finance(*m_database, QStringList{QStringLiteral("finance1")}, 1);
        return winners(finance.round([&](int) {
            return "api.retry_refund(gen_random_uuid(), " + QByteArray::number(part) + ")";
        })) == 1;
    }

    qint64 hold(int hour)
    {
        const qint64 slot = m_database->number(
            "select id from inventory.slot where space_id = 11 and starts_at = timestamptz '2026-12-05 00:00+08' + "
            + QByteArray::number(hour) + " * interval '1 hour'");
        const auto answers = m_desk->round([&](int) {
            return "api.hold(gen_random_uuid(), 1, '{\"id\": 1}', '[{\"slot\": " + QByteArray::number(slot)
                + ", \"quantity\": 1}]', '{}')";
        });
        return answers.at(0).value(QLatin1String("data")).toObject().value(QLatin1String("id")).toInteger();
    }

    QString start(qint64 order, qint64 amount = 12000)
    {
        const auto answer = m_service->start(QUuid::createUuid(), OrderId(order), QStringLiteral("wechat"),
            Money(amount, QStringLiteral("CNY")), QStringLiteral("Court 1"));
        if (!QTest::qWaitFor([&] { return answer.isFinished(); }, test::patienceMs) || !answer.result()) {
            QTest::qFail("the payment was not started", __FILE__, __LINE__);
            return {};
        }
        return m_channel->asked().constLast().requestNo;
    }

    qint64 paid(int hour)
    {
        const qint64 order = hold(hour);
        QSignalSpy handed(m_service.get(), &ChannelService::handedIn);
        m_channel->customerPays(start(order), QDateTime::currentDateTimeUtc());
        handed.wait(test::patienceMs);
        return order;
    }

    QString state(qint64 order)
    {
        static const QStringList words{QStringLiteral("HOLDING"), QStringLiteral("PENDING_PAY"), QStringLiteral("PAID"),
            QStringLiteral("CLOSED_TIMEOUT"), QStringLiteral("REFUNDING"), QStringLiteral("REFUNDED")};
        const qint64 n
            = m_database->number("select coalesce(array_position(array['HOLDING', 'PENDING_PAY', 'PAID', "
                                 "'CLOSED_TIMEOUT', 'REFUNDING', 'REFUNDED'], state), 0) from orders.order where id = "
                + QByteArray::number(order));
        return n > 0 ? words.at(static_cast<int>(n - 1)) : QString();
    }

    std::unique_ptr<TemporaryCluster> m_cluster;
    std::unique_ptr<FixtureDatabase> m_database;
    std::unique_ptr<Crew> m_desk;
    std::unique_ptr<db::Lane> m_lane;
    std::unique_ptr<db::PgChannelGateway> m_gateway;
    std::unique_ptr<SimulatedChannel> m_channel;
    std::unique_ptr<ChannelService> m_service;
};

QTEST_GUILESS_MAIN(tst_PaymentChannel)
#include "tst_PaymentChannel.moc"
