#include "ui/door/DoorBar.h"

#include "ui/common/Icon.h"
#include "ui/common/Segments.h"
#include "ui/common/Theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace vd::ui {

DoorBar::DoorBar(QWidget *parent)
    : QWidget(parent)
    , m_direction(new Segments(this))
    , m_camera(new QPushButton(this))
    , m_spaces(new QPushButton(this))
    , m_guests(new QPushButton(this))
    , m_matters(new QPushButton(this))
{
    setObjectName(QStringLiteral("doorBar"));
    m_direction->setObjectName(QStringLiteral("direction"));
    m_camera->setObjectName(QStringLiteral("camera"));
    m_camera->setIcon(Icon::get(QStringLiteral("camera")));
    m_camera->setCheckable(true);
    m_spaces->setObjectName(QStringLiteral("spaces"));
    m_guests->setObjectName(QStringLiteral("guests"));
    m_matters->setObjectName(QStringLiteral("matters"));
    m_guests->setIcon(Icon::get(QStringLiteral("people")));
    m_matters->setIcon(Icon::get(QStringLiteral("list")));
    m_spaces->setIcon(Icon::get(QStringLiteral("door")));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::gap);
    row->addWidget(m_direction);
    row->addStretch(1);
    for (QPushButton *button : {m_camera, m_spaces, m_guests, m_matters}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    connect(m_direction, &Segments::chosen, this, [this](int index) { Q_EMIT exitChosen(index == 1); });
    connect(m_camera, &QPushButton::clicked, this, &DoorBar::cameraToggled);
    connect(m_spaces, &QPushButton::clicked, this, &DoorBar::spacesWanted);
    connect(m_guests, &QPushButton::clicked, this, &DoorBar::guestsWanted);
    connect(m_matters, &QPushButton::clicked, this, &DoorBar::mattersWanted);
    retranslate();
}

void DoorBar::setExit(bool exit)
{
    m_direction->setCurrent(exit ? 1 : 0);
}

void DoorBar::setCamera(bool on)
{
    m_camera->setChecked(on);
}

void DoorBar::setSpaces(int count)
{
    m_spaceCount = count;
    retranslate();
}

void DoorBar::setMatters(int count)
{
    m_matterCount = count;
    retranslate();
}

void DoorBar::retranslate()
{
    m_direction->setChoices({tr("Going in"), tr("Going out")});
    m_direction->setAccessibleName(tr("Direction"));
    m_camera->setText(tr("Camera"));
    m_camera->setToolTip(tr("Scan with this computer's camera (F8)"));
    m_spaces->setText(m_spaceCount > 0 ? tr("%n spaces", nullptr, m_spaceCount) : tr("All spaces"));
    m_spaces->setToolTip(tr("Which spaces this door leads to"));
    m_guests->setText(tr("Guests"));
    m_guests->setToolTip(tr("Find a guest by name or last digits; who is inside now (Ctrl+G)"));
    m_matters->setText(m_matterCount > 0 ? tr("To decide: %1").arg(m_matterCount) : tr("To decide"));
    m_matters->setToolTip(tr("Conflicts of doors that worked alone, and guests sent to the desk"));
    m_matters->setVisible(m_matterCount >= 0);
}

void DoorBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace vd::ui
