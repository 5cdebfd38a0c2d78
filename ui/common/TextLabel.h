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
    /// Gives way when there is little room: the text ends in an ellipsis and stands whole in the tool tip. For asides
    /// in crowded rows; never for what must be read.
    void setElides(bool elides);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void applyColour();

    Token m_colour;
    bool m_elides = false;
};

} // namespace vd::ui
