#pragma once

#include "models/operators/VenueInfo.h"
#include "models/orders/TicketsController.h"
#include "ui/common/ClipboardTimer.h"
#include "ui/desk/PaperDesk.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace vd::ui {

class MessageStrip;
class PrinterButton;
class TextLabel;

/// The tickets of a paid order as they will come out, and what can be done with them: print, save, copy.
class TicketsPane : public QWidget
{
    Q_OBJECT

public:
    TicketsPane(orders::TicketsController &tickets, orders::PapersGateway *papers, QWidget *parent = nullptr);

    void setVenue(const operators::VenueInfo &venue);
    void focusStart();
    /// The pictures of all tickets but the first: a part of the pane that its page may put further down, as they are
    /// tall.
    [[nodiscard]] QWidget *furtherPictures() const { return m_further; }
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
    void clearPictures();
    void tellResult(const Result<Done> &done, std::function<QString()> words);
    void askFile(const QString &suffix, const QString &filter, void (TicketsPane::*save)(const QString &));
    [[nodiscard]] TicketPrintOptions options(TicketPaper paper) const;
    /// As they are shown, or as copy number n on paper.
    [[nodiscard]] QList<checkin::TicketPrint> prints(int copy = 0) const;

    orders::TicketsController &m_tickets;
    operators::VenueInfo m_venue;
    PaperDesk m_papers;
    ClipboardTimer m_clipboard;
    TextLabel *m_title = nullptr;
    TextLabel *m_state = nullptr;
    QPushButton *m_print = nullptr;
    PrinterButton *m_printer = nullptr;
    QPushButton *m_pdf = nullptr;
    QPushButton *m_png = nullptr;
    QPushButton *m_copy = nullptr;
    MessageStrip *m_messages = nullptr;
    QVBoxLayout *m_first = nullptr;
    QWidget *m_further = nullptr;
    QVBoxLayout *m_pictures = nullptr; ///< Of m_further.
    OrderId m_shown;
    int m_shownTickets = -1;
};

} // namespace vd::ui
