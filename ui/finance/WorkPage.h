#pragma once

#include "models/base/Gateways.h"
#include "models/finance/BooksGateway.h"
#include "models/finance/BulkRunner.h"
#include "ui/common/RowsModel.h"
#include "ui/finance/FinancePage.h"

class QComboBox;
class QPushButton;

namespace vd::ui {

class MessageStrip;
class Segments;
class TablePane;
class TextLabel;

/// What is left to do with money: refunds under way or refused, unapplied payments, rests outstanding, surplus, and the
/// fees that were kept. Each row with its age; what is done to many says first how many and how much. A payment without
/// an order is sent back or applied to one.
class WorkPage : public FinancePage
{
    Q_OBJECT

public:
    WorkPage(const Gateways &gateways, bool mayAct, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override;
    void find() override;
    void retranslate() override;
    void setList(finance::WorkList list);
    [[nodiscard]] TablePane *pane() const { return m_pane; }

protected:
    void load() override;

private:
    void build();
    void connectAll();
    void showRows(const QList<finance::WorkRow> &rows);
    void showChosen();
    void act();
    void apply();
    void run(const QList<finance::WorkRow> &rows, const QString &reason);
    void told(int succeeded, int failures, const Error &error);
    [[nodiscard]] finance::WorkList list() const;
    [[nodiscard]] bool canAct(const finance::WorkRow &row) const;
    [[nodiscard]] QList<finance::WorkRow> chosen() const;
    [[nodiscard]] QList<Column<finance::WorkRow>> columns() const;

    Gateways m_gateways;
    bool m_mayAct;
    finance::BulkRunner m_runner;
    QDateTime m_now;
    RowsModel<finance::WorkRow, QString> *m_rows = nullptr;
    TextLabel *m_title = nullptr;
    Segments *m_which = nullptr;
    QComboBox *m_days = nullptr;
    MessageStrip *m_strip = nullptr;
    TablePane *m_pane = nullptr;
    TextLabel *m_sum = nullptr;
    QPushButton *m_act = nullptr;
    QPushButton *m_apply = nullptr;
};

} // namespace vd::ui
