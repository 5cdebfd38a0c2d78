#include "tests/support/fakes/FakeDoorGateway.h"

#include <algorithm>

namespace vd::test {

using namespace checkin;

Future<ManifestPage> FakeDoorGateway::manifest(VenueId, const QString &cursor, TicketId)
{
    cursors << cursor;
    return answers.give<ManifestPage>(list);
}

Future<UploadAnswer> FakeDoorGateway::upload(VenueId venue, const QDateTime &deviceNow, const QList<QueuedScan> &scans)
{
    if (venue == foreign)
        return ready<UploadAnswer>(fail(Fault::Denied, QStringLiteral("foreign_venue")));
    UploadAnswer answer;
    answer.serverNow = deviceNow.addMSecs(-skewMs);
    answer.offsetMs = skewMs;
    for (const QueuedScan &scan : scans) {
        const bool known = std::any_of(
            uploaded.cbegin(), uploaded.cend(), [&scan](const QueuedScan &other) { return other.scan == scan.scan; });
        answer.outcomes.insert(scan.scan, known ? QStringLiteral("known") : QStringLiteral("entered"));
        if (!known && !answers.error)
            uploaded << scan;
    }
    return answers.give<UploadAnswer>(answer);
}

Future<QList<Guest>> FakeDoorGateway::guests(VenueId, const QDate &, const QString &search, bool inside)
{
    QList<Guest> found;
    for (const Guest &guest : guestList) {
        if ((!inside || guest.inside > 0)
            && (search.isEmpty() || guest.holder.contains(search, Qt::CaseInsensitive) || guest.tail.endsWith(search)))
            found << guest;
    }
    return answers.give<QList<Guest>>(found);
}

Future<Done> FakeDoorGateway::offerToDesk(const QUuid &, VenueId, TicketId ticket, const QString &code)
{
    sent << ticket.toString() + QLatin1Char(' ') + code;
    return answers.give<Done>(Done{});
}

Future<QList<DeskOffer>> FakeDoorGateway::deskOffers(VenueId)
{
    return answers.give<QList<DeskOffer>>(offers);
}

Future<Done> FakeDoorGateway::deskOfferDone(const QUuid &, qint64 offer)
{
    offers.removeIf([offer](const DeskOffer &other) { return other.id == offer; });
    return answers.give<Done>(Done{});
}

Future<QList<Conflict>> FakeDoorGateway::conflicts(VenueId, bool)
{
    return answers.give<QList<Conflict>>(open);
}

Future<Done> FakeDoorGateway::decide(const QUuid &, qint64 conflict, bool accept, const QString &note)
{
    decided << QStringLiteral("%1 %2 %3").arg(conflict).arg(accept).arg(note);
    open.removeIf([conflict](const Conflict &other) { return other.id == conflict; });
    return answers.give<Done>(Done{});
}

Future<QList<SafetyAlert>> FakeDoorGateway::safetyAlerts(VenueId)
{
    return answers.give<QList<SafetyAlert>>(alerts);
}

Future<Done> FakeDoorGateway::seeAlert(qint64 alert)
{
    alerts.removeIf([alert](const SafetyAlert &other) { return other.id == alert; });
    return answers.give<Done>(Done{});
}

} // namespace vd::test
