#include "ui/admin/SlotEditForm.h"

#include "models/schedule/SlotPlan.h"
#include "ui/admin/NumberEdit.h"
#include "ui/admin/WeekdayRow.h"
#include "ui/common/DateForm.h"
#include "ui/common/FormErrors.h"
#include "ui/common/FormField.h"
#include "ui/common/Segments.h"
#include "ui/common/SpacePicker.h"
#include "ui/common/Theme.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QTimeEdit>
#include <QVBoxLayout>

namespace vd::ui {

using schedule::SlotAction;
using schedule::SlotEdit;

namespace {

constexpr int startWeeks = 4;
constexpr int longestReason = 400;

} // namespace

SlotEditForm::SlotEditForm(QWidget *parent)
    : QWidget(parent)
    , m_picker(new SpacePicker(this))
    , m_from(new QDateEdit(this))
    , m_to(new QDateEdit(this))
    , m_weekdays(new WeekdayRow(this))
    , m_partOfDay(new QCheckBox(this))
    , m_start(new QTimeEdit(QTime(8, 0), this))
    , m_end(new QTimeEdit(QTime(12, 0), this))
    , m_action(new Segments(this))
    , m_reason(new LineEdit(this))
    , m_capacity(new NumberEdit(this))
{
    setObjectName(QStringLiteral("slotEditForm"));
    build();
    connectAll();
    retranslate();
    showAction();
}

FormField *SlotEditForm::add(const QString &name, QWidget *editor)
{
    editor->setObjectName(name);
    auto *made = new FormField(QString(), editor, this);
    m_fields.insert(name, made);
    return made;
}

void SlotEditForm::build()
{
    for (QDateEdit *edit : {m_from, m_to}) {
        DateForm::dress(edit);
    }
    for (QTimeEdit *edit : {m_start, m_end}) {
        edit->setDisplayFormat(QStringLiteral("HH:mm"));
        edit->setFont(Theme::font(FontRole::Figures));
        edit->setWrapping(true);
    }
    m_weekdays->setMask(127);
    m_partOfDay->setObjectName(QStringLiteral("editPartOfDay"));
    m_action->setObjectName(QStringLiteral("editAction"));
    m_reason->setMaxLength(longestReason);
    const auto pair = [this](const char *first, QWidget *firstEditor, const char *second, QWidget *secondEditor) {
        auto *row = new QHBoxLayout;
        row->setSpacing(Theme::group);
        row->addWidget(add(QString::fromLatin1(first), firstEditor), 1, Qt::AlignTop);
        row->addWidget(add(QString::fromLatin1(second), secondEditor), 1, Qt::AlignTop);
        return row;
    };
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, Theme::gap, 0);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addWidget(add(QStringLiteral("editSpaces"), m_picker), 1);
    column->addLayout(pair("editFrom", m_from, "editRange", m_to));
    column->addWidget(add(QStringLiteral("editWeekdays"), m_weekdays));
    column->addWidget(m_partOfDay);
    column->addLayout(pair("editStart", m_start, "editEnd", m_end));
    column->addWidget(add(QStringLiteral("editAction"), m_action));
    column->addWidget(add(QStringLiteral("editReason"), m_reason));
    column->addWidget(add(QStringLiteral("editCapacity"), m_capacity));
}

void SlotEditForm::connectAll()
{
    connect(m_picker, &SpacePicker::choiceChanged, this, &SlotEditForm::touched);
    connect(m_weekdays, &WeekdayRow::changed, this, &SlotEditForm::touched);
    for (QDateEdit *edit : {m_from, m_to})
        connect(edit, &QDateEdit::dateChanged, this, &SlotEditForm::touched);
    for (QTimeEdit *edit : {m_start, m_end})
        connect(edit, &QTimeEdit::timeChanged, this, &SlotEditForm::touched);
    connect(m_reason, &QLineEdit::textChanged, this, &SlotEditForm::touched);
    connect(m_capacity, &QLineEdit::textChanged, this, &SlotEditForm::touched);
    connect(m_partOfDay, &QCheckBox::toggled, this, [this] {
        showAction();
        touched();
    });
    connect(m_action, &Segments::chosen, this, [this] {
        showAction();
        touched();
    });
}

void SlotEditForm::showAction()
{
    const auto action = static_cast<SlotAction>(std::max(0, m_action->current()));
    m_fields.value(QStringLiteral("editReason"))->setVisible(action == SlotAction::Close);
    m_fields.value(QStringLiteral("editCapacity"))->setVisible(action == SlotAction::Capacity);
    for (const char *name : {"editStart", "editEnd"})
        m_fields.value(QLatin1String(name))->setVisible(m_partOfDay->isChecked());
}

