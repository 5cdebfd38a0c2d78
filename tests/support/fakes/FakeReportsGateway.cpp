#include "tests/support/fakes/FakeReportsGateway.h"

#include <QRandomGenerator>

namespace vd::test {

using namespace finance;

namespace {

struct Channel
{
    const char *name;
    int payments;
};

} // namespace

void FakeReportsGateway::fill(const QDate &from, const QDate &until)
{
    QRandomGenerator random(7);
    const QList<Channel> channels{{"cash", 14}, {"card", 9}, {"wechat", 38}, {"alipay", 17}, {"benefit", 6}};
    const QList<QPair<const char *, int>> states{
        {"COMPLETED", 60}, {"CANCELLED", 6}, {"CLOSED_TIMEOUT", 4}, {"REFUNDED", 5}, {"NO_SHOW", 3}};
    for (QDate day = from; day <= until; day = day.addDays(1)) {
        const int busy = day.dayOfWeek() >= 6 ? 170 : 100;
        for (const Channel &channel : channels) {
            const int payments = channel.payments * (busy + random.bounded(40)) / 100;
            const int refunds = random.bounded(10) < 4 ? 1 + random.bounded(2) : 0;
            takingsCells << TakingsCell{day, QString::fromLatin1(channel.name), payments,
                Money(qint64(payments) * 11'850 + random.bounded(100) * 50, currency), refunds,
                Money(refunds * 12'000, currency)};
        }
        for (const auto &[state, usual] : states) {
            const int orders = usual * (busy + random.bounded(80)) / 150;
            if (orders > 0)
                outcomeCounts << OutcomeCount{
                    day, QString::fromLatin1(state), orders, Money(orders * 12'000, currency)};
        }
    }
    const QList<int> perDay{210, 160, 95, 80, 62, 40, 33, 30, 22, 15, 12, 11, 9, 30};
    for (int days = 0; days < perDay.size(); ++days)
        leads << LeadTime{days, perDay.at(days), Money(perDay.at(days) * 12'000, currency)};
    leads << LeadTime{21, 44, Money(528'000, currency)} << LeadTime{45, 17, Money(204'000, currency)};
    fillPlaces();
    fillAccounts();
}

void FakeReportsGateway::fillPlaces()
{
    const QStringList spaces{QStringLiteral("Court 1"), QStringLiteral("Court 2"), QStringLiteral("Court 3"),
        QStringLiteral("Pool, morning lanes"), QStringLiteral("Lane A"), QStringLiteral("Lane B"),
        QStringLiteral("Gallery hall"), QStringLiteral("Coach Lin")};
    for (int space = 0; space < spaces.size(); ++space) {
        OccupancyCell total{SpaceId(space + 1), spaces.at(space), QStringLiteral("Badminton"), std::nullopt, 0, 0};
        QList<OccupancyCell> hours;
        for (int hour = 8; hour < 22; ++hour) {
            if (space == 6 && hour > 17)
                continue;
            OccupancyCell cell = total;
            cell.hour = hour;
            cell.capacity = space >= 3 && space <= 6 ? 600 : 30;
            const int evening = hour >= 18 ? 92 : hour >= 12 ? 48 : 24;
            cell.sold = cell.capacity * std::clamp(evening + (space * 13 + hour * 7) % 29 - 14, 0, 100) / 100;
            total.sold += cell.sold;
            total.capacity += cell.capacity;
            hours << cell;
        }
        occupancyCells << total << hours;
    }
    const QList<QPair<QString, int>> activities{{QStringLiteral("Winter league"), 92},
        {QStringLiteral("Ink and water: an exhibition of landscapes"), 71}, {QStringLiteral("Family swim"), 64},
        {QStringLiteral("Night at the aquarium"), 100}, {QStringLiteral("Beginners' badminton"), 38}};
    for (int i = 0; i < activities.size(); ++i)
        fills << ActivityFill{i + 1, activities.at(i).first, 12, activities.at(i).second * 6, 600};
    fills << ActivityFill{0, QStringLiteral("Badminton"), 420, 268, 420};
}

void FakeReportsGateway::fillAccounts()
{
    const auto add = [this](const char *kind, const QString &key, const QString &name, const char *number) {
        accountList << Account{
            QString::fromLatin1(kind), key, name, QString::fromLatin1(number), QString::fromLatin1(number)};
    };
    add("channel", QStringLiteral("cash"), {}, "1001");
    add("channel", QStringLiteral("card"), {}, "1002");
    add("channel", QStringLiteral("transfer"), {}, "1002");
    add("channel", QStringLiteral("wechat"), {}, "1012");
    add("channel", QStringLiteral("alipay"), {}, "1012");
    add("channel", QStringLiteral("benefit"), {}, "2241");
    add("customers", {}, {}, "2203");
    add("revenue", QStringLiteral("1"), QStringLiteral("Badminton"), "6001");
    add("revenue", QStringLiteral("2"), QStringLiteral("Pool"), "6001");
    add("fee", {}, {}, "6051");
}

Future<QList<TakingsCell>> FakeReportsGateway::takings(VenueId, const QDate &from, const QDate &until)
{
    asked.append({from, until});
    QList<TakingsCell> cells;
    for (const TakingsCell &cell : std::as_const(takingsCells))
        if (cell.day >= from && cell.day <= until)
            cells << cell;
    return answers.give<QList<TakingsCell>>(cells);
}

Future<QList<OccupancyCell>> FakeReportsGateway::occupancy(VenueId, const QDate &from, const QDate &until)
{
    asked.append({from, until});
    return answers.give<QList<OccupancyCell>>(occupancyCells);
}

Future<QList<ActivityFill>> FakeReportsGateway::sellThrough(VenueId, const QDate &from, const QDate &until)
{
    asked.append({from, until});
    return answers.give<QList<ActivityFill>>(fills);
}

Future<QList<OutcomeCount>> FakeReportsGateway::outcomes(VenueId, const QDate &from, const QDate &until)
{
    asked.append({from, until});
    QList<OutcomeCount> counts;
    for (const OutcomeCount &count : std::as_const(outcomeCounts))
        if (count.day >= from && count.day <= until)
            counts << count;
    return answers.give<QList<OutcomeCount>>(counts);
}

Future<QList<LeadTime>> FakeReportsGateway::leadTimes(VenueId, const QDate &from, const QDate &until)
{
    asked.append({from, until});
    return answers.give<QList<LeadTime>>(leads);
}

Future<QList<JournalLine>> FakeReportsGateway::journal(VenueId, const QDate &from, const QDate &until)
{
    asked.append({from, until});
    return answers.give<QList<JournalLine>>(journalLines);
}

Future<QList<Account>> FakeReportsGateway::accounts(VenueId)
{
    return answers.give<QList<Account>>(accountList);
}

Future<Done> FakeReportsGateway::saveAccounts(const QUuid &, VenueId, const QList<Account> &accounts)
{
    for (const Account &saved : accounts)
        for (Account &account : accountList)
            if (account.kind == saved.kind && account.key == saved.key)
                account.number = saved.number;
    return answers.give<Done>(Done{});
}

} // namespace vd::test
