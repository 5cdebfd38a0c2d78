#pragma once

#include "models/base/FieldError.h"
#include "models/schedule/Schedule.h"

#include <QWidget>

class QComboBox;
class QPushButton;

namespace vd::ui {

class FormField;
class LineEdit;
class NumberEdit;

/// Which schedule template the form shows: choose one, name it, say how far the service keeps it made ahead, save it.
class TemplateBar : public QWidget
{
    Q_OBJECT

public:
    explicit TemplateBar(QWidget *parent = nullptr);

    /// Retired ones are left out. The choice stays where it can.
    void setTemplates(const QList<schedule::ScheduleTemplate> &templates);
    /// Says nothing by signal.
    void choose(TemplateId id);
    /// Nothing while a new one, or none, is worked on.
    [[nodiscard]] const schedule::ScheduleTemplate *current() const;
    /// Name and weeks as typed, over the chosen template; what is wrong is added to `errors` and shown.
    [[nodiscard]] schedule::ScheduleTemplate typed(FieldErrors &errors);
    void showError(const Error &error);
    void setSaving(bool saving);
    void retranslate();

Q_SIGNALS:
    void chosen();
    void saveWanted();
    void retireWanted();
    /// Name and weeks are as stored again; the plan is the page's.
    void undone();

private:
    void showCurrent();

    QList<schedule::ScheduleTemplate> m_templates;
    TemplateId m_shown;
    int m_shownVersion = 0;
    QComboBox *m_choice = nullptr;
    LineEdit *m_name = nullptr;
    NumberEdit *m_weeks = nullptr;
    FormField *m_choiceField = nullptr;
    FormField *m_nameField = nullptr;
    FormField *m_weeksField = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_undo = nullptr;
    QPushButton *m_retire = nullptr;
};

} // namespace vd::ui
