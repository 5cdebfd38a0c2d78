#pragma once

#include "models/base/WorkerThread.h"
#include "models/schedule/PlansController.h"
#include "ui/admin/RecordPage.h"
#include "ui/common/RowsModel.h"

namespace vd::ui {

class CalendarForm;

using CalendarRows = RowsModel<schedule::Calendar, CalendarId>;

/// The holiday and closure calendars of a venue. What they close shows in the next run of the templates that heed them.
class CalendarsPage : public RecordPage
{
    Q_OBJECT

public:
    explicit CalendarsPage(schedule::PlansController &plans, QWidget *parent = nullptr);

    void setToday(const QDate &today);
    void openCalendar(CalendarId calendar);
    void readFile(const QString &path);
    /// iCalendar when the name ends with .ics, else CSV.
    void writeFile(const QString &path);
    void retranslate() override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override;
    [[nodiscard]] CalendarForm *form() const { return m_form; }

protected:
    void load(bool again) override;
    void open(std::optional<int> row) override;
    [[nodiscard]] std::optional<int> openedRow() const override;
    [[nodiscard]] QString openedName() const override;
    void saveTyped() override;

private:
    void connectAll();
    void showLoaded();
    void saved(const schedule::Calendar &calendar);
    void askImport();
    void askExport();
    [[nodiscard]] static QList<Column<schedule::Calendar>> columns();

    schedule::PlansController &m_plans;
    CalendarForm *m_form;
    CalendarRows *m_rows;
    VenueId m_venue;
    WorkerThread m_files;
};

} // namespace vd::ui
