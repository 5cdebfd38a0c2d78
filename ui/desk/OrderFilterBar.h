#pragma once

#include "models/base/Clock.h"
#include "models/orders/Order.h"

#include <QDate>
#include <QList>
#include <QTimeZone>
#include <QWidget>

class QComboBox;
class QDateEdit;

namespace vd::ui {

/// Narrows a list of orders down to a business date and a state.
class OrderFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit OrderFilterBar(const Clock &clock, QWidget *parent = nullptr);

    /// The venue's: today is told in it.
    void setZone(const QTimeZone &zone);
    /// Null for any day.
    [[nodiscard]] QDate day() const;
    /// Empty for any state.
    [[nodiscard]] QList<orders::OrderState> states() const;
    [[nodiscard]] bool isEmpty() const { return day().isNull() && states().isEmpty(); }
    /// Any day, any state; tells it only when that is something new.
    void clear();

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    [[nodiscard]] QDate today() const;

    const Clock &m_clock;
    QTimeZone m_zone;
    QComboBox *m_days = nullptr;
    QDateEdit *m_day = nullptr;
    QComboBox *m_states = nullptr;
};

} // namespace vd::ui
