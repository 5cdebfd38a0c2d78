#include "ui/desk/TicketsPane.h"

#include "models/base/WhenDone.h"
#include "ui/common/Icon.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QToolButton>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

// As wide as the panel allows: three pixels a module, so that a picture of the screen is read at the door too.
constexpr int screenDpi = 92;
// More are printed, not looked at.
constexpr int mostPictures = 12;
constexpr QLatin1String printerKey("desk/printer");
constexpr QLatin1String paperKey("desk/paper");

} // namespace

TicketsPane::TicketsPane(orders::TicketsController &tickets, QWidget *parent)
    : QWidget(parent)
    , m_tickets(tickets)
    , m_clipboard(QGuiApplication::clipboard())
{
    setObjectName(QStringLiteral("ticketsPane"));
    build();
    retranslate();
    connect(m_print, &QPushButton::clicked, this, &TicketsPane::print);
    connect(m_printer, &QToolButton::clicked, this, &TicketsPane::choosePrinter);
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
    m_printer = new QToolButton(this);
    m_printer->setObjectName(QStringLiteral("choosePrinter"));
    m_printer->setIcon(Icon::get(QStringLiteral("down")));
    m_pdf = button("saveTicketsPdf", "save");
    m_png = button("saveTicketsPng", "image");
    m_copy = button("copyTickets", "copy");
    m_messages = new MessageStrip(this);
    m_pictures = new QVBoxLayout;
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
    column->addLayout(m_pictures);
}

void TicketsPane::retranslate()
{
    m_print->setText(tr("Print"));
    m_printer->setAccessibleName(tr("Choose printer and paper"));
    m_printer->setToolTip(tr("Choose printer and paper"));
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

QList<checkin::TicketPrint> TicketsPane::prints() const
{
    return m_tickets.prints(m_venue.name, m_venue.zone);
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
    while (QLayoutItem *item = m_pictures->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const QList<checkin::TicketPrint> all = prints();
    for (int i = 0; i < all.size() && i < mostPictures; ++i) {
        auto *label = new QLabel(this);
        label->setObjectName(QStringLiteral("ticketPicture%1").arg(i + 1));
        label->setAccessibleName(tr("Ticket %1 of %2, code %3").arg(i + 1).arg(all.size()).arg(all.at(i).shortCode));
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        m_pictures->addWidget(label);
        const int dpi = qRound(screenDpi * devicePixelRatioF());
        TicketPrintOptions shown = options(TicketPaper::Picture);
        shown.codeFirst = true;
        whenDone(
            m_export.picture(all.at(i), shown, dpi), label, [this, i, order = m_shown](const Result<QImage> &image) {
                if (image && order == m_shown)
                    showPicture(i, *image);
                else if (!image)
                    m_messages->tellError(image.error());
            });
    }
}

void TicketsPane::showPicture(int index, const QImage &image)
{
    auto *label = findChild<QLabel *>(QStringLiteral("ticketPicture%1").arg(index + 1));
    if (!label)
        return;
    QPixmap pixmap = QPixmap::fromImage(image);
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    label->setPixmap(pixmap);
}

void TicketsPane::print()
{
    const QSettings settings;
    printTo(settings.value(printerKey).toString(),
        static_cast<TicketPaper>(qBound(0, settings.value(paperKey, 0).toInt(), 2)));
}

void TicketsPane::choosePrinter()
{
    whenDone(m_export.printers(), this, [this](const Result<QStringList> &printers) {
        if (!printers || printers->isEmpty()) {
            m_messages->tell(MessageStrip::Kind::Warning, [] {
                return tr("No printer is set up on this computer. The sale stands; save the tickets as PDF and print "
                          "them elsewhere.");
            });
            return;
        }
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        for (const QString &printer : *printers) {
            const QList<QPair<TicketPaper, QString>> papers{{TicketPaper::A4, tr("A4")},
                {TicketPaper::Roll80, tr("80 mm roll")}, {TicketPaper::Roll58, tr("58 mm roll")}};
            for (const auto &[paper, name] : papers) {
                const QAction *action = menu->addAction(QStringLiteral("%1 · %2").arg(printer, name));
                connect(action, &QAction::triggered, this, [this, printer, chosen = paper] {
                    QSettings settings;
                    settings.setValue(printerKey, printer);
                    settings.setValue(paperKey, static_cast<int>(chosen));
                    printTo(printer, chosen);
                });
            }
        }
        menu->popup(m_printer->mapToGlobal(QPoint(0, m_printer->height())));
    });
}

void TicketsPane::printTo(const QString &printer, TicketPaper paper)
{
    if (!m_tickets.isReady())
        return;
    m_messages->tell(MessageStrip::Kind::Info, [] { return tr("Printing…"); });
    whenDone(m_export.print(printer, prints(), options(paper)), this, [this](const Result<Done> &done) {
        if (done)
            m_messages->tell(MessageStrip::Kind::Success, [] { return tr("Sent to the printer."); });
        else
            m_messages->tellError(done.error());
    });
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
    whenDone(m_export.savePdf(path, prints(), options(TicketPaper::A4)), this, [this, path](const Result<Done> &done) {
        if (done)
            m_messages->tell(MessageStrip::Kind::Success, [path] { return tr("Saved as %1.").arg(path); });
        else
            m_messages->tellError(done.error());
    });
}

void TicketsPane::savePicturesTo(const QString &path)
{
    whenDone(m_export.savePictures(path, prints(), options(TicketPaper::Picture)), this,
        [this](const Result<QStringList> &files) {
            if (files)
                m_messages->tell(MessageStrip::Kind::Success,
                    [all = files->join(QStringLiteral(", "))] { return tr("Saved as %1.").arg(all); });
            else
                m_messages->tellError(files.error());
        });
}

void TicketsPane::copy()
{
    const QList<checkin::TicketPrint> all = prints();
    if (all.isEmpty())
        return;
    whenDone(
        m_export.picture(all.constFirst(), options(TicketPaper::Picture)), this, [this](const Result<QImage> &image) {
            if (!image) {
                m_messages->tellError(image.error());
                return;
            }
            m_clipboard.copy(*image);
            m_messages->tell(MessageStrip::Kind::Success,
                [] { return tr("The first ticket is on the clipboard as a picture, for one minute."); });
        });
}

} // namespace vd::ui
