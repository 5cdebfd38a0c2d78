#pragma once

#include <QObject>

class QTimer;

namespace vd::ui {

/// Tells when nobody has touched keyboard, mouse or screen for a while. Watches the whole application.
class IdleWatch : public QObject
{
    Q_OBJECT

public:
    explicit IdleWatch(QObject *parent = nullptr);

    /// Milliseconds; 0 never.
    void setLimit(int milliseconds);
    void start();
    void stop();

Q_SIGNALS:
    void idle();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QTimer *m_timer = nullptr;
    bool m_running = false;
};

} // namespace vd::ui
