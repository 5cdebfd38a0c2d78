#include "tests/support/GatewayTest.h"
#include "tests/support/Patience.h"

#include <algorithm>

using namespace vd;
using orders::OrderState;
using test::answerOf;
using test::problem;

namespace {

Money yuan(int amount)
{
    return {amount * 100, QStringLiteral("CNY")};
}

bool has(const QList<orders::Verdict> &verdicts, const char *action, const char *code)
{
    return std::any_of(verdicts.cbegin(), verdicts.cend(), [&](const orders::Verdict &verdict) {
        return verdict.action == QLatin1String(action) && verdict.code == QLatin1String(code);
    });
}

} // namespace

/// What the desk does to orders after they were made, through its gateways against a real server.
class tst_PgDeskGateways final : public test::GatewayTest
{
    Q_OBJECT

public:
    tst_PgDeskGateways()
        : GatewayTest({QStringLiteral("front_desk"), QStringLiteral("desk_lead")})
    {
    }

private Q_SLOTS:
    // C31: the quote says by which tenders it goes back, and so it does; cash leaves an open drawer only.
    void c31_refundQuotedAskedForAndHandedBack()
    {
        const auto drawer = answerOf(m_desk->finance.openShift(QUuid::createUuid(), venue(), yuan(0)));
        QVERIFY2(drawer, qPrintable(problem(drawer)));
        const OrderId id = sell(slot("Court 1", 18),
            {{QStringLiteral("card"), yuan(70), Money(0, {}), {}}, {QStringLiteral("cash"), yuan(50), yuan(50), {}}});
        const auto verdicts = answerOf(m_desk->actions.verdicts(id));
        QVERIFY2(verdicts, qPrintable(problem(verdicts)));
        QVERIFY(has(*verdicts, "pay", "order_state"));
        QVERIFY(!has(*verdicts, "refund", "order_state"));
        const auto order = answerOf(m_desk->orders.order(id));
        const QList<orders::RefundLine> lines{{order->items.constFirst().id, 1}};
        const auto quote = answerOf(m_desk->actions.refundQuote(id, lines));
        QVERIFY2(quote, qPrintable(problem(quote)));
        QCOMPARE(quote->amount, yuan(120));
        QCOMPARE(quote->refundable, yuan(120));
        QCOMPARE(quote->lines.size(), 1);
        QVERIFY(quote->lines.constFirst().freeUntil.isValid());
        QCOMPARE(quote->parts.size(), 2);
        orders::RefundRequest request;
        request.request = QUuid::createUuid();
        request.order = id;
        request.lines = lines;
        request.seenRefundable = yuan(1);
        const auto changed = answerOf(m_desk->actions.refund(request));
        QVERIFY(!changed);
        QCOMPARE(changed.error().code, QStringLiteral("refundable_changed"));
        QCOMPARE(changed.error().fault, Fault::Conflict);
        request.seenRefundable = quote->refundable;
        const auto refunding = answerOf(m_desk->actions.refund(request));
        QVERIFY2(refunding, qPrintable(problem(refunding)));
        QCOMPARE(refunding->state, OrderState::Refunding);
        QCOMPARE(refunding->refunds.size(), 1);
        QCOMPARE(answerOf(m_desk->actions.refund(request))->refunds.size(), 1); // The same key: the same refund.
        const QList<orders::RefundPart> parts = refunding->refunds.constFirst().parts;
        QCOMPARE(parts.size(), 2);
        const auto cash = std::find_if(
            parts.cbegin(), parts.cend(), [](const auto &part) { return part.channel == QLatin1String("cash"); });
        const auto card = std::find_if(
            parts.cbegin(), parts.cend(), [](const auto &part) { return part.channel == QLatin1String("card"); });
        QVERIFY(cash != parts.cend() && card != parts.cend());
        QCOMPARE(cash->amount, yuan(50));
        QCOMPARE(
            problem(answerOf(m_desk->finance.closeShift(QUuid::createUuid(), drawer->id, yuan(50), {}))), QString());
        const auto noShift = answerOf(m_desk->actions.settleRefund(QUuid::createUuid(), cash->id, {}));
        QVERIFY(!noShift);
        QCOMPARE(noShift.error().code, QStringLiteral("shift_not_open"));
        QCOMPARE(problem(answerOf(m_desk->finance.openShift(QUuid::createUuid(), venue(), yuan(100)))), QString());
        QCOMPARE(problem(answerOf(m_desk->actions.settleRefund(QUuid::createUuid(), cash->id, {}))), QString());
        const auto done = answerOf(m_desk->actions.settleRefund(QUuid::createUuid(), card->id, QStringLiteral("T-17")));
        QVERIFY2(done, qPrintable(problem(done)));
        QCOMPARE(done->state, OrderState::Refunded);
        QCOMPARE(answerOf(m_desk->finance.currentShift(venue()))->expected, yuan(50));
    }

