#include "tests/db/model/Generator.h"

#include "tests/db/model/Rescheduling.h"
#include "tests/db/model/Spoilers.h"

#include <QUuid>

#include <algorithm>

namespace vd::test::model {

using namespace Qt::Literals::StringLiterals;

quint64 Generator::mixed(quint64 x)
{
    // splitmix64
    x += 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

const QSet<QString> &Generator::waiting()
{
    static const QSet<QString> states{u"HOLDING"_s, u"PENDING_PAY"_s};
    return states;
}

Generator::Generator(const State &state, const Elsewhere &elsewhere, quint64 seed)
    : m_state(state)
    , m_elsewhere(elsewhere)
    , m_random(seed)
    , m_salt(mixed(seed ^ 0x5bd1e995))
{
    m_op.seed = seed;
    const quint64 a = mixed(seed + 1);
    const quint64 b = mixed(seed + 2);
    m_op.request = QUuid(static_cast<uint>(a >> 32), static_cast<ushort>(a >> 16), static_cast<ushort>(a),
        static_cast<uchar>(b >> 56), static_cast<uchar>(b >> 48), static_cast<uchar>(b >> 40),
        static_cast<uchar>(b >> 32), static_cast<uchar>(b >> 24), static_cast<uchar>(b >> 16),
        static_cast<uchar>(b >> 8), static_cast<uchar>(b))
                       .toByteArray(QUuid::WithoutBraces);
}

quint64 Generator::roll()
{
    m_random += 0x9E3779B97F4A7C15ULL;
    return mixed(m_random);
}

int Generator::roll(int below)
{
    return static_cast<int>(roll() % static_cast<quint64>(below));
}

bool Generator::chance(int percent)
{
    return roll(100) < percent;
}

const QList<Generator::Kind> &Generator::kinds()
{
    static const QList<Kind> list{{26, &Generator::hold}, {8, &Generator::tick}, {2, &Generator::extend},
        {14, &Generator::pay}, {5, &Generator::startPayment}, {8, &Generator::notice}, {6, &Generator::cancel},
        {5, &Generator::sweep}, {8, &Generator::refund}, {6, &Generator::settleRefund}, {2, &Generator::refundDue},
        {4, &Generator::refundAnswer}, {2, &Generator::retryRefund}, {3, &Generator::refundPayment},
        {3, &Generator::applyPayment}, {3, &Generator::adjustPrice}, {5, &Generator::approve},
        {6, &Generator::actApproved}, {1, &Generator::settleShortfall}, {8, &Generator::reschedule},
        {7, &Generator::join}, {2, &Generator::leave}, {5, &Generator::accept}, {3, &Generator::block},
        {1, &Generator::publishStop}, {2, &Generator::workStop}, {3, &Generator::withdrawStop}, {7, &Generator::scan},
        {3, &Generator::undoScan}, {2, &Generator::noShow}, {2, &Generator::topUp}};
    return list;
}

Operation Generator::next()
{
    int total = 0;
    for (const Kind &kind : kinds())
        total += kind.weight;
    int left = roll(total);
    m_op.login = chance(50) ? u"desk1"_s : u"desk2"_s;
    m_op.detail = Sweep{};
    for (const Kind &kind : kinds()) {
        left -= kind.weight;
        if (left < 0) {
            (this->*kind.make)();
            break;
        }
    }
    if (!std::holds_alternative<Tick>(m_op.detail) && chance(3))
        m_op.login = oneOf({u"desk1"_s, u"lead1"_s, u"door1"_s, u"finance1"_s, u"service1"_s, u"v2desk"_s});
    write(m_op, m_state);
    if (chance(6) && m_op.login != u"v2desk"_s)
        spoil();
    return m_op;
}

void Generator::by(const QString &login)
{
    m_op.login = login;
}

int Generator::order(const QSet<QString> &states)
{
    const bool any = chance(8);
    QSet<qint64> wanted;
    if (chance(35)) {
        // Somebody waits for what this one has.
        for (const Entry &entry : m_state.entries) {
            if (entry.state == u"WAITLISTED"_s)
                wanted.insert(entry.slot);
        }
    }
    const auto waitedFor = [&](const Order &o) {
        return wanted.isEmpty() || std::any_of(o.items.begin(), o.items.end(), [&](int i) {
            return m_state.item(i).live() && wanted.contains(m_state.item(i).slot);
        });
    };
    int found = pick(m_state.orders, [&](const Order &o) { return any || (states.contains(o.state) && waitedFor(o)); });
    if (found == none)
        found = pick(m_state.orders, [&](const Order &o) { return states.contains(o.state); });
    return found;
}

qint64 Generator::slot()
{
    const quint64 salt = roll();
    const bool any = chance(4);
    const Instant from = m_state.now - (chance(12) ? 7200 : 0);
    // A few slots of the day are everybody's favourites.
    const bool hot = chance(50);
    const auto day = static_cast<quint64>(m_state.now / 43200);
    qint64 best = 0;
    quint64 bestKey = 0;
    for (const Slot &s : m_state.slots) {
        const quint64 key = mixed(static_cast<quint64>(s.id) ^ salt);
        if ((best == 0 || key < bestKey) && (any || (s.end > from && s.start < m_state.now + 30 * 3600))
            && (!hot || mixed(static_cast<quint64>(s.id) ^ day) % 8 == 0 || best == 0)) {
            best = s.id;
            bestKey = key;
        }
    }
    return best;
}

qint64 Generator::customer()
{
    return Catalogue::customerIds().at(roll(Catalogue::customers));
}

QStringList Generator::documents(qint64 slot, int places)
{
    QStringList list;
    if (!Catalogue::space(m_state.slots[slot].space).realName)
        return list;
    const int wanted = chance(92) ? places : places + 1;
    const int first = roll(9);
    for (int i = 0; i < wanted; ++i)
        list << u"P%1"_s.arg(1000 + (first + i) % 9);
    return list;
}

Line Generator::line()
{
    Line line;
    line.slot = slot();
    const Slot &s = m_state.slots[line.slot];
    // Parties where names count: some of them leave.
    line.quantity = chance(Catalogue::space(s.space).realName ? 20 : 70) ? 1 : 1 + roll(s.capacity > 1 ? 5 : 2);
    QList<qint64> types{0};
    for (const TicketType &type : Catalogue::types()) {
        if (type.category == Catalogue::space(s.space).category)
            types << type.id;
    }
    line.type = types.at(roll(static_cast<int>(types.size())));
    const TicketType *type = Catalogue::typeFor(Catalogue::space(s.space), line.type);
    line.documents = documents(line.slot, line.quantity * type->places);
    return line;
}

void Generator::tick()
{
    Instant seconds = oneOf<Instant>({1, 3, 20, 60, 60, 300, 300, 600, 900, 1800, 3600});
    if (chance(4))
        seconds = 3600 * (2 + roll(5));
    if (chance(35)) {
        // Exactly to a moment that decides something, or one second beside it.
        const int order = pick(m_state.orders, [&](const Order &o) { return o.expires && *o.expires > m_state.now; });
        if (order != none)
            seconds = *m_state.order(order).expires - m_state.now + oneOf<Instant>({-1, 0, 0, 1, 120});
    } else if (chance(20)) {
        const Slot &s = m_state.slots[slot()];
        const Instant at = s.start + oneOf<Instant>({-7200, -1800, 0, s.end - s.start, -14400});
        if (at > m_state.now && at < m_state.now + 12 * 3600)
            seconds = at - m_state.now + oneOf<Instant>({-1, 0, 1});
    }
    m_op.detail = Tick{std::max<Instant>(0, seconds)};
    m_op.login = u"clock"_s;
}

void Generator::hold()
{
    Hold hold;
    hold.customer = customer();
    const int lines = chance(70) ? 1 : 2 + roll(3);
    for (int i = 0; i < lines; ++i)
        hold.lines << line();
    if (chance(15)) {
        // Any court at that time, perhaps two, with rackets.
        const Slot &s = m_state.slots[slot()];
        const qint64 category = Catalogue::space(s.space).category;
        hold.lines.clear();
        for (int i = 0; i < (category == 1 && chance(25) ? 2 : 1); ++i)
            hold.lines << Line{0, category, s.start, s.end, 0, 1, {}};
        for (const Slot &other : m_state.slots) {
            if (other.space == 15 && other.start == s.start && category != 3 && chance(50))
                hold.lines << Line{other.id, 0, 0, 0, 0, 1 + roll(3), {}};
        }
    }
    hold.onArrival = chance(10);
    hold.override = chance(8);
    if (hold.override && chance(85))
        by(u"lead1"_s);
    m_op.detail = hold;
}

void Generator::extend()
{
    if (const int o = order(waiting()); o != none)
        m_op.detail = Extend{o};
}

void Generator::cancel()
{
    if (const int o = order(waiting()); o != none)
        m_op.detail = Cancel{o};
}

void Generator::sweep()
{
    by(oneOf({u"desk1"_s, u"door1"_s, u"finance1"_s, u"service1"_s, u"lead1"_s}));
    m_op.detail = Sweep{};
}

void Generator::reschedule()
{
    const int o = order({u"HOLDING"_s, u"PAID"_s, u"PAID"_s, u"SUSPENDED"_s});
    if (o == none)
        return hold();
    Reschedule reschedule{o};
    for (const int i : m_state.order(o).items) {
        const Item &item = m_state.item(i);
        if (!((item.live() && chance(75)) || chance(1)))
            continue;
        // Mostly to a slot of the same space, sometimes to one of its category, seldom anywhere.
        const int how = roll(20);
        qint64 target = slot();
        quint64 bestKey = 0;
        const quint64 salt = roll();
        for (const Slot &s : m_state.slots) {
            const bool fits = how == 0
                || (how < 5 ? Catalogue::space(s.space).category
                            == Catalogue::space(m_state.slots[item.slot].space).category
                            : s.space == m_state.slots[item.slot].space);
            const quint64 key = mixed(static_cast<quint64>(s.id) ^ salt);
            if (fits && s.end > m_state.now && (bestKey == 0 || key < bestKey)) {
                target = s.id;
                bestKey = key;
            }
        }
        reschedule.moves << QPair(i, target);
    }
    if (reschedule.moves.isEmpty())
        reschedule.moves << QPair(m_state.order(o).items.first(), slot());
    if (reschedule.moves.size() == 2 && chance(15))
        std::swap(reschedule.moves[0].second, reschedule.moves[1].second);
    reschedule.override = chance(20);
    if (reschedule.override && chance(90))
        by(u"lead1"_s);
    reschedule.keepPrice = chance(15);
    const qint64 due = rescheduling::due(m_state, reschedule);
    if (due > 0 && chance(92)) {
        reschedule.tenders = tenders(o, due);
    }
    m_op.detail = reschedule;
}

void Generator::join()
{
    Join join;
    const Line wanted = line();
    const int tight = pick(m_state.entries, [&](const Entry &e) { return m_state.slots[e.slot].end > m_state.now; });
    join.customer = customer();
    join.slot = tight != none && chance(40) ? m_state.entry(tight).slot : wanted.slot;
    join.type = chance(60) ? 0 : wanted.type;
    join.quantity = wanted.quantity;
    if (Catalogue::space(m_state.slots[join.slot].space).realName && chance(80))
        return hold();
    if (chance(10)) {
        join.priority = 1 + roll(3);
        by(chance(85) ? u"lead1"_s : m_op.login);
    }
    m_op.detail = join;
}

void Generator::leave()
{
    const bool any = chance(10);
    const int e = pick(
        m_state.entries, [&](const Entry &x) { return any || x.state == u"WAITLISTED"_s || x.state == u"OFFERED"_s; });
    if (e == none)
        return join();
    m_op.detail = Leave{e};
}

void Generator::accept()
{
    const bool any = chance(10);
    const int e = pick(m_state.entries, [&](const Entry &x) { return any || x.state == u"OFFERED"_s; });
    if (e == none)
        return join();
    m_op.detail = Accept{e};
}

void Generator::block()
{
    by(chance(96) ? u"lead1"_s : m_op.login);
    const qint64 id = slot();
    const int capacity = m_state.slots[id].capacity;
    m_op.detail = Block{id, chance(50) ? 0 : roll(capacity + 3)};
}

void Generator::publishStop()
{
    if (chance(50))
        return join();
    by(u"lead1"_s);
    PublishStop publish;
    publish.spaces << m_state.slots[slot()].space;
    if (chance(40))
        publish.spaces << Catalogue::spaces().at(roll(static_cast<int>(Catalogue::spaces().size()))).id;
    const Slot &s = m_state.slots[slot()];
    publish.from = s.start + (chance(30) ? 1800 : 0);
    publish.until = publish.from + oneOf<Instant>({1800, 3600, 7200, 6 * 3600});
    m_op.detail = publish;
}

void Generator::workStop()
{
    const bool any = chance(15);
    const int s = pick(m_state.stops, [&](const Stop &x) { return any || x.published; });
    if (s == none)
        return sweep();
    by(oneOf({u"lead1"_s, u"service1"_s}));
    m_op.detail = WorkStop{s};
}

void Generator::withdrawStop()
{
    const bool any = chance(10);
    const int s = pick(m_state.stops, [&](const Stop &x) { return any || x.published; });
    if (s == none)
        return sweep();
    by(u"lead1"_s);
    m_op.detail = WithdrawStop{s};
}

void Generator::scan()
{
    const bool any = chance(25);
    const int t = pick(m_state.tickets, [&](const Ticket &x) {
        const Slot &s = m_state.slots[m_state.item(x.item).slot];
        return !x.code.isEmpty() && (any || (s.start - 1800 <= m_state.now && m_state.now < s.end));
    });
    if (t == none)
        return pay();
    by(oneOf({u"door1"_s, u"door1"_s, u"desk1"_s, u"lead1"_s}));
    m_op.detail = Scan{t, chance(75) ? 0 : oneOf({1, 1, 2, 3, -1})};
}

void Generator::undoScan()
{
    const bool any = chance(10);
    const int c = pick(m_state.checkIns, [&](const CheckIn &x) { return any || (x.kind == u"entry"_s && !x.undone); });
    if (c == none)
        return scan();
    by(chance(60) ? m_state.checkIn(c).actor : oneOf({u"door1"_s, u"lead1"_s, u"desk1"_s}));
    m_op.detail = UndoScan{c};
}

void Generator::noShow()
{
    const bool undo = chance(50);
    const int o = order(undo ? QSet<QString>{u"NO_SHOW"_s} : QSet<QString>{u"PAID"_s});
    if (o == none)
        return hold();
    by(chance(85) ? u"lead1"_s : m_op.login);
    m_op.detail = NoShow{o, undo};
}

void Generator::spoil()
{
    const QList<Spoiler> list = spoilersOf(m_op.door, m_elsewhere);
    if (list.isEmpty())
        return;
    const Spoiler &spoiler = list.at(roll(static_cast<int>(list.size())));
    m_op.arguments[spoiler.argument] = spoiler.literal;
    m_op.spoilt = spoiler.codes;
    if (spoiler.argument == 0 && !m_op.request.isEmpty())
        m_op.request.clear();
}

} // namespace vd::test::model
