#include "ui/desk/Separator.h"

#include "ui/common/Theme.h"

#include <QPainter>

namespace vd::ui {

Separator::Separator(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(1);
}

void Separator::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Token::Line));
}

} // namespace vd::ui
