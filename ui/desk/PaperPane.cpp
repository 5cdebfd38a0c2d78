#include "ui/desk/PaperPane.h"

#include "ui/common/Icon.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Theme.h"
#include "ui/desk/PrinterButton.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStandardPaths>

namespace vd::ui {

using orders::PaperWay;

PaperPane::PaperPane(orders::PapersGateway *papers, const QString &what, const QString &rememberedAs, QWidget *parent)
    : QWidget(parent)
    , m_papers(papers)
    , m_head(new QHBoxLayout)
    , m_column(new QVBoxLayout(this))
    , m_print(button(QStringLiteral("print%1").arg(what), "printer"))
    , m_printer(new PrinterButton(m_papers.output(), rememberedAs, this))
    , m_pdf(button(QStringLiteral("save%1Pdf").arg(what), "save"))
    , m_png(button(QStringLiteral("save%1Png").arg(what), "image"))
    , m_copy(button(QStringLiteral("copy%1").arg(what), "copy"))
    , m_messages(new MessageStrip(this))
{
    m_printer->setObjectName(QStringLiteral("choose%1Printer").arg(what));
    auto *first = new QHBoxLayout;
    first->setSpacing(Theme::tight);
    first->addWidget(m_print, 1);
    first->addWidget(m_printer);
    auto *second = new QHBoxLayout;
    second->setSpacing(Theme::tight);
    for (QPushButton *each : {m_pdf, m_png, m_copy})
        second->addWidget(each, 1);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(Theme::gap);
    m_column->addLayout(m_head);
    m_column->addLayout(first);
    m_column->addLayout(second);
    m_column->addWidget(m_messages);
    connect(m_print, &QPushButton::clicked, this, &PaperPane::print);
    connect(m_printer, &PrinterButton::chosen, this, &PaperPane::print);
    connect(m_printer, &PrinterButton::noneThere, this, [this] {
        m_messages->tell(MessageStrip::Kind::Warning, [] {
            return tr("No printer is set up on this computer. The sale stands; save a PDF and print it elsewhere.");
        });
    });
    connect(m_pdf, &QPushButton::clicked, this, [this] { askFile(PaperWay::Pdf); });
    connect(m_png, &QPushButton::clicked, this, [this] { askFile(PaperWay::Png); });
    connect(m_copy, &QPushButton::clicked, this, &PaperPane::copy);
}

QPushButton *PaperPane::button(const QString &name, const char *icon)
{
    auto *made = new QPushButton(Icon::get(QString::fromLatin1(icon)), QString(), this);
    made->setObjectName(name);
    made->setAutoDefault(true);
    return made;
}

void PaperPane::setTexts(const Texts &texts)
{
    m_saveTitle = texts.save;
    m_print->setText(texts.print);
    m_pdf->setText(tr("PDF"));
    m_png->setText(tr("PNG"));
    m_copy->setText(tr("Copy"));
    m_pdf->setAccessibleName(texts.pdf);
    m_png->setAccessibleName(texts.png);
    m_copy->setAccessibleName(texts.copy);
}

void PaperPane::setButtonsEnabled(bool enabled)
{
    m_printer->setEnabled(enabled);
    for (QPushButton *each : {m_print, m_pdf, m_png, m_copy})
        each->setEnabled(enabled);
}

void PaperPane::askFile(PaperWay way)
{
    const bool pdf = way == PaperWay::Pdf;
    auto *dialog
        = new QFileDialog(this, m_saveTitle, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
            pdf ? tr("PDF (*.pdf)") : tr("PNG (*.png)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(pdf ? QStringLiteral("pdf") : QStringLiteral("png"));
    dialog->selectFile(QStringLiteral("%1.%2").arg(fileName(), dialog->defaultSuffix()));
    connect(dialog, &QFileDialog::fileSelected, this, [this, way](const QString &path) { saveTo(path, way); });
    dialog->open();
}

TicketPrintOptions PaperPane::options(TicketPaper paper)
{
    TicketPrintOptions options;
    options.paper = paper;
    options.locale = QLocale();
    return options;
}

void PaperPane::tellPrinting()
{
    m_messages->tell(MessageStrip::Kind::Info, [] { return tr("Printing…"); });
}

void PaperPane::tellPrinted(const Result<Done> &done)
{
    tellResult(done, [] { return tr("Sent to the printer."); });
}

void PaperPane::tellSaved(const Result<Done> &done, const QString &path)
{
    tellResult(done, [path] { return tr("Saved as %1.").arg(path); });
}

void PaperPane::tellResult(const Result<Done> &done, std::function<QString()> words)
{
    if (done)
        m_messages->tell(MessageStrip::Kind::Success, std::move(words));
    else
        m_messages->tellError(done.error(), m_venue.zone);
}

} // namespace vd::ui
