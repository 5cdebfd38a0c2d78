#include "ui/door/OfflineWords.h"

#include "ui/common/FormatText.h"

#include <QCoreApplication>

#include <cstdlib>

namespace vd::ui {

using checkin::DoorLink;
using checkin::OfflineCheck;

namespace {

QString say(const char *source, int n = -1)
{
    return QCoreApplication::translate("OfflineWords", source, nullptr, n);
}

QString age(const OfflineWords::Standing &standing)
{
    return FormatText::duration(std::max<qint64>(0, standing.listAt.secsTo(standing.now)));
}

} // namespace

QString OfflineWords::connection(const Standing &standing)
{
    const bool list = standing.listAt.isValid();
    switch (standing.mode) {
    case DoorLink::Mode::Online:
        if (!standing.keepsList)
            return say(QT_TRANSLATE_NOOP("OfflineWords", "Connected"));
        return list ? say(QT_TRANSLATE_NOOP("OfflineWords", "Connected · list %1 old")).arg(age(standing))
                    : say(QT_TRANSLATE_NOOP("OfflineWords", "Connected · the list is being fetched"));
    case DoorLink::Mode::Offline:
        return say(QT_TRANSLATE_NOOP("OfflineWords", "By the list of %1, %2 old"))
            .arg(FormatText::time(standing.listAt, standing.zone), age(standing));
    case DoorLink::Mode::Nowhere:
        break;
    }
    return say(QT_TRANSLATE_NOOP("OfflineWords", "No connection: nobody can be checked in"));
}

QString OfflineWords::queue(const Standing &standing)
{
    QStringList parts;
    if (standing.waiting > 0)
        parts << say(QT_TRANSLATE_N_NOOP("OfflineWords", "%n scan(s) to be sent"), standing.waiting);
    if (standing.failed > 0)
        parts << say(
            QT_TRANSLATE_N_NOOP("OfflineWords", "%n scan(s) kept that the server did not understand"), standing.failed);
    return parts.join(QStringLiteral(" · "));
}

QString OfflineWords::clock(const Standing &standing)
{
    const qint64 skew = standing.skewMs.value_or(0);
    if (std::abs(skew) <= DoorLink::clockToleranceMs)
        return {};
    const QString by = FormatText::duration(std::abs(skew) / 1000);
    return skew > 0 ? say(QT_TRANSLATE_NOOP("OfflineWords",
                              "This computer's clock is %1 fast. Scans are corrected by it; please set it."))
                          .arg(by)
                    : say(QT_TRANSLATE_NOOP("OfflineWords",
                              "This computer's clock is %1 slow. Scans are corrected by it; please set it."))
                          .arg(by);
}

QString OfflineWords::rule(OfflineCheck::Rule rule)
{
    switch (rule) {
    case OfflineCheck::Rule::OtherDoors:
        return say(QT_TRANSLATE_NOOP(
            "OfflineWords", "Whom other doors have let in since: the same ticket can enter once at each door."));
    case OfflineCheck::Rule::LaterChanges:
        return say(QT_TRANSLATE_NOOP("OfflineWords", "Refunds, cancellations, moves, stops and payments since then."));
    case OfflineCheck::Rule::LaterCodes:
        return say(QT_TRANSLATE_NOOP("OfflineWords",
            "Tickets sold since then: a genuine QR is let in provisionally; a short code or a document is unknown."));
    case OfflineCheck::Rule::OtherLists:
        return say(QT_TRANSLATE_NOOP("OfflineWords",
            "Short codes of other days and venues, and documents of other days: they read as unknown."));
    case OfflineCheck::Rule::RevokedSince:
        return say(
            QT_TRANSLATE_NOOP("OfflineWords", "Desks that were shut out since then: their tickets still count."));
    case OfflineCheck::Rule::Guessing:
        break;
    }
    return say(QT_TRANSLATE_NOOP("OfflineWords", "How often somebody guesses short codes or documents."));
}

QStringList OfflineWords::rules()
{
    QStringList words;
    for (const OfflineCheck::Rule one : OfflineCheck::uncheckable())
        words << rule(one);
    return words;
}

} // namespace vd::ui
