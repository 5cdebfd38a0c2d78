#include "ui/desk/SeatPicker.h"

#include "models/base/WhenDone.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/SeatLegend.h"
#include "ui/common/SeatWords.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Theme.h"
#include "ui/common/Variant.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <utility>

namespace vd::ui {

using inventory::SeatState;
using inventory::SlotSeat;

namespace {

SeatMark markOf(const SlotSeat &seat)
{
    static constexpr std::array looks{
        SeatMark::Look::Free, SeatMark::Look::Held, SeatMark::Look::Sold, SeatMark::Look::Blocked};
    return {seat.seat, looks.at(static_cast<std::size_t>(seat.state)), SeatWords::of(seat)};
}

} // namespace

SeatPicker::SeatPicker(
    inventory::SeatsGateway &gateway, SlotId slot, const QList<SeatId> &chosen, Changes *changes, QWidget *parent)
    : QDialog(parent)
    , m_gateway(gateway)
    , m_slot(slot)
    , m_wanted(chosen)
{
    setObjectName(QStringLiteral("seatPicker"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Choose seats"));
    build();
    if (changes)
        connect(changes, &Changes::changed, this, [this](VenueId, const QString &topic, const QList<qint64> &ids) {
            if (topic == QLatin1String("catalog") || ids.contains(m_slot.value()))
                reload();
        });
    showState();
    reload();
}

void SeatPicker::build()
{
    auto *title = new TextLabel(FontRole::Title, Token::Text, this);
    title->setText(windowTitle());
    auto *help = new TextLabel(FontRole::Base, Token::Muted, this);
    help->setText(tr("Click seats, or go with the arrow keys and choose with Space. Enter takes them."));
    help->setWordWrap(true);
    m_canvas = new SeatCanvas(this);
    m_canvas->setFrames(false);
    m_canvas->setChoosable([](const SeatMark &mark) { return mark.look == SeatMark::Look::Free; });
    m_loading = new LoadingBar(m_canvas);
    m_strip = new MessageStrip(this);
    m_count = new TextLabel(FontRole::Strong, Token::Text, this);
    m_count->setObjectName(QStringLiteral("seatCount"));
    m_count->setWordWrap(true);
    auto *cancel = new QPushButton(tr("Cancel"), this);
    m_take = new QPushButton(this);
    m_take->setObjectName(QStringLiteral("seatTake"));
    setVariant(m_take, Variant::Primary);
    // Enter is the plan's: it takes what is chosen, wherever the focus is.
    for (QPushButton *each : {cancel, m_take})
        each->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::gap);
    row->addWidget(m_count, 1);
    row->addWidget(cancel);
    row->addWidget(m_take);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::group);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addWidget(title);
    column->addWidget(help);
    column->addWidget(m_strip);
    column->addWidget(m_canvas, 1);
    column->addWidget(new SeatLegend(this), 0, Qt::AlignLeft);
    column->addLayout(row);
    resize(900, 680);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_take, &QPushButton::clicked, this, &SeatPicker::take);
    connect(m_canvas, &SeatCanvas::choiceChanged, this, &SeatPicker::showState);
    m_canvas->setFocus();
}

void SeatPicker::reload()
{
    if (m_asking) {
        m_again = true;
        return;
    }
    m_asking = true;
    if (!m_loaded)
        m_loading->start();
    whenDone(m_gateway.slotSeats(m_slot), this, [this](const Result<QList<SlotSeat>> &seats) {
        m_asking = false;
        m_loading->stop();
        if (seats)
            showSeats(*seats);
        else
            m_strip->tellError(seats.error(), {});
        if (std::exchange(m_again, false))
            reload();
    });
}

void SeatPicker::showSeats(const QList<SlotSeat> &seats)
{
    QStringList lost;
    if (m_loaded) {
        m_wanted.clear();
        for (const int i : m_canvas->chosen()) {
            m_wanted << m_seats.at(i).seat.id;
            const auto now = std::find_if(seats.cbegin(), seats.cend(),
                [id = m_seats.at(i).seat.id](const SlotSeat &seat) { return seat.seat.id == id; });
            if (now == seats.cend() || now->state != SeatState::Free)
                lost << SeatWords::place(m_seats.at(i).seat);
        }
    }
    m_loaded = true;
    m_seats = seats;
    QList<SeatMark> marks;
    marks.reserve(seats.size());
    QSet<int> chosen;
    for (int i = 0; i < seats.size(); ++i) {
        marks << markOf(seats.at(i));
        if (seats.at(i).state == SeatState::Free && m_wanted.contains(seats.at(i).seat.id))
            chosen.insert(i);
    }
    m_canvas->choose({});
    m_canvas->setSeats(marks);
    m_canvas->choose(chosen);
    if (!lost.isEmpty())
        m_strip->tell(MessageStrip::Kind::Warning, [lost = lost.join(QStringLiteral(", "))] {
            return tr("Somebody else was first: %1. Choose another seat.").arg(lost);
        });
    showState();
}

void SeatPicker::showState()
{
    const int chosen = static_cast<int>(m_canvas->chosen().size());
    const int free = static_cast<int>(std::count_if(
        m_seats.cbegin(), m_seats.cend(), [](const SlotSeat &seat) { return seat.state == SeatState::Free; }));
    QStringList names;
    QList<int> sorted = m_canvas->chosen().values();
    std::sort(sorted.begin(), sorted.end());
    for (const int i : std::as_const(sorted))
        if (i < m_seats.size())
            names << SeatWords::place(m_seats.at(i).seat);
    m_count->setText(chosen == 0 ? tr("%n seat(s) free", nullptr, free) : names.join(QStringLiteral(", ")));
    m_take->setText(chosen == 0 ? tr("Take seats") : tr("Take %n seat(s)", nullptr, chosen));
    m_take->setEnabled(chosen > 0);
}

void SeatPicker::take()
{
    if (m_canvas->chosen().isEmpty())
        return;
    QList<int> sorted = m_canvas->chosen().values();
    std::sort(sorted.begin(), sorted.end());
    QList<SeatId> seats;
    QStringList names;
    for (const int i : std::as_const(sorted)) {
        seats << m_seats.at(i).seat.id;
        names << SeatWords::place(m_seats.at(i).seat);
    }
    Q_EMIT taken(seats, names);
    accept();
}

void SeatPicker::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return take();
    QDialog::keyPressEvent(event);
}

} // namespace vd::ui
