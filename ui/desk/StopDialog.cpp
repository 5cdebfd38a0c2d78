#include "ui/desk/StopDialog.h"

#include "ui/common/DateForm.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/SpacePicker.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/StopWords.h"

#include <QDateTimeEdit>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

using inventory::StopHit;

namespace {

constexpr int askAfterMs = 150;

} // namespace

StopDialog::StopDialog(inventory::StopsController &stops, const QList<catalog::Space> &spaces,
    const operators::VenueInfo &venue, const inventory::StopRange &start, QWidget *parent)
    : QDialog(parent)
    , m_stops(stops)
    , m_venue(venue)
    , m_hits([](const StopHit &hit) { return hit.order; })
{
    setObjectName(QStringLiteral("stopDialog"));
    setModal(true);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Stop spaces for a time"));
    m_hits.setColumns({
        {tr("Order"), [](const StopHit &h) { return h.orderNo; }},
        {tr("Customer"), [](const StopHit &h) { return h.customerName; }},
        {tr("Phone"), [](const StopHit &h) { return FormatText::phone(h.customerPhone); }},
        {tr("State"),
            [](const StopHit &h) {
                const QString state = FormatText::orderState(toDatabase(h.state));
                return h.beside > 0 ? tr("%1, with %n more line(s)", "state of a hold", h.beside).arg(state) : state;
            }},
        {tr("Amount"), [](const StopHit &h) { return FormatText::amount(h.amount); },
            [](const StopHit &h) { return QVariant(static_cast<qint64>(h.amount.minor())); }, true},
    });
    build(spaces, start);
    wire();
    ask();
}

void StopDialog::build(const QList<catalog::Space> &spaces, const inventory::StopRange &start)
{
    auto *title = new TextLabel(windowTitle(), FontRole::Section, Token::Text, this);
    m_spaces = new SpacePicker(this);
    m_spaces->setObjectName(QStringLiteral("stopSpaces"));
    m_spaces->setSpaces(spaces);
    m_spaces->choose(start.spaces);
    const auto edit = [this](const char *name, const QDateTime &at) {
        auto *made = new QDateTimeEdit(this);
        made->setObjectName(QString::fromLatin1(name));
        DateForm::dress(made);
        // The venue's wall clock, whatever this computer's zone is.
        const QDateTime wall = at.toTimeZone(m_venue.zone);
        made->setDateTime(QDateTime(wall.date(), wall.time()));
        return made;
    };
    m_from = edit("stopFrom", start.from);
    m_until = edit("stopUntil", start.until);
    m_reason = new LineEdit(this);
    m_reason->setObjectName(QStringLiteral("stopReason"));
    m_reason->setMaxLength(400);
    m_reasonField = new FormField(tr("Reason, as customers may hear it"), m_reason, this);
    m_summary = new TextLabel(FontRole::Strong, Token::Text, this);
    m_summary->setObjectName(QStringLiteral("stopSummary"));
    m_summary->setWordWrap(true);
    m_whole = new TextLabel(FontRole::Base, Token::Muted, this);
    m_whole->setObjectName(QStringLiteral("stopWhole"));
    m_whole->setWordWrap(true);
    m_whole->hide();
    m_table = new TablePane(this);
    m_table->setModel(&m_hits);
    m_table->view()->setStartWidths({85, 125, 120, 160, 80});
    m_table->emptyState()->set(
        QStringLiteral("tick"), tr("No order is hit"), tr("Only free places are taken off sale."));
    m_messages = new MessageStrip(this);
    m_messages->setClosable(false);
    auto *cancel = new QPushButton(tr("Cancel"), this);
    cancel->setAutoDefault(true);
    m_publish = new QPushButton(this);
    m_publish->setObjectName(QStringLiteral("stopPublish"));
    m_publish->setAutoDefault(true);
    setVariant(m_publish, Variant::Danger);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);

    auto *form = new QVBoxLayout;
    form->setSpacing(Theme::gap);
    form->addWidget(new FormField(tr("Spaces"), m_spaces, this), 1);
    form->addWidget(new FormField(tr("From"), m_from, this));
    form->addWidget(new FormField(tr("Until"), m_until, this));
    form->addWidget(m_reasonField);
    auto *effect = new QVBoxLayout;
    effect->setSpacing(Theme::gap);
    effect->addWidget(m_summary);
    effect->addWidget(m_whole);
    effect->addWidget(m_table, 1);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(Theme::page);
    middle->addLayout(form, 2);
    middle->addLayout(effect, 3);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::gap);
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(m_publish);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::group);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addWidget(title);
    column->addLayout(middle, 1);
    column->addWidget(m_messages);
    column->addLayout(row);
    resize(1060, 600);
    m_reason->setFocus();
}

