#pragma once

#include "models/operators/TerminalsController.h"
#include "ui/admin/AdminPage.h"
#include "ui/common/RowsModel.h"

class QPushButton;

namespace vd::ui {

class LineEdit;
class MessageStrip;
class TablePane;
class TextLabel;

/// The terminals whose tickets the venue knows: registers this computer, lists them, revokes one.
class TerminalsPage : public AdminPage
{
    Q_OBJECT

public:
    TerminalsPage(operators::TerminalsGateway &gateway, operators::ThisTerminal &thisTerminal, Changes *changes,
        QWidget *parent = nullptr);
    ~TerminalsPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override;
    void find() override;
    void retranslate() override;
    [[nodiscard]] operators::TerminalsController &controller() { return m_controller; }
    [[nodiscard]] TablePane *pane() const { return m_pane; }

protected:
    void load(bool again) override;
    [[nodiscard]] bool tellsWhatOthersDid() const override { return true; }

private:
    void build();
    void connectAll();
    void showLoaded();
    void showHere();
    void enableActions();
    void registerHere();
    void askRevoke();
    [[nodiscard]] QList<Column<operators::Terminal>> columns() const;

    operators::TerminalsController m_controller;
    RowsModel<operators::Terminal, TerminalId> *m_rows = nullptr;
    TextLabel *m_title = nullptr;
    TextLabel *m_here = nullptr;
    TextLabel *m_hereText = nullptr;
    LineEdit *m_name = nullptr;
    QPushButton *m_register = nullptr;
    QPushButton *m_revoke = nullptr;
    MessageStrip *m_strip = nullptr;
    TablePane *m_pane = nullptr;
};

} // namespace vd::ui
