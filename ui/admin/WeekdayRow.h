#pragma once

#include <QFrame>

#include <array>

class QToolButton;

namespace vd::ui {

/// Seven buttons, Monday to Sunday, that stay pressed.
class WeekdayRow : public QFrame
{
    Q_OBJECT

public:
    explicit WeekdayRow(QWidget *parent = nullptr);

    /// Bit 0 is Monday.
    [[nodiscard]] int mask() const;
    void setMask(int mask);
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    std::array<QToolButton *, 7> m_days{};
};

} // namespace vd::ui
