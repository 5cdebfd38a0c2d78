#include "ui/door/DoorPage.h"

#include "ui/common/MessageStrip.h"
#include "ui/common/Theme.h"
#include "ui/door/CodeChooser.h"
#include "ui/door/DoorBar.h"
#include "ui/door/DoorInput.h"
#include "ui/door/DoorStatusLine.h"
#include "ui/door/PeopleStepper.h"
#include "ui/door/VerdictScreen.h"

#include <QEvent>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace vd::ui {

using checkin::DoorController;
using checkin::DoorState;
using checkin::ScanReading;
using checkin::ScanSource;

DoorPage::DoorPage(DoorController *controller, const Clock *clock, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_clock(clock)
    , m_stack(new QStackedLayout)
    , m_screen(new VerdictScreen(this))
    , m_chooser(new CodeChooser(this))
    , m_strip(new MessageStrip(this))
    , m_bar(new DoorBar(this))
    , m_input(new DoorInput(this))
    , m_status(new DoorStatusLine(this))
{
    setObjectName(QStringLiteral("doorPage"));
    build();
    wire();
    follow();
    followQueue();
}

void DoorPage::build()
{
    m_stack->addWidget(m_screen);
    m_stack->addWidget(m_chooser);
    auto *below = new QVBoxLayout;
    below->setContentsMargins(Theme::group, Theme::gap + Theme::tight, Theme::group, Theme::gap);
    below->setSpacing(Theme::gap);
    below->addWidget(m_strip);
    below->addWidget(m_bar);
    below->addWidget(m_input);
    below->addWidget(m_status);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_stack, 1);
    column->addLayout(below);
    for (auto [timer, wait] : {std::pair{&m_stale, staleMilliseconds}, {&m_patience, patienceMilliseconds}}) {
        timer->setSingleShot(true);
        timer->setInterval(wait);
    }
}

void DoorPage::wire()
{
    connect(&m_stale, &QTimer::timeout, m_controller, &DoorController::clear);
    connect(&m_patience, &QTimer::timeout, this, [this] { showAgain(false); });
    connect(m_controller, &DoorController::stateChanged, this, &DoorPage::follow);
    connect(m_controller, &DoorController::queueChanged, this, &DoorPage::followQueue);
    connect(m_controller, &DoorController::reachableChanged, this, [this] {
        followQueue();
        follow();
    });
    connect(m_input, &DoorInput::entered, this, &DoorPage::enter);
    connect(m_input, &DoorInput::escaped, this, [this] {
        m_input->clear();
        m_strip->clear();
        m_controller->clear();
    });
    connect(m_status, &DoorStatusLine::retryWanted, m_controller, qOverload<>(&DoorController::retry));
    connect(m_chooser, &CodeChooser::chosen, this, [this](const QString &text) {
        stopChoosing();
        check(text, ScanSource::Picture);
    });
    connect(m_chooser, &CodeChooser::cancelled, this, &DoorPage::stopChoosing);
}

void DoorPage::setZone(const QTimeZone &zone)
{
    m_zone = zone;
    showAgain(false);
}

void DoorPage::follow()
{
    const DoorState &state = m_controller->state();
    m_patience.stop();
    m_stale.stop();
    if (state.phase == DoorState::Phase::Checking) {
        // What is shown now stays for the moment a quick answer takes: no flicker between two verdicts.
        m_patience.start();
        return;
    }
    if (state.phase == DoorState::Phase::Answered || state.phase == DoorState::Phase::TurnedAway)
        m_stale.start();
    const bool fresh = state.number != m_announced && state.phase != DoorState::Phase::Idle;
    m_announced = state.number;
    showAgain(fresh);
}

void DoorPage::showAgain(bool announce)
{
    m_screen->setFace(DoorFace::of(m_controller->state(),
                          {m_zone, m_clock->now(), m_controller->isReachable(), m_controller->isExit()}),
        announce);
}

void DoorPage::followQueue()
{
    m_status->setQueue(int(m_controller->queue().waiting().size()), int(m_controller->queue().unanswered().size()));
}

void DoorPage::enter(const QString &typed)
{
    stopChoosing();
    const int people = m_input->people()->people();
    const Result<Done> taken
        = m_input->isDocumentMode() ? m_controller->enterDocument(typed, people) : m_controller->enter(typed, people);
    m_strip->clear();
    if (!taken) {
        turnAway(taken.error());
        return;
    }
    m_input->clear();
}

void DoorPage::takeScan(const QString &text)
{
    stopChoosing();
    check(text, ScanSource::Scanner);
}

void DoorPage::check(const QString &text, ScanSource source)
{
    const int people = m_input->people()->people();
    const Result<Done> taken = m_controller->scan(text, source, people);
    if (!taken) {
        turnAway(taken.error());
        // Whoever holds the scanner does not look at the field.
        m_strip->tell(MessageStrip::Kind::Error, [error = taken.error()] { return DoorInput::sentence(error); });
        return;
    }
    m_strip->clear();
    m_input->people()->setPeople(0);
    m_input->clearError();
}

void DoorPage::turnAway(const Error &error)
{
    m_controller->turnAway(error);
    m_input->setError(error);
    Q_EMIT notTaken();
}

void DoorPage::takeCodes(const QStringList &texts)
{
    if (texts.size() == 1) {
        check(texts.constFirst(), ScanSource::Picture);
        return;
    }
    m_controller->identify(texts, [this, texts](const Result<QList<ScanReading>> &readings) {
        if (readings)
            offer(texts, *readings);
        else {
            m_controller->turnAway(readings.error());
            tellError(readings.error());
        }
    });
}

void DoorPage::offer(const QStringList &texts, const QList<ScanReading> &readings)
{
    QStringList ours;
    for (qsizetype i = 0; i < readings.size(); ++i) {
        if (readings.at(i).isOurs())
            ours.append(texts.at(i));
    }
    // A ticket beside somebody else's code is not ambiguous, and neither is a picture without a ticket.
    if (ours.size() <= 1) {
        check(ours.isEmpty() ? texts.constFirst() : ours.constFirst(), ScanSource::Picture);
        return;
    }
    m_chooser->setCodes(texts, readings, m_zone);
    m_stack->setCurrentWidget(m_chooser);
}

void DoorPage::stopChoosing()
{
    if (!isChoosing())
        return;
    m_stack->setCurrentWidget(m_screen);
    m_input->focusCode();
}

bool DoorPage::isChoosing() const
{
    return m_stack->currentWidget() == m_chooser;
}

void DoorPage::tellError(const Error &error)
{
    m_strip->tellError(error, m_zone);
}

void DoorPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        showAgain(false);
}

} // namespace vd::ui
