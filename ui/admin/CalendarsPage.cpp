#include "ui/admin/CalendarsPage.h"

#include "models/base/WhenDone.h"
#include "models/schedule/CalendarFile.h"
#include "ui/admin/CalendarForm.h"
#include "ui/common/EmptyState.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace vd::ui {

using schedule::Calendar;
using schedule::CalendarEntry;
using schedule::CalendarFile;
using schedule::PlansController;

namespace {

Result<QList<CalendarEntry>> readNow(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::Rule, QStringLiteral("file_unreadable"),
            {{QStringLiteral("file"), QFileInfo(path).fileName()}, {QStringLiteral("reason"), file.errorString()}});
    // One byte more than allowed, so that a larger file is known to be one without reading it whole.
    return CalendarFile::read(file.read(CalendarFile::largestFile + 1));
}

Result<Done> writeNow(const QString &path, const QByteArray &content)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
        return Done{};
    return fail(Fault::Rule, QStringLiteral("export_failed"),
        {{QStringLiteral("file"), QFileInfo(path).fileName()}, {QStringLiteral("reason"), file.errorString()}});
}

} // namespace

CalendarsPage::CalendarsPage(PlansController &plans, QWidget *parent)
    : RecordPage(new CalendarForm, parent)
    , m_plans(plans)
    , m_form(findChild<CalendarForm *>())
    , m_rows(new CalendarRows([](const Calendar &calendar) { return calendar.id; }, this))
    , m_files(QStringLiteral("calendar-files"))
{
    setObjectName(QStringLiteral("calendarsPage"));
    m_rows->setColumns(columns());
    pane()->setModel(m_rows);
    pane()->view()->setStartWidths({240, 96, 96, 120});
    setFormWidth(480);
    pane()->rememberAs(QStringLiteral("adminCalendars"));
    connectAll();
    retranslate();
}

void CalendarsPage::connectAll()
{
    connect(pane()->emptyState(), &EmptyState::actionTriggered, this, &RecordPage::beginNew);
    connect(&m_plans, &PlansController::loaded, this, &CalendarsPage::showLoaded);
    connect(&m_plans, &PlansController::savingChanged, m_form, &RecordForm::setSaving);
    connect(&m_plans, &PlansController::calendarSaved, this, &CalendarsPage::saved);
    connect(&m_plans, &PlansController::calendarRefused, m_form, &RecordForm::tellFailure);
    connect(m_form, &RecordForm::reloadWanted, this, [this] { open(openedRow()); });
    connect(m_form, &CalendarForm::importWanted, this, &CalendarsPage::askImport);
    connect(m_form, &CalendarForm::exportWanted, this, &CalendarsPage::askExport);
}

void CalendarsPage::setToday(const QDate &today)
{
    m_form->setToday(today);
}

QString CalendarsPage::showText() const
{
    return tr("Show the holidays and closures");
}

QString CalendarsPage::icon() const
{
    return QStringLiteral("calendar");
}

// The workspace's plans are read with the venue; a page that is looked at again asks anew.
void CalendarsPage::load(bool again)
{
    if (again)
        m_plans.reload();
}

void CalendarsPage::showLoaded()
{
    m_rows->setRows(m_plans.calendars());
    if (m_venue != m_plans.venue()) {
        m_venue = m_plans.venue();
        open(std::nullopt);
    }
    const std::optional<int> row = openedRow();
    if (row && !m_form->isDirty())
        m_form->setCalendar(m_rows->row(*row));
    markOpened();
}

void CalendarsPage::open(std::optional<int> row)
{
    Calendar fresh;
    fresh.venue = m_plans.venue();
    m_form->setCalendar(row ? m_rows->row(*row) : fresh);
}

void CalendarsPage::openCalendar(CalendarId calendar)
{
    if (const std::optional<int> row = m_rows->rowOf(calendar))
        pane()->selectSourceRow(*row);
}

std::optional<int> CalendarsPage::openedRow() const
{
    return m_form->base().id.isValid() ? m_rows->rowOf(m_form->base().id) : std::nullopt;
}

