#include "ui/desk/ReceiptPane.h"

#include "ui/common/MessageStrip.h"
#include "ui/common/Segments.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/OrderReceipt.h"
#include "ui/desk/PrinterButton.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>

namespace vd::ui {

using orders::PaperWay;

ReceiptPane::ReceiptPane(orders::PapersGateway *papers, QWidget *parent)
    : PaperPane(papers, QStringLiteral("Receipt"), QStringLiteral("desk/receipt-"), parent)
    , m_title(new TextLabel(FontRole::Section, Token::Text, this))
    , m_which(new Segments(this))
{
    setObjectName(QStringLiteral("receiptPane"));
    m_which->setObjectName(QStringLiteral("receiptWhich"));
    head()->addWidget(m_title, 1);
    head()->addWidget(m_which);
    retranslate();
}

void ReceiptPane::retranslate()
{
    m_title->setText(tr("Receipt"));
    m_which->setChoices({tr("Paid"), tr("Given back")});
    setTexts({tr("Print receipt"), tr("Save the receipt"), tr("Save the receipt as PDF"), tr("Save the receipt as PNG"),
        tr("Copy the receipt as a picture")});
}

void ReceiptPane::changeEvent(QEvent *event)
{
    PaperPane::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReceiptPane::setCashier(const QString &login)
{
    m_cashier = login;
}

void ReceiptPane::setOrder(const orders::Order &order, const Money &change)
{
    if (order.id != m_order.id) {
        messages()->clear();
        m_which->setCurrent(0);
    }
    m_order = order;
    m_change = change;
    m_which->setVisible(OrderReceipt::hasRefund(order));
}

bool ReceiptPane::isRefund() const
{
    return m_which->current() == 1 && OrderReceipt::hasRefund(m_order);
}

orders::Paper ReceiptPane::paper() const
{
    return isRefund() ? orders::Paper::RefundReceipt : orders::Paper::Receipt;
}

checkin::ReceiptPrint ReceiptPane::receipt(int copy) const
{
    return isRefund() ? OrderReceipt::refunded(m_order, venue(), m_cashier, copy)
                      : OrderReceipt::paid(m_order, venue(), m_cashier, m_change, copy);
}

QString ReceiptPane::fileName() const
{
    return receipt(1).number;
}

void ReceiptPane::print()
{
    tellPrinting();
    papers().make<Done>(
        paper(), m_order.id.value(), PaperWay::Printer,
        [this](int copy) {
            return papers().output().print(printer()->printer(), receipt(copy), options(printer()->paper()));
        },
        [this](const Result<Done> &done) { tellPrinted(done); });
}

void ReceiptPane::saveTo(const QString &path, PaperWay way)
{
    papers().make<Done>(
        paper(), m_order.id.value(), way,
        [this, path, way](int copy) {
            return way == PaperWay::Pdf
                ? papers().output().savePdf(path, receipt(copy), options(TicketPaper::A4))
                : papers().output().savePicture(path, receipt(copy), options(TicketPaper::Picture));
        },
        [this, path](const Result<Done> &done) { tellSaved(done, path); });
}

void ReceiptPane::copy()
{
    papers().make<QImage>(
        paper(), m_order.id.value(), PaperWay::Clipboard,
        [this](int copy) { return papers().output().picture(receipt(copy), options(TicketPaper::Picture)); },
        [this](const Result<QImage> &image) {
            if (image)
                QGuiApplication::clipboard()->setImage(*image);
            tellResult(image.map([](const QImage &) { return Done{}; }),
                [] { return tr("The receipt is on the clipboard as a picture."); });
        });
}

} // namespace vd::ui
