#pragma once

#include "models/schedule/Schedule.h"
#include "ui/admin/RecordForm.h"
#include "ui/common/RowsModel.h"

class QCheckBox;
class QDateEdit;
class QPushButton;

namespace vd::ui {

class LineEdit;
class NumberEdit;
class TableView;

/// A day of a calendar with its place in the list: two may be alike.
struct NumberedEntry
{
    int number = 0;
    schedule::CalendarEntry entry;

    friend bool operator==(const NumberedEntry &, const NumberedEntry &) = default;
};

/// A calendar beside the table of all: its name, its days, and one of them to add or change; import and export.
class CalendarForm : public RecordForm
{
    Q_OBJECT

public:
    explicit CalendarForm(QWidget *parent = nullptr);

    void setCalendar(const schedule::Calendar &calendar);
    [[nodiscard]] const schedule::Calendar &base() const { return m_base; }
    [[nodiscard]] schedule::Calendar typed(FieldErrors &errors) const;
    /// Days read from a file, behind those that are there; the same day twice is one.
    void addEntries(const QList<schedule::CalendarEntry> &entries);
    void setToday(const QDate &today);
    void retranslate();

Q_SIGNALS:
    void importWanted();
    void exportWanted();

protected:
    [[nodiscard]] QString fieldOf(const Error &error) const override;

private:
    void build();
    void connectAll();
    void touched();
    void addTyped();
    void changeChosen();
    void removeChosen();
    void showChosen();
    void setEntries(const QList<schedule::CalendarEntry> &entries);
    [[nodiscard]] QList<schedule::CalendarEntry> entries() const;
    [[nodiscard]] std::optional<int> chosen() const;
    [[nodiscard]] std::optional<schedule::CalendarEntry> typedEntry();
    [[nodiscard]] QList<Column<NumberedEntry>> columns() const;

    schedule::Calendar m_base;
    RowsModel<NumberedEntry, int> *m_rows = nullptr;
    LineEdit *m_name = nullptr;
    QCheckBox *m_retired = nullptr;
    TableView *m_table = nullptr;
    QDateEdit *m_day = nullptr;
    NumberEdit *m_days = nullptr;
    LineEdit *m_entryName = nullptr;
    QCheckBox *m_yearly = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_change = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_import = nullptr;
    QPushButton *m_export = nullptr;
};

} // namespace vd::ui
