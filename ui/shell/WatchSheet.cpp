#include "ui/shell/WatchSheet.h"

#include "ui/common/FormatText.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace vd::ui {

using finance::Alert;
using finance::Watch;

namespace {

constexpr int cardWidth = 760;

} // namespace

WatchSheet::WatchSheet(finance::WatchController &watch, bool opensOrders, QWidget *window)
    : Overlay(window)
    , m_watch(watch)
    , m_opensOrders(opensOrders)
    , m_title(new TextLabel(FontRole::Title, Token::Text, card()))
    , m_verdict(new TextLabel(FontRole::Strong, Token::Text, card()))
    , m_night(new TextLabel(FontRole::Base, Token::Muted, card()))
    , m_scroll(new QScrollArea(card()))
{
    setObjectName(QStringLiteral("watchSheet"));
    m_verdict->setObjectName(QStringLiteral("watchVerdict"));
    m_night->setObjectName(QStringLiteral("watchNight"));
    m_night->setWordWrap(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setBackgroundRole(QPalette::Base);
    auto *column = new QVBoxLayout(card());
    column->setContentsMargins(Theme::page, Theme::page, Theme::group, Theme::group);
    column->setSpacing(Theme::gap);
    column->addWidget(m_title);
    column->addWidget(m_verdict);
    column->addWidget(m_night);
    column->addWidget(m_scroll, 1);
    connect(&m_watch, &finance::WatchController::changed, this, [this] {
        if (isVisible())
            refresh();
    });
    refresh();
}

QSize WatchSheet::cardSize(const QSize &window) const
{
    const int width = qMin(cardWidth, window.width());
    const int inner = width - 3 * Theme::page;
    const int list = m_scroll->widget() ? m_scroll->widget()->layout()->heightForWidth(inner) : 0;
    const int head = m_title->sizeHint().height() + m_verdict->sizeHint().height() + m_night->heightForWidth(inner);
    return {width, qMin(list + head + 4 * Theme::page, window.height() - 120)};
}

void WatchSheet::openFor(const QTimeZone &zone)
{
    m_zone = zone;
    m_watch.reload();
    refresh();
    openOverlay();
    m_scroll->setFocus(Qt::PopupFocusReason);
}

void WatchSheet::changeEvent(QEvent *event)
{
    Overlay::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void WatchSheet::refresh()
{
    const bool wrong = m_watch.watch() && m_watch.watch()->count() > 0;
    m_title->setText(tr("Invariant watch"));
    m_verdict->setText(verdict());
    m_verdict->setColour(wrong ? Token::DangerText : m_watch.watch() ? Token::Success : Token::Muted);
    m_night->setText(tr("Held and sold are recomputed from orders, paid sums from payments, from yesterday on.")
        + QLatin1Char(' ') + lastNight());
    auto *all = new QWidget;
    auto *grid = new QGridLayout(all);
    grid->setContentsMargins(0, 0, Theme::group, 0);
    grid->setHorizontalSpacing(Theme::group);
    grid->setVerticalSpacing(Theme::tight);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    addDifferences(grid);
    addAlerts(grid);
    grid->setRowStretch(grid->rowCount(), 1);
    all->setBackgroundRole(QPalette::Base);
    m_scroll->setWidget(all);
    if (isVisible())
        place();
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

void WatchSheet::addTitle(QGridLayout *grid, const QString &title)
{
    const int row = grid->rowCount();
    grid->setRowMinimumHeight(row, Theme::group);
    grid->addWidget(new TextLabel(title, FontRole::Section), row + 1, 0, 1, 3);
}

void WatchSheet::addLine(QGridLayout *grid, const QString &text, const QString &note, const Link &link)
{
    const int row = grid->rowCount();
    const Qt::Alignment across = link.follow ? Qt::AlignVCenter : Qt::AlignTop;
    auto *line = new TextLabel(text, FontRole::Base, Token::Text);
    line->setObjectName(QStringLiteral("watchLine"));
    line->setWordWrap(true);
    line->setTextInteractionFlags(Qt::TextSelectableByMouse);
    grid->addWidget(line, row, 0, 1, note.isEmpty() ? 2 : 1, across);
    if (!note.isEmpty()) {
        auto *aside = new TextLabel(note, FontRole::Base, Token::Muted);
        aside->setWordWrap(true);
        grid->addWidget(aside, row, 1, across);
    }
    if (!link.follow)
        return;
    auto *button = new QPushButton(link.text);
    button->setObjectName(QString::fromLatin1(link.name));
    button->setAutoDefault(true);
    setVariant(button, Variant::Link);
    grid->addWidget(button, row, 2, across);
    connect(button, &QPushButton::clicked, this, link.follow);
}

void WatchSheet::addDifferences(QGridLayout *grid)
{
    const std::optional<Watch> &watch = m_watch.watch();
    if (!watch || watch->count() == 0)
        return;
    addTitle(grid, tr("What differs"));
    for (const finance::StockDifference &slot : watch->stock)
        addLine(grid,
            QStringLiteral("%1   %2  %3")
                .arg(slot.spaceName, FormatText::date(slot.day), FormatText::range(slot.startsAt, slot.endsAt, m_zone)),
            tr("shows %1 held, %2 sold; counted %3 held, %4 sold")
                .arg(slot.held)
                .arg(slot.sold)
                .arg(slot.countedHeld)
                .arg(slot.countedSold),
            {});
    for (const finance::MoneyDifference &order : watch->money)
        addLine(grid, tr("Order %1").arg(order.orderNo),
            tr("shows %1 paid; its payments are %2, its total %3")
                .arg(FormatText::money(order.paid), FormatText::money(order.counted), FormatText::money(order.total)),
            m_opensOrders ? Link{tr("Open"), "watchOpen", [this, id = order.order] { open(id); }} : Link{});
    const int listed = static_cast<int>(watch->stock.size() + watch->money.size());
    if (listed < watch->count())
        addLine(grid, tr("… and %n more", nullptr, watch->count() - listed), {}, {});
    addLine(grid,
        tr("Nothing is repaired by itself. A slot that is really fuller than shown is kept from sale by the night's "
           "checks; finance settles what differs, with a second person."),
        {}, {});
}

void WatchSheet::addAlerts(QGridLayout *grid)
{
    if (!m_watch.readsAlerts())
        return;
    addTitle(grid, tr("Alerts"));
    if (m_watch.alerts().isEmpty())
        addLine(grid, tr("Nothing was raised that nobody has seen."), {}, {});
    for (const Alert &alert : m_watch.alerts())
        addLine(grid, sentence(alert), FormatText::moment(alert.raisedAt, m_zone),
            {tr("Mark as seen"), "alertSeen", [this, id = alert.id] { m_watch.see(id); }});
}

QString WatchSheet::sentence(const Alert &alert)
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
