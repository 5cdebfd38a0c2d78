#include "ui/common/TextLabel.h"

#include <QEvent>

namespace vd::ui {

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
