#pragma once

#include "models/base/Clock.h"
#include "ui/common/TextLabel.h"

class QTimer;

namespace vd::ui {

/// The time left until a deadline, by the given clock; turns to warning in the last two minutes and says when it is
/// over.
class CountdownLabel : public TextLabel
{
    Q_OBJECT

public:
    explicit CountdownLabel(const Clock &clock, QWidget *parent = nullptr);

    /// UTC; an invalid instant clears the label.
    void setDeadline(const QDateTime &deadline);
    /// Reads the clock now; called by itself each second.
    void refresh();
    [[nodiscard]] bool isOver() const { return m_over; }

Q_SIGNALS:
    /// Once per deadline, when it is reached.
    void over();

protected:
    void changeEvent(QEvent *event) override;

private:
    const Clock &m_clock;
    QDateTime m_deadline;
    QTimer *m_timer = nullptr;
    bool m_over = false;
};

} // namespace vd::ui
