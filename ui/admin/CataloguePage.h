#pragma once

#include "models/catalog/RecordsController.h"
#include "ui/admin/DeclaredForm.h"
#include "ui/admin/RecordPage.h"

class QCheckBox;
class QTimer;

namespace vd {
class Clock;
}

namespace vd::ui {

/// The records of one kind and the form that edits them, as a RecordSpec describes both.
class CataloguePage : public RecordPage
{
    Q_OBJECT

public:
    using MakeSpec = std::function<RecordSpec()>;

    /// The spec is asked for again when the language changes.
    CataloguePage(
        MakeSpec makeSpec, catalog::RecordsController &records, const Clock &clock, QWidget *parent = nullptr);

    [[nodiscard]] DeclaredForm *form() const { return m_form; }
    [[nodiscard]] QString showText() const override { return m_spec.showText; }
    [[nodiscard]] QString icon() const override { return m_spec.icon; }
    void retranslate() override;
    /// Chooses a record, as a click on its row.
    void openRecord(qint64 id);

protected:
    void load(bool again) override;
    void open(std::optional<int> row) override;
    [[nodiscard]] std::optional<int> openedRow() const override;
    void saveTyped() override;
    [[nodiscard]] QString openedName() const override;

private:
    void connectAll();
    void showLoaded();
    void showRows();
    void refreshForm();
    void saved(const catalog::Record &record);
    void askExample();
    [[nodiscard]] FieldContext fieldContext() const;

    catalog::RecordsController &m_records;
    const Clock &m_clock;
    MakeSpec m_makeSpec;
    RecordSpec m_spec;
    DeclaredForm *m_form = nullptr;
    RecordRows *m_rows = nullptr;
    QCheckBox *m_withRetired = nullptr; ///< Null where nothing is ever retired.
    QTimer *m_exampleTimer = nullptr;
    VenueId m_venue;
    int m_example = 0;
};

} // namespace vd::ui
