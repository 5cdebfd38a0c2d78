#pragma once

#include <QWidget>

class QPushButton;

namespace vd::ui {

class Segments;

/// What a door is set to: in or out, which spaces; and the ways to its lists.
class DoorBar : public QWidget
{
    Q_OBJECT

public:
    explicit DoorBar(QWidget *parent = nullptr);

    void setExit(bool exit);
    void setCamera(bool on);
    /// How many spaces the door is limited to; 0 for all.
    void setSpaces(int count);
    /// Conflicts and guests that wait for somebody at this computer; -1 where the person has no such list.
    void setMatters(int count);

Q_SIGNALS:
    void exitChosen(bool exit);
    void cameraToggled(bool on);
    void spacesWanted();
    void guestsWanted();
    void mattersWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Segments *m_direction = nullptr;
    QPushButton *m_camera = nullptr;
    QPushButton *m_spaces = nullptr;
    QPushButton *m_guests = nullptr;
    QPushButton *m_matters = nullptr;
    int m_spaceCount = 0;
    int m_matterCount = -1;
};

} // namespace vd::ui
