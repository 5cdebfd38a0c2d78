#pragma once

#include "models/finance/BooksGateway.h"
#include "ui/common/RowsModel.h"
#include "ui/finance/FinancePage.h"

class QComboBox;

namespace vd::ui {

class DifferenceBars;
class MessageStrip;
class TablePane;
class TextLabel;

/// The shifts of some days up to the chosen one, with their differences over time, and the cash book: every movement of
/// cash, drawer by drawer, with its running balance.
class ShiftsPage : public FinancePage
{
    Q_OBJECT

public:
    explicit ShiftsPage(finance::BooksGateway &gateway, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override;
    [[nodiscard]] bool hasDay() const override { return true; }
    void find() override;
    void retranslate() override;

protected:
    void load() override;

private:
    void build();
    void showShifts(const QList<finance::Shift> &shifts);
    void showCash();
    void fail(const Error &error);
    [[nodiscard]] QList<Column<finance::Shift>> shiftColumns() const;
    [[nodiscard]] QList<Column<finance::CashRow>> cashColumns() const;

    finance::BooksGateway &m_gateway;
    RowsModel<finance::Shift, qint64> *m_shifts = nullptr;
    RowsModel<finance::CashRow, QString> *m_cash = nullptr;
    QList<finance::CashRow> m_book;
    TextLabel *m_title = nullptr;
    TextLabel *m_cashTitle = nullptr;
    TextLabel *m_sum = nullptr;
    QComboBox *m_days = nullptr;
    MessageStrip *m_strip = nullptr;
    DifferenceBars *m_bars = nullptr;
    TablePane *m_shiftsPane = nullptr;
    TablePane *m_cashPane = nullptr;
};

} // namespace vd::ui
