#pragma once

#include "models/schedule/ScheduleGateway.h"
#include "ui/common/RowsModel.h"

#include <QTimeZone>
#include <QWidget>

class QStackedLayout;

namespace vd::ui {

class EmptyState;
class PreviewCalendar;
class TablePane;
class TextLabel;

using PreviewRows = RowsModel<schedule::GeneratorRow, QString>;

/// What a generator request would do: counts, a calendar, and the slots themselves with the conflicts first.
class PreviewView : public QWidget
{
    Q_OBJECT

public:
    explicit PreviewView(QWidget *parent = nullptr);

    void show(
        const schedule::GeneratorPreview &preview, const schedule::GeneratorRequest &request, const QTimeZone &zone);
    void clear();
    void retranslate();

    [[nodiscard]] TablePane *list() const { return m_list; }
    [[nodiscard]] PreviewCalendar *calendar() const { return m_calendar; }
    [[nodiscard]] QString counts() const;
    /// What happens to a slot, in a word.
    [[nodiscard]] static QString outcomeText(const QString &outcome);
    [[nodiscard]] static QString reason(const schedule::GeneratorRow &row);

private:
    void build();
    void showCounts();
    [[nodiscard]] QList<Column<schedule::GeneratorRow>> columns() const;

    schedule::GeneratorPreview m_preview;
    QTimeZone m_zone = QTimeZone::utc();
    bool m_shown = false;
    QStackedLayout *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    TextLabel *m_counts = nullptr;
    TextLabel *m_listTitle = nullptr;
    PreviewCalendar *m_calendar = nullptr;
    TablePane *m_list = nullptr;
    PreviewRows *m_rows = nullptr;
};

} // namespace vd::ui
