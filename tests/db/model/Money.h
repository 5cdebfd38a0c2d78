#pragma once

#include "tests/db/model/Operation.h"
#include "tests/db/model/State.h"

/// domain.md 4: payments, notifications, benefits, prices changed by hand.
namespace vd::test::model::money {

[[nodiscard]] qint64 halfUp(qint64 amount, qint64 numerator, qint64 denominator);
/// What an order has received above its total and not given back as surplus.
[[nodiscard]] qint64 surplus(const State &state, int order);

/// Why tenders cannot be taken for an order now.
[[nodiscard]] Reasons tenderReasons(const State &state, int order, const QList<Tender> &tenders, const QString &login);
/// Records them; returns their sum.
qint64 take(State &state, int order, const QList<Tender> &tenders, const QByteArray &request);

[[nodiscard]] Reasons check(const State &state, const Pay &pay, const QString &login);
void apply(State &state, const Pay &pay, const QByteArray &request);
[[nodiscard]] Reasons check(const State &state, const StartPayment &start);
void apply(State &state, const StartPayment &start, const QByteArray &request);
/// How the notice was handled: applied, unapplied, before, failed.
QString apply(State &state, const Notice &notice);
[[nodiscard]] Reasons check(const State &state, const ApplyPayment &move);
void apply(State &state, const ApplyPayment &move);
[[nodiscard]] Reasons check(const State &state, const AdjustPrice &adjust, const QString &login);
void apply(State &state, const AdjustPrice &adjust);
[[nodiscard]] Reasons check(const State &state, const SettleShortfall &settle, const QString &login);
void apply(State &state, const SettleShortfall &settle);
void apply(State &state, const TopUp &topUp);

} // namespace vd::test::model::money