    void aPriceByHandAndANoShow()
    {
        const OrderId id = hold(slot("Court 1", 18));
        const auto price = answerOf(
            m_desk->actions.adjustPrice(QUuid::createUuid(), id, yuan(100), QStringLiteral("wet corner"), 0));
        QVERIFY2(price, qPrintable(problem(price)));
        QCOMPARE(price->total, yuan(100));
        QCOMPARE(price->adjustments.size(), 1);
        QCOMPARE(price->adjustments.constFirst().amount, yuan(-20));
        pay(id, {{QStringLiteral("card"), yuan(100), Money(0, {}), {}}});
        const auto absent = answerOf(m_desk->actions.markNoShow(QUuid::createUuid(), id, false));
        QVERIFY2(absent, qPrintable(problem(absent)));
        QCOMPARE(absent->state, OrderState::NoShow);
        QCOMPARE(answerOf(m_desk->actions.markNoShow(QUuid::createUuid(), id, true))->state, OrderState::Paid);
        const auto clerk = desk({QStringLiteral("front_desk")});
        const auto denied = answerOf(clerk->actions.adjustPrice(
            QUuid::createUuid(), hold(slot("Court 2", 18)), yuan(1), QStringLiteral("x"), 0));
        QVERIFY(!denied);
        QCOMPARE(denied.error().code, QStringLiteral("approval_needed"));
        QCOMPARE(denied.error().facts.value(QLatin1String("action")).toString(), QStringLiteral("adjust_price"));
    }

