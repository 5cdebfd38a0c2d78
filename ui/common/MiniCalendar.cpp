#include "ui/common/MiniCalendar.h"

#include "ui/common/CalendarKeys.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/Theme.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

namespace vd::ui {

namespace {

constexpr int side = 34;
constexpr int headHeight = 36;
constexpr int weekdayHeight = 22;
constexpr int days = 42;

} // namespace

MiniCalendar::MiniCalendar(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("miniCalendar"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Calendar"));
}

QSize MiniCalendar::sizeHint() const
{
    return {side * 7, headHeight + weekdayHeight + side * 6};
}

void MiniCalendar::setDate(const QDate &date)
{
    m_date = date;
    showMonth(date);
    announce();
}

void MiniCalendar::setToday(const QDate &today)
{
    m_today = today;
    update();
}

void MiniCalendar::setShares(const QHash<QDate, double> &shares)
{
    m_shares = shares;
    update();
}

void MiniCalendar::showMonth(const QDate &anyDay)
{
    const QDate month(anyDay.year(), anyDay.month(), 1);
    if (month != m_month) {
        m_month = month;
        Q_EMIT monthShown(firstVisible(), firstVisible().addDays(days - 1));
    }
    update();
}

QDate MiniCalendar::firstVisible() const
{
    return FormatText::monday(m_month);
}

QRect MiniCalendar::cell(int index) const
{
    const int column = layoutDirection() == Qt::RightToLeft ? 6 - index % 7 : index % 7;
    return {column * side, headHeight + weekdayHeight + index / 7 * side, side, side};
}

QDate MiniCalendar::dayAt(const QPoint &point) const
{
    for (int i = 0; i < days; ++i)
        if (cell(i).contains(point))
            return firstVisible().addDays(i);
    return {};
}

QRect MiniCalendar::arrow(bool forward) const
{
    return {forward ? side * 6 : 0, 0, side, headHeight};
}

void MiniCalendar::paintHeader(QPainter &painter) const
{
    const QLocale locale;
    painter.setFont(Theme::font(FontRole::Strong));
    painter.setPen(Theme::color(Token::Text));
    painter.drawText(QRect(side, 0, side * 5, headHeight), Qt::AlignCenter, FormatText::month(m_month, locale));
    for (const bool forward : {false, true}) {
        const QRect box = arrow(forward);
        const QRectF sign(box.center().x() - 9, box.center().y() - 9, Theme::icon, Theme::icon);
        Icon::paint(
            &painter, sign, forward ? QStringLiteral("next") : QStringLiteral("previous"), Theme::color(Token::Muted));
    }
    painter.setFont(Theme::font(FontRole::Caption));
    painter.setPen(Theme::color(Token::Muted));
    for (int i = 0; i < 7; ++i) {
        const QDate day = firstVisible().addDays(i);
        const QRect box(cell(i).x(), headHeight, side, weekdayHeight);
        painter.drawText(box, Qt::AlignCenter, locale.standaloneDayName(day.dayOfWeek(), QLocale::NarrowFormat));
    }
}

void MiniCalendar::paintDay(QPainter &painter, const QRect &box, const QDate &day) const
{
    const QRectF inside = QRectF(box).adjusted(2, 2, -2, -2);
    const bool other = day.month() != m_month.month();
    const double share = m_shares.value(day, -1);
    QColor text = Theme::color(other ? Token::Muted : Token::Text);
    painter.setPen(Qt::NoPen);
    if (day == m_date) {
        painter.setBrush(Theme::color(Token::Accent));
        painter.drawRoundedRect(inside, Theme::radius, Theme::radius);
        text = Theme::color(Token::OnAccent);
    } else if (day == m_hover) {
        painter.setBrush(Theme::color(Token::Hover));
        painter.drawRoundedRect(inside, Theme::radius, Theme::radius);
    }
    if (share >= 0 && !other) {
        // A bar that fills with the day: its length reads without colour.
        const QRectF track(inside.x() + 5, inside.bottom() - 5, inside.width() - 10, 2.5);
        painter.setBrush(day == m_date ? Theme::color(Token::AccentPressed) : Theme::color(Token::Line));
        painter.drawRoundedRect(track, 1, 1);
        painter.setBrush(day == m_date ? text : Theme::color(share >= 0.995 ? Token::DangerText : Token::Accent));
        painter.drawRoundedRect(
            QRectF(track.topLeft(), QSizeF(track.width() * qMin(share, 1.0), track.height())), 1, 1);
    }
    if (day == m_today && day != m_date) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Theme::color(Token::Accent), 1.5));
        painter.drawRoundedRect(inside.adjusted(0.75, 0.75, -0.75, -0.75), Theme::radius, Theme::radius);
    }
    painter.setFont(Theme::font(day == m_date || day == m_today ? FontRole::FiguresStrong : FontRole::Figures));
    painter.setPen(text);
    painter.drawText(inside.adjusted(0, 0, 0, -4), Qt::AlignCenter, QString::number(day.day()));
}

void MiniCalendar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_month.isValid())
        return;
    paintHeader(painter);
    for (int i = 0; i < days; ++i)
        paintDay(painter, cell(i), firstVisible().addDays(i));
    if (hasFocus()) {
        const int index = static_cast<int>(firstVisible().daysTo(m_date));
        if (index >= 0 && index < days) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(Theme::color(Token::Accent), 1));
            painter.drawRoundedRect(
                QRectF(cell(index)).adjusted(0.5, 0.5, -0.5, -0.5), Theme::radius + 1, Theme::radius + 1);
        }
    }
}

void MiniCalendar::mousePressEvent(QMouseEvent *event)
{
    for (const bool forward : {false, true}) {
        if (arrow(forward).contains(event->pos())) {
            showMonth(m_month.addMonths(forward ? 1 : -1));
            return;
        }
    }
    const QDate day = dayAt(event->pos());
    if (!day.isValid())
        return;
    setDate(day);
    Q_EMIT picked(day);
}

void MiniCalendar::mouseMoveEvent(QMouseEvent *event)
{
    m_hover = dayAt(event->pos());
    update();
}

void MiniCalendar::leaveEvent(QEvent *)
{
    m_hover = {};
    update();
}

void MiniCalendar::wheelEvent(QWheelEvent *event)
{
    const int steps = event->angleDelta().y() / 120;
    if (steps != 0)
        showMonth(m_month.addMonths(-steps));
    event->accept();
}

void MiniCalendar::keyPressEvent(QKeyEvent *event)
{
    if (const std::optional<QDate> day = dayAfterKey(event->key(), m_date, m_today, layoutDirection()))
        move(*day);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT picked(m_date);
    else
        QWidget::keyPressEvent(event);
}

void MiniCalendar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Calendar"));
        announce();
        update();
    }
}

void MiniCalendar::move(const QDate &day)
{
    setDate(day);
}

void MiniCalendar::announce()
{
    setAccessibleDescription(FormatText::dateWithYear(m_date));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace vd::ui
