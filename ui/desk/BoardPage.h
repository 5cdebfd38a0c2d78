#pragma once

#include "models/inventory/BoardController.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace vd::ui {

class BoardView;
class EmptyState;
class LoadingBar;
class MessageStrip;
class TextLabel;

/// The day board with its tools: category filter, zoom, how old it is, and what stands there while it is empty.
class BoardPage : public QWidget
{
    Q_OBJECT

public:
    BoardPage(inventory::BoardController &board, const Gateways &gateways, QWidget *parent = nullptr);

    [[nodiscard]] BoardView *view() const { return m_view; }
    /// Filter, age and zoom in one row; the workspace puts them beside its tabs.
    [[nodiscard]] QWidget *tools() const { return m_tools; }
    void tellError(const Error &error);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build(const Gateways &gateways);
    void retranslate();
    void fillCategories();
    void refresh();

    inventory::BoardController &m_board;
    bool m_offline = false;
    QWidget *m_tools = nullptr;
    QComboBox *m_category = nullptr;
    TextLabel *m_age = nullptr;
    QToolButton *m_smaller = nullptr;
    QToolButton *m_larger = nullptr;
    MessageStrip *m_messages = nullptr;
    BoardView *m_view = nullptr;
    EmptyState *m_empty = nullptr;
    LoadingBar *m_loading = nullptr;
    bool m_wasLoading = false;
};

} // namespace vd::ui
