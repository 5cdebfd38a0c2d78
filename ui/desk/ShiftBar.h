#pragma once

#include "models/operators/VenueInfo.h"
#include "models/payments/ShiftController.h"

#include <QWidget>

#include <functional>

class QPushButton;

namespace vd::orders {
class PapersGateway;
}

namespace vd::ui {

class AmountEdit;
class ShiftReport;
class TextLabel;

/// The cash shift in one line: since when it is open and with what float; never what should be in the drawer, which is
/// counted blind. Opening asks for the float in the same line; cash in and out, counting and taking over are one press
/// away; a closed one is printed from here.
class ShiftBar : public QWidget
{
    Q_OBJECT

public:
    ShiftBar(payments::ShiftController &shift, orders::PapersGateway *papers, QWidget *parent = nullptr);

    void setVenue(const operators::VenueInfo &venue);
    /// Asks for the float, or has the drawer counted.
    void begin();
    /// Cash in or out of the open shift.
    void moveCash();
    /// Goes on here with a shift of a desk that is gone.
    void takeOver();

Q_SIGNALS:
    /// The cursor was in this line and its question is over: work goes on elsewhere.
    void left();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    using Words = std::function<QString()>;

    void wire();
    void refresh();
    void shiftChanged();
    void retranslate();
    void submit();
    void askToTakeOver(const finance::Shift &other);
    void wireReport();
    void stop();
    void tell(Words text, bool trouble);
    void tellError(const Error &error);
    void tellClosed(const finance::Shift &closed);
    [[nodiscard]] QString sentence() const;

    payments::ShiftController &m_shift;
    operators::VenueInfo m_venue;
    Words m_result; ///< What came of the last action, until the shift changes again; null for none.
    bool m_trouble = false;
    bool m_passing = false; ///< The trouble is the server's absence, and over when it answers.
    bool m_asking = false;
    ShiftId m_about; ///< The shift that the question or the result is about; invalid while none is open.
    TextLabel *m_text = nullptr;
    AmountEdit *m_amount = nullptr;
    QPushButton *m_accept = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_begin = nullptr;
    QPushButton *m_cash = nullptr;
    QPushButton *m_take = nullptr;
    ShiftReport *m_report = nullptr;
};

} // namespace vd::ui
