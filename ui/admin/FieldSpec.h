#pragma once

#include "models/catalog/Record.h"

#include <QDate>
#include <QJsonValue>
#include <QStringList>
#include <QTimeZone>

#include <functional>

namespace vd::catalog {
class RecordsController;
}

namespace vd::ui {

/// What fields need to know besides their own value.
struct FieldContext
{
    const catalog::RecordsController *records = nullptr;
    QString currency;
    QTimeZone zone;
    QDate today; ///< In the venue.
};

/// One field of a form that edits a record: its place in the record, its words and its limits. A value, made anew after
/// a language switch.
struct FieldSpec
{
    enum class Kind {
        Text,
        LongText,
        Number, ///< A whole number; empty is null where optional.
        Amount, ///< Minor units of the venue's currency.
        Percent, ///< Hundredths of a percent.
        Check,
        Choice, ///< One of a few words, with a sentence for each.
        Search, ///< One of many words, found by typing.
        Reference, ///< The id of another record.
        References, ///< Ids of other records.
        Weekdays, ///< A mask, bit 0 is Monday.
        Time, ///< "18:00", in the venue's zone.
        Date, ///< Stored as "2026-12-05".
        Moment, ///< An instant, typed in the venue's zone.
        Hours, ///< Stretches by weekday.
        Rows, ///< A list of objects with fields of their own.
        Poster
    };
    struct Word
    {
        QString value;
        QString text;
    };

    QString key; ///< In the record's values.
    Kind kind = Kind::Text;
    QString label;
    QString hint{};
    bool optional = false;
    qint64 least = 0;
    qint64 most = 0; ///< Largest number, or characters of a text.
    QJsonValue initial{}; ///< Of a new record.
    QString whenEmpty{}; ///< Words for "none chosen", or the placeholder of an empty line (of a day: an example, as
                         ///< stored).
    QString whenNew{}; ///< Reference: words for "none chosen" in a record that is not stored yet, where they differ.
    QString whenAllEmpty{}; ///< Hours: the placeholder while no day has any.
    QList<Word> words{}; ///< Choice.
    QStringList known{}; ///< Search.
    QString unknown{}; ///< Search: the code of what is not known.
    catalog::RecordKind of = catalog::RecordKind::Category; ///< Reference, References.
    /// Reference, References: whether another record may be chosen in this one.
    std::function<bool(const catalog::Record &choice, const catalog::Record &edited)> fits{};
    QList<FieldSpec> parts{}; ///< Rows.
    std::function<QString(const QJsonObject &row, const FieldContext &)> rowWords{}; ///< Rows: a row in one line.
    QString addText{}; ///< Rows.
    /// Whether it is asked at all, by the values above it; what is not asked stays as it is.
    std::function<bool(const QJsonObject &values)> asked{};
    bool fixedOnceStored = false;
    bool beside = false; ///< In one row with the field before it.
    QString name{}; ///< objectName; the key where none is given.

    [[nodiscard]] QString objectName() const { return name.isEmpty() ? key : name; }
};

} // namespace vd::ui
