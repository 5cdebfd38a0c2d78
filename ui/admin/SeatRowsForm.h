#pragma once

#include "models/base/FieldError.h"
#include "models/inventory/SeatPlan.h"

#include <QHash>
#include <QWidget>

class QCheckBox;
class QPushButton;

namespace vd::ui {

class FormField;
class LineEdit;
class NumberEdit;

/// "Rows A to F, seats 1 to 20": what is added to a plan at once.
class SeatRowsForm : public QWidget
{
    Q_OBJECT

public:
    explicit SeatRowsForm(QWidget *parent = nullptr);

    [[nodiscard]] inventory::SeatRows rows(FieldErrors &errors) const;
    void showErrors(const FieldErrors &errors);
    /// The row that follows those added last.
    void setFirstRow(const QString &row);
    void retranslate();

Q_SIGNALS:
    void addWanted();

private:
    FormField *add(const QString &name, QWidget *editor);

    QHash<QString, FormField *> m_fields;
    LineEdit *m_block = nullptr;
    LineEdit *m_category = nullptr;
    LineEdit *m_firstRow = nullptr;
    NumberEdit *m_rows = nullptr;
    NumberEdit *m_seats = nullptr;
    NumberEdit *m_number = nullptr;
    QCheckBox *m_fromRight = nullptr;
    QCheckBox *m_everySecond = nullptr;
    QPushButton *m_add = nullptr;
};

} // namespace vd::ui
