#include "tests/db/model/Comparison.h"

namespace vd::test::model {

using namespace Qt::Literals::StringLiterals;

namespace {

QString text(qint64 value)
{
    return QString::number(value);
}

QString text(bool value)
{
    return value ? u"t"_s : u"f"_s;
}

template <typename... Values>
QString joined(const Values &...values)
{
    const auto word = [](const auto &value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, QString>)
            return value;
        else if constexpr (std::is_same_v<std::decay_t<decltype(value)>, bool>)
            return text(value);
        else
            return text(static_cast<qint64>(value));
    };
    return QStringList{word(values)...}.join(u' ');
}

QString orDash(int index, qint64 id)
{
    return index == none ? u"-"_s : text(id);
}

QString lineOf(const State &, const Order &o)
{
    return joined(o.customer, o.state, o.total, o.paid, o.expires ? text(*o.expires) : u"-"_s, o.lastEnd, o.extended,
        o.reschedules);
}

QString lineOf(const State &s, const Item &i)
{
    QStringList people;
    for (qsizetype k = 0; k < i.documents.size(); ++k)
        people << u"%1:%2"_s.arg(i.numbers.at(k)).arg(i.documents.at(k).right(4));
    return joined(s.order(i.order).id, i.line, i.slot, i.type, i.quantity, i.places, i.amount, i.adjust, i.stock, i.use,
        i.suspended, orDash(i.refund, i.refund == none ? 0 : s.refund(i.refund).id), i.policy,
        orDash(i.cover, i.cover == none ? 0 : s.payment(i.cover).id), i.covered,
        people.isEmpty() ? u"-"_s : people.join(u','));
}

QString lineOf(const State &s, const Payment &p)
{
    return joined(orDash(p.order, p.order == none ? 0 : s.order(p.order).id), p.applied, p.state, p.channel, p.amount,
        p.currency, p.refunded, p.units, p.request, p.refundAt ? text(*p.refundAt) : u"-"_s);
}

QString lineOf(const State &s, const Refund &r)
{
    return joined(orDash(r.order, r.order == none ? 0 : s.order(r.order).id), r.amount, r.fee, r.state);
}

QString lineOf(const State &s, const Part &p)
{
    return joined(s.refund(p.refund).id, s.payment(p.payment).id, p.amount, p.state, p.tries);
}

QString lineOf(const State &s, const Ticket &t)
{
    return joined(s.item(t.item).id, t.seq, t.party, t.entered, t.inside, t.valid ? u"valid"_s : u"void"_s);
}

QString lineOf(const State &s, const CheckIn &c)
{
    return joined(s.ticket(c.ticket).id, c.kind, c.people);
}

QString lineOf(const State &s, const Entry &e)
{
    return joined(e.slot, e.type, e.customer, e.quantity, e.priority, e.state,
        orDash(e.order, e.order == none ? 0 : s.order(e.order).id));
}

QString lineOf(const State &, const Account &a)
{
    return joined(a.customer, a.kind, a.balance);
}

QString lineOf(const State &, const Stop &stop)
{
    return stop.published ? u"published"_s : u"withdrawn"_s;
}

QString lineOf(const State &, const Approval &a)
{
    return joined(a.asker, a.action, a.used);
}

// Calls with the entities of a kind, where it is one that has ids of its own.
template <typename S, typename Call>
bool withEntities(S &state, const QString &kind, Call call)
{
    if (kind == u"order"_s)
        call(state.orders);
    else if (kind == u"item"_s)
        call(state.items);
    else if (kind == u"payment"_s)
        call(state.payments);
    else if (kind == u"refund"_s)
        call(state.refunds);
    else if (kind == u"part"_s)
        call(state.parts);
    else if (kind == u"ticket"_s)
        call(state.tickets);
    else if (kind == u"check_in"_s)
        call(state.checkIns);
    else if (kind == u"entry"_s)
        call(state.entries);
    else if (kind == u"account"_s)
        call(state.accounts);
    else if (kind == u"stop"_s)
        call(state.stops);
    else if (kind == u"approval"_s)
        call(state.approvals);
    else
        return false;
    return true;
}

const QStringList &kindsWithIds()
{
    static const QStringList kinds{u"order"_s, u"item"_s, u"payment"_s, u"refund"_s, u"part"_s, u"ticket"_s,
        u"check_in"_s, u"entry"_s, u"account"_s, u"stop"_s, u"approval"_s};
    return kinds;
}

// The parts of one refund are made in no set order: they are known by refund and payment.
int partOf(const State &state, const Row &row)
{
    const QStringList words = row.line.split(u' ');
    for (int i = 0; i < static_cast<int>(state.parts.size()); ++i) {
        const Part &part = state.part(i);
        if (part.id == 0 && text(state.refund(part.refund).id) == words.value(0)
            && text(state.payment(part.payment).id) == words.value(1))
            return i;
    }
    return none;
}

} // namespace

