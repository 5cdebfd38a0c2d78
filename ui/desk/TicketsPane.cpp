#include "ui/desk/TicketsPane.h"

#include "models/base/WhenDone.h"
#include "ui/common/Icon.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/PrinterButton.h"

#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

// As wide as the panel allows: three pixels a module, so that a picture of the screen is read at the door too.
constexpr int screenDpi = 92;
// More are printed, not looked at.
constexpr int mostPictures = 12;

} // namespace

TicketsPane::TicketsPane(orders::TicketsController &tickets, orders::PapersGateway *papers, QWidget *parent)
    : QWidget(parent)
    , m_tickets(tickets)
    , m_papers(papers)
    , m_clipboard(QGuiApplication::clipboard())
{
    setObjectName(QStringLiteral("ticketsPane"));
    build();
    retranslate();
    connect(m_print, &QPushButton::clicked, this, &TicketsPane::print);
    connect(m_printer, &PrinterButton::chosen, this, &TicketsPane::print);
    connect(m_printer, &PrinterButton::noneThere, this, [this] {
        m_messages->tell(MessageStrip::Kind::Warning, [] {
            return tr("No printer is set up on this computer. The sale stands; save the tickets as PDF and print "
                      "them elsewhere.");
        });
    });
    connect(m_pdf, &QPushButton::clicked, this, &TicketsPane::savePdf);
    connect(m_png, &QPushButton::clicked, this, &TicketsPane::savePictures);
    connect(m_copy, &QPushButton::clicked, this, &TicketsPane::copy);
    connect(m_messages, &MessageStrip::actionTriggered, &m_tickets, &orders::TicketsController::retry);
    connect(&m_tickets, &orders::TicketsController::changed, this, &TicketsPane::refresh);
    connect(&m_tickets, &orders::TicketsController::failed, this,
        [this](const Error &error) { m_messages->tellError(error, m_venue.zone, [] { return tr("Try again"); }); });
    refresh();
}

void TicketsPane::build()
{
    m_title = new TextLabel(FontRole::Section, Token::Text, this);
    m_state = new TextLabel(FontRole::Caption, Token::Muted, this);
    const auto button = [this](const char *name, const char *icon) {
        auto *made = new QPushButton(Icon::get(QString::fromLatin1(icon)), QString(), this);
        made->setObjectName(QString::fromLatin1(name));
        return made;
    };
    m_print = button("printTickets", "printer");
    m_print->setAutoDefault(true);
    m_printer = new PrinterButton(m_papers.output(), QStringLiteral("desk/"), this);
    m_printer->setObjectName(QStringLiteral("choosePrinter"));
    m_pdf = button("saveTicketsPdf", "save");
    m_png = button("saveTicketsPng", "image");
    m_copy = button("copyTickets", "copy");
    m_messages = new MessageStrip(this);
    m_first = new QVBoxLayout;
    m_further = new QWidget(this);
    m_pictures = new QVBoxLayout(m_further);
    m_pictures->setContentsMargins(0, 0, 0, 0);
    m_pictures->setSpacing(Theme::gap);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_state);
    auto *first = new QHBoxLayout;
    first->setSpacing(Theme::tight);
    first->addWidget(m_print, 1);
    first->addWidget(m_printer);
    auto *second = new QHBoxLayout;
    second->setSpacing(Theme::tight);
    second->addWidget(m_pdf, 1);
    second->addWidget(m_png, 1);
    second->addWidget(m_copy, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap);
    column->addLayout(head);
    column->addLayout(first);
    column->addLayout(second);
    column->addWidget(m_messages);
    column->addLayout(m_first);
    column->addWidget(m_further);
}

void TicketsPane::retranslate()
{
    m_print->setText(tr("Print"));
    m_pdf->setText(tr("PDF"));
    m_png->setText(tr("PNG"));
    m_copy->setText(tr("Copy"));
    m_pdf->setAccessibleName(tr("Save the tickets as PDF"));
    m_png->setAccessibleName(tr("Save the tickets as PNG"));
    m_copy->setAccessibleName(tr("Copy the first ticket as a picture"));
}

void TicketsPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_shown = {};
        refresh();
    }
}

void TicketsPane::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
}

void TicketsPane::focusStart()
{
    m_print->setFocus(Qt::OtherFocusReason);
}

TicketPrintOptions TicketsPane::options(TicketPaper paper) const
{
    TicketPrintOptions options;
    options.paper = paper;
    options.locale = QLocale();
    return options;
}

QList<checkin::TicketPrint> TicketsPane::prints(int copy) const
{
    QList<checkin::TicketPrint> all = m_tickets.prints(m_venue.name, m_venue.zone);
    for (checkin::TicketPrint &print : all) {
        // On paper it is counted what was printed before; on the screen it is known whose code it is.
        print.copy = qMax(1, copy);
        print.reprint = copy > 0 ? copy > 1 : print.reprint;
    }
    return all;
}

