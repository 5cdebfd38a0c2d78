#include "ui/door/MattersDialog.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Phrase.h"
#include "ui/common/Prompt.h"
#include "ui/common/Segments.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/door/VerdictText.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

using checkin::Conflict;
using checkin::DeskOffer;

MattersDialog::MattersDialog(const Place &place, QWidget *parent)
    : QDialog(parent)
    , m_place(place)
    , m_conflicts([](const Conflict &c) { return c.id; })
    , m_offers([](const DeskOffer &o) { return o.id; })
    , m_which(new Segments(this))
    , m_strip(new MessageStrip(this))
    , m_alert(new MessageStrip(this))
    , m_conflictTable(new TablePane(this))
    , m_offerTable(new TablePane(this))
    , m_story(new TextLabel(FontRole::Base, Token::Text, this))
    , m_accept(new QPushButton(this))
    , m_reject(new QPushButton(this))
    , m_served(new QPushButton(this))
    , m_order(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("mattersDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    m_conflictTable->setModel(&m_conflicts);
    m_offerTable->setModel(&m_offers);
    retranslate();
    m_conflictTable->view()->setStartWidths({150, 130, 130, 150, 120, 80, 120});
    m_offerTable->view()->setStartWidths({150, 130, 130, 150, 150, 120});
    connect(m_which, &Segments::chosen, this, &MattersDialog::showList);
    connect(m_conflictTable, &TablePane::currentChanged, this, &MattersDialog::follow);
    connect(m_offerTable, &TablePane::currentChanged, this, &MattersDialog::follow);
    connect(m_accept, &QPushButton::clicked, this, [this] { decide(true); });
    connect(m_reject, &QPushButton::clicked, this, [this] { decide(false); });
    connect(m_served, &QPushButton::clicked, this, &MattersDialog::served);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_order, &QPushButton::clicked, this, [this] {
        const std::optional<int> row = m_offerTable->currentSourceRow();
        const Conflict *conflict = currentConflict();
        const QString number = m_which->current() == 0 && m_place.decides
            ? (conflict ? conflict->orderNo : QString())
            : (row ? m_offers.row(*row).orderNo : QString());
        if (!number.isEmpty())
            Q_EMIT openOrder(number);
    });
    connect(m_alert, &MessageStrip::actionTriggered, this, [this] {
        if (!m_alerts.isEmpty())
            whenDone(m_place.gateway.seeAlert(m_alerts.constFirst().id), this,
                [this](const Result<Done> &answer) { told(answer); });
    });
    if (m_place.changes) {
        connect(m_place.changes, &Changes::changed, this, [this](VenueId venue, const QString &topic) {
            if (venue == m_place.venue && (topic == QLatin1String("conflict") || topic == QLatin1String("alert")))
                load();
        });
    }
    resize(980, 640);
    showList(0);
    load();
}

void MattersDialog::build()
{
    m_alert->setObjectName(QStringLiteral("safetyAlert"));
    m_alert->setClosable(false);
    m_conflictTable->setObjectName(QStringLiteral("conflicts"));
    m_offerTable->setObjectName(QStringLiteral("offers"));
    m_story->setObjectName(QStringLiteral("conflictStory"));
    m_story->setWordWrap(true);
    m_story->setTextFormat(Qt::PlainText);
    m_accept->setObjectName(QStringLiteral("acceptEntry"));
    m_reject->setObjectName(QStringLiteral("rejectEntry"));
    m_served->setObjectName(QStringLiteral("served"));
    m_order->setObjectName(QStringLiteral("openOrder"));
    auto *foot = new QHBoxLayout;
    foot->setSpacing(Theme::gap);
    foot->addWidget(m_close);
    foot->addStretch(1);
    for (QPushButton *button : {m_order, m_served, m_reject, m_accept})
        foot->addWidget(button);
    for (QPushButton *button : {m_order, m_served, m_reject, m_accept, m_close})
        button->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::group);
    column->setSpacing(Theme::group);
    auto *head = new QHBoxLayout;
    head->addWidget(m_which);
    head->addStretch(1);
    column->addLayout(head);
    column->addWidget(m_alert);
    column->addWidget(m_strip);
    column->addWidget(m_conflictTable, 1);
    column->addWidget(m_story);
    column->addWidget(m_offerTable, 1);
    column->addLayout(foot);
}

