#include "ui/desk/ReceiptPane.h"

#include "ui/common/Icon.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Segments.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/OrderReceipt.h"
#include "ui/desk/PrinterButton.h"

#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStandardPaths>

namespace vd::ui {

using orders::PaperWay;

ReceiptPane::ReceiptPane(orders::PapersGateway *papers, QWidget *parent)
    : QWidget(parent)
    , m_papers(papers)
{
    setObjectName(QStringLiteral("receiptPane"));
    build();
    retranslate();
    connect(m_print, &QPushButton::clicked, this, &ReceiptPane::print);
    connect(m_printer, &PrinterButton::chosen, this, &ReceiptPane::print);
    connect(m_printer, &PrinterButton::noneThere, this, [this] {
        m_messages->tell(MessageStrip::Kind::Warning, [] {
            return tr("No printer is set up on this computer. The sale stands; save the receipt as PDF and print it "
                      "elsewhere.");
        });
    });
    connect(m_pdf, &QPushButton::clicked, this, [this] { askFile(PaperWay::Pdf); });
    connect(m_png, &QPushButton::clicked, this, [this] { askFile(PaperWay::Png); });
    connect(m_copy, &QPushButton::clicked, this, &ReceiptPane::copy);
}

void ReceiptPane::build()
{
    m_title = new TextLabel(FontRole::Section, Token::Text, this);
    m_which = new Segments(this);
    m_which->setObjectName(QStringLiteral("receiptWhich"));
    const auto button = [this](const char *name, const char *icon) {
        auto *made = new QPushButton(Icon::get(QString::fromLatin1(icon)), QString(), this);
        made->setObjectName(QString::fromLatin1(name));
        made->setAutoDefault(true);
        return made;
    };
    m_print = button("printReceipt", "printer");
    m_printer = new PrinterButton(m_papers.output(), QStringLiteral("desk/receipt-"), this);
    m_printer->setObjectName(QStringLiteral("chooseReceiptPrinter"));
    m_pdf = button("saveReceiptPdf", "save");
    m_png = button("saveReceiptPng", "image");
    m_copy = button("copyReceipt", "copy");
    m_messages = new MessageStrip(this);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_which);
    auto *first = new QHBoxLayout;
    first->setSpacing(Theme::tight);
    first->addWidget(m_print, 1);
    first->addWidget(m_printer);
    auto *second = new QHBoxLayout;
    second->setSpacing(Theme::tight);
    for (QPushButton *each : {m_pdf, m_png, m_copy})
        second->addWidget(each, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap);
    column->addLayout(head);
    column->addLayout(first);
    column->addLayout(second);
    column->addWidget(m_messages);
}

void ReceiptPane::retranslate()
{
    m_title->setText(tr("Receipt"));
    m_which->setChoices({tr("Paid"), tr("Given back")});
    m_print->setText(tr("Print receipt"));
    m_pdf->setText(tr("PDF"));
    m_png->setText(tr("PNG"));
    m_copy->setText(tr("Copy"));
    m_pdf->setAccessibleName(tr("Save the receipt as PDF"));
    m_png->setAccessibleName(tr("Save the receipt as PNG"));
    m_copy->setAccessibleName(tr("Copy the receipt as a picture"));
}

void ReceiptPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReceiptPane::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
}

void ReceiptPane::setCashier(const QString &login)
{
    m_cashier = login;
}

void ReceiptPane::setOrder(const orders::Order &order, const Money &change)
{
    if (order.id != m_order.id) {
        m_messages->clear();
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
    return isRefund() ? OrderReceipt::refunded(m_order, m_venue, m_cashier, copy)
                      : OrderReceipt::paid(m_order, m_venue, m_cashier, m_change, copy);
}

TicketPrintOptions ReceiptPane::options(TicketPaper paper)
{
    TicketPrintOptions options;
    options.paper = paper;
    options.locale = QLocale();
    return options;
}

void ReceiptPane::tellResult(const Result<Done> &done, std::function<QString()> words)
{
    if (done)
        m_messages->tell(MessageStrip::Kind::Success, std::move(words));
    else
        m_messages->tellError(done.error(), m_venue.zone);
}

void ReceiptPane::print()
{
    m_messages->tell(MessageStrip::Kind::Info, [] { return tr("Printing…"); });
    m_papers.make<Done>(
        paper(), m_order.id.value(), PaperWay::Printer,
        [this](int copy) {
            return m_papers.output().print(m_printer->printer(), receipt(copy), options(m_printer->paper()));
        },
        [this](const Result<Done> &done) { tellResult(done, [] { return tr("Sent to the printer."); }); });
}

void ReceiptPane::askFile(PaperWay way)
{
    const bool pdf = way == PaperWay::Pdf;
    auto *dialog = new QFileDialog(this, tr("Save the receipt"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        pdf ? tr("PDF (*.pdf)") : tr("PNG (*.png)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(pdf ? QStringLiteral("pdf") : QStringLiteral("png"));
    dialog->selectFile(QStringLiteral("%1.%2").arg(receipt(1).number, dialog->defaultSuffix()));
    connect(dialog, &QFileDialog::fileSelected, this, [this, way](const QString &path) { saveTo(path, way); });
    dialog->open();
}

void ReceiptPane::saveTo(const QString &path, PaperWay way)
{
    m_papers.make<Done>(
        paper(), m_order.id.value(), way,
        [this, path, way](int copy) {
            return way == PaperWay::Pdf
                ? m_papers.output().savePdf(path, receipt(copy), options(TicketPaper::A4))
                : m_papers.output().savePicture(path, receipt(copy), options(TicketPaper::Picture));
        },
        [this, path](const Result<Done> &done) { tellResult(done, [path] { return tr("Saved as %1.").arg(path); }); });
}

void ReceiptPane::copy()
{
    m_papers.make<QImage>(
        paper(), m_order.id.value(), PaperWay::Clipboard,
        [this](int copy) { return m_papers.output().picture(receipt(copy), options(TicketPaper::Picture)); },
        [this](const Result<QImage> &image) {
            if (image)
                QGuiApplication::clipboard()->setImage(*image);
            tellResult(image.map([](const QImage &) { return Done{}; }),
                [] { return tr("The receipt is on the clipboard as a picture."); });
        });
}

} // namespace vd::ui
