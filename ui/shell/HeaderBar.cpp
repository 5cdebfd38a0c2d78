#include "ui/shell/HeaderBar.h"

#include "ui/common/Icon.h"
#include "ui/common/Variant.h"

#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

namespace vd::ui {

HeaderBar::HeaderBar(QWidget *parent)
    : QWidget(parent)
    , m_venue(new QPushButton(this))
    , m_venueMenu(new QMenu(this))
    , m_toolsPlace(new QHBoxLayout)
    , m_search(new QPushButton(this))
    , m_person(new QPushButton(this))
{
    m_venue->setObjectName(QStringLiteral("headerVenue"));
    m_venue->setFont(Theme::font(FontRole::Section));
    m_venue->setMenu(m_venueMenu);
    setVariant(m_venue, Variant::Quiet);
    m_search->setObjectName(QStringLiteral("headerSearch"));
    m_search->setIcon(Icon::get(QStringLiteral("search")));
    m_person->setObjectName(QStringLiteral("headerPerson"));
    m_person->setIcon(Icon::get(QStringLiteral("person")));
    setVariant(m_person, Variant::Quiet);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::gap, Theme::gap, Theme::group, Theme::gap + 1);
    row->setSpacing(Theme::group);
    row->addWidget(m_venue);
    row->addLayout(m_toolsPlace);
    row->addStretch(1);
    row->addWidget(m_search);
    row->addWidget(m_person);
    connect(m_search, &QPushButton::clicked, this, &HeaderBar::paletteRequested);
    retranslate();
}

void HeaderBar::setVenues(const QList<operators::VenueInfo> &venues)
{
    m_venueMenu->clear();
    delete m_venueMenu->findChild<QActionGroup *>();
    auto *group = new QActionGroup(m_venueMenu);
    for (const operators::VenueInfo &venue : venues) {
        QAction *action = m_venueMenu->addAction(venue.name);
        action->setCheckable(true);
        action->setData(QVariant::fromValue<qlonglong>(venue.id.value()));
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, id = venue.id] { Q_EMIT venueChosen(id); });
    }
    // With one venue there is nothing to switch.
    m_venue->setMenu(venues.size() > 1 ? m_venueMenu : nullptr);
    m_venue->setEnabled(true);
}

void HeaderBar::setCurrentVenue(VenueId venue)
{
    const QList<QAction *> actions = m_venueMenu->actions();
    for (QAction *action : actions) {
        if (action->data().toLongLong() != venue.value())
            continue;
        action->setChecked(true);
        m_venue->setText(action->text());
    }
}

void HeaderBar::setPerson(const QString &name, QMenu *menu)
{
    m_person->setText(name);
    m_person->setMenu(menu);
}

void HeaderBar::setTools(QWidget *tools)
{
    if (m_tools) {
        m_toolsPlace->removeWidget(m_tools);
        m_tools->hide();
    }
    m_tools = tools;
    if (m_tools) {
        m_toolsPlace->addWidget(m_tools);
        m_tools->show();
    }
}

void HeaderBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Token::Surface));
    painter.fillRect(QRect(0, height() - 1, width(), 1), Theme::color(Token::Line));
}

void HeaderBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void HeaderBar::retranslate()
{
    m_search->setText(tr("Search") + QStringLiteral("   ")
        + QKeySequence(QStringLiteral("Ctrl+K")).toString(QKeySequence::NativeText));
    m_search->setAccessibleName(tr("Search and commands"));
    m_venue->setToolTip(tr("Switch the venue"));
    m_person->setToolTip(tr("You: lock, sign out, appearance"));
}

} // namespace vd::ui