void SlotEditForm::touched()
{
    for (FormField *each : std::as_const(m_fields))
        each->clearMessage();
    Q_EMIT changed();
}

void SlotEditForm::setVenue(VenueId venue, const QDate &today)
{
    if (venue != m_venue) {
        m_venue = venue;
        m_from->setDate(today.addDays(1));
        m_to->setDate(today.addDays(7 * startWeeks));
    }
    touched();
}

void SlotEditForm::setSpaces(const QList<catalog::Space> &spaces)
{
    m_picker->setSpaces(spaces);
}

SlotEdit SlotEditForm::edit(FieldErrors &errors) const
{
    SlotEdit edit;
    edit.venue = m_venue;
    edit.spaces = m_picker->chosen();
    edit.from = m_from->date();
    edit.to = m_to->date();
    edit.weekdays = m_weekdays->mask();
    edit.action = static_cast<SlotAction>(std::max(0, m_action->current()));
    if (edit.spaces.isEmpty())
        errors << fieldError(QStringLiteral("editSpaces"), QStringLiteral("schedule_no_space"));
    if (edit.to < edit.from)
        errors << fieldError(QStringLiteral("editRange"), QStringLiteral("schedule_range"));
    if (edit.weekdays == 0)
        errors << fieldError(QStringLiteral("editWeekdays"), QStringLiteral("schedule_no_weekday"));
    if (m_partOfDay->isChecked()) {
        edit.fromTime = m_start->time();
        edit.untilTime = m_end->time();
        if (edit.untilTime <= edit.fromTime)
            errors << fieldError(QStringLiteral("editEnd"), QStringLiteral("edit_times_empty"));
    }
    if (edit.action == SlotAction::Close) {
        edit.reason = m_reason->text().trimmed();
        if (edit.reason.isEmpty())
            errors << fieldError(QStringLiteral("editReason"), QStringLiteral("reason_required"));
    }
    if (edit.action == SlotAction::Capacity) {
        const Result<int> places = m_capacity->number();
        if (!places)
            errors << FieldError{QStringLiteral("editCapacity"), places.error()};
        else if (*places < 1 || *places > schedule::SlotPlan::largestCapacity)
            errors << fieldError(QStringLiteral("editCapacity"), QStringLiteral("capacity_invalid"),
                {{QStringLiteral("most"), schedule::SlotPlan::largestCapacity}});
        else
            edit.capacity = *places;
    }
    return edit;
}

void SlotEditForm::setEdit(const SlotEdit &edit)
{
    m_picker->choose(edit.spaces);
    m_from->setDate(edit.from);
    m_to->setDate(edit.to);
    m_weekdays->setMask(edit.weekdays);
    m_partOfDay->setChecked(edit.fromTime.isValid());
    if (edit.fromTime.isValid()) {
        m_start->setTime(edit.fromTime);
        m_end->setTime(edit.untilTime);
    }
    m_action->setCurrent(static_cast<int>(edit.action));
    m_reason->setText(edit.reason);
    if (edit.capacity > 0)
        m_capacity->setNumber(edit.capacity);
    showAction();
}

void SlotEditForm::showErrors(const FieldErrors &errors)
{
    showFormErrors(m_fields, errors);
}

bool SlotEditForm::tellFailure(const Error &error)
{
    static const QHash<QString, QString> fields{{QStringLiteral("schedule_range"), QStringLiteral("editRange")},
        {QStringLiteral("edit_too_large"), QStringLiteral("editRange")},
        {QStringLiteral("reason_required"), QStringLiteral("editReason")},
        {QStringLiteral("capacity_invalid"), QStringLiteral("editCapacity")}};
    FormField *at = m_fields.value(fields.value(error.code));
    if (at)
        at->setError(error);
    return at != nullptr;
}

void SlotEditForm::retranslate()
{
    const auto label
        = [this](const char *name, const QString &text) { m_fields.value(QLatin1String(name))->setLabel(text); };
    label("editSpaces", tr("&Spaces"));
    label("editFrom", tr("&First day"));
    label("editRange", tr("&Last day"));
    label("editWeekdays", tr("On these &weekdays"));
    label("editStart", tr("Starting f&rom"));
    label("editEnd", tr("But before t&his"));
    label("editAction", tr("What to do"));
    label("editReason", tr("&Reason, as staff will see it"));
    label("editCapacity", tr("New &capacity of each"));
    m_partOfDay->setText(tr("Only slots that start at certain times"));
    m_action->setChoices({tr("Close"), tr("Open"), tr("Reprice"), tr("Capacity")});
    m_reason->setPlaceholderText(tr("New floor"));
    m_weekdays->retranslate();
}

} // namespace vd::ui
