#include "ui/door/VerdictScreen.h"

#include "ui/common/Theme.h"

#include <QAccessible>
#include <QPainter>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>

namespace vd::ui {

namespace {

constexpr double bandHeight = 20;
constexpr double cornerHeight = 40;
constexpr double frameMargin = 12;

QFont bold()
{
    QFont font = Theme::font(FontRole::Verdict);
    return font;
}

QFont strong()
{
    QFont font = Theme::font(FontRole::Verdict);
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont plain()
{
    QFont font = Theme::font(FontRole::Verdict);
    font.setWeight(QFont::Normal);
    return font;
}

} // namespace

VerdictScreen::VerdictScreen(QWidget *parent)
    : QWidget(parent)
    , m_glowing(new QVariantAnimation(this))
{
    setObjectName(QStringLiteral("verdictScreen"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_glowing->setStartValue(1.0);
    m_glowing->setEndValue(0.0);
    connect(m_glowing, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        m_glow = value.toDouble();
        update();
    });
}

void VerdictScreen::setFace(const DoorFace &face, bool announce)
{
    m_face = face;
    layOut();
    update();
    setAccessibleName(face.spoken);
    if (!announce)
        return;
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    Q_EMIT announced(face.spoken);
    m_glow = 0;
    m_glowing->stop();
    if (Theme::motion() > 0 && !face.quiet) {
        m_glowing->setDuration(Theme::motion());
        m_glowing->start();
    }
}

QRectF VerdictScreen::content() const
{
    const double side = std::max(24.0, width() * 0.03);
    const double top = (m_face.banded ? bandHeight : 0) + cornerHeight;
    const double bottom = (m_face.banded ? bandHeight : 0) + 16;
    return QRectF(rect()).adjusted(side, top, -side, -bottom);
}

void VerdictScreen::add(const QString &text, const QFont &font, double pixels, int lines, double gap, bool framed)
{
    if (text.isEmpty())
        return;
    const int largest = std::max(10, int(std::lround(pixels)));
    const double inset = framed ? 2 * frameMargin : 0;
    const QSizeF area(content().width() - inset, std::max(24.0, content().height()));
    m_blocks.append({FittedText(text, font, area, largest, int(largest * 0.6), lines), gap, framed});
}

double VerdictScreen::layOut(double scale)
{
    const QRectF area = content();
    const double unit = area.height() / 100 * scale;
    m_blocks.clear();
    const int largest = m_face.quiet ? int(unit * 16) : std::max(leastWord, int(unit * 30));
    const int smallest = m_face.quiet ? int(unit * 10) : leastWord;
    m_blocks.append({FittedText(m_face.word, bold(), {area.width(), area.height() * (m_face.quiet ? 0.3 : 0.55)},
                         largest, smallest, 2),
        unit * 2, false});
    if (m_face.enters) {
        add(m_face.party, bold(), unit * 10, 1, unit * 1);
        add(m_face.place, strong(), unit * 8.5, 2, unit * 1.5);
        add(m_face.holder, strong(), unit * 6.5, 1, unit * 1.5);
        add(m_face.sentence, strong(), unit * 6.5, 3, unit * 2);
    } else {
        add(m_face.sentence, m_face.quiet ? plain() : bold(), unit * (m_face.quiet ? 4.5 : 7.5), 3, unit * 1);
        add(m_face.place, strong(), unit * 6.5, 2, unit * 2.5);
        add(m_face.holder, strong(), unit * 5.5, 1, unit * 1);
        add(m_face.party, strong(), unit * 5.5, 1, unit * 1);
    }
    add(m_face.hint, bold(), unit * 6, 2, unit * 3, true);
    double height = 0;
    for (const Block &block : std::as_const(m_blocks))
        height += block.gap + block.text.height() + (block.framed ? 2 * frameMargin : 0);
    return height;
}

void VerdictScreen::layOut()
{
    // The sign takes what the words leave; the words give way first when that is too little for it.
    const double height = content().height();
    for (const double scale : {1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36, 0.28}) {
        m_signSide = std::min(height * 0.34, height - layOut(scale));
        if (m_signSide >= height * 0.2)
            return;
    }
    m_signSide = std::max(0.0, m_signSide);
}

int VerdictScreen::wordPixels() const
{
    return m_blocks.isEmpty() ? 0 : m_blocks.constFirst().text.pixels();
}

bool VerdictScreen::fits() const
{
    double height = m_signSide;
    for (const Block &block : m_blocks) {
        if (!block.text.fits())
            return false;
        height += block.gap + block.text.height() + (block.framed ? 2 * frameMargin : 0);
    }
    return height <= content().height() + 0.5;
}

void VerdictScreen::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void VerdictScreen::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_face.ground);
    if (m_glow > 0) {
        QColor light = m_face.text;
        light.setAlphaF(float(0.35 * m_glow));
        painter.fillRect(rect(), light);
    }
    if (m_face.banded)
        paintBands(&painter);
    painter.setPen(m_face.text);
    paintCorners(&painter);
    paintBlocks(&painter);
}

void VerdictScreen::paintBands(QPainter *painter) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(Theme::color(Token::Warning, Scheme::Dark));
    for (const double top : {0.0, height() - bandHeight}) {
        painter->setClipRect(QRectF(0, top, width(), bandHeight));
        for (double x = -bandHeight; x < width() + bandHeight; x += 2 * bandHeight)
            painter->drawPolygon(QPolygonF{{x, top + bandHeight}, {x + bandHeight, top}, {x + 2 * bandHeight, top},
                {x + bandHeight, top + bandHeight}});
    }
    painter->restore();
}