void StopDialog::wire()
{
    using Controller = inventory::StopsController;
    m_soon.setSingleShot(true);
    m_soon.setInterval(askAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &StopDialog::ask);
    const auto changed = [this] {
        m_known = false;
        refreshButton();
        m_soon.start();
    };
    connect(m_spaces, &SpacePicker::choiceChanged, this, changed);
    connect(m_from, &QDateTimeEdit::dateTimeChanged, this, changed);
    connect(m_until, &QDateTimeEdit::dateTimeChanged, this, changed);
    connect(m_reason, &LineEdit::submitted, this, [this] { m_publish->setFocus(Qt::OtherFocusReason); });
    connect(m_publish, &QPushButton::clicked, this, &StopDialog::submit);
    connect(&m_stops, &Controller::previewed, this, &StopDialog::told);
    connect(&m_stops, &Controller::previewFailed, this, [this](const Error &error) {
        m_known = false;
        m_messages->tellError(error, m_venue.zone);
        refreshButton();
    });
    connect(&m_stops, &Controller::failed, this, [this](const Error &error) {
        if (error.code == QLatin1String("reason_required"))
            m_reasonField->setError(error);
        else
            m_messages->tellError(error, m_venue.zone);
    });
    connect(&m_stops, &Controller::busyChanged, this, &StopDialog::refreshButton);
    connect(&m_stops, &Controller::published, this, &QDialog::accept);
}

inventory::StopRange StopDialog::range() const
{
    const auto instant
        = [this](const QDateTimeEdit *edit) { return QDateTime(edit->date(), edit->time(), m_venue.zone).toUTC(); };
    return {m_venue.id, m_spaces->chosen(), instant(m_from), instant(m_until)};
}

void StopDialog::ask()
{
    m_known = false;
    refreshButton();
    if (m_spaces->chosen().isEmpty()) {
        m_summary->setText(tr("Choose at least one space."));
        m_whole->hide();
        m_hits.setRows({});
        return;
    }
    m_stops.preview(range());
}

void StopDialog::told(const inventory::StopPreview &preview)
{
    m_preview = preview;
    m_known = true;
    m_messages->clear();
    m_hits.setRows(preview.hits);
    const QString slots = tr("%n slot(s) are closed", nullptr, preview.slotCount);
    const QString orders = tr("%n order(s) are hit", nullptr, preview.orders);
    m_summary->setText(preview.amount.isZero()
            ? tr("%1; %2.", "two effects").arg(slots, orders)
            : tr("%1; %2, %3 of them paid.", "two effects").arg(slots, orders, FormatText::money(preview.amount)));
    m_whole->setText(StopWords::whole(preview.whole));
    m_whole->setVisible(preview.whole > 0);
    refreshButton();
}

void StopDialog::refreshButton()
{
    m_publish->setText(m_known ? tr("Close %n slot(s)", nullptr, m_preview.slotCount) : tr("Publish the stop"));
    m_publish->setEnabled(m_known && m_preview.slotCount > 0 && !m_stops.isBusy());
}

void StopDialog::submit()
{
    const QString reason = m_reason->text().trimmed();
    if (reason.isEmpty()) {
        m_reasonField->setError({Fault::Rule, QStringLiteral("reason_required"), {}, {}});
        return;
    }
    m_stops.publish(range(), reason);
}

} // namespace vd::ui
