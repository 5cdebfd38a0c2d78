#pragma once

#include "models/operators/VenueInfo.h"
#include "ui/desk/PaperDesk.h"

#include <QWidget>

class QHBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace vd::ui {

class MessageStrip;
class PrinterButton;

/// What is done with papers of an order: print, PDF, PNG, copy; and what came of it, in words.
class PaperPane : public QWidget
{
    Q_OBJECT

public:
    void setVenue(const operators::VenueInfo &venue) { m_venue = venue; }
    /// To the printer used last.
    virtual void print() = 0;
    /// Without asking where; a picture unless it is to be a PDF.
    virtual void saveTo(const QString &path, orders::PaperWay way) = 0;
    virtual void copy() = 0;

protected:
    struct Texts
    {
        QString print;
        QString save; ///< Of the dialog.
        QString pdf; ///< Of the button, for those who cannot see it; so are the next.
        QString png;
        QString copy;
    };

    /// what: "Tickets", in the buttons' names for tests. rememberedAs: where the printer chosen is kept.
    PaperPane(orders::PapersGateway *papers, const QString &what, const QString &rememberedAs, QWidget *parent);

    /// What a file is called, without its ending.
    [[nodiscard]] virtual QString fileName() const = 0;
    void setTexts(const Texts &texts);
    void setButtonsEnabled(bool enabled);
    void tellPrinting();
    void tellPrinted(const Result<Done> &done);
    void tellSaved(const Result<Done> &done, const QString &path);
    void tellResult(const Result<Done> &done, std::function<QString()> words);
    [[nodiscard]] static TicketPrintOptions options(TicketPaper paper);

    [[nodiscard]] QHBoxLayout *head() const { return m_head; }
    [[nodiscard]] QVBoxLayout *column() const { return m_column; }
    [[nodiscard]] PaperDesk &papers() { return m_papers; }
    [[nodiscard]] const operators::VenueInfo &venue() const { return m_venue; }
    [[nodiscard]] QPushButton *printButton() const { return m_print; }
    [[nodiscard]] PrinterButton *printer() const { return m_printer; }
    [[nodiscard]] MessageStrip *messages() const { return m_messages; }

private:
    [[nodiscard]] QPushButton *button(const QString &name, const char *icon);
    void askFile(orders::PaperWay way);

    PaperDesk m_papers;
    operators::VenueInfo m_venue;
    QString m_saveTitle;
    QHBoxLayout *m_head = nullptr;
    QVBoxLayout *m_column = nullptr;
    QPushButton *m_print = nullptr;
    PrinterButton *m_printer = nullptr;
    QPushButton *m_pdf = nullptr;
    QPushButton *m_png = nullptr;
    QPushButton *m_copy = nullptr;
    MessageStrip *m_messages = nullptr;
};

} // namespace vd::ui
