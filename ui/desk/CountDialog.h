#pragma once

#include "models/finance/FinanceGateway.h"
#include "models/payments/ShiftController.h"
#include "ui/common/FormDialog.h"

#include <QTimeZone>

class QGridLayout;
class QPushButton;

namespace vd::ui {

class AmountEdit;
class FormField;
class LineEdit;
class TextLabel;

/// The drawer is counted blind: notes and coins one value after the other, or the sum alone. A sum typed by hand takes
/// nothing of the pieces away; which of the two counts is said, and the person decides. Before the shift is closed the
/// difference is shown and asked about once. Closes itself when the shift is closed.
class CountDialog : public FormDialog
{
    Q_OBJECT

public:
    CountDialog(payments::ShiftController &shift, const QTimeZone &zone, QWidget *parent);

private:
    struct Row
    {
        Money value;
        LineEdit *count = nullptr;
        TextLabel *sum = nullptr;
    };

    void build();
    void addRows(QGridLayout *grid);
    void wire();
    void counted();
    void typedSum();
    void takePieces();
    void tellTwoSums();
    [[nodiscard]] Money sumOfPieces() const;
    void submit();
    void askToClose(const Money &counted);
    void failed(const Error &error);
    [[nodiscard]] QList<finance::CashPieces> pieces() const;

    payments::ShiftController &m_shift;
    QTimeZone m_zone;
    ShiftId m_about;
    QString m_currency;
    QList<Row> m_rows;
    bool m_byHand = false; ///< The sum was typed and stands whatever the pieces make.
    AmountEdit *m_total = nullptr;
    FormField *m_totalField = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace vd::ui
