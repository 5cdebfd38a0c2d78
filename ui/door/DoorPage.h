#pragma once

#include "models/checkin/DoorController.h"
#include "ui/door/DoorFace.h"

#include <QTimer>
#include <QWidget>

class QStackedLayout;

namespace vd::ui {

class CodeChooser;
class DoorBar;
class DoorInput;
class DoorStatusLine;
class MessageStrip;
class VerdictScreen;

/// The door's left side, from the verdict down to the status line, and how it follows the controller.
class DoorPage : public QWidget
{
    Q_OBJECT

public:
    /// A verdict that nobody followed goes away after this, so that an old "yes" is not taken for a new one.
    static constexpr int staleMilliseconds = 30'000;
    /// Quick answers come before "checking" is shown.
    static constexpr int patienceMilliseconds = 150;

    DoorPage(checkin::DoorController *controller, const Clock *clock, QWidget *parent = nullptr);

    void setZone(const QTimeZone &zone);
    /// Takes what was found in one picture: one code is checked, several of ours are offered for choosing.
    void takeCodes(const QStringList &texts);
    /// A code from the scanner.
    void takeScan(const QString &text);
    void tellError(const Error &error);
    void showAgain(bool announce);

    [[nodiscard]] VerdictScreen *screen() const { return m_screen; }
    [[nodiscard]] DoorInput *input() const { return m_input; }
    [[nodiscard]] DoorBar *bar() const { return m_bar; }
    [[nodiscard]] DoorStatusLine *status() const { return m_status; }
    [[nodiscard]] MessageStrip *strip() const { return m_strip; }
    [[nodiscard]] bool isChoosing() const;

Q_SIGNALS:
    /// A code was not taken: it cannot be one, or too many wait; said on the screen and near the field.
    void notTaken();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void wire();
    void follow();
    void followQueue();
    void enter(const QString &typed);
    void check(const QString &text, checkin::ScanSource source);
    void turnAway(const Error &error);
    void offer(const QStringList &texts, const QList<checkin::ScanReading> &readings);
    void stopChoosing();

    checkin::DoorController *m_controller;
    const Clock *m_clock;
    QTimeZone m_zone = QTimeZone::utc();
    QStackedLayout *m_stack = nullptr;
    VerdictScreen *m_screen = nullptr;
    CodeChooser *m_chooser = nullptr;
    MessageStrip *m_strip = nullptr;
    DoorBar *m_bar = nullptr;
    DoorInput *m_input = nullptr;
    DoorStatusLine *m_status = nullptr;
    QTimer m_stale;
    QTimer m_patience;
    int m_announced = 0;
};

} // namespace vd::ui
