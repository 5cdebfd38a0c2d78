#include "ui/desk/CartView.h"

#include "models/base/WhenDone.h"
#include "models/inventory/TakeRule.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/CartLine.h"
#include "ui/desk/SeatPicker.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace vd::ui {

namespace {

constexpr int mostOffers = 3;

// Why a cell that lies in the cart can no longer be had; the times of sale were judged when it was taken.
std::optional<Error> whyLost(const inventory::Cell &cell, const QString &space)
{
    if (std::any_of(cell.parties.cbegin(), cell.parties.cend(), [](const auto &party) { return party.mine; }))
        return std::nullopt;
    inventory::Cell before = cell;
    before.onSale = true;
    return inventory::whyNotTake(before, space, cell.startsAt.addSecs(-1));
}

} // namespace

CartView::CartView(orders::BookingController &booking, const inventory::BoardModel &board, QWidget *parent)
    : QWidget(parent)
    , m_booking(booking)
    , m_board(board)
    , m_zone(QTimeZone::utc())
{
    setObjectName(QStringLiteral("cart"));
    m_empty = new TextLabel(FontRole::Base, Token::Muted, this);
    m_empty->setWordWrap(true);
    m_empty->setContentsMargins(Theme::overhang, 0, 0, 0);
    m_lines = new QVBoxLayout;
    m_lines->setSpacing(0);
    m_offers = new QWidget(this);
    m_offerTitle = new TextLabel(FontRole::Caption, Token::Muted, m_offers);
    m_offerRows = new QVBoxLayout(m_offers);
    m_offerRows->setContentsMargins(Theme::overhang, Theme::gap, 0, 0);
    m_offerRows->setSpacing(Theme::tight);
    m_offerRows->addWidget(m_offerTitle);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_empty);
    column->addLayout(m_lines);
    column->addWidget(m_offers);
    column->addStretch(1);
    connect(&m_booking, &orders::BookingController::linesChanged, this, &CartView::refresh);
    connect(&m_board, &inventory::BoardModel::boardReset, this, &CartView::refreshOffers);
    connect(&m_board, &inventory::BoardModel::layoutChanged, this, &CartView::refreshOffers);
    connect(&m_board, &inventory::BoardModel::cellsChanged, this, &CartView::refreshOffers);
    connect(&m_board, &inventory::BoardModel::cellsChanged, this, &CartView::tellLost);
    refresh();
}

void CartView::setZone(const QTimeZone &zone)
{
    m_zone = zone;
    refresh();
}

CartLine *CartView::lineFor(SlotId slot)
{
    const auto found
        = std::find_if(m_shown.cbegin(), m_shown.cend(), [slot](const CartLine *line) { return line->slot() == slot; });
    if (found != m_shown.cend())
        return *found;
    auto *line = new CartLine(m_booking, slot, this);
    connect(line, &CartLine::submitted, this, &CartView::submitted);
    connect(line, &CartLine::seatsWanted, this, [this, slot] { pickSeats(slot); });
    m_shown.append(line);
    askSeats(line);
    return line;
}

void CartView::setSeats(inventory::SeatsGateway *seats, Changes *changes)
{
    m_seats = seats;
    m_changes = changes;
}

// Once for each line: only where the space has a plan are seats to be chosen.
void CartView::askSeats(CartLine *line)
{
    const auto of = std::find_if(m_booking.draft().lines.cbegin(), m_booking.draft().lines.cend(),
        [line](const orders::DraftLine &one) { return one.slot == line->slot(); });
    if (!m_seats || of == m_booking.draft().lines.cend() || of->kind != catalog::SpaceKind::Quota)
        return;
    whenDone(m_seats->slotSeats(line->slot()), line, [line](const Result<QList<inventory::SlotSeat>> &seats) {
        if (seats && !seats->isEmpty())
            line->offerSeats();
    });
}

void CartView::pickSeats(SlotId slot)
{
    const auto of = std::find_if(m_booking.draft().lines.cbegin(), m_booking.draft().lines.cend(),
        [slot](const orders::DraftLine &one) { return one.slot == slot; });
    if (!m_seats || of == m_booking.draft().lines.cend())
        return;
    auto *picker = new SeatPicker(*m_seats, slot, of->seats, m_changes, this);
    connect(picker, &SeatPicker::taken, this,
        [this, slot](const QList<SeatId> &seats, const QStringList &names) { m_booking.setSeats(slot, seats, names); });
    picker->open();
}

