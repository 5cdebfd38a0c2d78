#include "ui/desk/MonthView.h"

#include "ui/common/CalendarKeys.h"
#include "ui/common/FormatText.h"
#include "ui/common/Theme.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

namespace vd::ui {

namespace {

constexpr int days = 42;
constexpr int headHeight = 64;
constexpr int gap = 6;

} // namespace

MonthView::MonthView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("monthView"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(560, 420);
}

void MonthView::setDate(const QDate &date)
{
    if (!date.isValid())
        return;
    m_date = date;
    const QDate month(date.year(), date.month(), 1);
    if (month != m_month) {
        m_month = month;
        m_percent.clear();
        Q_EMIT monthShown(firstVisible(), firstVisible().addDays(days - 1));
    }
    announce();
    update();
}

void MonthView::setToday(const QDate &today)
{
    m_today = today;
    update();
}

void MonthView::setShares(const QHash<QDate, int> &percent)
{
    m_percent = percent;
    announce();
    update();
}

QString MonthView::sentence(const QDate &day) const
{
    const auto share = m_percent.constFind(day);
    return share == m_percent.cend()
        ? tr("%1: nothing offered").arg(FormatText::dateWithYear(day))
        : tr("%1: %2 taken").arg(FormatText::dateWithYear(day), FormatText::percent(*share / 100.0));
}

QDate MonthView::firstVisible() const
{
    return FormatText::monday(m_month);
}

QRect MonthView::box(int index) const
{
    const int column = layoutDirection() == Qt::RightToLeft ? 6 - index % 7 : index % 7;
    const int width = (this->width() - 2 * Theme::group) / 7;
    const int height = qMax(48, (this->height() - headHeight - Theme::group) / 6);
    return {Theme::group + column * width, headHeight + index / 7 * height, width - gap, height - gap};
}

QDate MonthView::dayAt(const QPoint &point) const
{
    for (int i = 0; i < days; ++i) {
        if (box(i).contains(point))
            return firstVisible().addDays(i);
    }
    return {};
}

void MonthView::paintHead(QPainter &painter) const
{
    const QLocale locale;
    painter.setFont(Theme::font(FontRole::Section));
    painter.setPen(Theme::color(Token::Text));
    painter.drawText(QRect(Theme::group, 0, width() - 2 * Theme::group, 36), Qt::AlignLeft | Qt::AlignVCenter,
        FormatText::month(m_month, locale));
    painter.setFont(Theme::font(FontRole::Caption));
    painter.setPen(Theme::color(Token::Muted));
    for (int i = 0; i < 7; ++i)
        painter.drawText(QRect(box(i).x() + 8, 38, box(i).width(), 22), Qt::AlignLeft | Qt::AlignVCenter,
            locale.standaloneDayName(firstVisible().addDays(i).dayOfWeek(), QLocale::ShortFormat));
}

void MonthView::paintDay(QPainter &painter, const QDate &day) const
{
    const QRectF inside(box(static_cast<int>(firstVisible().daysTo(day))));
    const bool other = day.month() != m_month.month();
    const auto share = m_percent.constFind(day);
    const bool offered = share != m_percent.cend() && !other;
    painter.setPen(QPen(Theme::color(day == m_date ? Token::Accent : Token::Line), day == m_date ? 2 : 1));
    painter.setBrush(Theme::color(day == m_hover ? Token::Hover : offered ? Token::Surface : Token::Window));
    painter.drawRoundedRect(inside.adjusted(0.5, 0.5, -0.5, -0.5), Theme::radius, Theme::radius);
    painter.setFont(Theme::font(day == m_today ? FontRole::FiguresStrong : FontRole::Figures));
    painter.setPen(Theme::color(day == m_today ? Token::Accent : other ? Token::Muted : Token::Text));
    painter.drawText(inside.adjusted(8, 6, -8, 0), Qt::AlignLeft | Qt::AlignTop, QString::number(day.day()));
    if (!offered)
        return;
    painter.setPen(Theme::color(*share >= 100 ? Token::DangerText : Token::Muted));
    painter.setFont(Theme::font(FontRole::Figures));
    painter.drawText(inside.adjusted(8, 6, -8, 0), Qt::AlignRight | Qt::AlignTop, FormatText::percent(*share / 100.0));
    const QRectF track(inside.x() + 8, inside.bottom() - 12, inside.width() - 16, 5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::color(Token::Line));
    painter.drawRoundedRect(track, 2, 2);
    painter.setBrush(Theme::color(*share >= 100 ? Token::DangerText : Token::Accent));
    painter.drawRoundedRect(
        QRectF(track.topLeft(), QSizeF(track.width() * qMin(*share, 100) / 100.0, track.height())), 2, 2);
}

void MonthView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), Theme::color(Token::Window));
    if (!m_month.isValid())
        return;
    paintHead(painter);
    for (int i = 0; i < days; ++i)
        paintDay(painter, firstVisible().addDays(i));
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Theme::color(Token::Accent), 1, Qt::DashLine));
        painter.drawRoundedRect(QRectF(box(static_cast<int>(firstVisible().daysTo(m_date)))).adjusted(-2, -2, 2, 2),
            Theme::radius + 2, Theme::radius + 2);
    }
}

void MonthView::mousePressEvent(QMouseEvent *event)
{
    const QDate day = dayAt(event->pos());
    if (event->button() != Qt::LeftButton || !day.isValid())
        return;
    move(day);
    Q_EMIT opened(day);
}

void MonthView::mouseMoveEvent(QMouseEvent *event)
{
    m_hover = dayAt(event->pos());
    update();
}

void MonthView::leaveEvent(QEvent *)
{
    m_hover = {};
    update();
}

void MonthView::move(const QDate &day)
{
    setDate(day);
    Q_EMIT moved(day);
}

void MonthView::keyPressEvent(QKeyEvent *event)
{
    if (const std::optional<QDate> day = dayAfterKey(event->key(), m_date, m_today, layoutDirection()))
        move(*day);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT opened(m_date);
    else
        QWidget::keyPressEvent(event);
}

void MonthView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        announce();
        update();
    }
}

void MonthView::announce()
{
    setAccessibleName(tr("Month"));
    setAccessibleDescription(m_date.isValid() ? sentence(m_date) : QString());
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace vd::ui
