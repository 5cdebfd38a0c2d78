#include "ui/admin/PlanForm.h"

#include "models/schedule/SlotPlan.h"
#include "ui/admin/BlockBar.h"
#include "ui/admin/BlockFields.h"
#include "ui/admin/CalendarChoice.h"
#include "ui/admin/PlanSentence.h"
#include "ui/common/DateForm.h"
#include "ui/common/FormField.h"
#include "ui/common/Segments.h"
#include "ui/common/SpacePicker.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Theme.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

namespace vd::ui {

using schedule::GeneratorRequest;
using schedule::SlotBlock;
using schedule::SlotPlan;

namespace {

constexpr int startWeeks = 4;
constexpr int weekSource = 1;

} // namespace

PlanForm::PlanForm(QWidget *parent)
    : QWidget(parent)
    , m_picker(new SpacePicker(this))
    , m_from(new QDateEdit(this))
    , m_to(new QDateEdit(this))
    , m_source(new Segments(this))
    , m_week(new QDateEdit(this))
    , m_pattern(new QWidget(this))
    , m_bar(new BlockBar(this))
    , m_block(new BlockFields(this))
    , m_calendars(new CalendarChoice(this))
    , m_buffers(new QCheckBox(this))
    , m_sentence(new TextLabel(FontRole::Base, Token::Text, this))
{
    setObjectName(QStringLiteral("planForm"));
    FieldErrors none;
    m_blocks = {m_block->block(none)};
    build();
    connectAll();
    retranslate();
    showSource();
}

void PlanForm::build()
{
    for (QDateEdit *edit : {m_from, m_to, m_week}) {
        DateForm::dress(edit);
    }
    m_source->setObjectName(QStringLiteral("planSource"));
    m_buffers->setObjectName(QStringLiteral("keepBuffers"));
    m_sentence->setObjectName(QStringLiteral("planSentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, Theme::gap, 0);
    column->setSpacing(Theme::gap + Theme::tight);
    addFields(column);
}

FormField *PlanForm::add(const QString &name, QWidget *editor)
{
    editor->setObjectName(name);
    auto *made = new FormField(QString(), editor, this);
    m_fields.insert(name, made);
    return made;
}

// One after the other: Tab follows the order in which the fields are made.
QHBoxLayout *PlanForm::pair(const char *first, QWidget *firstEditor, const char *second, QWidget *secondEditor)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::group);
    row->addWidget(add(QString::fromLatin1(first), firstEditor), 1, Qt::AlignTop);
    row->addWidget(add(QString::fromLatin1(second), secondEditor), 1, Qt::AlignTop);
    return row;
}

void PlanForm::addFields(QVBoxLayout *column)
{
    column->addWidget(add(QStringLiteral("spaces"), m_picker), 1);
    column->addLayout(pair("from", m_from, "range", m_to));
    column->addWidget(m_source);
    column->addWidget(add(QStringLiteral("week"), m_week));
    auto *pattern = new QVBoxLayout(m_pattern);
    pattern->setContentsMargins(0, 0, 0, 0);
    pattern->setSpacing(Theme::gap);
    pattern->addWidget(add(QStringLiteral("blocks"), m_bar));
    pattern->addWidget(m_block);
    pattern->addWidget(m_buffers);
    column->addWidget(m_pattern);
    column->addWidget(add(QStringLiteral("calendars"), m_calendars));
}

void PlanForm::connectAll()
{
    connect(m_picker, &SpacePicker::choiceChanged, this, [this] { touched(QStringLiteral("spaces")); });
    for (QDateEdit *edit : {m_from, m_to})
        connect(edit, &QDateEdit::dateChanged, this, [this] { touched(QStringLiteral("range")); });
    connect(m_week, &QDateEdit::dateChanged, this, [this] { touched(QStringLiteral("week")); });
    connect(m_block, &BlockFields::changed, this, &PlanForm::touched);
    connect(m_calendars, &CalendarChoice::choiceChanged, this, [this] { touched(QStringLiteral("calendars")); });
    connect(m_buffers, &QCheckBox::toggled, this, [this] { touched(QStringLiteral("length")); });
    connect(m_source, &Segments::chosen, this, [this] {
        showSource();
        touched(QStringLiteral("week"));
    });
    connect(m_bar, &BlockBar::chosen, this, &PlanForm::showBlock);
    connect(m_bar, &BlockBar::moreWanted, this, [this] {
        FieldErrors untold;
        QList<SlotBlock> all = blocks(untold);
        all << all.at(m_shown);
        setBlocks(all, static_cast<int>(all.size()) - 1);
    });
    connect(m_bar, &BlockBar::lessWanted, this, [this] {
        FieldErrors untold;
        QList<SlotBlock> all = blocks(untold);
        all.removeAt(m_shown);
        setBlocks(all, std::max(0, m_shown - 1));
    });
}

QList<QWidget *> PlanForm::stops() const
{
    return {m_picker, m_from, m_to, m_source, m_week, m_bar, m_block, m_buffers, m_calendars};
}

FormField *PlanForm::fieldOf(const QString &name) const
{
    FormField *own = m_fields.value(name);
    return own ? own : m_block->field(name);
}

QList<FormField *> PlanForm::allFields() const
{
    return m_fields.values() + m_block->fields();
}

void PlanForm::touched(const QString &field)
{
    // The length is judged against the times, the range against the weekdays, and blocks against each other.
    for (const QString &together :
        {field, QStringLiteral("length"), QStringLiteral("range"), QStringLiteral("blocks"), QStringLiteral("week")})
        if (FormField *at = fieldOf(together))
            at->clearMessage();
    updateSentence();
    Q_EMIT changed();
}

bool PlanForm::copiesWeek() const
{
    return m_source->current() == weekSource;
}

void PlanForm::showSource()
{
    m_pattern->setVisible(!copiesWeek());
    m_fields.value(QStringLiteral("week"))->setVisible(copiesWeek());
}

QList<SlotBlock> PlanForm::blocks(FieldErrors &errors) const
{
    QList<SlotBlock> all = m_blocks;
    all[m_shown] = m_block->block(errors);
    return all;
}

void PlanForm::setBlocks(const QList<SlotBlock> &blocks, int current)
{
    m_blocks
        = blocks.isEmpty() ? QList<SlotBlock>{SlotBlock{127, QTime(8, 0), QTime(22, 0), 60, 0, 0, {}, {}}} : blocks;
    m_shown = current;
    m_bar->setCount(static_cast<int>(m_blocks.size()), current);
    {
        // Half a block is nothing anybody chose.
        const QSignalBlocker quiet(m_block);
        m_block->setBlock(m_blocks.at(current));
    }
    touched(QStringLiteral("blocks"));
}

void PlanForm::showBlock(int block)
{
    FieldErrors untold;
    setBlocks(blocks(untold), block);
}

void PlanForm::setVenue(VenueId venue, const QTimeZone &zone, const QDate &today)
{
    m_zone = zone;
    if (venue != m_venue) {
        m_venue = venue;
        m_from->setDate(today.addDays(1));
        m_to->setDate(today.addDays(7 * startWeeks));
        m_week->setDate(today.addDays(1 - today.dayOfWeek()));
    }
    touched(QStringLiteral("range"));
}

void PlanForm::setSpaces(const QList<catalog::Space> &spaces)
{
    m_spaces = spaces;
    m_picker->setSpaces(spaces);
    updateSentence();
}

void PlanForm::setCalendars(const QList<schedule::Calendar> &calendars)
{
    m_calendars->setCalendars(calendars);
}

void PlanForm::setActivities(const QList<schedule::Activity> &activities)
{
    m_block->setActivities(activities);
}

QHash<SpaceId, int> PlanForm::pauses() const
{
    QHash<SpaceId, int> pauses;
    for (const catalog::Space &space : m_spaces)
        pauses.insert(space.id, space.bufferBeforeMinutes + space.bufferAfterMinutes);
    return pauses;
}

GeneratorRequest PlanForm::request(FieldErrors &errors) const
{
    GeneratorRequest request;
    FieldErrors typed;
    const QList<SlotBlock> all = blocks(typed);
    static_cast<SlotBlock &>(request) = all.constFirst();
    request.more = all.mid(1);
    request.venue = m_venue;
    request.spaces = m_picker->chosen();
    request.from = m_from->date();
    request.to = m_to->date();
    request.calendars = m_calendars->chosen();
    request.keepBuffers = m_buffers->isChecked();
    if (copiesWeek())
        request.copyWeek = m_week->date();
    else
        errors << typed;
    check(request, errors);
    return request;
}

// What is told beside the fields is the shown block's; the others were looked at when they were shown.
void PlanForm::check(const GeneratorRequest &request, FieldErrors &errors) const
{
    FieldErrors found = SlotPlan(request, m_zone).faults();
    if (copiesWeek()) {
        found.removeIf([](const FieldError &error) {
            return error.field != QLatin1String("spaces") && error.field != QLatin1String("range");
        });
        return addUntold(errors, found);
    }
    GeneratorRequest shown = request;
    FieldErrors untold;
    static_cast<SlotBlock &>(shown) = m_block->block(untold);
    shown.more.clear();
    addUntold(errors, SlotPlan(shown, m_zone).faults());
    addUntold(errors, found);
    int most = SlotPlan::largestCapacity;
    for (const catalog::Space &space : m_spaces)
        if (request.spaces.contains(space.id))
            most = std::min(most, space.maxCapacity);
    if (m_block->capacityIsZero() || shown.capacity > most)
        addUntold(errors,
            {fieldError(
                QStringLiteral("capacity"), QStringLiteral("capacity_invalid"), {{QStringLiteral("most"), most}})});
}

void PlanForm::setRequest(const GeneratorRequest &request)
{
    m_picker->choose(request.spaces);
    m_from->setDate(request.from);
    m_to->setDate(request.to);
    m_source->setCurrent(request.copyWeek.isValid() ? weekSource : 0);
    if (request.copyWeek.isValid())
        m_week->setDate(request.copyWeek);
    m_calendars->choose(request.calendars);
    m_buffers->setChecked(request.keepBuffers);
    setBlocks(request.blocks(), 0);
    showSource();
}

void PlanForm::setTemplate(const schedule::ScheduleTemplate &shown)
{
    m_picker->choose(shown.spaces);
    m_source->setCurrent(0);
    m_calendars->choose(shown.calendars);
    m_buffers->setChecked(shown.keepBuffers);
    setBlocks(shown.blocks, 0);
    showSource();
}

void PlanForm::showErrors(const FieldErrors &errors)
{
    for (FormField *each : allFields())
        each->clearMessage();
    for (auto error = errors.crbegin(); error != errors.crend(); ++error)
        if (FormField *at = fieldOf(error->field))
            at->setError(error->error);
    revealError();
}

void PlanForm::revealError()
{
    // The message makes the form longer than a low screen, and it may come to lie below the edge.
    QTimer::singleShot(0, this, [this] {
        auto *area = parentWidget() ? qobject_cast<QScrollArea *>(parentWidget()->parentWidget()) : nullptr;
        const auto top = [this](const FormField *field) { return field->mapTo(this, QPoint()).y(); };
        FormField *first = nullptr;
        for (FormField *each : allFields())
            if (each->hasError() && (!first || top(each) < top(first)))
                first = each;
        if (area && first)
            area->ensureWidgetVisible(first, 0, Theme::gap);
    });
}

bool PlanForm::tellFailure(const Error &error)
{
    static const QHash<QString, QString> fields{{QStringLiteral("schedule_range"), QStringLiteral("range")},
        {QStringLiteral("schedule_too_large"), QStringLiteral("range")},
        {QStringLiteral("schedule_length"), QStringLiteral("length")},
        {QStringLiteral("schedule_blocks_overlap"), QStringLiteral("blocks")},
        {QStringLiteral("schedule_week_empty"), QStringLiteral("week")},
        {QStringLiteral("capacity_invalid"), QStringLiteral("capacity")}};
    // The block it concerns comes to the front first.
    const int block = error.facts.value(QLatin1String("block")).toInt() - 1;
    if (block >= 0 && block < m_bar->count() && block != m_shown)
        showBlock(block);
    FormField *at = fieldOf(fields.value(error.code));
    if (at)
        at->setError(error);
    revealError();
    return at != nullptr;
}

QString PlanForm::sentence() const
{
    return m_sentence->text();
}

void PlanForm::updateSentence()
{
    FieldErrors errors;
    const GeneratorRequest now = request(errors);
    FieldErrors untold;
    GeneratorRequest shown = now;
    static_cast<SlotBlock &>(shown) = m_block->block(untold);
    const bool nextDay = SlotPlan(shown, m_zone).endsNextDay();
    fieldOf(QStringLiteral("times"))->setHint(nextDay ? tr("Ends on the next day") : QString());
    m_sentence->setColour(errors.isEmpty() ? Token::Text : Token::Muted);
    m_sentence->setText(errors.isEmpty() ? PlanSentence::of(now, m_zone, pauses())
                                         : tr("Choose spaces, days and times; what they make is counted here."));
}

void PlanForm::retranslate()
{
    const auto label
        = [this](const char *name, const QString &text) { m_fields.value(QLatin1String(name))->setLabel(text); };
    label("spaces", tr("&Spaces"));
    label("from", tr("&First day"));
    label("range", tr("&Last day"));
    label("week", tr("The seven days &from"));
    label("blocks", tr("What a day is made of"));
    label("calendars", tr("Leave out the days of"));
    m_source->setChoices({tr("By a pattern"), tr("Copy a week")});
    m_buffers->setText(tr("Keep the spaces' buffers free between slots"));
    m_bar->retranslate();
    m_block->retranslate();
    m_calendars->retranslate();
    updateSentence();
}

} // namespace vd::ui
