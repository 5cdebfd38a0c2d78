#include "ui/desk/ShiftReport.h"

#include "ui/common/Icon.h"
#include "ui/common/Theme.h"
#include "ui/desk/PrinterButton.h"
#include "ui/desk/ShiftSlip.h"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStandardPaths>

namespace vd::ui {

ShiftReport::ShiftReport(orders::PapersGateway *papers, QWidget *parent)
    : QWidget(parent)
    , m_papers(papers)
{
    setObjectName(QStringLiteral("shiftReport"));
    m_print = new QPushButton(Icon::get(QStringLiteral("printer")), QString(), this);
    m_print->setObjectName(QStringLiteral("printShift"));
    m_printer = new PrinterButton(m_papers.output(), QStringLiteral("desk/receipt-"), this);
    m_pdf = new QPushButton(Icon::get(QStringLiteral("save")), QString(), this);
    m_pdf->setObjectName(QStringLiteral("saveShift"));
    for (QPushButton *button : {m_print, m_pdf})
        button->setAutoDefault(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::tight);
    row->addWidget(m_print);
    row->addWidget(m_printer);
    row->addWidget(m_pdf);
    connect(m_print, &QPushButton::clicked, this, &ShiftReport::print);
    connect(m_printer, &PrinterButton::chosen, this, &ShiftReport::print);
    connect(m_printer, &PrinterButton::noneThere, this, &ShiftReport::noPrinter);
    connect(m_pdf, &QPushButton::clicked, this, &ShiftReport::askFile);
    retranslate();
}

void ShiftReport::retranslate()
{
    m_print->setText(tr("Print report"));
    m_pdf->setText(tr("PDF"));
    m_pdf->setAccessibleName(tr("Save the shift's report as PDF"));
}

void ShiftReport::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ShiftReport::setShift(const finance::Shift &closed, const operators::VenueInfo &venue)
{
    m_shift = closed;
    m_venue = venue;
}

void ShiftReport::print()
{
    m_papers.make<Done>(
        orders::Paper::Shift, m_shift.id.value(), orders::PaperWay::Printer,
        [this](int copy) {
            return m_papers.output().print(
                m_printer->printer(), ShiftSlip::of(m_shift, m_venue, copy), m_printer->paper());
        },
        [this](const Result<Done> &done) {
            if (done)
                Q_EMIT printed();
            else
                Q_EMIT failed(done.error());
        });
}

void ShiftReport::askFile()
{
    auto *dialog = new QFileDialog(this, tr("Save the shift's report"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), tr("PDF (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->selectFile(QStringLiteral("shift-%1.pdf").arg(m_shift.id.toString()));
    connect(dialog, &QFileDialog::fileSelected, this, &ShiftReport::savePdfTo);
    dialog->open();
}

void ShiftReport::savePdfTo(const QString &path)
{
    m_papers.make<Done>(
        orders::Paper::Shift, m_shift.id.value(), orders::PaperWay::Pdf,
        [this, path](int copy) {
            return m_papers.output().savePdf(path, ShiftSlip::of(m_shift, m_venue, copy), TicketPaper::A4);
        },
        [this, path](const Result<Done> &done) {
            if (done)
                Q_EMIT saved(path);
            else
                Q_EMIT failed(done.error());
        });
}

} // namespace vd::ui
