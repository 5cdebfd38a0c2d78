#include "ui/admin/ActivitiesPage.h"

#include "models/base/WhenDone.h"
#include "ui/admin/CancelActivityDialog.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QHBoxLayout>
#include <QPointer>
#include <QPushButton>

namespace vd::ui {

using schedule::ActivitiesGateway;
using schedule::Activity;
using schedule::ActivityStop;

ActivitiesPage::ActivitiesPage(ActivitiesGateway &gateway, QWidget *parent)
    : AdminPage(parent)
    , m_gateway(gateway)
    , m_rows(new RowsModel<Activity, ActivityId>([](const Activity &activity) { return activity.id; }, this))
{
    setObjectName(QStringLiteral("programmePage"));
    build();
    connectAll();
    retranslate();
    showState();
}

void ActivitiesPage::build()
{
    const auto button = [this](const char *name, const char *icon) {
        auto *made = new QPushButton(this);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(true);
        if (*icon)
            made->setIcon(Icon::get(QLatin1String(icon)));
        return made;
    };
    m_title = new TextLabel(FontRole::Title, Token::Text, this);
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("activitiesStrip"));
    m_sell = button("activitySell", "");
    setVariant(m_sell, Variant::Primary);
    m_pause = button("activityPause", "");
    m_end = button("activityEnd", "");
    m_cancel = button("activityCancel", "stop");
    m_pane = new TablePane(this);
    m_pane->view()->setSelectionMode(QAbstractItemView::SingleSelection);
    m_rows->setColumns(columns());
    m_pane->setModel(m_rows);
    m_pane->view()->setStartWidths({240, 110, 110, 90, 90, 90, 130, 130});
    m_pane->rememberAs(QStringLiteral("adminActivities"));
    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::gap);
    head->addWidget(m_title);
    head->addStretch(1);
    for (QPushButton *each : {m_sell, m_pause, m_end, m_cancel})
        head->addWidget(each);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Theme::group, 0, Theme::group);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addLayout(head);
    column->addWidget(m_strip);
    column->addWidget(m_pane, 1);
    setFocusProxy(m_pane);
}

void ActivitiesPage::connectAll()
{
    connect(m_pane, &TablePane::currentChanged, this, &ActivitiesPage::showState);
    connect(m_strip, &MessageStrip::actionTriggered, this, &ActivitiesPage::reload);
    connect(m_sell, &QPushButton::clicked, this, [this] { move(QStringLiteral("on_sale")); });
    connect(m_pause, &QPushButton::clicked, this, [this] { askMove(QStringLiteral("off_sale")); });
    connect(m_end, &QPushButton::clicked, this, [this] { askMove(QStringLiteral("ended")); });
    connect(m_cancel, &QPushButton::clicked, this, &ActivitiesPage::askCancel);
}

void ActivitiesPage::load(bool again)
{
    if (!again)
        m_rows->setRows({});
    m_pane->loading()->load(m_gateway.activities(venue().id), [this](const Result<QList<Activity>> &rows) {
        if (!rows)
            return m_strip->tellError(rows.error(), venue().zone, [] { return tr("Try again"); });
        m_rows->setRows(*rows);
        showState();
    });
}

const Activity *ActivitiesPage::chosen() const
{
    const std::optional<int> row = m_pane->currentSourceRow();
    return row ? &m_rows->row(*row) : nullptr;
}

void ActivitiesPage::showState()
{
    const Activity *activity = chosen();
    const auto may = [this, activity](const char *state) {
        return activity && !m_busy && activity->moves.contains(QLatin1String(state));
    };
    m_sell->setEnabled(may("on_sale"));
    m_pause->setEnabled(may("off_sale"));
    m_end->setEnabled(may("ended"));
    m_cancel->setEnabled(may("cancelled"));
}

void ActivitiesPage::askMove(const QString &state)
{
    const Activity *activity = chosen();
    if (!activity)
        return;
    const bool ends = state == QLatin1String("ended");
    Question question;
    question.title = ends ? tr("End “%1”?").arg(activity->title) : tr("Take “%1” off sale?").arg(activity->title);
    question.text = tr("%n slot(s) to come are closed.", nullptr, activity->slotCount);
    if (activity->sold + activity->held > 0)
        question.consequences << tr(
            "%n place(s) are booked: their orders stay as they are.", nullptr, activity->sold + activity->held);
    question.accept = ends ? tr("End it") : tr("Take off sale");
    Prompt::ask(this, question, [this, state](const QString &) { move(state); });
}

