#pragma once

#include "models/base/FieldError.h"
#include "models/catalog/Catalog.h"
#include "models/schedule/ScheduleGateway.h"

#include <QHash>
#include <QTimeZone>
#include <QWidget>

class QDateEdit;
class QHBoxLayout;
class QTimeEdit;
class QVBoxLayout;

namespace vd::ui {

class FormField;
class LineEdit;
class NumberEdit;
class SpacePicker;
class TextLabel;
class WeekdayRow;

/// What the schedule generator shall make, with a sentence that says in words what it comes to.
class PlanForm : public QWidget
{
    Q_OBJECT

public:
    explicit PlanForm(QWidget *parent = nullptr);

    void setVenue(VenueId venue, const QTimeZone &zone, const QDate &today);
    void setSpaces(const QList<catalog::Space> &spaces);
    /// What is typed; its faults are added to `errors`.
    [[nodiscard]] schedule::GeneratorRequest request(FieldErrors &errors) const;
    void setRequest(const schedule::GeneratorRequest &request);
    void showErrors(const FieldErrors &errors);
    /// The server's refusal beside the field it concerns; false when it concerns none.
    [[nodiscard]] bool tellFailure(const Error &error);
    [[nodiscard]] QString sentence() const;
    /// The label that shows the sentence; the page places it where it is always seen.
    [[nodiscard]] TextLabel *sentenceLabel() const { return m_sentence; }
    [[nodiscard]] const QTimeZone &zone() const { return m_zone; }
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    void build();
    void addFields(QVBoxLayout *column);
    void connectAll();
    FormField *add(const QString &name, QWidget *editor);
    QHBoxLayout *pair(const char *first, QWidget *firstEditor, const char *second, QWidget *secondEditor);
    void updateSentence();
    void revealError();
    void touched(const QString &field);
    [[nodiscard]] QString countSentence(const schedule::GeneratorRequest &request) const;
    void checkCapacity(const schedule::GeneratorRequest &request, FieldErrors &errors) const;

    VenueId m_venue;
    QTimeZone m_zone;
    QList<catalog::Space> m_spaces;
    QHash<QString, FormField *> m_fields;
    SpacePicker *m_picker = nullptr;
    QDateEdit *m_from = nullptr;
    QDateEdit *m_to = nullptr;
    WeekdayRow *m_weekdays = nullptr;
    QTimeEdit *m_start = nullptr;
    QTimeEdit *m_end = nullptr;
    NumberEdit *m_length = nullptr;
    NumberEdit *m_gap = nullptr;
    NumberEdit *m_capacity = nullptr;
    LineEdit *m_label = nullptr;
    TextLabel *m_sentence = nullptr;
};

} // namespace vd::ui
