#include "ui/admin/PlanForm.h"

#include "models/schedule/SlotPlan.h"
#include "ui/admin/NumberEdit.h"
#include "ui/admin/WeekdayRow.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/SpacePicker.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Theme.h"

#include <QDateEdit>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTimeEdit>
#include <QTimer>
#include <QVBoxLayout>

namespace vd::ui {

using schedule::GeneratorRequest;
using schedule::SlotPlan;

namespace {

constexpr int startWeeks = 4;
constexpr int namedChangeDays = 3;

} // namespace

PlanForm::PlanForm(QWidget *parent)
    : QWidget(parent)
    , m_picker(new SpacePicker(this))
    , m_from(new QDateEdit(this))
    , m_to(new QDateEdit(this))
    , m_weekdays(new WeekdayRow(this))
    , m_start(new QTimeEdit(QTime(8, 0), this))
    , m_end(new QTimeEdit(QTime(22, 0), this))
    , m_length(new NumberEdit(this))
    , m_gap(new NumberEdit(this))
    , m_capacity(new NumberEdit(this))
    , m_label(new LineEdit(this))
    , m_sentence(new TextLabel(FontRole::Base, Token::Text, this))
{
    setObjectName(QStringLiteral("planForm"));
    build();
    connectAll();
    retranslate();
}

void PlanForm::build()
{
    for (QDateEdit *edit : {m_from, m_to}) {
        edit->setCalendarPopup(true);
        edit->setDisplayFormat(QStringLiteral("yyyy-MM-dd"));
        edit->setDateRange(QDate(2000, 1, 1), QDate(2199, 12, 31));
        edit->setFont(Theme::font(FontRole::Figures));
    }
    for (QTimeEdit *edit : {m_start, m_end}) {
        edit->setDisplayFormat(QStringLiteral("HH:mm"));
        edit->setFont(Theme::font(FontRole::Figures));
        edit->setWrapping(true);
    }
    m_weekdays->setMask(127);
    m_length->setNumber(60);
    m_gap->setNumber(0);
    m_gap->setWhenEmpty(0);
    m_capacity->setWhenEmpty(0);
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
    column->addWidget(add(QStringLiteral("weekdays"), m_weekdays));
    column->addLayout(pair("start", m_start, "times", m_end));
    column->addLayout(pair("length", m_length, "gap", m_gap));
    column->addLayout(pair("capacity", m_capacity, "label", m_label));
}

void PlanForm::connectAll()
{
    connect(m_picker, &SpacePicker::choiceChanged, this, [this] { touched(QStringLiteral("spaces")); });
    connect(m_weekdays, &WeekdayRow::changed, this, [this] { touched(QStringLiteral("weekdays")); });
    for (QDateEdit *edit : {m_from, m_to})
        connect(edit, &QDateEdit::dateChanged, this, [this] { touched(QStringLiteral("range")); });
    for (QTimeEdit *edit : {m_start, m_end})
        connect(edit, &QTimeEdit::timeChanged, this, [this] { touched(QStringLiteral("times")); });
    for (LineEdit *edit : {static_cast<LineEdit *>(m_length), static_cast<LineEdit *>(m_gap),
             static_cast<LineEdit *>(m_capacity), m_label})
        connect(edit, &QLineEdit::textChanged, this, [this, edit] { touched(edit->objectName()); });
}

void PlanForm::touched(const QString &field)
{
    m_fields.value(field)->clearMessage();
    // The length is judged against the times, and the range against the weekdays.
    for (const QString &together : {QStringLiteral("length"), QStringLiteral("range")})
        m_fields.value(together)->clearMessage();
    updateSentence();
    Q_EMIT changed();
}

void PlanForm::setVenue(VenueId venue, const QTimeZone &zone, const QDate &today)
{
    m_zone = zone;
    if (venue != m_venue) {
        m_venue = venue;
        m_from->setDate(today.addDays(1));
        m_to->setDate(today.addDays(7 * startWeeks));
    }
    touched(QStringLiteral("range"));
}

void PlanForm::setSpaces(const QList<catalog::Space> &spaces)
{
    m_spaces = spaces;
    m_picker->setSpaces(spaces);
    updateSentence();
}

GeneratorRequest PlanForm::request(FieldErrors &errors) const
{
    GeneratorRequest request;
    request.venue = m_venue;
    request.spaces = m_picker->chosen();
    request.from = m_from->date();
    request.to = m_to->date();
    request.weekdays = m_weekdays->mask();
    request.start = m_start->time();
    request.end = m_end->time();
    request.label = m_label->text().trimmed();
    const auto number = [&errors](const NumberEdit *edit, int &target) {
        const Result<int> read = edit->number();
        if (read)
            target = *read;
        else
            errors << FieldError{edit->objectName(), read.error()};
    };
    number(m_length, request.slotMinutes);
    number(m_gap, request.gapMinutes);
    number(m_capacity, request.capacity);
    addUntold(errors, SlotPlan(request, m_zone).faults());
    checkCapacity(request, errors);
    return request;
}

// Zero typed is not "each its own": that is said by leaving the field empty.
void PlanForm::checkCapacity(const GeneratorRequest &request, FieldErrors &errors) const
{
    int most = SlotPlan::largestCapacity;
    for (const catalog::Space &space : m_spaces)
        if (request.spaces.contains(space.id))
            most = std::min(most, space.maxCapacity);
    const bool zeroTyped = request.capacity == 0 && !m_capacity->text().trimmed().isEmpty();
    if (zeroTyped || request.capacity > most)
        addUntold(errors,
            {fieldError(
                QStringLiteral("capacity"), QStringLiteral("capacity_invalid"), {{QStringLiteral("most"), most}})});
}

void PlanForm::setRequest(const GeneratorRequest &request)
{
    m_picker->choose(request.spaces);
    m_from->setDate(request.from);
    m_to->setDate(request.to);
    m_weekdays->setMask(request.weekdays);
    m_start->setTime(request.start);
    m_end->setTime(request.end);
    m_length->setNumber(request.slotMinutes);
    m_gap->setNumber(request.gapMinutes);
    if (request.capacity > 0)
        m_capacity->setNumber(request.capacity);
    else
        m_capacity->clear();
    m_label->setText(request.label);
}

void PlanForm::showErrors(const FieldErrors &errors)
{
    for (FormField *each : std::as_const(m_fields))
        each->clearMessage();
    for (auto error = errors.crbegin(); error != errors.crend(); ++error)
        if (FormField *at = m_fields.value(error->field))
            at->setError(error->error);
    revealError();
}

void PlanForm::revealError()
{
    // The message makes the form longer than a low screen, and it may come to lie below the edge.
    QTimer::singleShot(0, this, [this] {
        auto *area = parentWidget() ? qobject_cast<QScrollArea *>(parentWidget()->parentWidget()) : nullptr;
        FormField *first = nullptr;
        for (FormField *each : std::as_const(m_fields))
            if (each->hasError() && (!first || each->y() < first->y()))
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
        {QStringLiteral("capacity_invalid"), QStringLiteral("capacity")}};
    FormField *at = m_fields.value(fields.value(error.code));
    if (at)
        at->setError(error);
    revealError();
    return at != nullptr;
}

QString PlanForm::sentence() const
{
    return m_sentence->text();
}

QString PlanForm::countSentence(const GeneratorRequest &request) const
{
    const SlotPlan plan(request, m_zone);
    const int spaces = static_cast<int>(request.spaces.size());
    //: %1 "Makes 14 slots a day", %2 "3 spaces", %3 "28 days", %4 the number of all slots
    QString text
        = tr("%1 in each of %2 on %3: %4 in all.")
              .arg(tr("Makes %n slot(s) a day", nullptr, plan.usualCount()), tr("%n space(s)", nullptr, spaces),
                  tr("%n day(s)", nullptr, plan.days()), FormatText::number(plan.total()));
    if (plan.leftoverMinutes() > 0)
        text += QLatin1Char('\n')
            + tr("%1 at the end of each day stay free.").arg(FormatText::duration(plan.leftoverMinutes() * 60LL));
    const QList<QDate> unusual = plan.unusualDays();
    for (const QDate &date : unusual.mid(0, namedChangeDays))
        text += QLatin1Char('\n')
            + tr("The clocks change on %1: %n slot(s) there.", nullptr, plan.countOn(date))
                  .arg(FormatText::dateWithYear(date));
    return text;
}

void PlanForm::updateSentence()
{
    FieldErrors errors;
    const GeneratorRequest now = request(errors);
    const bool nextDay = SlotPlan(now, m_zone).endsNextDay();
    m_fields.value(QStringLiteral("times"))->setHint(nextDay ? tr("Ends on the next day") : QString());
    m_sentence->setColour(errors.isEmpty() ? Token::Text : Token::Muted);
    m_sentence->setText(
        errors.isEmpty() ? countSentence(now) : tr("Choose spaces, days and times; what they make is counted here."));
}

void PlanForm::retranslate()
{
    const auto label
        = [this](const char *name, const QString &text) { m_fields.value(QLatin1String(name))->setLabel(text); };
    label("spaces", tr("&Spaces"));
    label("from", tr("&First day"));
    label("range", tr("&Last day"));
    label("weekdays", tr("On these &weekdays"));
    label("start", tr("S&tart"));
    label("times", tr("&End"));
    label("length", tr("Slot len&gth, minutes"));
    label("gap", tr("Ga&p between, minutes"));
    label("capacity", tr("&Capacity"));
    label("label", tr("La&bel"));
    m_capacity->setPlaceholderText(tr("Each its own"));
    m_label->setPlaceholderText(tr("Morning session"));
    m_weekdays->retranslate();
    updateSentence();
}

} // namespace vd::ui
