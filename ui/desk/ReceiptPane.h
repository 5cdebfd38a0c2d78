#pragma once

#include "models/orders/Order.h"
#include "ui/desk/PaperPane.h"

namespace vd::ui {

class Segments;
class TextLabel;

/// An order's receipt, and that of what went back: print, PDF, PNG, copy.
class ReceiptPane : public PaperPane
{
    Q_OBJECT

public:
    explicit ReceiptPane(orders::PapersGateway *papers, QWidget *parent = nullptr);

    void setCashier(const QString &login);
    /// change: what was handed back of cash just now, printed on the receipt of this order.
    void setOrder(const orders::Order &order, const Money &change);
    void print() override;
    void saveTo(const QString &path, orders::PaperWay way) override;
    void copy() override;

protected:
    [[nodiscard]] QString fileName() const override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    [[nodiscard]] bool isRefund() const;
    [[nodiscard]] orders::Paper paper() const;
    [[nodiscard]] checkin::ReceiptPrint receipt(int copy) const;

    QString m_cashier;
    orders::Order m_order;
    Money m_change;
    TextLabel *m_title = nullptr;
    Segments *m_which = nullptr;
};

} // namespace vd::ui