    // The quote tells whose places can go back by themselves; the one that is named leaves.
    void aRefundNamesWhoLeaves()
    {
        inventory::HoldRequest asked = request(slot("Lane A", 19));
        asked.lines.first().quantity = 3;
        const auto held = answerOf(m_desk->inventory.hold(asked));
        QVERIFY2(held, qPrintable(problem(held)));
        const QByteArray ofOrder = " where i.order_id = " + QByteArray::number(qint64(held->id.value()));
        const QByteArray seated
            = "with seat as (insert into inventory.seat(venue_id, space_id, \"row\", number, x) select i.venue_id, "
              "s.space_id, 'F', n::text, n from orders.item i join inventory.slot s on s.id = i.slot_id, "
              "generate_series(1, 3) n"
            + ofOrder
            + " returning id), given as (insert into inventory.item_seat(item_id, seat_id, slot_id, venue_id) "
              "select i.id, t.id, i.slot_id, i.venue_id from orders.item i, seat t"
            + ofOrder + " returning 1) select count(*) as given from given";
        QVERIFY(m_venue->connection().query(seated, {}));
        pay(held->id, {{QStringLiteral("card"), yuan(120), Money(0, {}), {}}});
        const ItemId item = answerOf(m_desk->orders.order(held->id))->items.constFirst().id;
        const auto quote = answerOf(m_desk->actions.refundQuote(held->id, {{item, 3}}));
        QVERIFY2(quote, qPrintable(problem(quote)));
        const QList<orders::Leaving> who = quote->lines.constFirst().who;
        QCOMPARE(who.size(), 3);
        QCOMPARE(who.at(1).seatNames, QStringLiteral("F 2"));
        QCOMPARE(who.at(1).seats.size(), 1);
        QVERIFY(who.at(1).places.isEmpty() && who.at(1).people.isEmpty() && !who.at(1).used);
        orders::RefundRequest refund;
        refund.request = QUuid::createUuid();
        refund.order = held->id;
        refund.lines = {{item, 1, {1}, {}}};
        refund.reason = QStringLiteral("x");
        refund.seenRefundable = quote->refundable;
        refund.override = true;
        const auto wrong = answerOf(m_desk->actions.refund(refund));
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().code, QStringLiteral("leaving_wrong"));
        refund.lines = {{item, 1, {}, who.at(1).seats}};
        QCOMPARE(problem(answerOf(m_desk->actions.refund(refund))), QString());
        const auto order = answerOf(m_desk->orders.order(held->id));
        QCOMPARE(order->items.at(0).seats, QStringLiteral("F 1, F 3"));
        QCOMPARE(order->items.at(1).seats, QStringLiteral("F 2"));
    }

    void aRefundUnderWayNamesItsItems()
    {
        const OrderId id = hold(slot("Court 1", 18), slot("Court 1", 19));
        pay(id, {{QStringLiteral("card"), yuan(240), Money(0, {}), {}}});
        const ItemId second = answerOf(m_desk->orders.order(id))->items.at(1).id;
        const auto quote = answerOf(m_desk->actions.refundQuote(id, {{second, 1}}));
        QVERIFY2(quote, qPrintable(problem(quote)));
        orders::RefundRequest request;
        request.request = QUuid::createUuid();
        request.order = id;
        request.lines = {{second, 1}};
        request.reason = QStringLiteral("x");
        request.seenRefundable = quote->refundable;
        request.override = true;
        QCOMPARE(problem(answerOf(m_desk->actions.refund(request))), QString());
        const auto order = answerOf(m_desk->orders.order(id));
        QCOMPARE(order->refunds.size(), 1);
        QCOMPARE(order->refunds.constFirst().state, QStringLiteral("started"));
        QCOMPARE(order->refunds.constFirst().items, QList<ItemId>{second});
    }

    // C23 and C25 through the gateways: the quote, the refusal that leaves all as it is, the move over own places.
    void c23_c25_movesOverTheDifference()
    {
        const OrderId id = hold(slot("Court 1", 18), slot("Court 1", 19));
        pay(id, {{QStringLiteral("card"), yuan(240), Money(0, {}), {}}});
        const auto order = answerOf(m_desk->orders.order(id));
        const ItemId first = order->items.at(0).id;
        const ItemId second = order->items.at(1).id;
        const auto same = answerOf(m_desk->actions.moveQuote(id, {{first, slot("Court 1", 18)}}));
        QVERIFY(!same);
        QCOMPARE(same.error().code, QStringLiteral("no_change"));
        sell(slot("Court 2", 18), {{QStringLiteral("card"), yuan(120), Money(0, {}), {}}}, QStringLiteral("Wu"));
        orders::MoveRequest request;
        request.request = QUuid::createUuid();
        request.order = id;
        request.moves = {{first, slot("Court 2", 18)}};
        const auto lost = answerOf(m_desk->actions.move(request));
        QVERIFY(!lost);
        QCOMPARE(lost.error().fault, Fault::Conflict);
        QCOMPARE(answerOf(m_desk->orders.order(id))->items.at(0).slot, slot("Court 1", 18));
        request.request = QUuid::createUuid();
        request.moves = {{first, slot("Court 1", 19)}, {second, slot("Court 1", 20)}};
        const auto quote = answerOf(m_desk->actions.moveQuote(id, request.moves));
        QVERIFY2(quote, qPrintable(problem(quote)));
        QVERIFY(quote->difference().isZero());
        QCOMPARE(quote->used, 0);
        QVERIFY(quote->against.isEmpty());
        const auto moved = answerOf(m_desk->actions.move(request));
        QVERIFY2(moved, qPrintable(problem(moved)));
        QCOMPARE(moved->state, OrderState::Paid);
        const auto again = answerOf(m_desk->actions.moveQuote(id, {{first, slot("Court 3", 19)}}));
        QVERIFY(again || again.error().code == QLatin1String("unknown_item"));
        const auto verdicts = answerOf(m_desk->actions.verdicts(id));
        QVERIFY(has(*verdicts, "reschedule", "reschedule_used_up"));
    }

    void slotAndOrderExplainThemselves()
    {
        const OrderId id = hold(slot("Lane A", 18));
        const auto cell = answerOf(m_desk->explain.slot(slot("Lane A", 18)));
        QVERIFY2(cell, qPrintable(problem(cell)));
        QCOMPARE(cell->cell.held, 1);
        QCOMPARE(cell->countedHeld, 1);
        QVERIFY(cell->reasons.isEmpty());
        QCOMPARE(cell->cell.parties.size(), 1);
        QVERIFY(!cell->history.isEmpty());
        const auto order = answerOf(m_desk->explain.order(id));
        QVERIFY2(order, qPrintable(problem(order)));
        QCOMPARE(order->event, QStringLiteral("held"));
        QVERIFY(order->expiresAt.isValid());
        QCOMPARE(order->terms.size(), 1);
        QVERIFY(!order->history.isEmpty());
        QCOMPARE(answerOf(m_desk->explain.slot(SlotId(999999))).error().fault, Fault::Missing);
    }

    void aStopIsPublishedWorkedCalledAndWithdrawn()
    {
        const OrderId paid = sell(slot("Court 1", 18), {{QStringLiteral("card"), yuan(120), Money(0, {}), {}}});
        const OrderId held = hold(slot("Court 1", 19));
        const auto spaces = answerOf(m_desk->catalog.spaces(venue(), false));
        inventory::StopRange range{venue(), {}, at(18), at(20)};
        for (const catalog::Space &space : *spaces) {
            if (space.name == QLatin1String("Court 1"))
                range.spaces.append(space.id);
        }
        const auto preview = answerOf(m_desk->stops.preview(range));
        QVERIFY2(preview, qPrintable(problem(preview)));
        QCOMPARE(preview->slotCount, 2);
        QCOMPARE(preview->orders, 2);
        QCOMPARE(preview->amount, yuan(120));
        QCOMPARE(preview->hits.size(), 2);
        const auto stop = answerOf(m_desk->stops.publish(QUuid::createUuid(), range, QStringLiteral("leak")));
        QVERIFY2(stop, qPrintable(problem(stop)));
        const auto worked = answerOf(m_desk->stops.work(*stop, false));
        QVERIFY2(worked, qPrintable(problem(worked)));
        QCOMPARE(*worked, 2);
        QCOMPARE(*answerOf(m_desk->stops.work(*stop, true)), 0);
        const auto rows = answerOf(m_desk->stops.stops(venue()));
        QVERIFY2(rows, qPrintable(problem(rows)));
        QCOMPARE(rows->constFirst().orders, 2);
        const auto orders = answerOf(m_desk->stops.orders(*stop));
        QVERIFY2(orders, qPrintable(problem(orders)));
        QCOMPARE(orders->size(), 2);
        QCOMPARE(answerOf(m_desk->orders.order(held))->state, OrderState::Cancelled);
        const auto calls = answerOf(m_desk->waitlist.calls(venue()));
        QVERIFY2(calls, qPrintable(problem(calls)));
        QCOMPARE(calls->size(), 2);
        QVERIFY(!calls->constFirst().isOffer());
        for (const waitlist::Call &call : *calls)
            QCOMPARE(problem(answerOf(m_desk->waitlist.called(QUuid::createUuid(), call, QStringLiteral("reached")))),
                QString());
        QVERIFY(answerOf(m_desk->orders.order(paid))->state != OrderState::Paid);
        QCOMPARE(problem(answerOf(m_desk->stops.withdraw(QUuid::createUuid(), venue(), *stop))), QString());
        QCOMPARE(answerOf(m_desk->stops.stops(venue()))->constFirst().state, QStringLiteral("withdrawn"));
        QCOMPARE(problem(answerOf(m_desk->stops.block(
                     QUuid::createUuid(), venue(), slot("Lane A", 20), 2, QStringLiteral("school")))),
            QString());
        QCOMPARE(answerOf(m_desk->inventory.cells(venue(), {slot("Lane A", 20)}))->constFirst().blocked, 2);
    }

    void c71_aNameOfAnyCharactersIsBookedAndFound_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("search");
        QTest::newRow("emoji after Chinese") << QStringLiteral("王小明 😀 Dr. Meier") << QStringLiteral("wxm");
        QTest::newRow("a character beyond 16 bits") << QStringLiteral("𠮷野𤭢") << QStringLiteral("𠮷");
        QTest::newRow("as many as fit") << QStringLiteral("a") + QStringLiteral("🏸").repeated(199)
                                        << QStringLiteral("a🏸");
        QTest::newRow("quotes and marks")
            << QStringLiteral("Seán \"The <b>Rocket</b>\" O'Neill & Söhne \\ud83d") << QStringLiteral("neill");
    }

    void c71_aNameOfAnyCharactersIsBookedAndFound()
    {
        QFETCH(QString, name);
        QFETCH(QString, search);
        const auto held = answerOf(m_desk->orders.order(hold(slot("Court 1", 18), {}, name)));
        QVERIFY2(held, qPrintable(problem(held)));
        QCOMPARE(held->customerName, name);
        const auto found = answerOf(m_desk->customers.find(venue(), search, 20));
        QVERIFY2(found, qPrintable(problem(found)));
        QVERIFY(std::any_of(found->cbegin(), found->cend(), [&](const auto &one) { return one.name == name; }));
    }

    void aWaitlistIsJoinedOfferedAndTaken()
    {
        const OrderId first = hold(slot("Court 1", 18));
        waitlist::JoinRequest join;
        join.request = QUuid::createUuid();
        join.venue = venue();
        join.newCustomer = {QStringLiteral("Wu"), QStringLiteral("13900001111"), {}};
        join.slot = slot("Court 1", 18);
        const auto ahead = answerOf(m_desk->waitlist.join(join));
        QVERIFY2(ahead, qPrintable(problem(ahead)));
        QCOMPARE(*ahead, 0);
        const auto waiting = answerOf(m_desk->waitlist.entries(venue()));
        QVERIFY2(waiting, qPrintable(problem(waiting)));
        QCOMPARE(waiting->size(), 1);
        QCOMPARE(waiting->constFirst().state, QStringLiteral("WAITLISTED"));
        QCOMPARE(
            problem(answerOf(m_desk->inventory.cancel(QUuid::createUuid(), first, QStringLiteral("x")))), QString());
        const auto calls = answerOf(m_desk->waitlist.calls(venue()));
        QCOMPARE(calls->size(), 1);
        QVERIFY(calls->constFirst().isOffer());
        QVERIFY(calls->constFirst().expiresAt.isValid());
        const auto taken = answerOf(m_desk->waitlist.accept(QUuid::createUuid(), calls->constFirst().entry, {}));
        QVERIFY2(taken, qPrintable(problem(taken)));
        QCOMPARE(taken->state, OrderState::Holding);
        QCOMPARE(taken->customerName, QStringLiteral("Wu"));
        QVERIFY(answerOf(m_desk->waitlist.calls(venue()))->isEmpty());
        const auto gone = answerOf(m_desk->waitlist.leave(QUuid::createUuid(), venue(), calls->constFirst().entry));
        QVERIFY(!gone);
        QCOMPARE(gone.error().code, QStringLiteral("entry_state"));
    }

private:
    OrderId hold(SlotId slot, SlotId second = {}, const QString &name = QStringLiteral("陈伟"))
    {
        inventory::HoldRequest asked
            = request(slot, name, QStringLiteral("1380000%1").arg(++m_number, 4, 10, QLatin1Char('0')));
        if (second.isValid())
            asked.lines.append({second, {}, 1});
        const auto held = answerOf(m_desk->inventory.hold(asked));
        if (!held)
            qFatal("%s", qPrintable(problem(held)));
        return held->id;
    }
    void pay(OrderId order, const QList<payments::Tender> &tenders)
    {
        QCOMPARE(problem(answerOf(m_desk->payments.pay(QUuid::createUuid(), order, tenders))), QString());
    }
    OrderId sell(SlotId slot, const QList<payments::Tender> &tenders, const QString &name = QStringLiteral("陈伟"))
    {
        const OrderId id = hold(slot, {}, name);
        pay(id, tenders);
        return id;
    }

    int m_number = 0;
};

QTEST_GUILESS_MAIN(tst_PgDeskGateways)
#include "tst_PgDeskGateways.moc"