void CartView::refresh()
{
    const QList<orders::DraftLine> &lines = m_booking.draft().lines;
    for (qsizetype i = m_shown.size() - 1; i >= 0; --i) {
        if (m_booking.contains(m_shown.at(i)->slot()))
            continue;
        m_lost.remove(m_shown.at(i)->slot());
        m_lines->removeWidget(m_shown.at(i));
        m_shown.at(i)->hide();
        m_shown.at(i)->deleteLater();
        m_shown.removeAt(i);
    }
    for (int i = 0; i < lines.size(); ++i) {
        CartLine *line = lineFor(lines.at(i).slot);
        line->setZone(m_zone);
        line->refresh();
        if (m_lines->indexOf(line) != i)
            m_lines->insertWidget(i, line);
        line->show();
    }
    m_empty->setText(tr("Choose cells on the board; Enter takes them here."));
    m_empty->setVisible(lines.isEmpty());
    refreshOffers();
}

// The caller hears at once that somebody else was faster, not only when all is told and held.
void CartView::tellLost(const QList<SlotId> &changed)
{
    for (const orders::DraftLine &of : m_booking.draft().lines) {
        const inventory::Cell *cell = changed.contains(of.slot) ? m_board.cell(of.slot) : nullptr;
        if (!cell)
            continue;
        if (const std::optional<Error> why = whyLost(*cell, of.spaceName)) {
            lineFor(of.slot)->setError(*why);
            m_lost.insert(of.slot);
        } else if (m_lost.remove(of.slot)) {
            lineFor(of.slot)->clearError();
        }
    }
}

void CartView::refreshOffers()
{
    QList<std::pair<QDateTime, QDateTime>> times = m_booking.draft().beside;
    for (const orders::DraftLine &line : m_booking.draft().lines) {
        if (line.kind != catalog::SpaceKind::Equipment && line.kind != catalog::SpaceKind::Instructor)
            times.append({line.startsAt, line.endsAt});
    }
    QList<SlotId> offers;
    for (const auto &[from, until] : std::as_const(times)) {
        for (const SlotId &slot : m_board.offersFor(from, until)) {
            if (!m_booking.contains(slot) && !offers.contains(slot))
                offers.append(slot);
        }
    }
    offers = offers.mid(0, mostOffers);
    m_offerTitle->setText(tr("At the same time"));
    m_offers->setVisible(!offers.isEmpty());
    if (offers == m_offered)
        return;
    m_offered = offers;
    const QList<QPushButton *> old = m_offers->findChildren<QPushButton *>();
    for (QPushButton *button : old) {
        button->hide();
        button->deleteLater();
    }
    for (const SlotId &slot : std::as_const(m_offered)) {
        const inventory::Cell *cell = m_board.cell(slot);
        const QString price = cell->price ? FormatText::amount(*cell->price) : QString();
        auto *button = new QPushButton(Icon::get(QStringLiteral("plus"), Token::Accent),
            QStringLiteral("%1  %2   %3")
                .arg(m_board.spaceName(cell->space), FormatText::range(cell->startsAt, cell->endsAt, m_zone), price),
            m_offers);
        button->setObjectName(QStringLiteral("offer%1").arg(slot.value()));
        setVariant(button, Variant::Quiet);
        setDense(button);
        setFlush(button);
        connect(
            button, &QPushButton::clicked, this,
            [this, slot] {
                if (const inventory::Cell *offered = m_board.cell(slot))
                    m_booking.addCell(*offered, m_board.spaceName(offered->space));
            },
            Qt::QueuedConnection);
        m_offerRows->addWidget(button, 0, Qt::AlignLeft);
    }
}

void CartView::showErrors(const QList<orders::BookingController::FieldError> &errors)
{
    for (CartLine *line : std::as_const(m_shown)) {
        const auto mine = std::find_if(errors.cbegin(), errors.cend(), [line](const auto &error) {
            return error.field == orders::BookingController::Field::Line && error.slot == line->slot();
        });
        if (mine == errors.cend())
            line->clearError();
        else
            line->setError(mine->error);
        line->showPlaceErrors(errors);
    }
}

QWidget *CartView::firstFaulty() const
{
    const auto found
        = std::find_if(m_shown.cbegin(), m_shown.cend(), [](const CartLine *line) { return line->hasError(); });
    return found == m_shown.cend() ? nullptr : *found;
}

void CartView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_offered.clear();
        refresh();
    }
}

} // namespace vd::ui
