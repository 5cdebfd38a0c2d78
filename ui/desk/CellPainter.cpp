#include "ui/desk/CellPainter.h"

#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/desk/CellText.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

namespace vd::ui {

namespace {

constexpr int padding = 6;
constexpr int sign = 14;
constexpr int twoLines = 38;

bool isHeldWithClock(const inventory::Cell &cell, SlotState state)
{
    return (state == SlotState::HeldByMe || state == SlotState::HeldByOthers) && !cell.parties.isEmpty();
}

} // namespace

CellPainter::CellPainter(QPainter &painter, const QDateTime &now, const QTimeZone &zone)
    : m_painter(painter)
    , m_now(now)
    , m_zone(zone)
    , m_strong(Theme::font(FontRole::Strong))
    , m_caption(Theme::font(FontRole::Caption))
    , m_figures(Theme::font(FontRole::FiguresStrong))
{
}

SlotState CellPainter::styleOf(const inventory::Cell &cell, const QDateTime &now)
{
    using State = inventory::SlotState;
    switch (cell.state(now)) {
    case State::Free:
        return cell.onSale && cell.startsAt > now ? SlotState::Free : SlotState::Past;
    case State::HeldByMe:
        return SlotState::HeldByMe;
    case State::HeldByOthers:
        return SlotState::HeldByOthers;
    case State::Sold:
        return cell.endsAt <= now ? SlotState::Past : SlotState::Sold;
    case State::Partly:
    case State::Full:
        return cell.endsAt <= now ? SlotState::Past : cell.state(now);
    case State::Claimed:
    case State::Closed:
        return SlotState::Closed;
    case State::Stopped:
        return SlotState::Stopped;
    case State::Past:
        break;
    }
    return SlotState::Past;
}

void CellPainter::paint(const QRect &rect, const inventory::Cell &cell, const Look &look)
{
    const SlotState state = styleOf(cell, m_now);
    const SlotStyle style = Theme::slotStyle(state);
    m_painter.save();
    QPainterPath shape;
    shape.addRoundedRect(QRectF(rect), Theme::cellRadius, Theme::cellRadius);
    m_painter.setClipPath(shape, Qt::IntersectClip);
    ground(rect, cell, style, state == SlotState::Past);
    const bool pale = state == SlotState::Free || state == SlotState::Partly || state == SlotState::Past;
    if (look.glow > 0 && pale) {
        QColor glow = Theme::color(Token::Glow);
        glow.setAlphaF(static_cast<float>(0.85 * look.glow));
        m_painter.fillRect(rect, glow);
    }
    const bool chosen = look.selected || look.inCart;
    if (chosen && (state == SlotState::Free || state == SlotState::Partly)) {
        QColor soft = Theme::color(Token::AccentSoft);
        soft.setAlphaF(0.75F);
        m_painter.fillRect(rect, soft);
    }
    words(rect, cell, style, look);
    m_painter.restore();
    const bool empty = state == SlotState::Past && cell.held + cell.sold == 0 && cell.endsAt <= m_now;
    if (pale && !empty) {
        m_painter.setPen(Theme::color(Token::Line));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), Theme::cellRadius, Theme::cellRadius);
    }
    // On the coloured states the words must stay readable: the change glows around them.
    if (look.glow > 0 && !pale) {
        QColor glow = Theme::color(Token::Glow);
        glow.setAlphaF(static_cast<float>(look.glow));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(glow, 4));
        m_painter.drawRoundedRect(QRectF(rect).adjusted(2, 2, -2, -2), Theme::cellRadius, Theme::cellRadius);
    }
    marks(rect, look);
}

void CellPainter::hatch(const QRect &rect, const QColor &colour)
{
    m_painter.setPen(QPen(colour, 1));
    for (int x = rect.left() - rect.height(); x < rect.right(); x += 8)
        m_painter.drawLine(x, rect.bottom() + 1, x + rect.height(), rect.top());
}

void CellPainter::paintBuffer(const QRect &rect)
{
    const SlotStyle style = Theme::slotStyle(SlotState::Closed);
    m_painter.save();
    QPainterPath shape;
    shape.addRoundedRect(QRectF(rect), Theme::cellRadius, Theme::cellRadius);
    m_painter.setClipPath(shape, Qt::IntersectClip);
    m_painter.fillRect(rect, style.ground);
    hatch(rect, style.fill);
    m_painter.restore();
}

void CellPainter::ground(const QRect &rect, const inventory::Cell &cell, const SlotStyle &style, bool past)
{
    m_painter.fillRect(rect, style.ground);
    switch (style.pattern) {
    case SlotStyle::Pattern::ShareFill: {
        const double share = cell.capacity > 0 ? double(cell.held + cell.sold) / cell.capacity : 0;
        QRect filled = rect;
        filled.setWidth(qRound(rect.width() * qBound(0.0, share, 1.0)));
        m_painter.fillRect(filled, style.fill);
        break;
    }
    case SlotStyle::Pattern::Hatch:
        hatch(rect, style.fill);
        break;
    case SlotStyle::Pattern::Bar:
        m_painter.fillRect(QRect(rect.left(), rect.top(), 4, rect.height()), style.fill);
        break;
    case SlotStyle::Pattern::Plain:
    case SlotStyle::Pattern::Frame:
        break;
    }
    if (past && cell.sold > 0 && cell.capacity > 1) {
        QRect filled(rect.left(), rect.bottom() - 2, rect.width() * cell.sold / qMax(1, cell.capacity), 3);
        m_painter.fillRect(filled, Theme::color(Token::Line));
    }
}

