#include "ui/common/TextLabel.h"

#include "ui/common/FormatText.h"

#include <QEvent>
#include <QPainter>

namespace vd::ui {

namespace {

constexpr int shortestElided = 48;

} // namespace

TextLabel::TextLabel(FontRole role, Token colour, QWidget *parent)
    : TextLabel(QString(), role, colour, parent)
{
}

TextLabel::TextLabel(const QString &text, FontRole role, Token colour, QWidget *parent)
    : QLabel(text, parent)
    , m_colour(colour)
{
    // What people typed must never be read as markup.
    setTextFormat(Qt::PlainText);
    setRole(role);
    applyColour();
}

void TextLabel::setRole(FontRole role)
{
    setFont(Theme::font(role));
}

void TextLabel::setColour(Token colour)
{
    m_colour = colour;
    applyColour();
}

void TextLabel::setElides(bool elides)
{
    m_elides = elides;
    setProperty("elides", elides);
    updateGeometry();
    update();
}

QSize TextLabel::minimumSizeHint() const
{
    const QSize whole = QLabel::minimumSizeHint();
    return m_elides ? QSize(qMin(whole.width(), shortestElided), whole.height()) : whole;
}

void TextLabel::paintEvent(QPaintEvent *event)
{
    const bool cut = m_elides && fontMetrics().horizontalAdvance(text()) > contentsRect().width();
    if (m_elides)
        setToolTip(cut ? FormatText::tip(text()) : QString());
    if (!cut)
        return QLabel::paintEvent(event);
    QPainter painter(this);
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    painter.drawText(contentsRect(), int(alignment()) | Qt::TextSingleLine, shown);
}

void TextLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange)
        applyColour();
}

void TextLabel::applyColour()
{
    QPalette own = palette();
    const QColor colour = Theme::color(m_colour);
    if (own.color(QPalette::WindowText) == colour && own.isBrushSet(QPalette::Active, QPalette::WindowText))
        return;
    own = QPalette();
    own.setColor(QPalette::WindowText, colour);
    own.setColor(QPalette::Disabled, QPalette::WindowText, Theme::color(Token::Disabled));
    setPalette(own);
}

} // namespace vd::ui
