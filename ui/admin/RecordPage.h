#pragma once

#include "ui/admin/AdminPage.h"

#include <functional>
#include <optional>

class QHBoxLayout;
class QPushButton;

namespace vd::ui {

class RecordForm;
class TablePane;
class TextLabel;

/// A table with a form beside it. Opening another row while the form holds unsaved changes asks first, so nothing typed
/// is lost by a click.
class RecordPage : public AdminPage
{
    Q_OBJECT

public:
    RecordPage(RecordForm *form, QWidget *parent);

    [[nodiscard]] TablePane *pane() const { return m_pane; }
    /// A new record; asks first when the form is dirty.
    void beginNew() override;
    void save() override;
    void find() override;
    [[nodiscard]] QString title() const override { return m_titleText; }
    [[nodiscard]] QString newText() const override { return m_newText; }

protected:
    /// Shows the record of a row of the source model, or a new one.
    virtual void open(std::optional<int> row) = 0;
    /// The row of the record in the form; none for a new one.
    [[nodiscard]] virtual std::optional<int> openedRow() const = 0;
    virtual void saveTyped() = 0;
    /// What the form holds, for the question: "Court 1".
    [[nodiscard]] virtual QString openedName() const = 0;

    [[nodiscard]] QHBoxLayout *head() const { return m_head; }
    /// Without words for a new one none can be made.
    void setTexts(const QString &title, const QString &newText);
    /// One record only: no list, and a form in the middle.
    void showFormOnly();
    void setFormWidth(int width);
    /// Marks the row the form shows.
    void markOpened();

private:
    void rowChosen();
    void unlessDirty(std::function<void()> then);

    RecordForm *m_form;
    TablePane *m_pane = nullptr;
    TextLabel *m_title = nullptr;
    QPushButton *m_new = nullptr;
    QHBoxLayout *m_head = nullptr;
    QWidget *m_list = nullptr;
    QString m_titleText;
    QString m_newText;
    bool m_marking = false;
};

} // namespace vd::ui
