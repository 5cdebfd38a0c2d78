#include "ui/admin/CatalogWords.h"

#include "ui/common/Phrase.h"

namespace vd::ui {

using catalog::Record;
using catalog::RecordKind;

QString CatalogWords::kind(const QString &kind)
{
    if (kind == QLatin1String("exclusive"))
        return tr("Exclusive");
    if (kind == QLatin1String("quota"))
        return tr("Places");
    if (kind == QLatin1String("equipment"))
        return tr("Equipment");
    if (kind == QLatin1String("instructor"))
        return tr("Instructor");
    return kind;
}

QString CatalogWords::label(const Record &record, const catalog::RecordsController &records)
{
    if (record.kind != RecordKind::TicketType)
        return record.name();
    const qint64 space = record.values.value(QLatin1String("space_id")).toInteger();
    const QString where = space != 0
        ? records.nameOf(RecordKind::Space, space)
        : records.nameOf(RecordKind::Category, record.values.value(QLatin1String("category_id")).toInteger());
    //: a ticket type and where it is sold
    return tr("%1 (%2)").arg(record.name(), where);
}

QString CatalogWords::organization(const QJsonObject &, const QJsonObject &, const FieldContext &context)
{
    QStringList names;
    if (context.records)
        for (const Record &venue : context.records->records(RecordKind::Venue))
            names << venue.name();
    QStringList lines;
    if (!names.isEmpty())
        lines << Phrase::named(tr("Venues"), Phrase::list(names));
    lines << tr("Its venues share their customers and the keys that seal documents.")
          << tr("Spaces, prices, rules, people's roles and money are each venue's own.");
    return lines.join(QLatin1Char('\n'));
}

QString CatalogWords::activityState(const QString &state)
{
    if (state == QLatin1String("draft"))
        return tr("Draft");
    if (state == QLatin1String("on_sale"))
        return tr("On sale");
    if (state == QLatin1String("off_sale"))
        return tr("Off sale");
    if (state == QLatin1String("ended"))
        return tr("Ended");
    if (state == QLatin1String("cancelled"))
        return tr("Cancelled");
    return state;
}

} // namespace vd::ui
