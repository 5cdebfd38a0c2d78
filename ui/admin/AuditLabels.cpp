#include "ui/admin/AuditLabels.h"

#include "models/base/Word.h"

#include <QCoreApplication>

#include <array>

namespace vd::ui {

namespace {

// clang-format off
// What stands in the one line, in this order.
constexpr std::array toldWords{
    Word{"name", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Name")},
    Word{"what", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "What")},
    Word{"amount_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Amount")},
    Word{"from_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Before")},
    Word{"to_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "After")},
    Word{"short_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Missing")},
    Word{"float_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Float")},
    Word{"expected_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Expected")},
    Word{"counted_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Counted")},
    Word{"tenders", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "With")},
    Word{"channel", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Channel")},
    Word{"request_no", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Our request number")},
    Word{"lines", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Lines")},
    Word{"places", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Places")},
    Word{"quantity", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Quantity")},
    Word{"people", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "People")},
    Word{"minutes", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Minutes")},
    Word{"orders", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Orders")},
    Word{"rows", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Rows")},
    Word{"added", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Added")},
    Word{"removed", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Taken back")},
    Word{"changed", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Changed")},
    Word{"slots", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Slots")},
    Word{"differences", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Differences")},
    Word{"reason", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Reason")},
    Word{"client", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Program")},
};
// What else is known by a word where all is shown.
constexpr std::array moreWords{
    Word{"code", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Code")},
    Word{"order", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Order")},
    Word{"order_no", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Order number")},
    Word{"item", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Line of the order")},
    Word{"slot", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Slot")},
    Word{"space", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Space")},
    Word{"space_name", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Space")},
    Word{"starts_at", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Begins")},
    Word{"ends_at", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Ends")},
    Word{"expires_at", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Expires")},
    Word{"business_date", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Business date")},
    Word{"day", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Day")},
    Word{"days", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Days")},
    Word{"from", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "From")},
    Word{"until", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Until")},
    Word{"to", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "To")},
    Word{"state", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "State")},
    Word{"kind", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Kind")},
    Word{"customer", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Customer")},
    Word{"payment", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Payment")},
    Word{"refund", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Refund")},
    Word{"channel_no", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Channel number")},
    Word{"asked_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Asked")},
    Word{"due_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Due")},
    Word{"paid_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Paid")},
    Word{"total_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Total")},
    Word{"limit_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Limit")},
    Word{"now_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Now")},
    Word{"fee_minor", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Fee")},
    Word{"currency", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Currency")},
    Word{"ticket", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Ticket")},
    Word{"ticket_type", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Ticket type")},
    Word{"check_in", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Admission")},
    Word{"entry", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Entry of the waitlist")},
    Word{"stop", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Stop")},
    Word{"shift", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Shift")},
    Word{"statement", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Statement")},
    Word{"discrepancy", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Difference")},
    Word{"correction", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Correction")},
    Word{"conflict", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Conflict")},
    Word{"activity", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Activity")},
    Word{"action", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Action")},
    Word{"login", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Login")},
    Word{"roles", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Roles")},
    Word{"venue", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Venue")},
    Word{"venues", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Venues")},
    Word{"terminal", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Terminal")},
    Word{"approved_by", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Approved by")},
    Word{"asked_by", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Asked by")},
    Word{"overridable", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "A lead can allow it")},
    Word{"field", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Field")},
    Word{"path", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Field")},
    Word{"part", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Part")},
    Word{"typed", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Typed")},
    Word{"length", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Length")},
    Word{"least", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "At least")},
    Word{"most", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "At most")},
    Word{"wanted", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Wanted")},
    Word{"free", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Free")},
    Word{"held", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Held")},
    Word{"sold", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Sold")},
    Word{"capacity", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Capacity")},
    Word{"max_capacity", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Capacity")},
    Word{"times", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Times")},
    Word{"seats", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Seats")},
    Word{"note", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Note")},
    Word{"line", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Line")},
    Word{"row", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Row")},
    Word{"number", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Number")},
    Word{"version", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Version")},
    Word{"known", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Version seen")},
    Word{"id", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Record")},
    Word{"flags", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Marks")},
    Word{"applied", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Applied")},
    Word{"offline", QT_TRANSLATE_NOOP("vd::ui::AuditWords", "Without the server")},
};
// clang-format on

} // namespace

QStringList AuditLabels::told()
{
    QStringList keys;
    for (const Word &word : toldWords)
        keys << QLatin1String(word.name);
    return keys;
}

QString AuditLabels::of(const QString &key)
{
    const char *word = wordIn(toldWords, key);
    if (!word)
        word = wordIn(moreWords, key);
    if (word)
        return QCoreApplication::translate("vd::ui::AuditWords", word);
    QString plain = key.endsWith(QLatin1String("_minor")) ? key.chopped(6) : key;
    plain.replace(QLatin1Char('_'), QLatin1Char(' '));
    return plain.left(1).toUpper() + plain.mid(1);
}

} // namespace vd::ui
