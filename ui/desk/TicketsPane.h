#pragma once

#include "models/operators/VenueInfo.h"
#include "models/orders/TicketsController.h"
#include "ui/common/ClipboardTimer.h"
#include "ui/common/TicketExport.h"

#include <QWidget>

class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace vd::ui {

class MessageStrip;
class TextLabel;

/// The tickets of a paid order as they will come out, and what can be done with them: print, save, copy.
class TicketsPane : public QWidget
{
    Q_OBJECT

public:
    TicketsPane(orders::TicketsController &tickets, QWidget *parent = nullptr);

    void setVenue(const operators::VenueInfo &venue);
    void focusStart();
    /// Prints to the printer used last.
    void print();
    void savePdf();
    void savePictures();
    void copy();
    /// Without asking where.
    void savePdfTo(const QString &path);
    void savePicturesTo(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void refresh();
    void showPicture(int index, const QImage &image);
    void choosePrinter();
    void printTo(const QString &printer, TicketPaper paper);
    void askFile(const QString &suffix, const QString &filter, void (TicketsPane::*save)(const QString &));
    [[nodiscard]] TicketPrintOptions options(TicketPaper paper) const;
    [[nodiscard]] QList<checkin::TicketPrint> prints() const;

    orders::TicketsController &m_tickets;
    operators::VenueInfo m_venue;
    TicketExport m_export;
    ClipboardTimer m_clipboard;
    TextLabel *m_title = nullptr;
    TextLabel *m_state = nullptr;
    QPushButton *m_print = nullptr;
    QToolButton *m_printer = nullptr;
    QPushButton *m_pdf = nullptr;
    QPushButton *m_png = nullptr;
    QPushButton *m_copy = nullptr;
    MessageStrip *m_messages = nullptr;
    QVBoxLayout *m_pictures = nullptr;
    OrderId m_shown;
    int m_shownTickets = -1;
};

} // namespace vd::ui