void MattersDialog::setConflictColumns()
{
    const auto word = [](const Conflict &c) { return VerdictText::word(c.code, VerdictText::kindOf(c.code)); };
    m_conflicts.setColumns({
        {tr("Let in"), [this](const Conflict &c) { return FormatText::moment(c.second.at, m_place.zone); },
            [](const Conflict &c) { return c.second.at; }, true, {}, {}, {}},
        {tr("Door"), [](const Conflict &c) { return c.second.door; }, {}, false, {}, {}, {}},
        {tr("Although"), word, {}, false, {}, {}, {}},
        {tr("Space"), [](const Conflict &c) { return c.spaceName; }, {}, false, {}, {}, {}},
        {tr("Guest"), [](const Conflict &c) { return c.holder; }, {}, false, {}, {}, {}},
        {tr("People"), [](const Conflict &c) { return c.people; }, {}, true, {}, {}, {}},
        {tr("Suggested"),
            [](const Conflict &c) {
                return c.suggested == QLatin1String("accept") ? tr("Let it stand") : tr("Reject");
            },
            {}, false, {}, {}, {}},
    });
}

void MattersDialog::setOfferColumns()
{
    m_offers.setColumns({
        {tr("Sent"), [this](const DeskOffer &o) { return FormatText::moment(o.askedAt, m_place.zone); },
            [](const DeskOffer &o) { return o.askedAt; }, true, {}, {}, {}},
        {tr("Guest"), [](const DeskOffer &o) { return o.holder; }, {}, false, {}, {}, {}},
        {tr("Why"), [](const DeskOffer &o) { return VerdictText::word(o.code, VerdictText::kindOf(o.code)); }, {},
            false, {}, {}, {}},
        {tr("Space"), [](const DeskOffer &o) { return o.spaceName; }, {}, false, {}, {}, {}},
        {tr("Booked for"), [this](const DeskOffer &o) { return FormatText::moment(o.startsAt, m_place.zone); },
            [](const DeskOffer &o) { return o.startsAt; }, true, {}, {}, {}},
        {tr("Order"), [](const DeskOffer &o) { return o.orderNo; }, {}, false, {}, {}, {}},
    });
}

void MattersDialog::retranslate()
{
    setWindowTitle(tr("To decide"));
    m_which->setChoices(
        m_place.decides ? QStringList{tr("Conflicts"), tr("Sent to the desk")} : QStringList{tr("Sent to the desk")});
    setConflictColumns();
    setOfferColumns();
    m_conflictTable->emptyState()->set(QStringLiteral("success"), tr("No conflicts"),
        tr("When a door without the server lets in somebody whom the server would have stopped, both scans stand here "
           "until a lead decides."));
    m_offerTable->emptyState()->set(QStringLiteral("success"), tr("Nobody was sent"),
        tr("Guests whom a door sends because they are early, late or in the wrong session stand here."));
    m_accept->setText(tr("Let it stand…"));
    m_reject->setText(tr("Reject…"));
    m_served->setText(tr("Served"));
    m_order->setText(tr("Open the order"));
    m_close->setText(tr("Close"));
    showAlert();
    follow();
}

void MattersDialog::showList(int which)
{
    const bool conflicts = m_place.decides && which == 0;
    m_conflictTable->setVisible(conflicts);
    m_story->setVisible(conflicts);
    m_accept->setVisible(conflicts);
    m_reject->setVisible(conflicts);
    m_offerTable->setVisible(!conflicts);
    m_served->setVisible(!conflicts);
    follow();
}

const Conflict *MattersDialog::currentConflict() const
{
    const std::optional<int> row = m_conflictTable->currentSourceRow();
    return row ? &m_conflicts.rows().at(*row) : nullptr;
}

QString MattersDialog::story(const Conflict &c) const
{
    const auto side = [this](const Conflict::Side &s) {
        QString text = tr("%1 at %2, by %3").arg(FormatText::moment(s.at, m_place.zone), s.door, s.actor);
        if (s.offline)
            text += tr(", without the server");
        if (s.deviceAt.isValid() && std::abs(s.deviceAt.secsTo(s.at)) > 1)
            text += tr(" (that door's clock said %1)").arg(FormatText::time(s.deviceAt, m_place.zone));
        return text;
    };
    QStringList lines;
    if (c.first.at.isValid())
        lines << tr("First scan: %1.").arg(side(c.first));
    lines << tr("This scan: %1; %n people were let in.", nullptr, c.people).arg(side(c.second));
    lines << (c.suggested == QLatin1String("accept")
            ? tr("The entry was right when it was made, so it is suggested to let it stand.")
            : tr("The ticket did not allow this entry, so it is suggested to reject it."));
    return lines.join(QLatin1Char('\n'));
}

