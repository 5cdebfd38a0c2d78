#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace vd::ui {

class TextLabel;

/// The door's bottom line: is the server there, what waits for it, sound, full screen.
class DoorStatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit DoorStatusLine(QWidget *parent = nullptr);

    void setReachable(bool reachable);
    void setQueue(int waiting, int unanswered);
    void setSound(bool on);
    void setFullScreen(bool full);

Q_SIGNALS:
    void soundToggled(bool on);
    void fullScreenToggled();
    void retryWanted();
    void dropWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    bool m_reachable = true;
    int m_waiting = 0;
    int m_unanswered = 0;
    bool m_full = false;
    QLabel *m_sign = nullptr;
    TextLabel *m_connection = nullptr;
    TextLabel *m_queue = nullptr;
    QPushButton *m_retry = nullptr;
    QPushButton *m_drop = nullptr;
    QToolButton *m_sound = nullptr;
    QToolButton *m_fullScreen = nullptr;
};

} // namespace vd::ui
