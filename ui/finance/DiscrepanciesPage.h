#pragma once

#include "models/base/Changes.h"
#include "models/finance/DiscrepanciesGateway.h"
#include "ui/common/RowsModel.h"
#include "ui/finance/FinancePage.h"

class QComboBox;
class QPushButton;

namespace vd::ui {

class DiscrepancyPane;
class MessageStrip;
class Segments;
class TablePane;
class TextLabel;

/// One list of what the three checks found, with the evidence of the chosen one, its notes, who looks after it, and its
/// correction: proposed by one person, approved by another. Nothing here is ever put right by itself.
class DiscrepanciesPage : public FinancePage
{
    Q_OBJECT

public:
    /// mayAct: whether the person may note, propose and decide; the database decides in the end. changes may be null.
    DiscrepanciesPage(finance::DiscrepanciesGateway &gateway, Changes *changes, bool mayAct, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override;
    [[nodiscard]] QList<Command> commands() override;
    [[nodiscard]] int waiting() const override { return m_open; }
    void find() override;
    void retranslate() override;
    [[nodiscard]] TablePane *pane() const { return m_pane; }

protected:
    void load() override;

private:
    void build();
    void connectAll();
    void showList();
    void showChosen();
    void check();
    void recount();
    void run(const Future<int> &checks, bool mayRecount, const std::function<QString()> &agree);
    void carryOut(const Future<Done> &future, const QString &said);
    [[nodiscard]] QList<Column<finance::Discrepancy>> columns() const;

    finance::DiscrepanciesGateway &m_gateway;
    bool m_mayAct;
    QList<finance::Discrepancy> m_all;
    RowsModel<finance::Discrepancy, qint64> *m_rows = nullptr;
    TextLabel *m_title = nullptr;
    Segments *m_which = nullptr;
    QComboBox *m_source = nullptr;
    QPushButton *m_check = nullptr;
    MessageStrip *m_strip = nullptr;
    TablePane *m_pane = nullptr;
    DiscrepancyPane *m_detail = nullptr;
    bool m_mayRecount = false; ///< What the strip's link does.
    int m_open = 0;
};

} // namespace vd::ui
