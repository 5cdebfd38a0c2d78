#include "ui/door/DoorTools.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"
#include "ui/common/ErrorText.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Phrase.h"
#include "ui/common/Prompt.h"
#include "ui/door/DoorBar.h"
#include "ui/door/DoorInput.h"
#include "ui/door/DoorPage.h"
#include "ui/door/DoorStatusLine.h"
#include "ui/door/GuestsDialog.h"
#include "ui/door/MattersDialog.h"
#include "ui/door/OfflineWords.h"
#include "ui/door/PeopleStepper.h"
#include "ui/door/RulesDialog.h"
#include "ui/door/SpacesDialog.h"

#include <QSettings>

namespace vd::ui {

using checkin::DoorLink;
using operators::Role;

namespace {
constexpr int tickMs = 5'000;

// Nothing is wrong with these tickets; only the desk can move them to the time the guest is here.
bool canBeMoved(const checkin::Verdict &verdict)
{
    static const QStringList codes{QStringLiteral("too_early"), QStringLiteral("too_late"), QStringLiteral("other_day"),
        QStringLiteral("wrong_door"), QStringLiteral("suspended")};
    return verdict.ticket.isValid() && codes.contains(verdict.code);
}

bool isAboutTime(const checkin::Verdict &verdict)
{
    static const QStringList codes{
        QStringLiteral("too_early"), QStringLiteral("too_late"), QStringLiteral("other_day")};
    return verdict.ticket.isValid() && codes.contains(verdict.code);
}
} // namespace

DoorTools::DoorTools(
    const Gateways &gateways, DoorLink &link, checkin::DoorController &controller, DoorPage &page, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
    , m_link(link)
    , m_controller(controller)
    , m_page(page)
{
    wire();
    m_tick.setInterval(tickMs);
    m_tick.start();
    showStanding();
}

void DoorTools::wire()
{
    connect(&m_tick, &QTimer::timeout, this, &DoorTools::showStanding);
    connect(&m_link, &DoorLink::statusChanged, this, &DoorTools::showStanding);
    connect(&m_link, &DoorLink::keysChanged, &m_controller, &checkin::DoorController::refreshKeys);
    connect(&m_link, &DoorLink::modeChanged, this, [this](DoorLink::Mode mode) {
        m_controller.setReachable(mode != DoorLink::Mode::Nowhere);
        m_page.showAgain(false);
    });
    connect(&m_controller, &checkin::DoorController::reachableChanged, this, &DoorTools::showStanding);
    connect(&m_link, &DoorLink::notice, this, [this](const QString &code, const QJsonObject &facts) {
        m_page.strip()->tell(
            MessageStrip::Kind::Warning, ErrorText::sentence({Fault::Rule, code, facts, {}}, m_venue.zone));
    });
    connect(&m_link, &DoorLink::uploaded, this, [this](int scans, int conflicts) {
        const QString sent = tr("%n scans were sent.", nullptr, scans);
        if (conflicts > 0)
            m_page.strip()->tell(MessageStrip::Kind::Warning,
                Phrase::sentences({sent, tr("%n of them are conflicts that a lead decides.", nullptr, conflicts)}));
        else
            m_page.strip()->tell(MessageStrip::Kind::Success, sent);
    });
    connect(m_page.status(), &DoorStatusLine::rulesWanted, this, &DoorTools::openRules);
    DoorBar *bar = m_page.bar();
    connect(bar, &DoorBar::exitChosen, this, &DoorTools::setExit);
    connect(bar, &DoorBar::spacesWanted, this, &DoorTools::chooseSpaces);
    connect(bar, &DoorBar::guestsWanted, this, [this] { openGuests(false); });
    connect(bar, &DoorBar::mattersWanted, this, &DoorTools::openMatters);
    connect(m_page.strip(), &MessageStrip::actionTriggered, this, [this] {
        const Offer offer = std::exchange(m_offer, Offer::None);
        if (offer == Offer::Desk)
            sendToDesk(m_guest, m_why);
        else if (offer == Offer::Admit)
            askToAdmit(m_guest);
    });
    if (m_gateways.changes) {
        connect(m_gateways.changes, &Changes::connectionBack, this, [this] {
            m_controller.setReachable(m_link.mode() != DoorLink::Mode::Nowhere);
            countMatters();
        });
        connect(m_gateways.changes, &Changes::changed, this, [this](VenueId venue, const QString &topic) {
            if (venue == m_venue.id && (topic == QLatin1String("conflict") || topic == QLatin1String("alert")))
                countMatters();
        });
    }
}

void DoorTools::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    m_link.setVenue(venue.id);
    QList<SpaceId> spaces;
    for (const QVariant &id : QSettings().value(spacesKey()).toList())
        spaces << SpaceId(id.toLongLong());
    m_controller.setSpaces(spaces);
    m_page.bar()->setSpaces(int(spaces.size()));
    showStanding();
    countMatters();
}

void DoorTools::setRoles(operators::Roles roles)
{
    m_roles = roles;
    m_page.bar()->setMatters(hasMatters() ? m_matters : -1);
    countMatters();
}

QString DoorTools::spacesKey() const
{
    return QStringLiteral("door/spaces-%1").arg(m_venue.id.value());
}

bool DoorTools::decides() const
{
    return m_roles.testFlag(Role::DeskLead);
}

bool DoorTools::hasMatters() const
{
    return m_gateways.door && (decides() || m_roles.testFlag(Role::FrontDesk));
}

void DoorTools::showStanding()
{
    OfflineWords::Standing standing;
    standing.mode = m_controller.isReachable() ? m_link.mode() : DoorLink::Mode::Nowhere;
    standing.now = m_gateways.clock->now();
    standing.zone = m_venue.zone.isValid() ? m_venue.zone : QTimeZone::utc();
    if (const checkin::DoorSync *sync = m_link.sync()) {
        standing.keepsList = true;
        standing.now = sync->serverNow();
        if (sync->state().hasManifest)
            standing.listAt = sync->state().head.serverNow;
        standing.waiting = sync->state().waiting + sync->state().elsewhere;
        standing.failed = sync->state().failed;
        standing.skewMs = sync->skewMs();
    }
    m_page.status()->setStanding(standing);
}

void DoorTools::setExit(bool exit)
{
    m_controller.setExit(exit);
    m_page.bar()->setExit(exit);
    m_page.showAgain(false);
}

void DoorTools::answered()
{
    const checkin::DoorState &state = m_controller.state();
    if (m_offer != Offer::None)
        m_page.strip()->clear();
    m_offer = Offer::None;
    if (state.phase != checkin::DoorState::Phase::Answered || m_link.mode() != DoorLink::Mode::Online)
        return;
    m_guest = state.verdict.ticket;
    m_why = state.verdict.code;
    if (decides() && isAboutTime(state.verdict)) {
        m_offer = Offer::Admit;
        m_page.strip()->tell(MessageStrip::Kind::Info, tr("A lead can let this guest in all the same."), tr("Let in…"));
    } else if (canBeMoved(state.verdict) && m_gateways.door) {
        m_offer = Offer::Desk;
        m_page.strip()->tell(
            MessageStrip::Kind::Info, tr("The desk can move this guest to another time."), tr("Send to the desk"));
    }
}

void DoorTools::askToAdmit(TicketId ticket)
{
    Question question;
    question.title = tr("Let this guest in all the same?");
    question.text = tr("The ticket is good, but not for now.");
    question.consequences = {tr("The people count as entered."), tr("The reason is kept with your name.")};
    question.accept = tr("Let in");
    question.reason = true;
    Prompt::ask(&m_page, question, [this, ticket](const QString &reason) {
        const int people = m_page.input()->people()->people();
        if (const Result<Done> taken = m_controller.admitAnyway(ticket, reason, people); !taken)
            m_page.tellError(taken.error());
    });
}

void DoorTools::sendToDesk(TicketId ticket, const QString &code)
{
    whenDone(m_link.offerToDesk(ticket, code), this, [this](const Result<Done> &sent) {
        if (sent)
            m_page.strip()->tell(MessageStrip::Kind::Success, tr("The desk sees this guest in its list."));
        else
            m_page.tellError(sent.error());
    });
}

void DoorTools::chooseSpaces()
{
    if (!m_gateways.catalog)
        return;
    auto *dialog = new SpacesDialog(*m_gateways.catalog, m_venue.id, m_controller.spaces(), &m_page);
    connect(dialog, &SpacesDialog::chosen, this, &DoorTools::setSpaces);
    dialog->open();
}

void DoorTools::setSpaces(const QList<SpaceId> &spaces)
{
    QVariantList ids;
    for (const SpaceId &space : spaces)
        ids << qlonglong(space.value());
    QSettings().setValue(spacesKey(), ids);
    m_controller.setSpaces(spaces);
    m_page.bar()->setSpaces(int(spaces.size()));
}

void DoorTools::openGuests(bool inside)
{
    const QTimeZone zone = m_venue.zone.isValid() ? m_venue.zone : QTimeZone::utc();
    const QDateTime now = m_link.sync() ? m_link.sync()->serverNow() : m_gateways.clock->now();
    auto *dialog = new GuestsDialog(m_link, now.toTimeZone(zone).date(), zone, &m_page);
    connect(dialog, &GuestsDialog::admitWanted, this, [this](TicketId ticket) {
        if (const Result<Done> taken = m_controller.admit(ticket, m_page.input()->people()->people()); !taken)
            m_page.tellError(taken.error());
    });
    if (inside)
        dialog->showInside(true);
    dialog->open();
}

void DoorTools::openMatters()
{
    if (!hasMatters())
        return;
    auto *dialog
        = new MattersDialog({*m_gateways.door, m_gateways.changes, m_venue.id, m_venue.zone, decides()}, &m_page);
    connect(dialog, &MattersDialog::openOrder, this, [this, dialog](const QString &orderNo) {
        dialog->accept();
        Q_EMIT openOrder(orderNo);
    });
    connect(dialog, &MattersDialog::counted, this, [this](int open) {
        m_matters = open;
        m_page.bar()->setMatters(open);
        Q_EMIT mattersChanged();
    });
    dialog->open();
}

void DoorTools::openRules()
{
    (new RulesDialog(&m_page))->open();
}

void DoorTools::countMatters()
{
    if (!hasMatters() || !m_venue.id.isValid() || m_link.mode() != DoorLink::Mode::Online)
        return;
    const auto set = [this](qsizetype open) {
        m_matters = int(open);
        m_page.bar()->setMatters(m_matters);
        Q_EMIT mattersChanged();
    };
    whenDone(
        m_gateways.door->deskOffers(m_venue.id), this, [this, set](const Result<QList<checkin::DeskOffer>> &offers) {
            if (!offers || !decides())
                return set(offers ? offers->size() : m_matters);
            whenDone(m_gateways.door->conflicts(m_venue.id, true), this,
                [this, set, sent = offers->size()](const Result<QList<checkin::Conflict>> &conflicts) {
                    const qsizetype both = sent + (conflicts ? conflicts->size() : 0);
                    whenDone(m_gateways.door->safetyAlerts(m_venue.id), this,
                        [set, both](const Result<QList<checkin::SafetyAlert>> &alerts) {
                            set(both + (alerts ? alerts->size() : 0));
                        });
                });
        });
}

QList<Command> DoorTools::commands()
{
    return {
        {QStringLiteral("door.guests"), tr("Find a guest"), QStringLiteral("people"),
            QKeySequence(Qt::CTRL | Qt::Key_G), [this] { openGuests(false); }, {}, {},
            QStringLiteral("guest name phone look up")},
        {QStringLiteral("door.inside"), tr("Who is inside (evacuation)"), QStringLiteral("list"),
            QKeySequence(Qt::CTRL | Qt::Key_I), [this] { openGuests(true); }, {}, {},
            QStringLiteral("inside evacuation list")},
        {QStringLiteral("door.exit"), m_controller.isExit() ? tr("Let people in again") : tr("Let people out"),
            QStringLiteral("transfer"), QKeySequence(Qt::CTRL | Qt::Key_E), [this] { setExit(!m_controller.isExit()); },
            {}, {}, QStringLiteral("exit out in")},
        {QStringLiteral("door.rules"), tr("What is not checked offline"), QStringLiteral("info"), {},
            [this] { openRules(); }, {}, {}, QStringLiteral("offline rules")},
        {QStringLiteral("door.matters"), tr("Decide conflicts and serve guests sent to the desk"),
            QStringLiteral("list"), {}, [this] { openMatters(); },
            [this] { return hasMatters() ? QString() : tr("The front desk and leads do this."); }, {},
            QStringLiteral("conflict decide desk")},
    };
}

} // namespace vd::ui
