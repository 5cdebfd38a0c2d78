#pragma once

#include "ui/admin/FieldEditor.h"
#include "ui/admin/RecordForm.h"
#include "ui/admin/RecordSpec.h"

namespace vd::ui {

class WordsCard;

/// The form a RecordSpec describes. What is typed stays until it is saved or undone, whatever it is.
class DeclaredForm : public RecordForm
{
    Q_OBJECT

public:
    explicit DeclaredForm(const RecordSpec &spec, QWidget *parent = nullptr);

    /// A record as stored, or a new one (id 0); what was typed before is gone.
    void setRecord(const catalog::Record &record);
    /// Somebody else saved it: this is told, what is typed stays, and the next save replaces theirs.
    void rebase(const catalog::Record &stored);
    [[nodiscard]] const catalog::Record &base() const { return m_base; }
    /// What is typed; errors are added to `errors`. Fields that cannot be read keep their stored value.
    [[nodiscard]] catalog::Record typed(FieldErrors &errors) const;
    /// A record nobody has typed anything into.
    [[nodiscard]] catalog::Record fresh() const;

    void setContext(const FieldContext &context);
    [[nodiscard]] const FieldContext &context() const { return m_context; }
    /// The moments an example of these rules has.
    void setExample(const QJsonObject &example);
    void tellErrors(const FieldErrors &errors);
    /// A refusal, at its field where it names one.
    void tellRefusal(const Error &error);
    void setSpec(const RecordSpec &spec);
    [[nodiscard]] FieldEditor *editor(const QString &name) const;
    /// Something that belongs below the fields.
    void addBelow(QWidget *widget);

Q_SIGNALS:
    /// Something was typed, or another record is shown.
    void valuesChanged();

protected:
    [[nodiscard]] QString fieldOf(const Error &error) const override;

private:
    void build();
    void changed();
    void showAsked();
    void showTexts();
    void showWords();

    RecordSpec m_spec;
    FieldContext m_context;
    catalog::Record m_base;
    QJsonObject m_example;
    QList<FieldEditor *> m_editors;
    WordsCard *m_words = nullptr;
    WordsCard *m_history = nullptr;
    bool m_filling = false;
};

} // namespace vd::ui
