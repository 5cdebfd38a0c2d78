#pragma once

#include "models/catalog/Catalog.h"
#include "ui/admin/RecordForm.h"

class QCheckBox;
class QComboBox;

namespace vd::ui {

class LineEdit;
class NumberEdit;

/// Edits one space. What is typed stays until it is saved or undone, whatever it is.
class SpaceForm : public RecordForm
{
    Q_OBJECT

public:
    explicit SpaceForm(QWidget *parent = nullptr);

    void setCategories(const QList<catalog::Category> &categories);
    /// Shows a stored space, or a new one (id 0); what was typed before is gone.
    void setSpace(const catalog::Space &space);
    /// Somebody else saved the space: this is told, what is typed stays, and the next save
    /// replaces theirs.
    void rebase(const catalog::Space &stored);
    /// The stored space the form started from.
    [[nodiscard]] const catalog::Space &base() const { return m_base; }
    /// What is typed; errors, also of numbers that are none, are added to `errors`.
    [[nodiscard]] catalog::Space typed(FieldErrors &errors) const;
    void retranslate();

protected:
    [[nodiscard]] QString fieldOf(const QString &code) const override;

private:
    void build();
    void fillKinds();
    void showKind();
    void showHeading();
    void changed();
    [[nodiscard]] catalog::SpaceKind kind() const;

    catalog::Space m_base;
    LineEdit *m_name = nullptr;
    QComboBox *m_category = nullptr;
    QComboBox *m_kind = nullptr;
    NumberEdit *m_capacity = nullptr;
    NumberEdit *m_before = nullptr;
    NumberEdit *m_after = nullptr;
    NumberEdit *m_entry = nullptr;
    QCheckBox *m_oneOrder = nullptr;
    QCheckBox *m_realName = nullptr;
    QCheckBox *m_retired = nullptr;
    bool m_filling = false;
};

} // namespace vd::ui
