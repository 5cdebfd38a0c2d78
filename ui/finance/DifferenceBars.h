#pragma once

#include "models/finance/FinanceGateway.h"

#include <QTimeZone>
#include <QWidget>

#include <optional>

namespace vd::ui {

/// What was counted against what was expected, shift after shift: a bar up for too much, down for too little. The
/// figures are those of the table below; a bar tells its own under the pointer, or when the arrow keys move to it.
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
    /// What the bar says that the keys are at.
    void pointed(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] int shiftAt(double x) const;
    [[nodiscard]] double step() const;

    void point(int shift);

    QList<finance::Shift> m_shifts;
    std::optional<int> m_pointed; ///< The bar the keys are at.
    QTimeZone m_zone = QTimeZone::utc();
};

} // namespace vd::ui
