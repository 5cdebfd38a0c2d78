#pragma once

#include "models/operators/VenueInfo.h"
#include "models/orders/MovePlan.h"
#include "models/orders/OrderActions.h"

#include <QWidget>

class QCheckBox;
class QPushButton;
class QVBoxLayout;

namespace vd::ui {

class ApprovalDesk;
class FormField;
class LineEdit;
class MessageStrip;
class Segments;
class TextLabel;

/// A booking on its way to another time: the old cells are marked on the board, the new one is picked there, and here
/// stand what goes where, the difference of price and the rule, before anything is moved.
class MovePane : public QWidget
{
    Q_OBJECT

public:
    MovePane(const Gateways &gateways, const inventory::BoardModel &board, QWidget *parent = nullptr);

    void setVenue(const operators::VenueInfo &venue);
    void setAsker(const QString &login);
    void begin(const orders::Order &order);
    /// A cell was picked on the board.
    void pick(SlotId slot);
    [[nodiscard]] const orders::MovePlan &plan() const { return m_plan; }
    [[nodiscard]] OrderId order() const { return m_orders.order().id; }
    void focusAccept();

Q_SIGNALS:
    /// Other cells are to be marked.
    void planChanged();
    /// The booking stands elsewhere now.
    void moved(const vd::orders::Order &order);
    void dropped();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void wire();
    void retranslate();
    void refresh();
    void addItem(const orders::Item &item);
    void ask();
    void refreshMoney();
    void refreshRule();
    void submit();
    void failed(const Error &error);
    [[nodiscard]] bool isOverride() const;
    [[nodiscard]] bool paysNow() const;
    [[nodiscard]] Money difference() const;

    orders::OrderController m_orders;
    orders::OrderActions m_actions;
    const inventory::BoardModel &m_board;
    operators::VenueInfo m_venue;
    orders::MovePlan m_plan;
    std::optional<orders::MoveQuote> m_quote;
    QString m_refusal; ///< The server refused what a lead may do.
    ApprovalDesk *m_approval = nullptr;
    TextLabel *m_title = nullptr;
    TextLabel *m_customer = nullptr;
    TextLabel *m_hint = nullptr;
    QVBoxLayout *m_items = nullptr;
    TextLabel *m_beforeLabel = nullptr;
    TextLabel *m_afterLabel = nullptr;
    TextLabel *m_before = nullptr;
    TextLabel *m_after = nullptr;
    TextLabel *m_differenceLabel = nullptr;
    TextLabel *m_difference = nullptr;
    TextLabel *m_rule = nullptr;
    MessageStrip *m_messages = nullptr;
    QCheckBox *m_keepPrice = nullptr;
    Segments *m_channel = nullptr;
    LineEdit *m_reason = nullptr;
    FormField *m_reasonField = nullptr;
    QPushButton *m_move = nullptr;
    QPushButton *m_drop = nullptr;
};

} // namespace vd::ui
