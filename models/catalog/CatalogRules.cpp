#include "models/catalog/CatalogRules.h"

#include <QLocale>
#include <QSet>

#include <algorithm>

namespace vd::catalog {

namespace {

void checkName(FieldErrors &errors, const QString &field, const QString &name, int most)
{
    if (name.trimmed().isEmpty())
        errors << fieldError(field,
            field == QLatin1String("category") ? QStringLiteral("category_required") : QStringLiteral("name_required"));
    else if (name.toUcs4().size() > most)
        errors << fieldError(field, QStringLiteral("name_too_long"), {{QStringLiteral("most"), most}});
}

void checkMinutes(FieldErrors &errors, const QString &field, int minutes, int least)
{
    if (minutes < least || minutes > CatalogRules::longestMinutes)
        errors << fieldError(field, QStringLiteral("minutes_invalid"),
            {{QStringLiteral("least"), least}, {QStringLiteral("most"), CatalogRules::longestMinutes}});
}

QStringList sorted(const QSet<QString> &codes)
{
    QStringList list(codes.cbegin(), codes.cend());
    list.sort();
    return list;
}

} // namespace

FieldErrors CatalogRules::check(const Space &space)
{
    FieldErrors errors;
    checkName(errors, QStringLiteral("name"), space.name, longestSpaceName);
    checkName(errors, QStringLiteral("category"), space.categoryName, longestSpaceName);
    const int most = hasCapacity(space.kind) ? largestCapacity : 1;
    if (space.maxCapacity < 1 || space.maxCapacity > most)
        errors << fieldError(
            QStringLiteral("capacity"), QStringLiteral("capacity_invalid"), {{QStringLiteral("most"), most}});
    checkMinutes(errors, QStringLiteral("bufferBefore"), space.bufferBeforeMinutes, 0);
    checkMinutes(errors, QStringLiteral("bufferAfter"), space.bufferAfterMinutes, 0);
    checkMinutes(errors, QStringLiteral("entryBefore"), space.entryBeforeMinutes, 0);
    return errors;
}

FieldErrors CatalogRules::check(const Venue &venue)
{
    FieldErrors errors;
    checkName(errors, QStringLiteral("name"), venue.name, longestVenueName);
    if (!isZone(QString::fromLatin1(venue.zone.id())))
        errors << fieldError(QStringLiteral("zone"), QStringLiteral("zone_unknown"));
    if (!currencies().contains(venue.currency))
        errors << fieldError(QStringLiteral("currency"), QStringLiteral("currency_invalid"));
    if (!regions().contains(venue.region))
        errors << fieldError(QStringLiteral("region"), QStringLiteral("region_invalid"));
    checkMinutes(errors, QStringLiteral("holdMinutes"), venue.holdMinutes, 1);
    return errors;
}

bool CatalogRules::hasCapacity(SpaceKind kind)
{
    return kind == SpaceKind::Quota || kind == SpaceKind::Equipment;
}

QStringList CatalogRules::zones()
{
    static const QStringList known = [] {
        QStringList ids;
        for (const QByteArray &id : QTimeZone::availableTimeZoneIds())
            if (!id.startsWith("UTC+") && !id.startsWith("UTC-"))
                ids << QString::fromLatin1(id);
        ids.sort();
        return ids;
    }();
    return known;
}

bool CatalogRules::isZone(const QString &id)
{
    return std::binary_search(zones().cbegin(), zones().cend(), id);
}

QStringList CatalogRules::currencies()
{
    static const QStringList known = [] {
        QSet<QString> codes;
        for (const QLocale &locale :
            QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyTerritory)) {
            const QString code = locale.currencySymbol(QLocale::CurrencyIsoCode);
            if (code.size() == 3)
                codes.insert(code);
        }
        return sorted(codes);
    }();
    return known;
}

QStringList CatalogRules::regions()
{
    static const QStringList known = [] {
        QSet<QString> codes;
        for (int territory = QLocale::AnyTerritory + 1; territory <= QLocale::LastTerritory; ++territory) {
            const QString code = QLocale::territoryToCode(static_cast<QLocale::Territory>(territory));
            if (code.size() == 2 && code.front().isLetter())
                codes.insert(code);
        }
        return sorted(codes);
    }();
    return known;
}

} // namespace vd::catalog