void MattersDialog::follow()
{
    const Conflict *conflict = currentConflict();
    const bool offers = !m_place.decides || m_which->current() == 1;
    m_story->setText(conflict ? story(*conflict) : tr("Choose a conflict to see both scans."));
    for (QPushButton *button : {m_accept, m_reject})
        button->setEnabled(conflict != nullptr);
    setVariant(
        m_accept, conflict && conflict->suggested == QLatin1String("accept") ? Variant::Primary : Variant::Neutral);
    setVariant(
        m_reject, conflict && conflict->suggested == QLatin1String("reject") ? Variant::Primary : Variant::Neutral);
    m_served->setEnabled(m_offerTable->currentSourceRow().has_value());
    m_order->setEnabled(offers ? m_served->isEnabled() : conflict && !conflict->orderNo.isEmpty());
}

void MattersDialog::load()
{
    whenDone(m_place.gateway.deskOffers(m_place.venue), this, [this](const Result<QList<DeskOffer>> &offers) {
        if (!offers)
            return m_strip->tellError(offers.error(), m_place.zone);
        m_offers.setRows(*offers);
        follow();
        count();
    });
    if (m_place.decides) {
        loadConflicts();
        loadAlerts();
    }
}

void MattersDialog::count()
{
    Q_EMIT counted(int(m_offers.rows().size() + m_conflicts.rows().size() + m_alerts.size()));
}

void MattersDialog::loadAlerts()
{
    whenDone(
        m_place.gateway.safetyAlerts(m_place.venue), this, [this](const Result<QList<checkin::SafetyAlert>> &alerts) {
            if (!alerts)
                return m_strip->tellError(alerts.error(), m_place.zone);
            m_alerts = *alerts;
            showAlert();
            count();
        });
}

// One at a time, the newest first; seen is seen by name.
void MattersDialog::showAlert()
{
    if (m_alerts.isEmpty())
        return m_alert->clear();
    const checkin::SafetyAlert &newest = m_alerts.constFirst();
    QString text = tr("%1: %2 held %3 people; at most %4 are safe.")
                       .arg(FormatText::moment(newest.at, m_place.zone), newest.space,
                           FormatText::number(newest.inside), FormatText::number(newest.most));
    if (m_alerts.size() > 1)
        text = Phrase::sentences({text, tr("%n more alerts wait.", nullptr, int(m_alerts.size()) - 1)});
    m_alert->tell(MessageStrip::Kind::Error, text, tr("Mark as seen"));
}

void MattersDialog::loadConflicts()
{
    whenDone(m_place.gateway.conflicts(m_place.venue, true), this, [this](const Result<QList<Conflict>> &conflicts) {
        if (!conflicts)
            return m_strip->tellError(conflicts.error(), m_place.zone);
        m_conflicts.setRows(*conflicts);
        if (const std::optional<int> row = m_conflicts.rowOf(std::exchange(m_wanted, 0)))
            m_conflictTable->selectSourceRow(*row);
        follow();
        count();
    });
}

void MattersDialog::choose(qint64 conflict)
{
    m_wanted = conflict;
    if (const std::optional<int> row = m_conflicts.rowOf(conflict))
        m_conflictTable->selectSourceRow(*row);
}

void MattersDialog::decide(bool accept)
{
    const Conflict *conflict = currentConflict();
    if (!conflict)
        return;
    Question question;
    question.title = accept ? tr("Let this entry stand?") : tr("Reject this entry?");
    question.text = story(*conflict);
    question.consequences = accept
        ? QStringList{tr("The people count as entered as far as the ticket has room."),
            tr("The decision is kept with your name.")}
        : QStringList{tr("The people are not counted on this ticket."), tr("The decision is kept with your name.")};
    question.accept = accept ? tr("Let it stand") : tr("Reject it");
    // Against what the facts speak for, somebody has to say why.
    question.reason = (conflict->suggested == QLatin1String("accept")) != accept;
    Prompt::ask(this, question, [this, id = conflict->id, accept](const QString &note) { send(id, accept, note); });
}

void MattersDialog::send(qint64 conflict, bool accept, const QString &note)
{
    const QString content = QStringLiteral("%1 %2 %3").arg(conflict).arg(accept).arg(note);
    if (!m_requests.contains(content))
        m_requests.insert(content, QUuid::createUuid());
    whenDone(m_place.gateway.decide(m_requests.value(content), conflict, accept, note), this,
        [this](const Result<Done> &answer) { told(answer); });
}

void MattersDialog::served()
{
    const std::optional<int> row = m_offerTable->currentSourceRow();
    if (!row)
        return;
    whenDone(m_place.gateway.deskOfferDone(QUuid::createUuid(), m_offers.row(*row).id), this,
        [this](const Result<Done> &answer) { told(answer); });
}

void MattersDialog::told(const Result<Done> &answer)
{
    if (answer)
        m_strip->clear();
    else
        m_strip->tellError(answer.error(), m_place.zone);
    load();
}

void MattersDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace vd::ui
