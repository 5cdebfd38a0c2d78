#include "ui/admin/SlotEditPage.h"

#include "models/base/WhenDone.h"
#include "ui/admin/FormCard.h"
#include "ui/admin/SlotEditForm.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"

#include <QPushButton>

namespace vd::ui {

using schedule::SlotAction;
using schedule::SlotEdit;
using schedule::SlotEditPreview;
using schedule::SlotEditRow;

SlotEditPage::SlotEditPage(schedule::SlotEditGateway &gateway, const QDate &today, QWidget *parent)
    : AdminPage(parent)
    , m_gateway(gateway)
    , m_today(today)
    , m_rows(new RowsModel<SlotEditRow, SlotId>([](const SlotEditRow &row) { return row.slot; }, this))
{
    setObjectName(QStringLiteral("slotEditPage"));
    build();
    connectAll();
    retranslate();
    showState();
}

void SlotEditPage::build()
{
    m_title = new TextLabel(FontRole::Title, Token::Text, this);
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("slotEditStrip"));
    m_counts = new TextLabel(FontRole::Section, Token::Text, this);
    m_counts->setObjectName(QStringLiteral("slotEditCounts"));
    m_counts->setWordWrap(true);
    m_form = new SlotEditForm(this);
    auto *card = new FormCard(m_form, "slotEditPreview", "slotEditApply", this);
    m_previewButton = card->previewButton();
    m_apply = card->actButton();
    m_list = new TablePane(this);
    m_rows->setColumns(columns());
    m_list->setModel(m_rows);
    m_list->view()->setStartWidths({110, 110, 130, 64, 270});
    m_list->rememberAs(QStringLiteral("adminSlotEdit"));
    card->layOutBeside({m_title, m_strip, m_counts, m_list});
}

void SlotEditPage::connectAll()
{
    connect(m_previewButton, &QPushButton::clicked, this, &SlotEditPage::preview);
    connect(m_apply, &QPushButton::clicked, this, &SlotEditPage::apply);
    connect(m_form, &SlotEditForm::changed, this, &SlotEditPage::forget);
    connect(m_strip, &MessageStrip::actionTriggered, this, &SlotEditPage::preview);
}

void SlotEditPage::load(bool again)
{
    m_form->setVenue(venue().id, m_today);
    if (!again)
        forget();
}

void SlotEditPage::setSpaces(const QList<catalog::Space> &spaces)
{
    m_form->setSpaces(spaces);
}

void SlotEditPage::forget()
{
    ++m_serial;
    m_known = false;
    m_list->setEnabled(false);
    showState();
}

void SlotEditPage::preview()
{
    FieldErrors errors;
    const SlotEdit edit = m_form->edit(errors);
    m_form->showErrors(errors);
    if (!errors.isEmpty() || m_busy)
        return;
    m_strip->clear();
    m_previewed = edit;
    m_key = QUuid::createUuid();
    m_busy = true;
    showState();
    const int serial = ++m_serial;
    whenDone(m_gateway.previewEdit(edit), this, [this, serial](const Result<SlotEditPreview> &preview) {
        m_busy = false;
        if (serial != m_serial)
            return showState();
        if (preview)
            showPreview(*preview);
        else if (!m_form->tellFailure(preview.error()))
            m_strip->tellError(preview.error(), venue().zone, [] { return tr("Try again"); });
        showState();
    });
}

void SlotEditPage::showPreview(const SlotEditPreview &preview)
{
    m_preview = preview;
    m_known = true;
    m_list->setEnabled(true);
    m_rows->setRows(preview.rows);
    if (preview.changes > 0)
        m_apply->setFocus(Qt::OtherFocusReason);
}

void SlotEditPage::showState()
{
    if (m_busy != m_wasLoading) {
        m_wasLoading = m_busy;
        m_busy ? m_list->loading()->start() : m_list->loading()->stop();
    }
    m_previewButton->setEnabled(!m_busy);
    m_apply->setEnabled(m_known && !m_busy && m_preview.changes > 0);
    m_apply->setText(m_known ? verb(m_preview.changes) : tr("Apply"));
    QStringList parts;
    if (m_known) {
        parts << tr("%n slot(s) change", nullptr, m_preview.changes);
        if (m_preview.booked > 0)
            parts << tr("%n of them booked", nullptr, m_preview.booked);
        if (m_preview.same > 0)
            parts << tr("%n are so already", nullptr, m_preview.same);
        if (m_preview.leaves > 0)
            parts << tr("%n left as they are", nullptr, m_preview.leaves);
    }
    m_counts->setText(parts.join(QStringLiteral("  ·  ")));
    m_counts->setVisible(m_known);
}

