#include "tests/db/model/Snapshot.h"

namespace vd::test::model {

using namespace Qt::Literals::StringLiterals;

template <typename Entity>
Entity &Snapshot::entity(std::deque<Entity> &entities, const Row &row)
{
    QHash<qint64, int> &known = m_known[row.kind];
    const auto found = known.constFind(row.id);
    if (found != known.constEnd())
        return entities[static_cast<std::size_t>(*found)];
    known.insert(row.id, static_cast<int>(entities.size()));
    entities.emplace_back();
    entities.back().id = row.id;
    entities.back().tag = static_cast<quint64>(row.id) * 0x9E3779B97F4A7C15ULL;
    return entities.back();
}

int Snapshot::index(const QString &kind, const QString &id) const
{
    return id == u"-"_s ? none : m_known.value(kind).value(id.toLongLong(), none);
}

void Snapshot::read(const QList<Row> &rows)
{
    // In the order in which they point at each other.
    static const QStringList kinds{u"slot"_s, u"order"_s, u"refund"_s, u"item"_s, u"payment"_s, u"part"_s, u"ticket"_s,
        u"check_in"_s, u"entry"_s, u"account"_s, u"stop"_s};
    for (const QString &kind : kinds) {
        for (const Row &row : rows) {
            if (row.kind != kind)
                continue;
            const QStringList words = row.line.split(u' ');
            readOrder(row, words);
            readItem(row, words);
            readPayment(row, words);
            readRefundOrPart(row, words);
            readTicketOrCheckIn(row, words);
            readEntryOrAccount(row, words);
        }
    }
}

void Snapshot::readOrder(const Row &row, const QStringList &words)
{
    if (row.kind == u"slot"_s) {
        Slot &slot = state.slots[row.id];
        slot.held = words.at(0).toInt();
        slot.sold = words.at(1).toInt();
        slot.blocked = words.at(2).toInt();
        slot.status = words.at(3);
    } else if (row.kind == u"order"_s) {
        Order &order = entity(state.orders, row);
        order.customer = words.at(0).toLongLong();
        order.state = words.at(1);
        order.total = words.at(2).toLongLong();
        order.paid = words.at(3).toLongLong();
        order.expires = words.at(4) == u"-"_s ? std::nullopt : std::optional(words.at(4).toLongLong());
        order.lastEnd = words.at(5).toLongLong();
    }
}

void Snapshot::readItem(const Row &row, const QStringList &words)
{
    if (row.kind != u"item"_s)
        return;
    const bool known = m_known[row.kind].contains(row.id);
    Item &item = entity(state.items, row);
    item.order = index(u"order"_s, words.at(0));
    item.line = words.at(1).toInt();
    item.slot = words.at(2).toLongLong();
    item.type = words.at(3).toLongLong();
    item.quantity = words.at(4).toInt();
    item.places = words.at(5).toInt();
    item.amount = words.at(6).toLongLong();
    item.adjust = words.at(7).toLongLong();
    item.stock = words.at(8);
    item.use = words.at(9);
    item.suspended = words.at(10) == u"t"_s;
    item.refund = index(u"refund"_s, words.at(11));
    item.policy = words.at(12).toLongLong();
    item.covered = words.at(14).toLongLong();
    item.documents.clear();
    item.numbers.clear();
    for (const QString &person : words.at(15) == u"-"_s ? QStringList() : words.at(15).split(u',')) {
        item.numbers << person.section(u':', 0, 0).toInt();
        item.documents << u"P"_s + person.section(u':', 1);
    }
    if (!known)
        state.order(item.order).items << m_known[row.kind].value(row.id);
}

void Snapshot::readPayment(const Row &row, const QStringList &words)
{
    if (row.kind != u"payment"_s)
        return;
    Payment &payment = entity(state.payments, row);
    payment.order = index(u"order"_s, words.at(0));
    payment.applied = words.at(1) == u"t"_s;
    payment.state = words.at(2);
    payment.channel = words.at(3);
    payment.amount = words.at(4).toLongLong();
    payment.asked = payment.amount;
    payment.currency = words.at(5);
    payment.refunded = words.at(6).toLongLong();
    payment.request = words.at(8);
    // Both of a pair of messages carry the channel's number.
    if (payment.channelNo.isEmpty())
        payment.channelNo = u"C%1"_s.arg(row.id);
}

void Snapshot::readRefundOrPart(const Row &row, const QStringList &words)
{
    if (row.kind == u"refund"_s) {
        entity(state.refunds, row).order = index(u"order"_s, words.at(0));
    } else if (row.kind == u"part"_s) {
        Part &part = entity(state.parts, row);
        part.refund = index(u"refund"_s, words.at(0));
        part.payment = index(u"payment"_s, words.at(1));
        part.amount = words.at(2).toLongLong();
        part.state = words.at(3);
        const QString &channel = state.payment(part.payment).channel;
        if (channel == u"wechat"_s || channel == u"alipay"_s)
            part.next = state.now;
    }
}

void Snapshot::readTicketOrCheckIn(const Row &row, const QStringList &words)
{
    if (row.kind == u"ticket"_s) {
        Ticket &ticket = entity(state.tickets, row);
        ticket.item = index(u"item"_s, words.at(0));
        ticket.party = words.at(2).toInt();
        ticket.entered = words.at(3).toInt();
        ticket.valid = words.at(5) == u"valid"_s;
        ticket.code = row.extra;
    } else if (row.kind == u"check_in"_s && words.size() == 3) {
        CheckIn &record = entity(state.checkIns, row);
        record.ticket = index(u"ticket"_s, words.at(0));
        record.kind = words.at(1);
        record.people = words.at(2).toInt();
        record.actor = u"door1"_s;
    }
}

void Snapshot::readEntryOrAccount(const Row &row, const QStringList &words)
{
    if (row.kind == u"entry"_s) {
        Entry &entry = entity(state.entries, row);
        entry.slot = words.at(0).toLongLong();
        entry.type = words.at(1).toLongLong();
        entry.customer = words.at(2).toLongLong();
        entry.quantity = words.at(3).toInt();
        entry.state = words.at(5);
        entry.order = index(u"order"_s, words.at(6));
    } else if (row.kind == u"account"_s) {
        Account &account = entity(state.accounts, row);
        account.customer = words.at(0).toLongLong();
        account.kind = words.at(1);
        account.balance = words.at(2).toLongLong();
    } else if (row.kind == u"stop"_s) {
        entity(state.stops, row).published = words.at(0) == u"published"_s;
    }
}

} // namespace vd::test::model
