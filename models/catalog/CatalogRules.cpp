#include "models/catalog/CatalogRules.h"

#include <QLocale>
#include <QSet>
#include <QTimeZone>

namespace vd::catalog {

namespace {

QStringList sorted(const QSet<QString> &codes)
{
    QStringList list(codes.cbegin(), codes.cend());
    list.sort();
    return list;
}

} // namespace

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
