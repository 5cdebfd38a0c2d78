#pragma once

#include "models/catalog/CatalogController.h"
#include "models/operators/OperatorsController.h"
#include "ui/admin/OperatorWords.h"
#include "ui/admin/RecordPage.h"

#include <QTimeZone>

class QCheckBox;

namespace vd::ui {

class OperatorForm;

/// The people who sign in, and the form that edits them.
class OperatorsPage : public RecordPage
{
    Q_OBJECT

public:
    /// The catalogue tells the venues there are.
    OperatorsPage(
        operators::OperatorsController &people, catalog::CatalogController &catalog, QWidget *parent = nullptr);

    [[nodiscard]] OperatorForm *form() const { return m_form; }
    /// The zone moments are told in.
    void setZone(const QTimeZone &zone);
    void retranslate() override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override;

protected:
    void load(bool again) override;
    [[nodiscard]] bool tellsWhatOthersDid() const override { return true; }
    void open(std::optional<int> row) override;
    [[nodiscard]] std::optional<int> openedRow() const override;
    void saveTyped() override;
    [[nodiscard]] QString openedName() const override;

private:
    void connectAll();
    void showLoaded();
    void showPeople();
    void showVenues();
    void refreshForm();
    void changed(const operators::Operator &person, const QString &oneTimePassword);
    void tellChanged(const operators::Operator &person);
    [[nodiscard]] static operators::Roles moneyRoles();
    [[nodiscard]] QString secondNeeded(const operators::Operator &person) const;
    void askPassword();
    void askDisable(bool disable);

    operators::OperatorsController &m_people;
    catalog::CatalogController &m_catalog;
    OperatorForm *m_form = nullptr;
    QCheckBox *m_withDisabled = nullptr;
    OperatorRows *m_rows = nullptr;
    QTimeZone m_zone;
};

} // namespace vd::ui
