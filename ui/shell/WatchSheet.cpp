#include "ui/shell/WatchSheet.h"

#include "ui/common/FormatText.h"
#include "ui/common/Phrase.h"
#include "ui/common/SheetLines.h"
#include "ui/common/TextLabel.h"

#include <QEvent>

namespace vd::ui {

using finance::Alert;
using finance::Watch;

namespace {

constexpr int cardWidth = 760;

} // namespace

WatchSheet::WatchSheet(finance::WatchController &watch, bool opensOrders, QWidget *window)
    : ScrollSheet(QStringLiteral("watchSheet"), cardWidth, window)
    , m_watch(watch)
    , m_opensOrders(opensOrders)
    , m_verdict(new TextLabel(FontRole::Strong, Token::Text, card()))
{
    m_verdict->setObjectName(QStringLiteral("watchVerdict"));
    addHeadline(m_verdict);
    connect(&m_watch, &finance::WatchController::changed, this, [this] {
        if (isVisible())
            refresh();
    });
    refresh();
}

void WatchSheet::openFor(const QTimeZone &zone)
{
    m_zone = zone;
    m_watch.reload();
    refresh();
    openFilled();
}

void WatchSheet::changeEvent(QEvent *event)
{
    ScrollSheet::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void WatchSheet::refresh()
{
    const bool wrong = m_watch.watch() && m_watch.watch()->count() > 0;
    m_verdict->setText(verdict());
    m_verdict->setColour(wrong ? Token::DangerText : m_watch.watch() ? Token::Success : Token::Muted);
    auto *lines = new SheetLines;
    addDifferences(*lines);
    addAlerts(*lines);
    fill(tr("Invariant watch"),
        Phrase::sentences(
            {tr("Held and sold are recomputed from orders, paid sums from payments, from yesterday on."), lastNight()}),
        lines);
}

QString WatchSheet::verdict() const
{
    const std::optional<Watch> &watch = m_watch.watch();
    if (!watch)
        return tr("The server has not answered yet.");
    return watch->count() == 0 ? tr("0 differences: every counter is what its orders say.")
                               : tr("%n difference(s)", nullptr, watch->count());
}

QString WatchSheet::lastNight() const
{
    const std::optional<Watch> &watch = m_watch.watch();
    if (!watch || !watch->last)
        return tr("The checks of the night have not been made yet.");
    const QString found = tr("%n difference(s)", nullptr, watch->last->differences);
    const QString when = FormatText::moment(watch->last->at, m_zone);
    return watch->last->whole ? tr("Last checks of the night, over everything ever sold: %1, %2.").arg(when, found)
                              : tr("Last checks of the night, from the day before on: %1, %2.").arg(when, found);
}

void WatchSheet::addDifferences(SheetLines &lines)
{
    const std::optional<Watch> &watch = m_watch.watch();
    if (!watch || watch->count() == 0)
        return;
    lines.addTitle(tr("What differs"));
    for (const finance::StockDifference &slot : watch->stock)
        lines.addLine(QStringLiteral("%1   %2  %3")
                          .arg(slot.spaceName, FormatText::date(slot.day),
                              FormatText::range(slot.day, slot.startsAt, slot.endsAt, m_zone)),
            tr("shows %1 held, %2 sold; counted %3 held, %4 sold")
                .arg(slot.held)
                .arg(slot.sold)
                .arg(slot.countedHeld)
                .arg(slot.countedSold));
    for (const finance::MoneyDifference &order : watch->money)
        lines.addLine(tr("Order %1").arg(order.orderNo),
            tr("shows %1 paid; its payments are %2, its total %3")
                .arg(FormatText::money(order.paid), FormatText::money(order.counted), FormatText::money(order.total)),
            m_opensOrders
                ? SheetLines::Link{tr("Open"), QStringLiteral("watchOpen"), [this, id = order.order] { open(id); }}
                : SheetLines::Link());
    const int listed = static_cast<int>(watch->stock.size() + watch->money.size());
    if (listed < watch->count())
        lines.addLine(tr("… and %n more", nullptr, watch->count() - listed));
    lines.addLine(
        tr("Nothing is repaired by itself. A slot that is really fuller than shown is kept from sale by the night's "
           "checks; finance settles what differs, with a second person."));
}

void WatchSheet::addAlerts(SheetLines &lines)
{
    if (!m_watch.readsAlerts())
        return;
    lines.addTitle(tr("Alerts"));
    if (m_watch.alerts().isEmpty())
        lines.addLine(tr("Nothing was raised that nobody has seen."));
    for (const Alert &alert : m_watch.alerts())
        lines.addLine(sentence(alert, m_zone), FormatText::moment(alert.raisedAt, m_zone),
            {tr("Mark as seen"), QStringLiteral("alertSeen"), [this, id = alert.id] { m_watch.see(id); }});
}

QString WatchSheet::sentence(const Alert &alert, const QTimeZone &zone)
{
    const auto number
        = [&alert](const char *name) { return static_cast<int>(alert.facts.value(QLatin1String(name)).toInteger()); };
    if (alert.kind == QLatin1String("technical_failures"))
        return tr("%1 of %2 bookings within five minutes failed for technical reasons.")
            .arg(number("failures"))
            .arg(number("bookings"));
    if (alert.kind == QLatin1String("safety_limit"))
        return tr("%1 held %2 people; at most %3 are safe.")
            .arg(alert.facts.value(QLatin1String("space")).toString(), FormatText::number(number("inside")),
                FormatText::number(number("most")));
    if (alert.kind == QLatin1String("stock_does_not_fit"))
        return tr(
            "%1, %2: places given back did not fit what it shows. It is kept from sale until finance has settled it.",
            "space, start of the slot")
            .arg(alert.facts.value(QLatin1String("space")).toString(),
                FormatText::moment(
                    QDateTime::fromString(alert.facts.value(QLatin1String("starts_at")).toString(), Qt::ISODate),
                    zone));
    if (alert.kind == QLatin1String("day_does_not_balance"))
        return tr("The day does not balance: %n difference(s).", nullptr, number("differences"));
    const QString amount = FormatText::money({alert.facts.value(QLatin1String("amount_minor")).toInteger(),
        alert.facts.value(QLatin1String("currency")).toString()});
    const QString order = alert.facts.value(QLatin1String("order_no")).toString();
    return order.isEmpty() ? tr("Money that belongs to no order yet: %1.").arg(amount)
                           : tr("Money for order %1, which waits for none: %2.").arg(order, amount);
}

void WatchSheet::open(OrderId order)
{
    closeOverlay();
    Q_EMIT orderRequested(order);
}

} // namespace vd::ui
