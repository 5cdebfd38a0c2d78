#pragma once

#include "models/orders/Order.h"
#include "models/payments/Benefit.h"

#include <QComboBox>
#include <QTimeZone>

namespace vd::ui {

/// What a member pays with: stored value once, a pass or free hours once for each line they may pay.
class BenefitPicker : public QComboBox
{
    Q_OBJECT

public:
    struct Choice
    {
        payments::Benefit benefit;
        ItemId item; ///< Invalid for stored value.
        Money whole; ///< What the line costs.
    };

    explicit BenefitPicker(QWidget *parent = nullptr);

    /// Keeps the choice where it is still there.
    void setBenefits(const QList<payments::Benefit> &benefits, const QList<orders::Item> &items, const QTimeZone &zone);
    [[nodiscard]] bool hasBenefits() const { return !m_choices.isEmpty(); }
    [[nodiscard]] Choice choice() const { return m_choices.value(currentIndex()); }
    /// "Card: CNY 300.00", "Ten evenings: 4 uses", "Club hours: 3 h".
    [[nodiscard]] static QString balance(const payments::Benefit &benefit);

private:
    QList<Choice> m_choices;
};

} // namespace vd::ui
