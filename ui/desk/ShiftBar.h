#pragma once

#include "models/operators/VenueInfo.h"
#include "models/payments/ShiftController.h"

#include <QWidget>

#include <functional>

class QPushButton;

namespace vd::ui {

class AmountEdit;
class TextLabel;

/// The cash shift in one line: since when it is open and what should be in the drawer. Opening and closing ask for one
/// amount, in the same line; closing shows once more what was counted against what is expected before it is done.
class ShiftBar : public QWidget
{
    Q_OBJECT

public:
    explicit ShiftBar(payments::ShiftController &shift, QWidget *parent = nullptr);

    void setVenue(const operators::VenueInfo &venue);
    /// Asks for the float, or for what was counted.
    void begin();

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
    void askToClose(const Money &counted);
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
};

} // namespace vd::ui
