#include "ui/shell/Rail.h"

#include "ui/common/Icon.h"
#include "ui/common/TextLabel.h"
#include "ui/shell/RailButton.h"

#include <QButtonGroup>
#include <QPainter>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

constexpr int markHeight = 56;

} // namespace

Rail::Rail(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout)
    , m_group(new QButtonGroup(this))
    , m_shift(new RailButton(QStringLiteral("shift"), this))
    , m_shiftTime(new TextLabel(FontRole::Caption, Token::Muted, this))
{
    m_group->setExclusive(true);
    m_column->setSpacing(Theme::tight);
    m_shift->setObjectName(QStringLiteral("railShift"));
    m_shift->setCheckable(false);
    m_shiftTime->setAlignment(Qt::AlignCenter);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, markHeight, 1, Theme::gap);
    outer->setSpacing(0);
    outer->addLayout(m_column);
    outer->addStretch(1);
    outer->addWidget(m_shift, 0, Qt::AlignHCenter);
    outer->addWidget(m_shiftTime);
    setShift({}, {});
    connect(m_shift, &QAbstractButton::clicked, this, &Rail::shiftChosen);
}

void Rail::add(const QString &id, const QString &icon, const QString &title, int at)
{
    auto *button = new RailButton(icon, this);
    button->setObjectName(QStringLiteral("rail-") + id);
    m_buttons.insert(id, button);
    m_group->addButton(button);
    m_column->insertWidget(at, button, 0, Qt::AlignHCenter);
    setTitle(id, title);
    connect(button, &QAbstractButton::clicked, this, [this, id] { Q_EMIT chosen(id); });
}

void Rail::remove(const QString &id)
{
    delete m_buttons.take(id);
}

void Rail::setTitle(const QString &id, const QString &title)
{
    if (RailButton *button = m_buttons.value(id)) {
        button->setText(title);
        button->setToolTip(title);
        button->updateGeometry();
    }
}

void Rail::setWaiting(const QString &id, int count)
{
    if (RailButton *button = m_buttons.value(id))
        button->setWaiting(count);
}

void Rail::setCurrent(const QString &id)
{
    if (RailButton *button = m_buttons.value(id))
        button->setChecked(true);
}

void Rail::setShift(const QString &word, const QString &time)
{
    m_shift->setText(word);
    m_shift->setVisible(!word.isEmpty());
    m_shiftTime->setText(time);
    m_shiftTime->setVisible(!time.isEmpty());
}

void Rail::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Token::Window));
    painter.fillRect(QRect(width() - 1, 0, 1, height()), Theme::color(Token::Line));
    Icon::paint(
        &painter, QRectF((width() - 28) / 2.0, 14, 28, 28), QStringLiteral("venuedesk"), Theme::color(Token::Accent));
}

} // namespace vd::ui
