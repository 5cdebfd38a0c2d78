#pragma once

#include "models/operators/VenueInfo.h"
#include "models/payments/ShiftController.h"

#include <QWidget>

class QPushButton;

namespace vd::ui {

class AmountEdit;
class TextLabel;

/// The cash shift in one line: since when it is open and what should be in the drawer. Opening and closing ask for one
/// amount, in the same line.
class ShiftBar : public QWidget
{
    Q_OBJECT

public:
    explicit ShiftBar(payments::ShiftController &shift, QWidget *parent = nullptr);

    void setVenue(const operators::VenueInfo &venue);
    /// Asks for the float, or for what was counted.
    void begin();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();
    void retranslate();
    void submit();
    void stop();
    void tell(const QString &text, bool trouble);

    payments::ShiftController &m_shift;
    operators::VenueInfo m_venue;
    QString m_result;
    bool m_trouble = false;
    bool m_asking = false;
    TextLabel *m_text = nullptr;
    AmountEdit *m_amount = nullptr;
    QPushButton *m_accept = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_begin = nullptr;
};

} // namespace vd::ui
