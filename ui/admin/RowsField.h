#pragma once

#include "ui/admin/FieldEditor.h"

#include <QHash>
#include <QJsonArray>

class QListWidget;
class QPushButton;
class QFrame;

namespace vd::ui {

class FormField;

/// A list of objects, each told in one line, and below it the fields of the one that is chosen.
class RowsField final : public FieldEditor
{
    Q_OBJECT

public:
    explicit RowsField(const FieldSpec &spec);

    [[nodiscard]] QWidget *widget() const override;
    void setValue(const QJsonValue &value) override;
    /// The list; the first error of a row has its "row" and "part" among the facts.
    [[nodiscard]] Result<QJsonValue> value() const override;
    void setContext(const FieldContext &context, const catalog::Record &edited) override;
    void setSpec(const FieldSpec &spec) override;
    bool tell(const Error &error) override;

    void addRow();
    void choose(int row);
    [[nodiscard]] int rowCount() const { return static_cast<int>(m_rows.size()); }

private:
    struct Part
    {
        FieldEditor *editor = nullptr;
        FormField *field = nullptr;
    };

    void build();
    void buildParts();
    void removeRow();
    void moveRow(int by);
    void typed();
    void showRow(int row);
    void showWords(int row);
    void showButtons();
    void retranslate();

    QWidget *m_widget = nullptr;
    QListWidget *m_list = nullptr;
    QFrame *m_box = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_up = nullptr;
    QPushButton *m_down = nullptr;
    QList<Part> m_parts;
    QJsonArray m_rows;
    QHash<int, Error> m_errors; ///< Of rows that cannot be read, with the part.
    int m_row = -1;
    bool m_filling = false;
};

} // namespace vd::ui
