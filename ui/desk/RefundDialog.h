#pragma once

#include "models/operators/VenueInfo.h"
#include "models/orders/OrderActions.h"

#include <QDialog>

class QCheckBox;
class QGridLayout;
class QPushButton;
class QSpinBox;

namespace vd::ui {

class FormField;
class LeavingList;
class LineEdit;
class MessageStrip;
class PageScroll;
class TextLabel;

/// What goes back, line by line and part by part: amount, fee and rule with its exact moment before anything is done.
/// Outside the policy it asks for a reason, and whether the fee is kept. Closes itself when the refund was accepted.
class RefundDialog : public QDialog
{
    Q_OBJECT

public:
    RefundDialog(orders::OrderActions &actions, const operators::VenueInfo &venue, QWidget *parent);

Q_SIGNALS:
    void refunded(const vd::Money &amount);

private:
    struct Line
    {
        ItemId item;
        QCheckBox *box = nullptr;
        QSpinBox *quantity = nullptr; ///< Only where the item is of several, and nobody of them is named.
        LeavingList *who = nullptr; ///< Where each of them can be told.
        int of = 1;
        TextLabel *count = nullptr;
        TextLabel *amount = nullptr;
        TextLabel *rule = nullptr;
    };

    void build();
    void addLine(const orders::Item &item);
    void wire();
    void fitScroll();
    [[nodiscard]] QList<orders::RefundLine> lines() const;
    /// How many people or seats make one of a line.
    [[nodiscard]] static int perUnit(const Line &line);
    /// Of no line only some of those who go together are chosen.
    [[nodiscard]] bool isWhole() const;
    void tellCount(const Line &line);
    /// Offers to tick who leaves; whether those ticked are not those asked about any more.
    [[nodiscard]] bool offerChoice(Line &line, const orders::RefundQuoteLine &told);
    void ask();
    void told(const orders::RefundQuote &quote);
    void refreshButton();
    void submit();
    void failed(const Error &error);
    /// The policy refuses it; only a lead may do it all the same.
    [[nodiscard]] bool isOverride() const { return !m_quote.refused.isEmpty() || !m_refusal.isEmpty(); }

    orders::OrderActions &m_actions;
    operators::VenueInfo m_venue;
    OrderId m_order;
    orders::RefundQuote m_quote;
    bool m_known = false; ///< The figures shown are those of the lines chosen.
    QString m_refusal; ///< The code with which the server refused what a lead may do.
    bool m_told = false; ///< The message stays until other lines are chosen.
    QList<Line> m_lines;
    QGridLayout *m_grid = nullptr;
    PageScroll *m_scroll = nullptr;
    TextLabel *m_fee = nullptr;
    TextLabel *m_feeLabel = nullptr;
    TextLabel *m_total = nullptr;
    TextLabel *m_parts = nullptr;
    MessageStrip *m_messages = nullptr;
    QCheckBox *m_waive = nullptr;
    LineEdit *m_reason = nullptr;
    FormField *m_reasonField = nullptr;
    QPushButton *m_keep = nullptr;
    QPushButton *m_refund = nullptr;
};

} // namespace vd::ui
