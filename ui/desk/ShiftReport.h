#pragma once

#include "models/finance/FinanceGateway.h"
#include "models/operators/VenueInfo.h"
#include "ui/desk/PaperDesk.h"

#include <QWidget>

class QPushButton;

namespace vd::ui {

class PrinterButton;

/// The buttons beside a shift that was just closed: its report on paper or as PDF.
class ShiftReport : public QWidget
{
    Q_OBJECT

public:
    explicit ShiftReport(orders::PapersGateway *papers, QWidget *parent = nullptr);

    void setShift(const finance::Shift &closed, const operators::VenueInfo &venue);
    void print();
    /// Without asking where.
    void savePdfTo(const QString &path);

Q_SIGNALS:
    void printed();
    void saved(const QString &path);
    void failed(const vd::Error &error);
    void noPrinter();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void askFile();

    PaperDesk m_papers;
    finance::Shift m_shift;
    operators::VenueInfo m_venue;
    QPushButton *m_print = nullptr;
    PrinterButton *m_printer = nullptr;
    QPushButton *m_pdf = nullptr;
};

} // namespace vd::ui
