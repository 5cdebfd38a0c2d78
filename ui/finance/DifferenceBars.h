#pragma once

#include "models/finance/FinanceGateway.h"

#include <QTimeZone>
#include <QWidget>

namespace vd::ui {

/// What was counted against what was expected, shift after shift: a bar up for too much, down for too little. The
/// figures are those of the table below; a bar tells its own under the pointer.
class DifferenceBars : public QWidget
{
    Q_OBJECT

public:
    explicit DifferenceBars(QWidget *parent = nullptr);

    /// Closed shifts, oldest first.
    void setShifts(const QList<finance::Shift> &shifts, const QTimeZone &zone);
    [[nodiscard]] QString tip(int shift) const;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void clicked(vd::ShiftId shift);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] int shiftAt(double x) const;
    [[nodiscard]] double step() const;

    QList<finance::Shift> m_shifts;
    QTimeZone m_zone = QTimeZone::utc();
};

} // namespace vd::ui
