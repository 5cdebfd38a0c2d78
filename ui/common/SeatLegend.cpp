#include "ui/common/SeatLegend.h"

#include "ui/common/Phrase.h"
#include "ui/common/SeatCanvas.h"
#include "ui/common/SeatLayer.h"
#include "ui/common/Theme.h"

#include <QEvent>
#include <QPainter>

#include <array>

namespace vd::ui {

namespace {

using Look = SeatMark::Look;

struct Sample
{
    Look look;
    bool chosen;
};

// In the order of words().
constexpr std::array samples{Sample{Look::Free, false}, Sample{Look::Free, true}, Sample{Look::Held, false},
    Sample{Look::Sold, false}, Sample{Look::Blocked, false}};

} // namespace

SeatLegend::SeatLegend(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("seatLegend"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFont(Theme::font(FontRole::Base));
    retranslate();
}

QStringList SeatLegend::words()
{
    return {tr("Free"), tr("Chosen"), tr("Held, not paid"), tr("Sold"), tr("Blocked")};
}

QSize SeatLegend::sizeHint() const
{
    int width = 0;
    const QStringList all = words();
    for (const QString &word : all)
        width += SeatCanvas::cell + Theme::tight + fontMetrics().horizontalAdvance(word) + Theme::page;
    return {width - Theme::page, SeatCanvas::cell};
}

void SeatLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QStringList all = words();
    int left = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const QString &word = all.at(static_cast<qsizetype>(i));
        painter.save();
        painter.translate(left, 0);
        SeatLayer::paintSeat(&painter, samples.at(i).look, samples.at(i).chosen, true);
        painter.restore();
        left += SeatCanvas::cell + Theme::tight;
        const int width = fontMetrics().horizontalAdvance(word);
        painter.setPen(Theme::color(Token::Muted));
        painter.drawText(QRect(left, 0, width + 1, height()), Qt::AlignLeft | Qt::AlignVCenter, word);
        left += width + Theme::page;
    }
}

void SeatLegend::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SeatLegend::retranslate()
{
    setAccessibleName(Phrase::named(tr("Seats on the plan"), Phrase::list(words())));
    updateGeometry();
    update();
}

} // namespace vd::ui
