#pragma once

#include "models/base/FieldError.h"
#include "models/catalog/Catalog.h"
#include "models/schedule/SlotEdit.h"

#include <QHash>
#include <QWidget>

class QCheckBox;
class QDateEdit;
class QTimeEdit;

namespace vd::ui {

class FormField;
class LineEdit;
class NumberEdit;
class Segments;
class SpacePicker;
class WeekdayRow;

/// Which slots to come are changed at once, and how.
class SlotEditForm : public QWidget
{
    Q_OBJECT

public:
    explicit SlotEditForm(QWidget *parent = nullptr);

    void setVenue(VenueId venue, const QDate &today);
    void setSpaces(const QList<catalog::Space> &spaces);
    /// What is typed; its faults are added to `errors`.
    [[nodiscard]] schedule::SlotEdit edit(FieldErrors &errors) const;
    void setEdit(const schedule::SlotEdit &edit);
    void showErrors(const FieldErrors &errors);
    /// The server's refusal beside the field it concerns; false when it concerns none.
    [[nodiscard]] bool tellFailure(const Error &error);
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    FormField *add(const QString &name, QWidget *editor);
    void build();
    void connectAll();
    void touched();
    void showAction();

    VenueId m_venue;
    QHash<QString, FormField *> m_fields;
    SpacePicker *m_picker = nullptr;
    QDateEdit *m_from = nullptr;
    QDateEdit *m_to = nullptr;
    WeekdayRow *m_weekdays = nullptr;
    QCheckBox *m_partOfDay = nullptr;
    QTimeEdit *m_start = nullptr;
    QTimeEdit *m_end = nullptr;
    Segments *m_action = nullptr;
    LineEdit *m_reason = nullptr;
    NumberEdit *m_capacity = nullptr;
};

} // namespace vd::ui
