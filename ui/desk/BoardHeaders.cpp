#include "ui/desk/BoardHeaders.h"

#include "ui/common/FormatText.h"
#include "ui/common/Theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace vd::ui {

BoardHeaders::BoardHeaders(
    QPainter &painter, const inventory::BoardModel &model, const BoardGeometry &geometry, const QTimeZone &zone)
    : m_painter(painter)
    , m_model(model)
    , m_geometry(geometry)
    , m_zone(zone)
{
}

void BoardHeaders::paintLines(const QRect &area, const QPoint &scroll)
{
    m_painter.setPen(QPen(Theme::color(Token::Line), 1));
    for (const BoardGeometry::Tick &tick : m_geometry.ticks()) {
        const int y = area.top() + tick.y - scroll.y() - 2;
        if (y < area.top() || y > area.bottom())
            continue;
        if (tick.folded) {
            m_painter.setPen(QPen(Theme::color(Token::Line), 1, Qt::DotLine));
            m_painter.drawLine(
                area.left(), y + BoardGeometry::foldHeight / 2, area.right(), y + BoardGeometry::foldHeight / 2);
            m_painter.setPen(QPen(Theme::color(Token::Line), 1));
        } else {
            m_painter.drawLine(area.left() - 6, y, area.right(), y);
        }
    }
}

void BoardHeaders::paintSpaces(const QRect &area, const QPoint &scroll, int currentColumn)
{
    const QRect band(area.left(), 0, area.width(), top);
    m_painter.save();
    m_painter.setClipRect(band);
    m_painter.fillRect(band, Theme::color(Token::Window));
    const QFont caption = Theme::font(FontRole::Caption);
    const QFont strong = Theme::font(FontRole::Strong);
    const QFontMetrics captionMetrics(caption);
    const auto &columns = m_geometry.columns();
    for (int i = 0; i < columns.size() && i < m_model.columns().size(); ++i) {
        const auto &column = columns.at(i);
        const catalog::Space &space = m_model.columns().at(i).space;
        const int x = area.left() + column.x - scroll.x();
        if (column.firstOfCategory) {
            // The category's name stays in sight while any of its spaces is.
            int end = i;
            while (end + 1 < columns.size() && !columns.at(end + 1).firstOfCategory)
                ++end;
            const int right = area.left() + columns.at(end).x + columns.at(end).width - scroll.x();
            const int from
                = qMin(qMax(x, area.left()), right - captionMetrics.horizontalAdvance(space.categoryName) - 8);
            m_painter.setFont(caption);
            m_painter.setPen(Theme::color(Token::Muted));
            m_painter.drawText(QRect(from + 2, 6, right - from - 4, 16),
                Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                captionMetrics.elidedText(space.categoryName, Qt::ElideRight, qMax(0, right - from - 4)));
        }
        if (x + column.width < area.left() || x > area.right())
            continue;
        const QString number = QString::number(i + 1);
        const int numberWidth = captionMetrics.horizontalAdvance(number) + 4;
        const QRect name(x + 2, 24, column.width - 6 - numberWidth, 20);
        m_painter.setFont(strong);
        m_painter.setPen(Theme::color(i == currentColumn ? Token::Accent : Token::Text));
        m_painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            QFontMetrics(strong).elidedText(space.name, Qt::ElideRight, name.width()));
        m_painter.setFont(caption);
        m_painter.setPen(Theme::color(Token::Muted));
        m_painter.drawText(QRect(x, 24, column.width - 6, 20), Qt::AlignRight | Qt::AlignVCenter, number);
    }
    m_painter.setPen(Theme::color(Token::Line));
    m_painter.drawLine(band.bottomLeft(), band.bottomRight());
    m_painter.restore();
}

void BoardHeaders::paintHours(const QRect &area, const QPoint &scroll, const QDateTime &now)
{
    const int nowAt = m_geometry.yOf(now);
    const QRect band(0, 0, left, area.bottom() + 1);
    m_painter.fillRect(band, Theme::color(Token::Window));
    m_painter.save();
    m_painter.setClipRect(QRect(0, area.top(), left, area.height()));
    m_painter.setPen(Theme::color(Token::Muted));
    for (const BoardGeometry::Tick &tick : m_geometry.ticks()) {
        const int y = area.top() + tick.y - scroll.y();
        if (tick.folded || y < area.top() - 20 || y > area.bottom())
            continue;
        // The badge of now stands in its place.
        if (nowAt >= 0 && qAbs(tick.y + 8 - nowAt) < 18)
            continue;
        // An hour that comes twice has the name of its time below it.
        const QString time = FormatText::time(tick.at, m_zone);
        m_painter.setFont(Theme::font(FontRole::Figures));
        m_painter.drawText(
            QRect(0, y - 2, left - 12, 20), Qt::AlignRight | Qt::AlignTop, time.section(QLatin1Char(' '), 0, 0));
        m_painter.setFont(Theme::font(FontRole::Caption));
        m_painter.drawText(
            QRect(0, y + 16, left - 12, 16), Qt::AlignRight | Qt::AlignTop, time.section(QLatin1Char(' '), 1));
    }
    m_painter.restore();
    m_painter.setPen(Theme::color(Token::Line));
    m_painter.drawLine(0, top - 1, left, top - 1);
}

void BoardHeaders::paintNow(const QRect &area, const QPoint &scroll, const QDateTime &now)
{
    const int at = m_geometry.yOf(now);
    const int y = area.top() + at - scroll.y();
    if (at < 0 || y < area.top() || y > area.bottom())
        return;
    const QColor colour = Theme::color(Token::DangerText);
    m_painter.setPen(QPen(colour, 1));
    m_painter.drawLine(area.left() - 4, y, area.left() + m_geometry.size().width(), y);
    m_painter.setBrush(Theme::color(Token::Danger));
    m_painter.setPen(Qt::NoPen);
    const QString text = FormatText::time(now.toTimeZone(m_zone).time());
    m_painter.setFont(Theme::font(FontRole::Caption));
    const QRect badge(left - 44, y - 8, 38, 16);
    m_painter.drawRoundedRect(badge, Theme::cellRadius, Theme::cellRadius);
    m_painter.setPen(Theme::color(Token::OnDanger));
    m_painter.drawText(badge, Qt::AlignCenter, text);
}

} // namespace vd::ui