std::optional<int> Comparison::known(const QString &kind, qint64 id) const
{
    const auto kinds = m_known.constFind(kind);
    if (kinds == m_known.constEnd())
        return std::nullopt;
    const auto index = kinds->constFind(id);
    return index == kinds->constEnd() ? std::nullopt : std::optional(*index);
}

void Comparison::learn(const QList<Row> &rows, QStringList &wrong)
{
    for (const QString &kind : kindsWithIds()) {
        for (const Row &row : rows) {
            if (row.kind != kind || known(kind, row.id))
                continue;
            const int index = kind == u"part"_s ? partOf(m_state, row) : m_next[kind]++;
            bool learned = false;
            withEntities(m_state, kind, [&](auto &entities) {
                if (index == none || index >= static_cast<int>(entities.size()))
                    return;
                auto &entity = entities[static_cast<std::size_t>(index)];
                entity.id = row.id;
                learned = true;
                if constexpr (requires { entity.code; })
                    entity.code = row.extra;
            });
            if (learned)
                m_known[kind].insert(row.id, index);
            else
                wrong << u"the database made %1 %2 [%3], the model did not"_s.arg(kind).arg(row.id).arg(row.line);
        }
        withEntities(m_state, kind, [&](auto &entities) {
            for (auto it = entities.rbegin(); it != entities.rend() && it->id == 0; ++it)
                wrong << u"the model made one more %1 than the database"_s.arg(kind);
        });
    }
}

std::optional<QString> Comparison::line(const Row &row) const
{
    std::optional<QString> line;
    if (const std::optional<int> index = known(row.kind, row.id)) {
        withEntities(m_state, row.kind,
            [&](const auto &entities) { line = lineOf(m_state, entities[static_cast<std::size_t>(*index)]); });
    } else if (row.kind == u"slot"_s && m_state.slots.contains(row.id)) {
        const Slot &slot = m_state.slots[row.id];
        line = joined(slot.held, slot.sold, slot.blocked, slot.status, false);
    } else if (row.kind == u"quota"_s && m_state.slots.contains(row.id)) {
        const Slot::Quota quota = m_state.slots[row.id].quotas.value(Catalogue::quotaType);
        line = joined(quota.held, quota.sold);
    } else if (row.kind == u"customer"_s) {
        line = QString::number(m_state.noShows.value(row.id));
    } else if (row.kind == u"stop_order"_s) {
        for (const Stop &stop : m_state.stops) {
            for (const StopOrder &hit : stop.orders) {
                if (stop.id * 1'000'000'000 + m_state.order(hit.order).id == row.id)
                    line = hit.outcome;
            }
        }
    }
    return line;
}

int Comparison::expected(const QString &kind) const
{
    int count = none;
    withEntities(m_state, kind, [&](const auto &entities) { count = static_cast<int>(entities.size()); });
    if (kind == u"stop_order"_s) {
        count = 0;
        for (const Stop &stop : m_state.stops)
            count += static_cast<int>(stop.orders.size());
    }
    return count;
}

QStringList Comparison::differences(const QList<Row> &rows, bool complete)
{
    QStringList wrong;
    learn(rows, wrong);
    QHash<QString, int> counts;
    for (const Row &row : rows) {
        ++counts[row.kind];
        const std::optional<QString> line = this->line(row);
        if (!line)
            wrong << u"the database has %1 %2 [%3], the model has not"_s.arg(row.kind).arg(row.id).arg(row.line);
        else if (*line != row.line)
            wrong << u"%1 %2: the database has [%3], the model [%4]"_s.arg(row.kind).arg(row.id).arg(row.line, *line);
    }
    for (const QString &kind : kindsWithIds() + QStringList{u"stop_order"_s}) {
        if (complete && counts.value(kind) != expected(kind))
            wrong << u"%1: the database has %2 rows, the model %3"_s.arg(kind)
                         .arg(counts.value(kind))
                         .arg(expected(kind));
    }
    return wrong;
}

} // namespace vd::test::model