QString CalendarsPage::openedName() const
{
    return m_form->base().id.isValid() ? m_form->base().name : tr("New calendar");
}

void CalendarsPage::saveTyped()
{
    FieldErrors errors;
    const Calendar typed = m_form->typed(errors);
    if (errors.isEmpty())
        m_plans.save(typed);
    else
        m_form->showErrors(errors);
}

void CalendarsPage::saved(const Calendar &calendar)
{
    m_rows->setRows(m_plans.calendars());
    m_form->setCalendar(calendar);
    markOpened();
    m_form->strip()->tell(MessageStrip::Kind::Success, [name = calendar.name] {
        return tr("“%1” is saved. Preview the schedules that heed it to see what changes.").arg(name);
    });
}

void CalendarsPage::askImport()
{
    auto *dialog = new QFileDialog(this, tr("Calendar to import"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        tr("Calendars (*.ics *.csv);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &CalendarsPage::readFile);
    dialog->open();
}

void CalendarsPage::askExport()
{
    auto *dialog = new QFileDialog(this, tr("Export the calendar"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), tr("iCalendar (*.ics);;CSV (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("ics"));
    dialog->selectFile(m_form->base().name.isEmpty() ? QStringLiteral("calendar") : m_form->base().name);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(QLatin1String("csv")) ? QStringLiteral("csv") : QStringLiteral("ics"));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &CalendarsPage::writeFile);
    dialog->open();
}

void CalendarsPage::readFile(const QString &path)
{
    whenDone(m_files.run([path] { return readNow(path); }), this, [this](const Result<QList<CalendarEntry>> &read) {
        if (!read)
            return m_form->strip()->tellError(read.error(), {});
        m_form->addEntries(*read);
        m_form->strip()->tell(MessageStrip::Kind::Info, [count = static_cast<int>(read->size())] {
            return tr("%n entry(s) read. Save to keep them.", nullptr, count);
        });
    });
}

void CalendarsPage::writeFile(const QString &path)
{
    FieldErrors untold;
    const Calendar calendar = m_form->typed(untold);
    const QByteArray content = path.endsWith(QLatin1String(".ics"), Qt::CaseInsensitive)
        ? CalendarFile::toICalendar(calendar, QDateTime::currentDateTimeUtc())
        : CalendarFile::toCsv(calendar);
    whenDone(
        m_files.run([path, content] { return writeNow(path, content); }), this, [this, path](const Result<Done> &done) {
            if (!done)
                return m_form->strip()->tellError(done.error(), {});
            m_form->strip()->tell(MessageStrip::Kind::Success,
                [name = QFileInfo(path).fileName()] { return tr("Written to %1.").arg(name); });
        });
}

QList<Column<Calendar>> CalendarsPage::columns()
{
    Column<Calendar> name{tr("Calendar"), [](const Calendar &calendar) { return calendar.name; }};
    Column<Calendar> days{tr("Entries"),
        [](const Calendar &calendar) { return QString::number(calendar.entries.size()); },
        [](const Calendar &calendar) { return calendar.entries.size(); }, true};
    Column<Calendar> yearly{tr("Yearly"),
        [](const Calendar &calendar) {
            return QString::number(std::count_if(calendar.entries.cbegin(), calendar.entries.cend(),
                [](const CalendarEntry &entry) { return entry.yearly; }));
        },
        {}, true};
    Column<Calendar> state{
        tr("State"), [](const Calendar &calendar) { return calendar.retired ? tr("Put away") : tr("In use"); }};
    return {name, days, yearly, state};
}

void CalendarsPage::retranslate()
{
    setTexts(tr("Holidays and closures"), tr("New calendar"));
    m_rows->setColumns(columns());
    m_form->retranslate();
    pane()->emptyState()->set(QStringLiteral("calendar"), tr("No calendars yet"),
        tr("Name the days on which the venue does not sell: public holidays, yearly cleaning, a closed week. Schedule "
           "templates leave them out."),
        tr("New calendar"));
}

} // namespace vd::ui
