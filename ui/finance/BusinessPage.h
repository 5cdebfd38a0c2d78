#pragma once

#include "models/finance/BooksGateway.h"
#include "ui/common/RowsModel.h"
#include "ui/finance/FinancePage.h"

namespace vd::ui {

class MessageStrip;
class TablePane;
class TableView;
class TextLabel;

/// A day by business date: what was sold for it, space by space, with what of that went back; each line opens down to
/// its items and their orders.
class BusinessPage : public FinancePage
{
    Q_OBJECT

public:
    explicit BusinessPage(finance::BooksGateway &gateway, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override;
    [[nodiscard]] bool hasDay() const override { return true; }
    void find() override;
    void retranslate() override;

protected:
    void load() override;

private:
    void loadItems();
    void showLines(QList<finance::BusinessLine> lines);
    void showSum();
    void fail(const Error &error);
    [[nodiscard]] QList<Column<finance::BusinessLine>> lineColumns() const;
    [[nodiscard]] QList<Column<finance::BusinessRow>> itemColumns() const;

    finance::BooksGateway &m_gateway;
    RowsModel<finance::BusinessLine, qint64> *m_lines = nullptr;
    RowsModel<finance::BusinessRow, qint64> *m_items = nullptr;
    TextLabel *m_title = nullptr;
    TextLabel *m_itemsTitle = nullptr;
    TextLabel *m_sum = nullptr;
    MessageStrip *m_strip = nullptr;
    TablePane *m_linesPane = nullptr;
    TablePane *m_itemsPane = nullptr;
    finance::BusinessLine m_chosen; ///< The total at first.
};

} // namespace vd::ui