void TicketsPane::refresh()
{
    const bool ready = m_tickets.isReady();
    const int count = static_cast<int>(m_tickets.tickets().size());
    m_title->setText(tr("%n ticket(s)", nullptr, count));
    m_state->setText(ready ? m_tickets.isReprint() ? tr("Reprint") : QString() : tr("Being signed…"));
    for (QWidget *widget : {static_cast<QWidget *>(m_print), static_cast<QWidget *>(m_printer),
             static_cast<QWidget *>(m_pdf), static_cast<QWidget *>(m_png), static_cast<QWidget *>(m_copy)})
        widget->setEnabled(ready);
    const int shownTickets = ready ? count : 0;
    if (m_shown == m_tickets.order().id && m_shownTickets == shownTickets)
        return;
    m_shown = m_tickets.order().id;
    m_shownTickets = shownTickets;
    if (ready)
        m_messages->clear();
    clearPictures();
    const QList<checkin::TicketPrint> all = prints();
    for (int i = 0; i < all.size() && i < mostPictures; ++i) {
        auto *label = new QLabel(i == 0 ? this : m_further);
        label->setObjectName(QStringLiteral("ticketPicture%1").arg(i + 1));
        label->setAccessibleName(tr("Ticket %1 of %2, code %3").arg(i + 1).arg(all.size()).arg(all.at(i).shortCode));
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        (i == 0 ? m_first : m_pictures)->addWidget(label);
        const int dpi = qRound(screenDpi * devicePixelRatioF());
        TicketPrintOptions shown = options(TicketPaper::Picture);
        shown.codeFirst = true;
        whenDone(m_papers.output().picture(all.at(i), shown, dpi), label,
            [this, i, order = m_shown](const Result<QImage> &image) {
                if (image && order == m_shown)
                    showPicture(i, *image);
                else if (!image)
                    m_messages->tellError(image.error());
            });
    }
}

void TicketsPane::clearPictures()
{
    for (QVBoxLayout *column : {m_first, m_pictures}) {
        while (QLayoutItem *item = column->takeAt(0)) {
            item->widget()->hide();
            item->widget()->deleteLater();
            delete item;
        }
    }
}

void TicketsPane::showPicture(int index, const QImage &image)
{
    auto *label
        = (index == 0 ? this : m_further)->findChild<QLabel *>(QStringLiteral("ticketPicture%1").arg(index + 1));
    if (!label)
        return;
    QPixmap pixmap = QPixmap::fromImage(image);
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    label->setPixmap(pixmap);
}

void TicketsPane::tellResult(const Result<Done> &done, std::function<QString()> words)
{
    if (done)
        m_messages->tell(MessageStrip::Kind::Success, std::move(words));
    else
        m_messages->tellError(done.error(), m_venue.zone);
}

void TicketsPane::print()
{
    if (!m_tickets.isReady())
        return;
    m_messages->tell(MessageStrip::Kind::Info, [] { return tr("Printing…"); });
    m_papers.make<Done>(
        orders::Paper::Tickets, m_tickets.order().id.value(), orders::PaperWay::Printer,
        [this](int copy) {
            return m_papers.output().print(m_printer->printer(), prints(copy), options(m_printer->paper()));
        },
        [this](const Result<Done> &done) { tellResult(done, [] { return tr("Sent to the printer."); }); });
}

void TicketsPane::askFile(const QString &suffix, const QString &filter, void (TicketsPane::*save)(const QString &))
{
    if (!m_tickets.isReady())
        return;
    auto *dialog = new QFileDialog(
        this, tr("Save the tickets"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(QStringLiteral("%1.%2").arg(m_tickets.order().orderNo, suffix));
    connect(dialog, &QFileDialog::fileSelected, this, save);
    dialog->open();
}

void TicketsPane::savePdf()
{
    askFile(QStringLiteral("pdf"), tr("PDF (*.pdf)"), &TicketsPane::savePdfTo);
}

void TicketsPane::savePictures()
{
    askFile(QStringLiteral("png"), tr("PNG (*.png)"), &TicketsPane::savePicturesTo);
}

void TicketsPane::savePdfTo(const QString &path)
{
    m_papers.make<Done>(
        orders::Paper::Tickets, m_tickets.order().id.value(), orders::PaperWay::Pdf,
        [this, path](int copy) { return m_papers.output().savePdf(path, prints(copy), options(TicketPaper::A4)); },
        [this, path](const Result<Done> &done) { tellResult(done, [path] { return tr("Saved as %1.").arg(path); }); });
}

void TicketsPane::savePicturesTo(const QString &path)
{
    m_papers.make<QStringList>(
        orders::Paper::Tickets, m_tickets.order().id.value(), orders::PaperWay::Png,
        [this, path](
            int copy) { return m_papers.output().savePictures(path, prints(copy), options(TicketPaper::Picture)); },
        [this](const Result<QStringList> &files) {
            tellResult(files.map([](const QStringList &) { return Done{}; }),
                [all = files.value_or(QStringList()).join(QStringLiteral(", "))] {
                    return tr("Saved as %1.").arg(all);
                });
        });
}

void TicketsPane::copy()
{
    if (prints().isEmpty())
        return;
    m_papers.make<QImage>(
        orders::Paper::Tickets, m_tickets.order().id.value(), orders::PaperWay::Clipboard,
        [this](
            int copy) { return m_papers.output().picture(prints(copy).constFirst(), options(TicketPaper::Picture)); },
        [this](const Result<QImage> &image) {
            if (image)
                m_clipboard.copy(*image);
            tellResult(image.map([](const QImage &) { return Done{}; }),
                [] { return tr("The first ticket is on the clipboard as a picture, for one minute."); });
        });
}

} // namespace vd::ui
