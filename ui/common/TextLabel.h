#pragma once

#include "ui/common/Theme.h"

#include <QLabel>

namespace vd::ui {

/// A label in one of the theme's faces and colours; it follows a switch of light and dark by itself.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(FontRole role, Token colour = Token::Text, QWidget *parent = nullptr);
    explicit TextLabel(
        const QString &text, FontRole role = FontRole::Base, Token colour = Token::Text, QWidget *parent = nullptr);

    void setRole(FontRole role);
    void setColour(Token colour);
    [[nodiscard]] Token colour() const { return m_colour; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyColour();

    Token m_colour;
};

} // namespace vd::ui
