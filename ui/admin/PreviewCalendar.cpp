#include "ui/admin/PreviewCalendar.h"

#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace vd::ui {

namespace {

constexpr int cellWidth = 40;
constexpr int cellHeight = 36;
constexpr int headHeight = 24 + 20;
constexpr int monthWidth = 7 * cellWidth;
constexpr int monthHeight = headHeight + 6 * cellHeight;
constexpr int mostMonths = 132;

} // namespace

PreviewCalendar::PreviewCalendar(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("previewCalendar"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PreviewCalendar::setRange(const QDate &from, const QDate &to)
{
    m_from = from;
    m_to = to;
    updateGeometry();
    update();
}

void PreviewCalendar::setDays(const QList<schedule::DayChange> &days)
{
    m_days.clear();
    m_most = 0;
    for (const schedule::DayChange &day : days) {
        m_days.insert(day.date, day);
        m_most = std::max(m_most, day.adds);
    }
    describe();
    update();
}

QString PreviewCalendar::dayText(const QDate &day) const
{
    const schedule::DayChange change = m_days.value(day);
    QStringList parts{tr("%n to add", nullptr, change.adds)};
    if (change.removes > 0)
        parts << tr("%n to take back", nullptr, change.removes);
    if (change.changes > 0)
        parts << tr("%n to change", nullptr, change.changes);
    if (change.leaves > 0)
        parts << tr("%n booked stay", nullptr, change.leaves);
    if (change.conflicts > 0)
        parts << tr("%n in conflict", nullptr, change.conflicts);
    return QStringLiteral("%1: %2").arg(FormatText::dateWithYear(day), parts.join(QStringLiteral(", ")));
}

void PreviewCalendar::describe()
{
    QList<QDate> days = m_days.keys();
    std::sort(days.begin(), days.end());
    QStringList texts;
    for (const QDate &day : days.mid(0, 31))
        texts << dayText(day);
    setAccessibleName(tr("What changes by day"));
    setAccessibleDescription(texts.join(QStringLiteral("; ")));
}

QList<QDate> PreviewCalendar::months() const
{
    QList<QDate> months;
    if (!m_from.isValid() || !m_to.isValid())
        return months;
    for (QDate month(m_from.year(), m_from.month(), 1); month <= m_to && months.size() < mostMonths;
         month = month.addMonths(1))
        months << month;
    return months;
}

int PreviewCalendar::columns(int width) const
{
    return std::max(1, (width + Theme::page) / (monthWidth + Theme::page));
}

QSize PreviewCalendar::sizeHint() const
{
    const int across = 2 * monthWidth + Theme::page;
    return {across, heightForWidth(across)};
}

int PreviewCalendar::heightForWidth(int width) const
{
    const int count = static_cast<int>(months().size());
    const int rows = (count + columns(width) - 1) / columns(width);
    return rows * (monthHeight + Theme::group);
}

QRect PreviewCalendar::monthRect(int index) const
{
    const int across = columns(width());
    return {index % across * (monthWidth + Theme::page), index / across * (monthHeight + Theme::group), monthWidth,
        monthHeight};
}

QRect PreviewCalendar::dayRect(const QDate &day) const
{
    const QDate first = QDate(day.year(), day.month(), 1);
    const int index = (day.year() - m_from.year()) * 12 + day.month() - m_from.month();
    const int place = day.day() - 1 + first.dayOfWeek() - 1;
    const QPoint origin = monthRect(index).topLeft() + QPoint(0, headHeight);
    return {origin + QPoint(place % 7 * cellWidth, place / 7 * cellHeight), QSize(cellWidth, cellHeight)};
}

QDate PreviewCalendar::dayAt(const QPoint &point) const
{
    const QList<QDate> all = months();
    for (int i = 0; i < all.size(); ++i) {
        if (!monthRect(i).contains(point))
            continue;
        for (QDate day = all.at(i); day.month() == all.at(i).month(); day = day.addDays(1))
            if (day >= m_from && day <= m_to && dayRect(day).contains(point))
                return day;
    }
    return {};
}

void PreviewCalendar::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int count = static_cast<int>(months().size());
    for (int i = 0; i < count; ++i)
        if (monthRect(i).intersects(event->rect()))
            paintMonth(painter, i);
}

void PreviewCalendar::paintMonth(QPainter &painter, int index) const
{
    const QDate month = months().at(index);
    const QRect box = monthRect(index);
    painter.setFont(Theme::font(FontRole::Strong));
    painter.setPen(Theme::color(Token::Text));
    painter.drawText(QRect(box.topLeft() + QPoint(Theme::tight, 0), QSize(box.width(), 24)),
        Qt::AlignLeft | Qt::AlignVCenter, FormatText::month(month));
    painter.setFont(Theme::font(FontRole::Caption));
    painter.setPen(Theme::color(Token::Muted));
    for (int day = 0; day < 7; ++day) {
        const QRect at(box.left() + day * cellWidth, box.top() + 24, cellWidth, 20);
        painter.drawText(at, Qt::AlignCenter, QLocale().dayName(day + 1, QLocale::NarrowFormat));
    }
    for (QDate day = month; day.month() == month.month(); day = day.addDays(1))
        paintDay(painter, dayRect(day), day);
}

void PreviewCalendar::paintDay(QPainter &painter, const QRect &box, const QDate &day) const
{
    const bool inside = day >= m_from && day <= m_to;
    const schedule::DayChange change = m_days.value(day);
    const int adds = change.adds;
    const QRect cell = box.adjusted(1, 1, -1, -1);
    // Light tones only, so that the figures are read as easily on the fullest day.
    const double share = m_most > 0 ? 0.1 + 0.3 * adds / m_most : 0;
    QColor text = Theme::color(inside ? Token::Text : Token::Disabled);
    if (inside) {
        const QColor ground = adds > 0 ? Theme::heat(share) : Theme::color(Token::Surface);
        painter.setBrush(ground);
        painter.setPen(adds > 0 ? QPen(ground) : QPen(Theme::color(Token::Line)));
        painter.drawRoundedRect(QRectF(cell).adjusted(0.5, 0.5, -0.5, -0.5), Theme::cellRadius, Theme::cellRadius);
        if (adds > 0)
            text = Theme::onHeat(share);
    }
    painter.setPen(text);
    painter.setFont(Theme::font(FontRole::Caption));
    painter.drawText(cell.adjusted(4, 2, -2, 0), Qt::AlignLeft | Qt::AlignTop, QString::number(day.day()));
    if (adds > 0) {
        painter.setFont(Theme::font(FontRole::FiguresStrong));
        painter.drawText(cell.adjusted(2, 10, -4, -1), Qt::AlignRight | Qt::AlignBottom, FormatText::number(adds));
    }
    const bool withSign = change.conflicts + change.leaves > 0;
    if (change.removes > 0) {
        painter.setFont(Theme::font(FontRole::Caption));
        painter.setPen(adds > 0 ? text : Theme::color(Token::DangerText));
        painter.drawText(cell.adjusted(2, adds > 0 ? 2 : 10, withSign && adds > 0 ? -16 : -4, adds > 0 ? 0 : -1),
            Qt::AlignRight | (adds > 0 ? Qt::AlignTop : Qt::AlignBottom),
            QChar(0x2212) + FormatText::number(change.removes));
    }
    if (withSign)
        Icon::paint(&painter, QRectF(cell.right() - 15, cell.top() + 1, 14, 14), QStringLiteral("warning"),
            adds > 0 ? text : Theme::color(Token::Warning));
}

bool PreviewCalendar::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QDate day = dayAt(help->pos());
    if (day.isValid())
        QToolTip::showText(help->globalPos(), FormatText::tip(dayText(day)), this, dayRect(day));
    else
        QToolTip::hideText();
    return true;
}

void PreviewCalendar::mouseReleaseEvent(QMouseEvent *event)
{
    const QDate day = dayAt(event->position().toPoint());
    if (day.isValid())
        Q_EMIT dayClicked(day);
}

void PreviewCalendar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        describe();
        update();
    }
}

} // namespace vd::ui
