#pragma once

#include "models/base/FieldError.h"
#include "models/catalog/Catalog.h"
#include "models/schedule/Activity.h"
#include "models/schedule/Schedule.h"

#include <QHash>
#include <QTimeZone>
#include <QWidget>

class QCheckBox;
class QDateEdit;
class QHBoxLayout;
class QVBoxLayout;

namespace vd::ui {

class BlockBar;
class BlockFields;
class CalendarChoice;
class FormField;
class Segments;
class SpacePicker;
class TextLabel;

/// What the schedule generator shall make, with a sentence that says in words what it comes to.
class PlanForm : public QWidget
{
    Q_OBJECT

public:
    explicit PlanForm(QWidget *parent = nullptr);

    void setVenue(VenueId venue, const QTimeZone &zone, const QDate &today);
    void setSpaces(const QList<catalog::Space> &spaces);
    void setCalendars(const QList<schedule::Calendar> &calendars);
    void setActivities(const QList<schedule::Activity> &activities);
    /// What is typed; its faults are added to `errors`.
    [[nodiscard]] schedule::GeneratorRequest request(FieldErrors &errors) const;
    void setRequest(const schedule::GeneratorRequest &request);
    /// The plan of a template; the days stay as they are.
    void setTemplate(const schedule::ScheduleTemplate &shown);
    /// In the order in which Tab goes through them.
    [[nodiscard]] QList<QWidget *> stops() const;
    [[nodiscard]] bool copiesWeek() const;
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
    FormField *fieldOf(const QString &name) const;
    [[nodiscard]] QList<FormField *> allFields() const;
    void updateSentence();
    void revealError();
    void touched(const QString &field);
    void setBlocks(const QList<schedule::SlotBlock> &blocks, int current);
    void showBlock(int block);
    void showSource();
    [[nodiscard]] QList<schedule::SlotBlock> blocks(FieldErrors &errors) const;
    [[nodiscard]] QHash<SpaceId, int> pauses() const;
    void check(const schedule::GeneratorRequest &request, FieldErrors &errors) const;

    VenueId m_venue;
    QTimeZone m_zone;
    QList<catalog::Space> m_spaces;
    QHash<QString, FormField *> m_fields;
    QList<schedule::SlotBlock> m_blocks; ///< The one shown is in the fields.
    int m_shown = 0;
    SpacePicker *m_picker = nullptr;
    QDateEdit *m_from = nullptr;
    QDateEdit *m_to = nullptr;
    Segments *m_source = nullptr;
    QDateEdit *m_week = nullptr;
    QWidget *m_pattern = nullptr;
    BlockBar *m_bar = nullptr;
    BlockFields *m_block = nullptr;
    CalendarChoice *m_calendars = nullptr;
    QCheckBox *m_buffers = nullptr;
    TextLabel *m_sentence = nullptr;
};

} // namespace vd::ui
