#pragma once

#include "ui/door/OfflineWords.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace vd::ui {

class OfflineChip;
class TextLabel;

/// The door's bottom line: is the server there, what waits for it, sound, full screen.
class DoorStatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit DoorStatusLine(QWidget *parent = nullptr);

    /// The connection, the list's age, what waits to be sent, the clock.
    void setStanding(const OfflineWords::Standing &standing);
    void setQueue(int waiting, int unanswered);
    void setSound(bool on);
    void setFullScreen(bool full);

Q_SIGNALS:
    void soundToggled(bool on);
    void fullScreenToggled();
    void retryWanted();
    void dropWanted();
    /// What is not checked without the server.
    void rulesWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    OfflineWords::Standing m_standing;
    int m_waiting = 0;
    int m_unanswered = 0;
    bool m_full = false;
    OfflineChip *m_offline = nullptr;
    QLabel *m_sign = nullptr;
    TextLabel *m_connection = nullptr;
    TextLabel *m_queue = nullptr;
    TextLabel *m_clock = nullptr;
    QPushButton *m_rules = nullptr;
    QPushButton *m_retry = nullptr;
    QPushButton *m_drop = nullptr;
    QToolButton *m_sound = nullptr;
    QToolButton *m_fullScreen = nullptr;
};

} // namespace vd::ui
