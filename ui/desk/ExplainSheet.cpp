#include "ui/desk/ExplainSheet.h"

namespace vd::ui {

namespace {

constexpr int cardWidth = 760;

} // namespace

ExplainSheet::ExplainSheet(QWidget *window)
    : ScrollSheet(QStringLiteral("explainSheet"), cardWidth, window)
{
}

void ExplainSheet::openWith(const QString &title, const QString &subtitle, const QList<ExplainSection> &sections)
{
    auto *lines = new SheetLines;
    for (const ExplainSection &section : sections) {
        lines->addTitle(section.title);
        for (const ExplainLine &line : section.lines)
            lines->addLine(
                line.text, line.note, line.order.isValid() ? opening(line.order) : SheetLines::Link(), line.colour);
    }
    fill(title, subtitle, lines);
    openFilled();
}

SheetLines::Link ExplainSheet::opening(OrderId order)
{
    return {tr("Open"), QStringLiteral("explainOpen"), [this, order] {
                closeOverlay();
                Q_EMIT orderRequested(order);
            }};
}

} // namespace vd::ui
