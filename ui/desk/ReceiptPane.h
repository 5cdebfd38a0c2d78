#pragma once

#include "models/operators/VenueInfo.h"
#include "models/orders/Order.h"
#include "ui/desk/PaperDesk.h"

#include <QWidget>

class QPushButton;

namespace vd::ui {

class MessageStrip;
class PrinterButton;
class Segments;
class TextLabel;

/// An order's receipt, and that of what went back: print, PDF, PNG, copy.
class ReceiptPane : public QWidget
{
    Q_OBJECT

public:
    explicit ReceiptPane(orders::PapersGateway *papers, QWidget *parent = nullptr);

    void setVenue(const operators::VenueInfo &venue);
    void setCashier(const QString &login);
    /// change: what was handed back of cash just now, printed on the receipt of this order.
    void setOrder(const orders::Order &order, const Money &change);
    void print();
    /// Without asking where.
    void saveTo(const QString &path, orders::PaperWay way);
    void copy();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void askFile(orders::PaperWay way);
    void tellResult(const Result<Done> &done, std::function<QString()> words);
    [[nodiscard]] bool isRefund() const;
    [[nodiscard]] orders::Paper paper() const;
    [[nodiscard]] checkin::ReceiptPrint receipt(int copy) const;
    [[nodiscard]] static TicketPrintOptions options(TicketPaper paper);

    PaperDesk m_papers;
    operators::VenueInfo m_venue;
    QString m_cashier;
    orders::Order m_order;
    Money m_change;
    TextLabel *m_title = nullptr;
    Segments *m_which = nullptr;
    QPushButton *m_print = nullptr;
    PrinterButton *m_printer = nullptr;
    QPushButton *m_pdf = nullptr;
    QPushButton *m_png = nullptr;
    QPushButton *m_copy = nullptr;
    MessageStrip *m_messages = nullptr;
};

} // namespace vd::ui