void ActivitiesPage::move(const QString &state)
{
    const Activity *activity = chosen();
    if (!activity || m_busy)
        return;
    m_busy = true;
    showState();
    const QUuid key = m_key.keyFor(activity->id.toString().toLatin1() + state.toLatin1());
    whenDone(m_gateway.setActivityState(key, *activity, state), this, [this](const Result<Activity> &moved) {
        m_busy = false;
        if (!moved) {
            showState();
            return tellFailure(moved.error());
        }
        m_key.done();
        m_rows->updateRow(*moved);
        showState();
        m_strip->tell(MessageStrip::Kind::Success, [title = moved->title, state = moved->state] {
            return tr("“%1” is now: %2.").arg(title, stateText(state));
        });
    });
}

void ActivitiesPage::tellFailure(const Error &error)
{
    m_strip->tellError(error, venue().zone, [] { return tr("Reload"); });
}

void ActivitiesPage::askCancel()
{
    const Activity *activity = chosen();
    if (!activity || m_busy)
        return;
    m_busy = true;
    showState();
    whenDone(m_gateway.activityHits(activity->id), this,
        [this, activity = *activity](const Result<inventory::StopPreview> &hits) {
            m_busy = false;
            showState();
            if (!hits)
                return tellFailure(hits.error());
            auto *dialog = new CancelActivityDialog(activity, *hits, this);
            connect(dialog, &CancelActivityDialog::cancelWanted, this,
                [this, activity, dialog](const QString &reason) { cancel(activity, reason, dialog); });
            dialog->open();
        });
}

void ActivitiesPage::cancel(const Activity &activity, const QString &reason, CancelActivityDialog *dialog)
{
    dialog->setBusy(true);
    const QUuid key = m_key.keyFor(activity.id.toString().toLatin1() + reason.toUtf8());
    whenDone(m_gateway.cancelActivity(key, activity, reason), this,
        [this, title = activity.title, open = QPointer(dialog)](const Result<ActivityStop> &stop) {
            if (!stop) {
                if (!open)
                    return tellFailure(stop.error());
                open->setBusy(false);
                return open->tellFailure(stop.error());
            }
            m_key.done();
            if (open)
                open->accept();
            load(true);
            m_strip->tell(MessageStrip::Kind::Success, [title, orders = stop->orders] {
                return orders == 0
                    ? tr("“%1” is cancelled.").arg(title)
                    : tr("“%1” is cancelled. %n order(s) wait on the leads' stop list.", nullptr, orders).arg(title);
            });
        });
}

QString ActivitiesPage::stateText(const QString &state)
{
    return state == QLatin1String("draft")    ? tr("Draft")
        : state == QLatin1String("on_sale")   ? tr("On sale")
        : state == QLatin1String("off_sale")  ? tr("Off sale")
        : state == QLatin1String("ended")     ? tr("Ended")
        : state == QLatin1String("cancelled") ? tr("Cancelled")
                                              : state;
}

QList<Column<Activity>> ActivitiesPage::columns()
{
    const auto count = [](const QString &title, int Activity::*figure) {
        return Column<Activity>{title, [figure](const Activity &a) { return FormatText::number(a.*figure); },
            [figure](const Activity &a) { return a.*figure; }, true};
    };
    const auto day = [](const QString &title, QDate Activity::*date) {
        return Column<Activity>{title,
            [date](const Activity &a) { return (a.*date).isValid() ? FormatText::dateWithYear(a.*date) : QString(); },
            [date](const Activity &a) { return a.*date; }};
    };
    Column<Activity> state{tr("State"), [](const Activity &a) { return stateText(a.state); }};
    state.foreground = [](const Activity &a) {
        return a.state == QLatin1String("cancelled") ? QVariant(Theme::color(Token::DangerText))
            : a.state == QLatin1String("on_sale")    ? QVariant(Theme::color(Token::Success))
                                                     : QVariant();
    };
    Column<Activity> title{tr("Activity"), [](const Activity &a) { return a.title; }};
    return {title, state, count(tr("Slots to come"), &Activity::slotCount), count(tr("Places"), &Activity::places),
        count(tr("Held"), &Activity::held), count(tr("Sold"), &Activity::sold), day(tr("Next"), &Activity::first),
        day(tr("Last"), &Activity::last)};
}

void ActivitiesPage::find()
{
    m_pane->openFilter();
}

QString ActivitiesPage::title() const
{
    return tr("Programme");
}

QString ActivitiesPage::showText() const
{
    return tr("Show what the activities are doing");
}

void ActivitiesPage::retranslate()
{
    m_title->setText(title());
    m_sell->setText(tr("Put on sale"));
    m_pause->setText(tr("Take off sale…"));
    m_end->setText(tr("End…"));
    m_cancel->setText(tr("Cancel…"));
    m_cancel->setToolTip(tr("A stop over its slots to come; shows first what it hits"));
    m_rows->setColumns(columns());
    m_pane->view()->setAccessibleName(title());
    m_pane->emptyState()->set(QStringLiteral("ticket"), tr("No activities yet"),
        tr("Courses, sessions and exhibitions are listed here with their state. A draft's slots are closed; they open "
           "when "
           "it is put on sale."));
}

} // namespace vd::ui