void CellPainter::text(
    const QRect &rect, const QString &words, const QFont &font, const QColor &colour, Qt::Alignment alignment)
{
    if (rect.width() < 8 || words.isEmpty())
        return;
    m_painter.setFont(font);
    m_painter.setPen(colour);
    m_painter.drawText(
        rect, alignment | Qt::TextSingleLine, QFontMetrics(font).elidedText(words, Qt::ElideRight, rect.width()));
}

void CellPainter::words(const QRect &rect, const inventory::Cell &cell, const SlotStyle &style, const Look &look)
{
    const SlotState state = styleOf(cell, m_now);
    QRect inner = rect.adjusted(padding, 2, -padding, -2);
    if (look.inCart)
        inner.setRight(inner.right() - sign - 2);
    const bool oddTime
        = cell.startsAt.secsTo(cell.endsAt) != 3600 || look.fromBefore || look.goesOn || !cell.label.isEmpty();
    // One line stands in the middle, two share the height.
    const QString taker = cell.state(m_now) == inventory::SlotState::Claimed ? CellText::taker(cell) : QString();
    const bool tall = rect.height() >= twoLines
        && (oddTime || isHeldWithClock(cell, state) || cell.waiting > 0 || !taker.isEmpty());
    QRect first = inner;
    QRect second = inner;
    if (tall) {
        first.setBottom(rect.top() + 2 + inner.height() / 2);
        second.setTop(first.bottom());
    }
    const Qt::Alignment left = Qt::AlignLeft | Qt::AlignVCenter;
    const Qt::Alignment right = Qt::AlignRight | Qt::AlignVCenter;
    if (state == SlotState::Stopped)
        first.setLeft(first.left() + 4);
    if (!style.icon.isEmpty() && state != SlotState::Partly) {
        const int y = first.center().y() - sign / 2 + 1;
        Icon::paint(&m_painter, QRectF(first.left() - 1, y, sign, sign), style.icon, style.text);
        first.setLeft(first.left() + sign + 3);
    }
    if (isHeldWithClock(cell, state)) {
        const QString clock = CellText::countdown(cell, m_now);
        const inventory::Party &party = cell.parties.constFirst();
        const QString holder
            = state == SlotState::HeldByOthers ? CellText::holder(party) + QLatin1Char(' ') + clock : clock;
        text(first, holder, m_figures, style.text, left);
        if (tall)
            text(second, party.name, m_caption, style.text, left);
        return;
    }
    const QString main = CellText::main(cell, m_now, m_zone);
    const bool priced = state == SlotState::Free && cell.price.has_value();
    const bool figures = priced || state == SlotState::Partly || state == SlotState::Full;
    text(first, main, figures ? m_figures : m_strong, priced ? style.accentText : style.text, left);
    QString note;
    if (state == SlotState::Partly || (state == SlotState::Free && cell.capacity > 1))
        note = state == SlotState::Free   ? CellText::count(cell)
            : cell.price && cell.free > 0 ? FormatText::amount(*cell.price)
                                          : QString();
    if (!note.isEmpty())
        text(first, note, m_caption, state == SlotState::Partly ? style.text : Theme::color(Token::Muted), right);
    if (cell.waiting > 0)
        text(tall ? second : first, QStringLiteral("w%1").arg(cell.waiting), m_caption, style.text, right);
    if (tall && !taker.isEmpty()) {
        text(second, taker, m_caption, style.text, left);
        return;
    }
    if (tall && oddTime) {
        const QString range
            = FormatText::time(cell.startsAt, m_zone) + QLatin1Char('-') + FormatText::time(cell.endsAt, m_zone);
        const QString caption = cell.label.isEmpty() ? range : cell.label + QStringLiteral("  ") + range;
        text(second, caption, m_caption, state == SlotState::Free ? Theme::color(Token::Muted) : style.text, left);
    }
}

void CellPainter::marks(const QRect &rect, const Look &look)
{
    m_painter.setBrush(Qt::NoBrush);
    const QColor accent = Theme::color(Token::Accent);
    if (look.inCart) {
        m_painter.setPen(QPen(accent, 2));
        m_painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), Theme::cellRadius, Theme::cellRadius);
        Icon::paint(
            &m_painter, QRectF(rect.right() - sign - 3, rect.top() + 4, sign, sign), QStringLiteral("tick"), accent);
    } else if (look.leaving) {
        // Dashed on a light line, so that it reads on every state's ground.
        m_painter.setPen(QPen(Theme::color(Token::Surface), 3));
        m_painter.drawRoundedRect(QRectF(rect).adjusted(2, 2, -2, -2), Theme::cellRadius, Theme::cellRadius);
        m_painter.setPen(QPen(accent, 2, Qt::DashLine));
        m_painter.drawRoundedRect(QRectF(rect).adjusted(2, 2, -2, -2), Theme::cellRadius, Theme::cellRadius);
    } else if (look.selected) {
        m_painter.setPen(QPen(accent, 1));
        m_painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), Theme::cellRadius, Theme::cellRadius);
    }
    if (look.current) {
        // A light line inside keeps the ring visible on the dark states.
        m_painter.setPen(QPen(Theme::color(Token::Surface), 1));
        m_painter.drawRoundedRect(QRectF(rect).adjusted(1.5, 1.5, -1.5, -1.5), Theme::cellRadius, Theme::cellRadius);
        m_painter.setPen(QPen(look.focused ? accent : Theme::color(Token::ControlLine), look.focused ? 3 : 2));
        m_painter.drawRoundedRect(QRectF(rect).adjusted(-0.5, -0.5, 0.5, 0.5), Theme::cellRadius, Theme::cellRadius);
    }
}

} // namespace vd::ui
