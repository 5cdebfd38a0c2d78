#include "ui/door/PeopleStepper.h"

#include "ui/common/Icon.h"
#include "ui/common/TextLabel.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QToolButton>

#include <algorithm>

namespace vd::ui {

namespace {

constexpr int controlHeight = 48;

QToolButton *stepButton(const QString &icon, const QString &name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setIcon(Icon::get(icon));
    button->setFixedSize(40, controlHeight);
    button->setFocusPolicy(Qt::NoFocus); // The stepper has the focus; its arrow keys do the same.
    return button;
}

} // namespace

PeopleStepper::PeopleStepper(QWidget *parent)
    : QWidget(parent)
    , m_caption(new TextLabel(FontRole::Base, Token::Muted, this))
    , m_value(new TextLabel(FontRole::Total, Token::Text, this))
    , m_fewer(stepButton(QStringLiteral("minus"), QStringLiteral("fewerPeople"), this))
    , m_more(stepButton(QStringLiteral("plus"), QStringLiteral("morePeople"), this))
{
    setObjectName(QStringLiteral("people"));
    setFocusPolicy(Qt::StrongFocus);
    m_value->setObjectName(QStringLiteral("peopleValue"));
    m_value->setAlignment(Qt::AlignCenter);
    QFont font = Theme::font(FontRole::FiguresStrong);
    font.setPixelSize(20);
    m_value->setFont(font);
    m_value->setMinimumWidth(48);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::tight);
    row->addWidget(m_caption);
    row->addSpacing(Theme::tight);
    row->addWidget(m_fewer);
    row->addWidget(m_value);
    row->addWidget(m_more);
    connect(m_fewer, &QToolButton::clicked, this, &PeopleStepper::fewer);
    connect(m_more, &QToolButton::clicked, this, &PeopleStepper::more);
    retranslate();
}

void PeopleStepper::setPeople(int people)
{
    const int bounded = std::clamp(people, 0, most);
    if (m_people == bounded)
        return;
    m_people = bounded;
    retranslate();
    QAccessibleValueChangeEvent changed(this, m_value->text());
    QAccessible::updateAccessibility(&changed);
}

void PeopleStepper::retranslate()
{
    //: Caption of how many people of a ticket to let in.
    m_caption->setText(tr("Admit now"));
    //: All people of the ticket.
    m_value->setText(m_people == 0 ? tr("All") : QString::number(m_people));
    m_value->setColour(m_people == 0 ? Token::Muted : Token::Accent);
    m_fewer->setEnabled(m_people > 0);
    m_fewer->setToolTip(tr("One person fewer"));
    m_more->setToolTip(tr("One person more"));
    m_fewer->setAccessibleName(m_fewer->toolTip());
    m_more->setAccessibleName(m_more->toolTip());
    setAccessibleName(m_caption->text());
    setAccessibleDescription(m_value->text());
}

void PeopleStepper::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PeopleStepper::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Plus)
        more();
    else if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Minus)
        fewer();
    else
        QWidget::keyPressEvent(event);
}

void PeopleStepper::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void PeopleStepper::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void PeopleStepper::paintEvent(QPaintEvent *)
{
    if (!hasFocus())
        return;
    QStyleOptionFocusRect ring;
    ring.initFrom(this);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, &painter, this);
}

} // namespace vd::ui
