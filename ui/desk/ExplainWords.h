#pragma once

#include "models/explain/Explanation.h"
#include "ui/common/Theme.h"

#include <QCoreApplication>
#include <QTimeZone>

namespace vd::ui {

/// A line of an explanation: what is said, a quiet note beside it, and an order it can open.
struct ExplainLine
{
    QString text;
    QString note = {};
    Token colour = Token::Text;
    OrderId order = {};
};

struct ExplainSection
{
    QString title;
    QList<ExplainLine> lines;
};

/// An explanation in words: the rule that decides, the figures, who holds what until when, and every event.
class ExplainWords
{
    Q_DECLARE_TR_FUNCTIONS(ExplainWords)

public:
    [[nodiscard]] static QList<ExplainSection> slot(const explain::SlotExplanation &told, const QTimeZone &zone);
    [[nodiscard]] static QList<ExplainSection> order(const explain::OrderExplanation &told, const QTimeZone &zone);
    /// One event: "Held", "Stock: 1 more held; now 1 held, 0 sold".
    [[nodiscard]] static QString step(const explain::Step &step);

private:
    [[nodiscard]] static ExplainSection history(const QList<explain::Step> &steps, const QTimeZone &zone);
    [[nodiscard]] static ExplainSection figures(const explain::SlotExplanation &told);
    [[nodiscard]] static QString stockStep(const QJsonObject &facts);
    [[nodiscard]] static QString because(const explain::OrderExplanation &told);
    [[nodiscard]] static QString actionName(const QString &action);
};

} // namespace vd::ui
