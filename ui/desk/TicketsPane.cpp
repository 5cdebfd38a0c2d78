#include "ui/desk/TicketsPane.h"

#include "models/base/WhenDone.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/PrinterButton.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

using orders::PaperWay;

namespace {

// As wide as the panel allows: three pixels a module, so that a picture of the screen is read at the door too.
constexpr int screenDpi = 92;
// More are printed, not looked at.
constexpr int mostPictures = 12;

} // namespace

TicketsPane::TicketsPane(orders::TicketsController &tickets, orders::PapersGateway *papers, QWidget *parent)
    : PaperPane(papers, QStringLiteral("Tickets"), QStringLiteral("desk/"), parent)
    , m_tickets(tickets)
    , m_clipboard(QGuiApplication::clipboard())
    , m_title(new TextLabel(FontRole::Section, Token::Text, this))
    , m_state(new TextLabel(FontRole::Caption, Token::Muted, this))
    , m_first(new QVBoxLayout)
    , m_further(new QWidget(this))
    , m_pictures(new QVBoxLayout(m_further))
{
    setObjectName(QStringLiteral("ticketsPane"));
    head()->addWidget(m_title, 1);
    head()->addWidget(m_state);
    m_pictures->setContentsMargins(0, 0, 0, 0);
    m_pictures->setSpacing(Theme::gap);
    column()->addLayout(m_first);
    column()->addWidget(m_further);
    retranslate();
    connect(messages(), &MessageStrip::actionTriggered, &m_tickets, &orders::TicketsController::retry);
    connect(&m_tickets, &orders::TicketsController::changed, this, &TicketsPane::refresh);
    connect(&m_tickets, &orders::TicketsController::failed, this,
        [this](const Error &error) { messages()->tellError(error, venue().zone, [] { return tr("Try again"); }); });
    refresh();
}

void TicketsPane::retranslate()
{
    setTexts({tr("Print"), tr("Save the tickets"), tr("Save the tickets as PDF"), tr("Save the tickets as PNG"),
        tr("Copy the first ticket as a picture")});
}

void TicketsPane::changeEvent(QEvent *event)
{
    PaperPane::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_shown = {};
        refresh();
    }
}

void TicketsPane::focusStart()
{
    printButton()->setFocus(Qt::OtherFocusReason);
}

QList<checkin::TicketPrint> TicketsPane::prints(int copy) const
{
    QList<checkin::TicketPrint> all = m_tickets.prints(venue().name, venue().zone);
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
    setButtonsEnabled(ready);
    const int shownTickets = ready ? count : 0;
    if (m_shown == m_tickets.order().id && m_shownTickets == shownTickets)
        return;
    m_shown = m_tickets.order().id;
    m_shownTickets = shownTickets;
    if (ready)
        messages()->clear();
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
        whenDone(papers().output().picture(all.at(i), shown, dpi), label,
            [this, i, order = m_shown](const Result<QImage> &image) {
                if (image && order == m_shown)
                    showPicture(i, *image);
                else if (!image)
                    messages()->tellError(image.error());
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

void TicketsPane::print()
{
    if (!m_tickets.isReady())
        return;
    tellPrinting();
    papers().make<Done>(
        orders::Paper::Tickets, m_tickets.order().id.value(), PaperWay::Printer,
        [this](int copy) {
            return papers().output().print(printer()->printer(), prints(copy), options(printer()->paper()));
        },
        [this](const Result<Done> &done) { tellPrinted(done); });
}

void TicketsPane::saveTo(const QString &path, PaperWay way)
{
    if (way == PaperWay::Pdf)
        return papers().make<Done>(
            orders::Paper::Tickets, m_tickets.order().id.value(), way,
            [this, path](int copy) { return papers().output().savePdf(path, prints(copy), options(TicketPaper::A4)); },
            [this, path](const Result<Done> &done) { tellSaved(done, path); });
    papers().make<QStringList>(
        orders::Paper::Tickets, m_tickets.order().id.value(), way,
        [this, path](
            int copy) { return papers().output().savePictures(path, prints(copy), options(TicketPaper::Picture)); },
        [this](const Result<QStringList> &files) {
            tellSaved(files.map([](const QStringList &) { return Done{}; }),
                files.value_or(QStringList()).join(QStringLiteral(", ")));
        });
}

void TicketsPane::copy()
{
    if (prints().isEmpty())
        return;
    papers().make<QImage>(
        orders::Paper::Tickets, m_tickets.order().id.value(), PaperWay::Clipboard,
        [this](
            int copy) { return papers().output().picture(prints(copy).constFirst(), options(TicketPaper::Picture)); },
        [this](const Result<QImage> &image) {
            if (image)
                m_clipboard.copy(*image);
            tellResult(image.map([](const QImage &) { return Done{}; }),
                [] { return tr("The first ticket is on the clipboard as a picture, for one minute."); });
        });
}

} // namespace vd::ui
