#include "ui/door/DoorStatusLine.h"

#include "ui/common/Icon.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/door/OfflineChip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace vd::ui {

DoorStatusLine::DoorStatusLine(QWidget *parent)
    : QWidget(parent)
    , m_offline(new OfflineChip(this))
    , m_sign(new QLabel(this))
    , m_connection(new TextLabel(FontRole::Strong, Token::Success, this))
    , m_queue(new TextLabel(FontRole::Strong, Token::Warning, this))
    , m_clock(new TextLabel(FontRole::Strong, Token::DangerText, this))
    , m_rules(new QPushButton(this))
    , m_retry(new QPushButton(this))
    , m_drop(new QPushButton(this))
    , m_sound(new QToolButton(this))
    , m_fullScreen(new QToolButton(this))
{
    setObjectName(QStringLiteral("doorStatus"));
    m_connection->setObjectName(QStringLiteral("doorConnection"));
    m_connection->setElides(true);
    m_queue->setObjectName(QStringLiteral("doorQueue"));
    m_queue->setElides(true);
    m_clock->setObjectName(QStringLiteral("doorClock"));
    m_clock->setElides(true);
    m_rules->setObjectName(QStringLiteral("rules"));
    m_rules->setAutoDefault(false);
    setVariant(m_rules, Variant::Link);
    m_retry->setObjectName(QStringLiteral("retry"));
    m_retry->setIcon(Icon::get(QStringLiteral("reload"), Token::OnAccent));
    setVariant(m_retry, Variant::Primary);
    m_drop->setObjectName(QStringLiteral("drop"));
    m_sound->setObjectName(QStringLiteral("sound"));
    m_sound->setCheckable(true);
    m_sound->setChecked(true);
    m_sound->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fullScreen->setObjectName(QStringLiteral("fullScreen"));
    m_fullScreen->setIcon(Icon::get(QStringLiteral("expand")));
    m_fullScreen->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::gap);
    row->addWidget(m_offline);
    row->addWidget(m_sign);
    row->addWidget(m_connection);
    row->addWidget(m_rules);
    row->addSpacing(Theme::gap);
    row->addWidget(m_queue);
    row->addWidget(m_clock);
    row->addWidget(m_retry);
    row->addWidget(m_drop);
    row->addStretch(1);
    row->addWidget(m_sound);
    row->addWidget(m_fullScreen);
    connect(m_rules, &QPushButton::clicked, this, &DoorStatusLine::rulesWanted);
    connect(m_retry, &QPushButton::clicked, this, &DoorStatusLine::retryWanted);
    connect(m_drop, &QPushButton::clicked, this, &DoorStatusLine::dropWanted);
    connect(m_sound, &QToolButton::toggled, this, &DoorStatusLine::soundToggled);
    connect(m_sound, &QToolButton::toggled, this, &DoorStatusLine::retranslate);
    connect(m_fullScreen, &QToolButton::clicked, this, &DoorStatusLine::fullScreenToggled);
    retranslate();
}

void DoorStatusLine::setStanding(const OfflineWords::Standing &standing)
{
    m_standing = standing;
    retranslate();
}

void DoorStatusLine::setQueue(int waiting, int unanswered)
{
    m_waiting = waiting;
    m_unanswered = unanswered;
    retranslate();
}

void DoorStatusLine::setSound(bool on)
{
    m_sound->setChecked(on);
}

void DoorStatusLine::setFullScreen(bool full)
{
    m_full = full;
    retranslate();
}

void DoorStatusLine::retranslate()
{
    const bool offline = m_standing.mode == checkin::DoorLink::Mode::Offline;
    const bool nowhere = m_standing.mode == checkin::DoorLink::Mode::Nowhere;
    const Token colour = nowhere ? Token::DangerText : offline ? Token::Text : Token::Success;
    const QIcon icon = Icon::get(nowhere ? QStringLiteral("disconnected") : QStringLiteral("connected"), colour);
    m_sign->setPixmap(icon.pixmap(QSize(Theme::icon, Theme::icon), devicePixelRatioF()));
    m_sign->setVisible(!offline);
    m_offline->setVisible(offline);
    m_connection->setColour(colour);
    m_connection->setText(OfflineWords::connection(m_standing));
    m_rules->setText(tr("What is not checked"));
    m_rules->setVisible(offline);
    const QString clock = OfflineWords::clock(m_standing);
    m_clock->setText(clock);
    m_clock->setVisible(!clock.isEmpty());
    QStringList parts;
    if (m_waiting > 0)
        parts.append(tr("%n scans wait", nullptr, m_waiting));
    if (m_unanswered > 0)
        parts.append(tr("%n scans without an answer", nullptr, m_unanswered));
    if (const QString kept = OfflineWords::queue(m_standing); !kept.isEmpty())
        parts.append(kept);
    m_queue->setText(parts.join(QStringLiteral(" · ")));
    m_queue->setVisible(!parts.isEmpty());
    m_retry->setText(tr("Ask again"));
    m_retry->setToolTip(tr("Asks the last unanswered scan again; it is counted once (Ctrl+R)"));
    m_drop->setText(tr("Forget…"));
    m_drop->setToolTip(tr("Forgets the scans without an answer"));
    m_retry->setVisible(m_unanswered > 0);
    m_drop->setVisible(m_unanswered > 0);
    m_sound->setText(m_sound->isChecked() ? tr("Sound on") : tr("Sound off"));
    m_sound->setIcon(Icon::get(m_sound->isChecked() ? QStringLiteral("sound") : QStringLiteral("sound-off")));
    m_sound->setToolTip(tr("Sounds for yes and no (Ctrl+M)"));
    m_fullScreen->setText(m_full ? tr("Leave full screen") : tr("Full screen"));
    m_fullScreen->setToolTip(QKeySequence(Qt::Key_F11).toString(QKeySequence::NativeText));
}

void DoorStatusLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace vd::ui
