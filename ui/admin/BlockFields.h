#pragma once

#include "models/base/FieldError.h"
#include "models/schedule/Activity.h"
#include "models/schedule/Schedule.h"

#include <QHash>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QTimeEdit;

namespace vd::ui {

class FormField;
class LineEdit;
class NumberEdit;
class WeekdayRow;

/// The fields of one block of a schedule: weekdays, start and end, slot length and gap, capacity, label,
/// and whose sessions they are.
class BlockFields : public QWidget
{
    Q_OBJECT

public:
    explicit BlockFields(QWidget *parent = nullptr);

    /// What is typed; text that is no number is added to `errors`.
    [[nodiscard]] schedule::SlotBlock block(FieldErrors &errors) const;
    void setBlock(const schedule::SlotBlock &block);
    void setActivities(const QList<schedule::Activity> &activities);
    /// Zero typed is not "each its own": that is said by leaving the field empty.
    [[nodiscard]] bool capacityIsZero() const;
    [[nodiscard]] FormField *field(const QString &name) const { return m_fields.value(name); }
    [[nodiscard]] QList<FormField *> fields() const { return m_fields.values(); }
    void retranslate();

Q_SIGNALS:
    void changed(const QString &field);

private:
    FormField *add(const QString &name, QWidget *editor);
    QHBoxLayout *pair(const char *first, QWidget *firstEditor, const char *second, QWidget *secondEditor);

    void showActivity();

    ActivityId m_wanted; ///< As set; kept also while the list of activities is not there yet.
    QList<schedule::Activity> m_activities;
    QHash<QString, FormField *> m_fields;
    WeekdayRow *m_weekdays = nullptr;
    QTimeEdit *m_start = nullptr;
    QTimeEdit *m_end = nullptr;
    NumberEdit *m_length = nullptr;
    NumberEdit *m_gap = nullptr;
    NumberEdit *m_capacity = nullptr;
    LineEdit *m_label = nullptr;
    QComboBox *m_activity = nullptr;
};

} // namespace vd::ui
