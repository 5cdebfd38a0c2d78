#include "ui/desk/StopWords.h"

#include "models/base/Word.h"
#include "ui/common/ErrorText.h"

namespace vd::ui {

QString StopWords::outcome(const QString &outcome, int entered, int party)
{
    // clang-format off
    static constexpr Word words[] = {
        {"pending", QT_TRANSLATE_NOOP("StopWords", "waiting to be worked on")},
        {"cancelled", QT_TRANSLATE_NOOP("StopWords", "hold cancelled")},
        {"suspended", QT_TRANSLATE_NOOP("StopWords", "to be called: another time or a refund")},
        {"called", QT_TRANSLATE_NOOP("StopWords", "called, has still to decide")},
        {"entered", QT_TRANSLATE_NOOP("StopWords", "already in; part refund to decide")},
        {"refunding", QT_TRANSLATE_NOOP("StopWords", "refund under way")},
        {"refunded", QT_TRANSLATE_NOOP("StopWords", "refunded")},
        {"rescheduled", QT_TRANSLATE_NOOP("StopWords", "moved")},
        {"failed", QT_TRANSLATE_NOOP("StopWords", "failed")},
        {"resumed", QT_TRANSLATE_NOOP("StopWords", "stands again")},
        {"unapplied", QT_TRANSLATE_NOOP("StopWords", "money that counts towards no order")},
        {"nothing", QT_TRANSLATE_NOOP("StopWords", "nothing to do")},
    };
    // clang-format on
    const char *word = wordIn(words, outcome);
    const QString said = word ? tr(word) : outcome;
    return entered > 0 ? tr("%1 (%2 of %3 in)", "what became of an order").arg(said).arg(entered).arg(party) : said;
}

QString StopWords::whole(int holds)
{
    return holds > 0 ? tr("%n hold(s) also have lines that are not hit; they go too.", nullptr, holds) : QString();
}

QString StopWords::detail(const QString &detail)
{
    if (detail.isEmpty())
        return {};
    // SQLSTATE and message: of a rule the message is its code.
    const QString state = detail.section(QLatin1Char(' '), 0, 0);
    if (state.startsWith(QLatin1String("VD")))
        return ErrorText::sentence({Fault::Rule, detail.section(QLatin1Char(' '), 1), {}, {}});
    return tr("Unexpected fault %1. Try again; if it stays, tell who looks after the server.").arg(state);
}

QString StopWords::call(const QString &result)
{
    if (result == QLatin1String("reached"))
        return tr("reached");
    if (result == QLatin1String("no_answer"))
        return tr("no answer");
    return {};
}

} // namespace vd::ui
