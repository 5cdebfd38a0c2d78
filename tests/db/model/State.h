#pragma once

#include "tests/db/model/Catalogue.h"

#include <QHash>
#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QStringList>

#include <deque>
#include <optional>
#include <set>

namespace vd::test::model {

/// Codes a door may refuse with. `must`: it has to refuse, by one of them. `may`: the specification leaves it open.
struct Reasons
{
    QSet<QString> must;
    QSet<QString> may;

    void add(const QString &code) { must.insert(code); }
    void addIf(bool wrong, const QString &code)
    {
        if (wrong)
            must.insert(code);
    }
    void operator+=(const Reasons &other)
    {
        must += other.must;
        may += other.may;
    }
};

constexpr int none = -1;

struct Slot
{
    struct Quota
    {
        int quota = 0;
        int held = 0;
        int sold = 0;
    };
    qint64 id = 0;
    qint64 space = 0;
    Instant start = 0;
    Instant end = 0;
    int capacity = 0;
    int held = 0;
    int sold = 0;
    int blocked = 0;
    QString status = QStringLiteral("open");
    QMap<qint64, Quota> quotas;

    [[nodiscard]] int left() const { return capacity - held - sold - blocked; }
    [[nodiscard]] int free() const { return left() > 0 ? left() : 0; }
    [[nodiscard]] int day() const { return static_cast<int>((start + zoneOffset) / 86400); }
};

// Every entity has its database id, 0 until it is known, and a tag that does not depend on the others: a generator that
// chooses by tags chooses the same one after a run has been shortened.
struct Entity
{
    qint64 id = 0;
    quint64 tag = 0;
};

struct Item : Entity
{
    int order = none;
    int line = 0;
    qint64 slot = 0;
    qint64 type = 0;
    int quantity = 0;
    int places = 0;
    qint64 amount = 0;
    qint64 adjust = 0;
    qint64 policy = 0;
    QString stock;
    QString use = QStringLiteral("none");
    bool suspended = false;
    int refund = none;
    int cover = none; ///< The payment by pass or free hours that is this line's alone.
    qint64 covered = 0;
    QStringList documents;
    QList<int> numbers; ///< Of their places: parting a line keeps them.

    [[nodiscard]] bool live() const { return stock != QLatin1String("released"); }
    [[nodiscard]] qint64 net() const { return amount + adjust; }
    [[nodiscard]] qint64 open() const { return net() - covered; }
};

struct Order : Entity
{
    qint64 customer = 0;
    QString state;
    QString before;
    qint64 total = 0;
    qint64 paid = 0;
    std::optional<Instant> expires;
    Instant lastEnd = 0;
    bool extended = false;
    bool onArrival = false;
    int reschedules = 0;
    QList<int> items;

    [[nodiscard]] bool waits() const
    {
        return state == QLatin1String("HOLDING") || state == QLatin1String("PENDING_PAY");
    }
};

struct Payment : Entity
{
    int order = none;
    bool applied = false;
    QString request;
    QString channel;
    QString channelNo;
    qint64 asked = 0;
    qint64 amount = 0;
    QString currency = QStringLiteral("CNY");
    QString state;
    qint64 refunded = 0;
    int account = none;
    qint64 units = 0;
    int item = none;
    std::optional<Instant> refundAt; ///< When its proposed refund starts by itself.

    [[nodiscard]] qint64 left() const { return amount - refunded; }
};

struct Refund : Entity
{
    int order = none;
    qint64 amount = 0;
    qint64 fee = 0;
    QString state;
    bool onAccept = false;
    bool lines = false;
    bool byStop = false;
    bool isSigned = false; ///< A lead stands for it.
    QList<QPair<int, int>> items; ///< What its lines took: item and quantity.
};

struct Part : Entity
{
    int refund = none;
    int payment = none;
    qint64 amount = 0;
    QString state;
    int tries = 0;
    bool asked = false; ///< Its channel knows the present number and has not refused it: it may have paid.
    std::optional<Instant> next;
};

struct Ticket : Entity
{
    int item = none;
    int seq = 0;
    int party = 1;
    int entered = 0;
    int inside = 0;
    bool valid = true;
    std::optional<Instant> lastUsed;
    QString lastDoor;
    QString code;
};

struct CheckIn : Entity
{
    int ticket = none;
    QString kind;
    int people = 0;
    QString actor;
    Instant at = 0;
    bool undone = false;
};

struct Entry : Entity
{
    qint64 slot = 0;
    qint64 type = 0;
    qint64 customer = 0;
    int quantity = 0;
    int places = 0;
    int priority = 0;
    QString state;
    int order = none;
    Instant joined = 0;
};

struct Account : Entity
{
    qint64 customer = 0;
    QString kind;
    qint64 category = 0; ///< 0: any.
    qint64 balance = 0;
};

struct StopOrder
{
    int order = none;
    QString outcome = QStringLiteral("pending");
};

struct Stop : Entity
{
    QList<qint64> slots;
    QMap<qint64, QString> before;
    QList<StopOrder> orders;
    bool published = true;
    Instant at = 0;
};

struct Approval : Entity
{
    QString asker;
    QString action;
    QJsonObject subject;
    int order = none;
    qint64 total = 0; ///< Of a price.
    Instant expires = 0;
    bool used = false;
};

/// Everything the model knows. Plain data: the rules are in the functions beside it.
struct State
{
    Instant now = 0;
    quint64 nextTag = 0; ///< Of what the present operation makes.
    QMap<qint64, Slot> slots;
    // Deques: what is added leaves references to the others alone.
    std::deque<Order> orders;
    std::deque<Item> items;
    std::deque<Payment> payments;
    std::deque<Refund> refunds;
    std::deque<Part> parts;
    std::deque<Ticket> tickets;
    std::deque<CheckIn> checkIns;
    std::deque<Entry> entries;
    std::deque<Account> accounts;
    std::deque<Stop> stops;
    std::deque<Approval> approvals;
    QMap<qint64, int> noShows;
    QSet<QString> shifts; ///< Logins with an open shift.

    [[nodiscard]] quint64 tag() { return nextTag++ * 0x9E3779B97F4A7C15ULL; }
    [[nodiscard]] QList<int> liveItems(const Order &order) const
    {
        QList<int> live;
        for (const int i : order.items) {
            if (items[static_cast<std::size_t>(i)].live())
                live << i;
        }
        return live;
    }
    [[nodiscard]] Item &item(int i) { return items[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const Item &item(int i) const { return items[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Order &order(int i) { return orders[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const Order &order(int i) const { return orders[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Payment &payment(int i) { return payments[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const Payment &payment(int i) const { return payments[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Refund &refund(int i) { return refunds[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const Refund &refund(int i) const { return refunds[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Part &part(int i) { return parts[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const Part &part(int i) const { return parts[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Ticket &ticket(int i) { return tickets[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const Ticket &ticket(int i) const { return tickets[static_cast<std::size_t>(i)]; }
    [[nodiscard]] CheckIn &checkIn(int i) { return checkIns[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const CheckIn &checkIn(int i) const { return checkIns[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Entry &entry(int i) { return entries[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const Entry &entry(int i) const { return entries[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Account &account(int i) { return accounts[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const Account &account(int i) const { return accounts[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Approval &approval(int i) { return approvals[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const Approval &approval(int i) const { return approvals[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Stop &stop(int i) { return stops[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const Stop &stop(int i) const { return stops[static_cast<std::size_t>(i)]; }
};

} // namespace vd::test::model
