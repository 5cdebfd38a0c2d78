#pragma once

#include "tests/db/model/Operation.h"
#include "tests/db/model/State.h"

#include <functional>

namespace vd::test::model {

/// Ids of another venue, for calls that reach across.
struct Elsewhere
{
    qint64 order = 0;
    qint64 slot = 0;
    qint64 untouched = 0; ///< A free slot of this venue that no sound operation names.
};

/// Makes one operation out of a seed and what there is. The seed alone decides its kind; what it is about is chosen by
/// tags, so that the same seed does nearly the same after other operations have been left out.
class Generator
{
public:
    Generator(const State &state, const Elsewhere &elsewhere, quint64 seed);

    [[nodiscard]] Operation next();

private:
    using Maker = void (Generator::*)();
    struct Kind
    {
        int weight;
        Maker make;
    };
    static const QList<Kind> &kinds();
    /// The states of an order that is held and not paid.
    static const QSet<QString> &waiting();
    [[nodiscard]] static quint64 mixed(quint64 x);

    [[nodiscard]] quint64 roll();
    [[nodiscard]] int roll(int below);
    [[nodiscard]] bool chance(int percent);
    template <typename T>
    [[nodiscard]] T oneOf(std::initializer_list<T> choices)
    {
        return *(choices.begin() + roll(static_cast<int>(choices.size())));
    }
    template <typename Entities, typename Fits>
    [[nodiscard]] int pick(const Entities &entities, Fits fits)
    {
        const quint64 salt = roll();
        int best = none;
        quint64 bestKey = 0;
        for (int i = 0; i < static_cast<int>(entities.size()); ++i) {
            const auto &entity = entities[static_cast<std::size_t>(i)];
            const quint64 key = mixed(entity.tag ^ salt);
            if (entity.id != 0 && (best == none || key < bestKey) && fits(entity)) {
                best = i;
                bestKey = key;
            }
        }
        return best;
    }
    /// Mostly an order in one of these states.
    [[nodiscard]] int order(const QSet<QString> &states);
    [[nodiscard]] qint64 slot();
    [[nodiscard]] qint64 customer();
    [[nodiscard]] QStringList documents(qint64 slot, int places);
    [[nodiscard]] Line line();
    [[nodiscard]] QList<Tender> tenders(int order, qint64 due);
    [[nodiscard]] QString channelNo();
    void by(const QString &login);
    void spoil();

    void tick();
    void hold();
    void extend();
    void pay();
    void startPayment();
    void notice();
    void cancel();
    void sweep();
    void refund();
    void settleRefund();
    void refundDue();
    void refundAnswer();
    void retryRefund();
    void refundPayment();
    void applyPayment();
    void adjustPrice();
    void approve();
    void actApproved();
    static RefundLines overriddenRefund(int order);
    [[nodiscard]] QList<int> someOf(const Item &item, int quantity);
    void settleShortfall();
    void reschedule();
    void join();
    void leave();
    void accept();
    void block();
    void publishStop();
    void workStop();
    void withdrawStop();
    void scan();
    void undoScan();
    void noShow();
    void topUp();

    const State &m_state;
    Elsewhere m_elsewhere;
    quint64 m_random;
    quint64 m_salt;
    Operation m_op;
};

} // namespace vd::test::model