QString SlotEditPage::verb(int slotCount) const
{
    switch (m_previewed.action) {
    case SlotAction::Close:
        return tr("Close %n slot(s)", nullptr, slotCount);
    case SlotAction::Open:
        return tr("Open %n slot(s)", nullptr, slotCount);
    case SlotAction::Reprice:
        return tr("Reprice %n slot(s)", nullptr, slotCount);
    case SlotAction::Capacity:
        return tr("Resize %n slot(s)", nullptr, slotCount);
    }
    return {};
}

void SlotEditPage::apply()
{
    if (!m_apply->isEnabled())
        return;
    Question question;
    question.title = verb(m_preview.changes) + tr("?");
    const QString first = FormatText::dateWithYear(m_previewed.from);
    question.text = m_previewed.from == m_previewed.to
        ? tr("On %1.").arg(first)
        : tr("From %1 to %2.").arg(first, FormatText::dateWithYear(m_previewed.to));
    if (m_preview.booked > 0)
        question.consequences << tr("%n of them are booked: their orders stay as they are.", nullptr, m_preview.booked);
    if (m_previewed.action == SlotAction::Reprice)
        question.consequences << tr("New bookings pay the newest prices; what is booked keeps its price.");
    if (m_preview.leaves > 0)
        question.consequences << tr("%n are left as they are, for the reasons listed.", nullptr, m_preview.leaves);
    question.accept = verb(m_preview.changes);
    question.danger = m_previewed.action == SlotAction::Close;
    Prompt::ask(this, question, [this](const QString &) { carryOut(); });
}

void SlotEditPage::carryOut()
{
    m_busy = true;
    showState();
    whenDone(m_gateway.edit(m_key, m_previewed), this, [this](const Result<int> &changed) {
        m_busy = false;
        if (!changed) {
            showState();
            if (!m_form->tellFailure(changed.error()))
                m_strip->tellError(changed.error(), venue().zone, [] { return tr("Preview again"); });
            return;
        }
        forget();
        preview();
        m_strip->tell(
            MessageStrip::Kind::Success, [count = *changed] { return tr("%n slot(s) changed.", nullptr, count); });
    });
}

QList<Column<SlotEditRow>> SlotEditPage::columns() const
{
    // The reason stands with it: in a column of its own there is no room for either.
    const auto what = [](const SlotEditRow &row) {
        return row.outcome != QLatin1String("leave") ? tr("Changes")
            : row.why == QLatin1String("booked")     ? tr("Left: more places are booked")
            : row.why == QLatin1String("space")      ? tr("Left: more than the space holds")
            : row.why == QLatin1String("stopped")    ? tr("Left: stopped by a stop")
            : row.why == QLatin1String("activity")   ? tr("Left: its activity is not on sale")
            : row.why == QLatin1String("hours")      ? tr("Left: outside opening hours")
                                                     : tr("Left");
    };
    Column<SlotEditRow> outcome{tr("What happens"), what};
    outcome.toolTip = what;
    outcome.decoration = [](const SlotEditRow &row) {
        return row.outcome == QLatin1String("leave") ? QVariant(Icon::get(QStringLiteral("warning"), Token::Warning))
                                                     : QVariant(Icon::get(QStringLiteral("edit"), Token::Accent));
    };
    Column<SlotEditRow> day{tr("Business date"),
        [](const SlotEditRow &row) { return FormatText::date(row.businessDate); },
        [](const SlotEditRow &row) { return row.startsAt; }};
    day.toolTip = [](const SlotEditRow &row) { return FormatText::dateWithYear(row.businessDate); };
    Column<SlotEditRow> time{tr("Time"),
        [this](const SlotEditRow &row) {
            return FormatText::range(
                row.businessDate, row.startsAt, row.endsAt, venue().zone.isValid() ? venue().zone : QTimeZone::utc());
        },
        [](const SlotEditRow &row) { return row.startsAt; }};
    Column<SlotEditRow> space{tr("Space"), [](const SlotEditRow &row) { return row.spaceName; }};
    Column<SlotEditRow> booked{tr("Booked"),
        [](const SlotEditRow &row) { return row.booked > 0 ? QString::number(row.booked) : QString(); },
        [](const SlotEditRow &row) { return row.booked; }, true};
    return {day, time, space, booked, outcome};
}

void SlotEditPage::find()
{
    m_list->openFilter();
}

QString SlotEditPage::title() const
{
    return tr("Bulk edit");
}

QString SlotEditPage::showText() const
{
    return tr("Change many slots at once");
}

void SlotEditPage::retranslate()
{
    m_title->setText(tr("Change many slots at once"));
    m_previewButton->setText(tr("Preview"));
    m_previewButton->setToolTip(tr("Shows what would change; writes nothing"));
    m_form->retranslate();
    m_rows->setColumns(columns());
    m_list->view()->setAccessibleName(tr("Slots of the preview"));
    m_list->emptyState()->set(QStringLiteral("edit"), tr("Preview before anything is written"),
        tr("Choose spaces, days and what to do, then press Preview: the slots to come that would change, and those "
           "that "
           "are left and why, show here."));
    showState();
}

} // namespace vd::ui