void VerdictScreen::paintCorners(QPainter *painter) const
{
    const double top = m_face.banded ? bandHeight : 0;
    const QRectF strip = QRectF(0, top, width(), cornerHeight).adjusted(16, 8, -16, 0);
    QFont font = Theme::font(FontRole::FiguresStrong);
    font.setPixelSize(18);
    painter->setFont(font);
    painter->drawText(strip, Qt::AlignLeft | Qt::AlignVCenter, m_face.corner);
    if (m_face.note.isEmpty())
        return;
    // Inverted, so that it is not overlooked: what is shown may be known already.
    font = Theme::font(FontRole::Strong);
    font.setPixelSize(18);
    painter->setFont(font);
    const double width = painter->fontMetrics().horizontalAdvance(m_face.note) + 24;
    const QRectF badge(strip.right() - width, strip.top(), width, strip.height());
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(m_face.text);
    painter->drawRoundedRect(badge, Theme::radius, Theme::radius);
    painter->setPen(m_face.ground);
    painter->drawText(badge, Qt::AlignCenter, m_face.note);
    painter->setPen(m_face.text);
}

void VerdictScreen::paintBlocks(QPainter *painter) const
{
    const QRectF area = content();
    double height = m_signSide;
    for (const Block &block : m_blocks)
        height += block.gap + block.text.height() + (block.framed ? 2 * frameMargin : 0);
    double y = area.top() + std::max(0.0, (area.height() - height) / 2);
    paintSign(painter, QRectF(area.center().x() - m_signSide / 2, y, m_signSide, m_signSide), m_face.sign, m_face.text,
        m_face.ground);
    y += m_signSide;
    for (const Block &block : m_blocks) {
        y += block.gap;
        if (!block.framed) {
            block.text.paint(painter, QRectF(area.left(), y, area.width(), block.text.height()));
            y += block.text.height();
            continue;
        }
        const double width = block.text.width() + 4 * frameMargin;
        const QRectF frame(area.center().x() - width / 2, y, width, block.text.height() + 2 * frameMargin);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setBrush(m_face.text);
        painter->setPen(Qt::NoPen);
        painter->drawRoundedRect(frame, Theme::radius, Theme::radius);
        painter->setPen(m_face.ground);
        // The same width as it was laid out for, so that its lines break where they did.
        const double lineWidth = area.width() - 2 * frameMargin;
        block.text.paint(
            painter, QRectF(area.center().x() - lineWidth / 2, y + frameMargin, lineWidth, block.text.height()));
        painter->setPen(m_face.text);
        y += frame.height();
    }
}

} // namespace vd::ui
