#include "models/finance/MoneyWords.h"

#include "models/base/Word.h"

#include <array>

namespace vd::finance {

namespace {

constexpr std::array<Word, 6> channelWords{{
    {"cash", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "Cash")},
    {"card", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "Card terminal")},
    {"transfer", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "Bank transfer")},
    {"wechat", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "WeChat Pay")},
    {"alipay", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "Alipay")},
    {"benefit", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "Member benefit")},
}};

constexpr std::array<Word, 11> stateWords{{
    {"HOLDING", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "Held")},
    {"PENDING_PAY", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "Payment pending")},
    {"PAID", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "Paid")},
    {"CHECKED_IN", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "Checked in")},
    {"COMPLETED", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "Completed")},
    {"NO_SHOW", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "No-show")},
    {"CANCELLED", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "Cancelled")},
    {"CLOSED_TIMEOUT", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "Expired")},
    {"REFUNDING", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "Refund under way")},
    {"REFUNDED", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "Refunded")},
    {"SUSPENDED", QT_TRANSLATE_NOOP("vd::finance::MoneyWords", "Suspended by a stop")},
}};

} // namespace

QStringList MoneyWords::channels()
{
    QStringList names;
    for (const Word &word : channelWords)
        names << QLatin1String(word.name);
    return names;
}

QString MoneyWords::channel(const QString &name)
{
    const char *word = wordIn(channelWords, name);
    if (word)
        return tr(word);
    // Money of another currency stands under its channel and that.
    const qsizetype space = name.indexOf(u' ');
    return space < 0 ? name : tr("%1 in %2").arg(channel(name.left(space)), name.mid(space + 1));
}

QString MoneyWords::kind(const QString &name)
{
    if (name == QLatin1String("payment"))
        return tr("Payment");
    if (name == QLatin1String("payment_corrected"))
        return tr("Payment corrected");
    if (name == QLatin1String("refund_corrected"))
        return tr("Refund corrected");
    return name == QLatin1String("refund") ? tr("Refund") : name;
}

QString MoneyWords::orderState(const QString &name)
{
    const char *word = wordIn(stateWords, name);
    return word ? tr(word) : name;
}

} // namespace vd::finance
