#pragma once

#include "models/base/Money.h"
#include "ui/common/LineEdit.h"

namespace vd::ui {

/// Takes an amount of money. What was understood is echoed inside the field where it is not what stands there; what
/// cannot be read without guessing is refused (Money::parse), never changed and never taken for zero. Who comes into
/// it, by click or key, finds all of it selected and types over it; the next click places the cursor.
class AmountEdit : public LineEdit
{
    Q_OBJECT

public:
    explicit AmountEdit(QWidget *parent = nullptr);

    /// ISO 4217; shown at the left edge.
    void setCurrency(const QString &currency);
    [[nodiscard]] QString currency() const { return m_currency; }
    void setAmount(const Money &amount);
    /// The amount as typed, or Money::parse's error.
    [[nodiscard]] Result<Money> amount() const;
    /// What the field says it understood: "= 1,200.00"; empty while nothing can be read, or when just that was typed.
    [[nodiscard]] QString echo() const;

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void amountChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void fitMargins();

    QString m_currency;
    bool m_entered = false; ///< By the click whose button is still down.
};

} // namespace vd::ui
