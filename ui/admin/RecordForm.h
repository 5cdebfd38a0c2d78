#pragma once

#include "models/base/FieldError.h"

#include <QFrame>
#include <QHash>

class QHBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace vd::ui {

class FormField;
class MessageStrip;
class PageScroll;
class TextLabel;

/// A form beside a table: its heading, its fields in a column that scrolls, what the last save said, and a bar with
/// Save and Undo that says so while something is not saved. Knows nothing of what it edits.
class RecordForm : public QFrame
{
    Q_OBJECT

public:
    explicit RecordForm(QWidget *parent = nullptr);

    [[nodiscard]] MessageStrip *strip() const { return m_strip; }
    /// The first error gets the focus.
    void showErrors(const FieldErrors &errors);
    /// Beside the field it concerns, else in the strip; a conflict offers to load what is stored now.
    void tellFailure(const Error &error);
    void setSaving(bool saving);
    [[nodiscard]] bool isDirty() const { return m_dirty; }
    /// Focus to the first field.
    void begin();

Q_SIGNALS:
    void saveWanted();
    void undoWanted();
    /// The strip's "Load theirs" was followed.
    void reloadWanted();
    void dirtyChanged(bool dirty);

protected:
    void setHeading(const QString &heading, const QString &note);
    FormField *addField(const QString &name, QWidget *editor);
    /// Two fields side by side.
    void addPair(const QString &first, QWidget *firstEditor, const QString &second, QWidget *secondEditor);
    void addWidget(QWidget *widget);
    /// Beside the fields, in a column of their own: for what is read while one types.
    void setAside(const QList<QWidget *> &widgets);
    /// Below everything that is there, also after finish().
    void insertBelow(QWidget *widget);
    [[nodiscard]] FormField *field(const QString &name) const { return m_fields.value(name); }
    /// Adds Save and Undo below the fields. They are made last, so that Tab comes to them last.
    void finish();
    void clearMessages();
    void setDirty(bool dirty);
    void retranslateButtons();
    /// The field a server's refusal concerns; empty for none.
    [[nodiscard]] virtual QString fieldOf(const Error &error) const = 0;

private:
    FormField *make(const QString &name, QWidget *editor);

    TextLabel *m_heading = nullptr;
    TextLabel *m_note = nullptr;
    MessageStrip *m_strip = nullptr;
    PageScroll *m_scroll = nullptr;
    QVBoxLayout *m_outer = nullptr;
    QHBoxLayout *m_middle = nullptr; ///< The fields, and what stands aside.
    QVBoxLayout *m_column = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_undo = nullptr;
    QFrame *m_bar = nullptr; ///< Save and Undo; says so while something is not saved.
    TextLabel *m_unsaved = nullptr;
    QHash<QString, FormField *> m_fields;
    QString m_first;
    bool m_dirty = false;
    bool m_saving = false;
};

} // namespace vd::ui
