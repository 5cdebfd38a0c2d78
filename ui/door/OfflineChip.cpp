#include "ui/door/OfflineChip.h"

#include "ui/common/Theme.h"
#include "ui/door/Sign.h"

#include <QEvent>
#include <QPainter>

namespace vd::ui {

namespace {
constexpr int chipHeight = 28;
constexpr int signSide = 18;
} // namespace

OfflineChip::OfflineChip(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("offlineChip"));
    setAccessibleName(text());
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QString OfflineChip::text() const
{
    return tr("Offline");
}

QSize OfflineChip::sizeHint() const
{
    const QFontMetrics metrics(Theme::font(FontRole::Strong));
    return {signSide + metrics.horizontalAdvance(text()) + 3 * Theme::gap, chipHeight};
}

void OfflineChip::paintEvent(QPaintEvent *)
{
    const VerdictStyle style = Theme::verdictStyle(VerdictKind::Provisional);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.ground);
    painter.drawRoundedRect(rect(), Theme::radius, Theme::radius);
    const QRectF sign(Theme::gap, (height() - signSide) / 2.0, signSide, signSide);
    paintSign(&painter, sign, Sign::Tilde, style.text, style.ground);
    painter.setFont(Theme::font(FontRole::Strong));
    painter.setPen(style.text);
    painter.drawText(
        rect().adjusted(signSide + 2 * Theme::gap, 0, -Theme::gap, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
}

void OfflineChip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(text());
        updateGeometry();
        update();
    }
}

} // namespace vd::ui
