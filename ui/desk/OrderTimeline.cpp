#include "ui/desk/OrderTimeline.h"

#include "ui/common/FormatText.h"
#include "ui/common/Theme.h"
#include "ui/desk/OrderWords.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace vd::ui {

namespace {

constexpr int rowHeight = 40;
constexpr int textLeft = 20;

} // namespace

OrderTimeline::OrderTimeline(QWidget *parent)
    : QWidget(parent)
    , m_zone(QTimeZone::utc())
{
    setObjectName(QStringLiteral("orderTimeline"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void OrderTimeline::setEntries(const QList<orders::TimelineEntry> &entries)
{
    m_entries = QList<orders::TimelineEntry>(entries.crbegin(), entries.crend());
    std::stable_sort(m_entries.begin(), m_entries.end(), [](const auto &a, const auto &b) { return b.at < a.at; });
    QStringList spoken;
    for (const orders::TimelineEntry &entry : std::as_const(m_entries))
        spoken.append(QStringLiteral("%1 %2, %3")
                          .arg(FormatText::moment(entry.at, m_zone), OrderWords::action(entry.action), entry.actor));
    setAccessibleDescription(spoken.join(QStringLiteral(". ")));
    updateGeometry();
    update();
}

QSize OrderTimeline::sizeHint() const
{
    return {200, static_cast<int>(m_entries.size()) * rowHeight + 4};
}

void OrderTimeline::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont base = Theme::font(FontRole::Base);
    const QFont caption = Theme::font(FontRole::Caption);
    for (int i = 0; i < m_entries.size(); ++i) {
        const orders::TimelineEntry &entry = m_entries.at(i);
        const int top = i * rowHeight;
        painter.setPen(QPen(Theme::color(Token::Line), 2));
        if (i + 1 < m_entries.size())
            painter.drawLine(6, top + 14, 6, top + rowHeight + 6);
        painter.setPen(Qt::NoPen);
        painter.setBrush(Theme::color(i == 0 ? Token::Accent : Token::ControlLine));
        painter.drawEllipse(QPointF(6, top + 10), 4, 4);
        const QRect text(textLeft, top, width() - textLeft, 20);
        painter.setFont(base);
        painter.setPen(Theme::color(Token::Text));
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(base).elidedText(OrderWords::action(entry.action), Qt::ElideRight, text.width()));
        painter.setFont(caption);
        painter.setPen(Theme::color(Token::Muted));
        const QString below = FormatText::moment(entry.at, m_zone) + QStringLiteral("  ·  ") + entry.actor;
        painter.drawText(text.translated(0, 18), Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(caption).elidedText(below, Qt::ElideRight, text.width()));
    }
}

void OrderTimeline::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        update();
}

} // namespace vd::ui
