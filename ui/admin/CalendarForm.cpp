#include "ui/admin/CalendarForm.h"

#include "models/schedule/CalendarCsv.h"
#include "models/schedule/CalendarFile.h"
#include "ui/admin/NumberEdit.h"
#include "ui/common/DateForm.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/Icon.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TableView.h"
#include "ui/common/Theme.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QPushButton>

#include <algorithm>

namespace vd::ui {

using schedule::Calendar;
using schedule::CalendarEntry;
using schedule::CalendarFile;

namespace {

constexpr int tableHeight = 150;

QString daysText(const CalendarEntry &entry)
{
    const QDate last = entry.firstDay.addDays(entry.days - 1);
    return entry.days == 1 ? FormatText::dateWithYear(entry.firstDay)
                           : FormatText::dateWithYear(entry.firstDay) + QStringLiteral(" – ") + FormatText::date(last);
}

} // namespace

CalendarForm::CalendarForm(QWidget *parent)
    : RecordForm(parent)
    , m_rows(new RowsModel<NumberedEntry, int>([](const NumberedEntry &row) { return row.number; }, this))
    , m_name(new LineEdit(this))
    , m_retired(new QCheckBox(this))
    , m_table(new TableView(this))
    , m_day(new QDateEdit(this))
    , m_days(new NumberEdit(this))
    , m_entryName(new LineEdit(this))
    , m_yearly(new QCheckBox(this))
    , m_add(new QPushButton(this))
    , m_change(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_import(new QPushButton(this))
    , m_export(new QPushButton(this))
{
    setObjectName(QStringLiteral("calendarForm"));
    build();
    connectAll();
    retranslate();
    setCalendar({});
}

void CalendarForm::build()
{
    m_table->setObjectName(QStringLiteral("calendarDays"));
    m_rows->setColumns(columns());
    m_table->setModel(m_rows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setStartWidths({250, 68, 80});
    m_table->setMinimumHeight(tableHeight);
    DateForm::dress(m_day);
    m_days->setNumber(1);
    m_retired->setObjectName(QStringLiteral("calendarRetired"));
    m_yearly->setObjectName(QStringLiteral("yearly"));
    m_add->setObjectName(QStringLiteral("dayAdd"));
    m_add->setIcon(Icon::get(QStringLiteral("plus")));
    m_change->setObjectName(QStringLiteral("dayChange"));
    m_remove->setObjectName(QStringLiteral("dayRemove"));
    m_import->setObjectName(QStringLiteral("calendarImport"));
    m_import->setIcon(Icon::get(QStringLiteral("folder")));
    m_export->setObjectName(QStringLiteral("calendarExport"));
    m_export->setIcon(Icon::get(QStringLiteral("export")));
    const auto rowOf = [this](std::initializer_list<QPushButton *> buttons) {
        auto *holder = new QWidget(this);
        auto *row = new QHBoxLayout(holder);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(Theme::gap);
        for (QPushButton *button : buttons) {
            button->setAutoDefault(true);
            row->addWidget(button);
        }
        row->addStretch(1);
        return holder;
    };
    addField(QStringLiteral("calendarName"), m_name);
    addField(QStringLiteral("calendarDays"), m_table);
    addPair(QStringLiteral("firstDay"), m_day, QStringLiteral("dayCount"), m_days);
    addField(QStringLiteral("dayName"), m_entryName);
    addWidget(m_yearly);
    addWidget(rowOf({m_add, m_change, m_remove}));
    addWidget(rowOf({m_import, m_export}));
    addWidget(m_retired);
    finish();
}

void CalendarForm::connectAll()
{
    connect(m_name, &QLineEdit::textChanged, this, &CalendarForm::touched);
    connect(m_retired, &QCheckBox::toggled, this, &CalendarForm::touched);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CalendarForm::showChosen);
    connect(m_add, &QPushButton::clicked, this, &CalendarForm::addTyped);
    connect(m_entryName, &LineEdit::submitted, this, &CalendarForm::addTyped);
    connect(m_change, &QPushButton::clicked, this, &CalendarForm::changeChosen);
    connect(m_remove, &QPushButton::clicked, this, &CalendarForm::removeChosen);
    connect(m_import, &QPushButton::clicked, this, &CalendarForm::importWanted);
    connect(m_export, &QPushButton::clicked, this, &CalendarForm::exportWanted);
}

void CalendarForm::setToday(const QDate &today)
{
    m_day->setDate(today);
}

void CalendarForm::setCalendar(const Calendar &calendar)
{
    m_base = calendar;
    clearMessages();
    m_name->setText(calendar.name);
    m_retired->setChecked(calendar.retired);
    m_retired->setVisible(calendar.id.isValid());
    setEntries(calendar.entries);
    m_table->clearSelection();
    m_entryName->clear();
    m_days->setNumber(1);
    m_yearly->setChecked(false);
    showChosen();
    setHeading(calendar.id.isValid() ? calendar.name : tr("New calendar"),
        tr("%n entry(s)", nullptr, static_cast<int>(calendar.entries.size())));
    setDirty(false);
}

void CalendarForm::setEntries(const QList<CalendarEntry> &entries)
{
    QList<NumberedEntry> rows;
    for (int i = 0; i < entries.size(); ++i)
        rows << NumberedEntry{i, entries.at(i)};
    m_rows->setRows(rows);
    m_export->setEnabled(!entries.isEmpty());
}

QList<CalendarEntry> CalendarForm::entries() const
{
    QList<CalendarEntry> entries;
    for (const NumberedEntry &row : m_rows->rows())
        entries << row.entry;
    return entries;
}

Calendar CalendarForm::typed(FieldErrors &errors) const
{
    Calendar typed = m_base;
    typed.name = m_name->text().trimmed();
    typed.retired = m_retired->isChecked();
    typed.entries = entries();
    const qsizetype length = typed.name.toUcs4().size();
    if (length == 0)
        errors << fieldError(QStringLiteral("calendarName"), QStringLiteral("name_required"));
    else if (length > CalendarFile::longestName)
        errors << fieldError(QStringLiteral("calendarName"), QStringLiteral("name_too_long"),
            {{QStringLiteral("length"), length}, {QStringLiteral("most"), CalendarFile::longestName}});
    return typed;
}

void CalendarForm::touched()
{
    FieldErrors untold;
    setDirty(!(typed(untold) == m_base));
}

std::optional<CalendarEntry> CalendarForm::typedEntry()
{
    FieldErrors errors;
    const Result<int> days = m_days->number();
    CalendarEntry entry{m_day->date(), days.value_or(0), m_yearly->isChecked(), m_entryName->text().simplified()};
    if (entry.name.isEmpty())
        entry.name = m_name->text().trimmed();
    const QLatin1String fault(schedule::CalendarCsv::fault(entry));
    if (!days)
        errors << FieldError{QStringLiteral("dayCount"), days.error()};
    else if (fault == QLatin1String("days"))
        errors << fieldError(QStringLiteral("dayCount"), QStringLiteral("calendar_days"));
    if (fault == QLatin1String("leap_day"))
        errors << fieldError(QStringLiteral("firstDay"), QStringLiteral("calendar_leap_day"));
    if (fault == QLatin1String("name"))
        errors << fieldError(QStringLiteral("dayName"),
            entry.name.isEmpty() ? QStringLiteral("name_required") : QStringLiteral("name_too_long"),
            {{QStringLiteral("length"), entry.name.toUcs4().size()},
                {QStringLiteral("most"), CalendarFile::longestName}});
    showErrors(errors);
    return errors.isEmpty() ? std::optional(entry) : std::nullopt;
}

void CalendarForm::addEntries(const QList<CalendarEntry> &added)
{
    QList<CalendarEntry> all = entries();
    for (const CalendarEntry &entry : added)
        if (!all.contains(entry))
            all << entry;
    std::stable_sort(
        all.begin(), all.end(), [](const CalendarEntry &a, const CalendarEntry &b) { return a.firstDay < b.firstDay; });
    setEntries(all);
    touched();
}

void CalendarForm::addTyped()
{
    if (const std::optional<CalendarEntry> entry = typedEntry())
        addEntries({*entry});
}

// An edit is a move: the old day does not stay behind.
void CalendarForm::changeChosen()
{
    const std::optional<int> at = chosen();
    const std::optional<CalendarEntry> entry = at ? typedEntry() : std::nullopt;
    if (!entry)
        return;
    QList<CalendarEntry> all = entries();
    all[*at] = *entry;
    setEntries(all);
    touched();
}

void CalendarForm::removeChosen()
{
    const std::optional<int> at = chosen();
    if (!at)
        return;
    QList<CalendarEntry> all = entries();
    all.removeAt(*at);
    setEntries(all);
    m_table->clearSelection();
    touched();
}

std::optional<int> CalendarForm::chosen() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : std::optional(rows.constFirst().row());
}

void CalendarForm::showChosen()
{
    const std::optional<int> at = chosen();
    m_change->setEnabled(at.has_value());
    m_remove->setEnabled(at.has_value());
    if (!at || *at >= m_rows->rowCount())
        return;
    const CalendarEntry &entry = m_rows->row(*at).entry;
    m_day->setDate(entry.firstDay);
    m_days->setNumber(entry.days);
    m_entryName->setText(entry.name);
    m_yearly->setChecked(entry.yearly);
}

QList<Column<NumberedEntry>> CalendarForm::columns() const
{
    Column<NumberedEntry> days{tr("Days"), [](const NumberedEntry &row) { return daysText(row.entry); },
        [](const NumberedEntry &row) { return row.entry.firstDay; }};
    Column<NumberedEntry> yearly{
        tr("Yearly"), [](const NumberedEntry &row) { return row.entry.yearly ? tr("Yes") : QString(); }};
    Column<NumberedEntry> name{tr("Name"), [](const NumberedEntry &row) { return row.entry.name; }};
    name.toolTip = name.display;
    return {days, yearly, name};
}

QString CalendarForm::fieldOf(const Error &error) const
{
    static const QHash<QString, QString> fields{{QStringLiteral("name_taken"), QStringLiteral("calendarName")},
        {QStringLiteral("name_required"), QStringLiteral("calendarName")},
        {QStringLiteral("name_too_long"), QStringLiteral("calendarName")},
        {QStringLiteral("calendar_leap_day"), QStringLiteral("calendarDays")},
        {QStringLiteral("calendar_entry_invalid"), QStringLiteral("calendarDays")},
        {QStringLiteral("calendar_too_long"), QStringLiteral("calendarDays")}};
    return fields.value(error.code);
}

void CalendarForm::retranslate()
{
    field(QStringLiteral("calendarName"))->setLabel(tr("&Name"));
    field(QStringLiteral("calendarDays"))->setLabel(tr("C&losed days"));
    field(QStringLiteral("firstDay"))->setLabel(tr("&First day"));
    field(QStringLiteral("dayCount"))->setLabel(tr("How many &days"));
    field(QStringLiteral("dayName"))->setLabel(tr("&What it is"));
    m_entryName->setPlaceholderText(tr("National Day"));
    m_yearly->setText(tr("Every &year on this day"));
    m_add->setText(tr("&Add"));
    m_change->setText(tr("&Change"));
    m_change->setToolTip(tr("Puts what is typed in place of the chosen day"));
    m_remove->setText(tr("&Remove"));
    m_import->setText(tr("Im&port…"));
    m_import->setToolTip(tr("Adds the days of an iCalendar or CSV file"));
    m_export->setText(tr("E&xport…"));
    m_retired->setText(tr("Put away: closes nothing any more"));
    m_table->setAccessibleName(tr("Closed days"));
    m_rows->setColumns(columns());
    retranslateButtons();
}

} // namespace vd::ui
