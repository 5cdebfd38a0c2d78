#pragma once

#include "models/orders/TicketsController.h"
#include "ui/common/ClipboardTimer.h"
#include "ui/desk/PaperPane.h"

namespace vd::ui {

class TextLabel;

/// The tickets of a paid order as they will come out, and what can be done with them: print, save, copy.
class TicketsPane : public PaperPane
{
    Q_OBJECT

public:
    TicketsPane(orders::TicketsController &tickets, orders::PapersGateway *papers, QWidget *parent = nullptr);

    void focusStart();
    /// The pictures of all tickets but the first: a part of the pane that its page may put further down, as they are
    /// tall.
    [[nodiscard]] QWidget *furtherPictures() const { return m_further; }
    void print() override;
    void saveTo(const QString &path, orders::PaperWay way) override;
    void copy() override;

protected:
    [[nodiscard]] QString fileName() const override { return m_tickets.order().orderNo; }
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refresh();
    void showPicture(int index, const QImage &image);
    void clearPictures();
    /// As they are shown, or as copy number n on paper.
    [[nodiscard]] QList<checkin::TicketPrint> prints(int copy = 0) const;

    orders::TicketsController &m_tickets;
    ClipboardTimer m_clipboard;
    TextLabel *m_title = nullptr;
    TextLabel *m_state = nullptr;
    QVBoxLayout *m_first = nullptr;
    QWidget *m_further = nullptr;
    QVBoxLayout *m_pictures = nullptr; ///< Of m_further.
    OrderId m_shown;
    int m_shownTickets = -1;
};

} // namespace vd::ui
