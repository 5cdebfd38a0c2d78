#pragma once

#include "models/base/Result.h"
#include "ui/scan/WedgeBurst.h"

#include <QObject>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

class QInputMethodEvent;
class QKeyEvent;

namespace vd::ui {

/// Hears scanners that type ("keyboard wedge") whatever has the focus. Keys are kept back for a moment; typed at a
/// scanner's speed and ended by Enter or Tab they become a scan and no field sees them, else they are given back in
/// order and the person typing notices nothing. Password fields are left alone: password managers type as fast.
///
/// Installed on the application, it sees keys before shortcuts and fields do. A field meant for scanning should switch
/// its input method off (Qt::WA_InputMethodEnabled), for an input method takes keys before any program sees them; what
/// it then commits is read as well.
class WedgeDetector final : public QObject
{
    Q_OBJECT

public:
    /// Milliseconds of a steady clock.
    using Time = std::function<qint64()>;

    /// With a time given (tests), it also stands for the times of events, and nothing ends by itself: see settle().
    explicit WedgeDetector(QObject *parent = nullptr);
    WedgeDetector(KeyCodes codes, Time time, QObject *parent = nullptr);
    ~WedgeDetector() override;

    /// On by default. Off while nobody is signed in or the window is locked.
    void setEnabled(bool enabled);
    [[nodiscard]] bool isEnabled() const { return m_enabled; }

    /// Gives back or completes what is kept, if the pause since the last key is long enough. Called by its own timer.
    void settle();

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// A scanner's text: one of our codes, or something else that consists of printable ASCII.
    void scanned(const QString &text);
    /// A scanner typed what cannot be read: code_unreadable (check its layout), code_too_long.
    void unreadable(const vd::Error &error);

private:
    struct Kept
    {
        QPointer<QObject> target;
        std::unique_ptr<QEvent> event;
    };

    [[nodiscard]] bool keyPressed(QObject *window, QKeyEvent *event);
    [[nodiscard]] bool keyReleased(QObject *window, QKeyEvent *event);
    [[nodiscard]] bool isHeldDown(const QKeyEvent *event) const;
    [[nodiscard]] bool overridesShortcut(QKeyEvent *event);
    [[nodiscard]] bool ended(QObject *window, QKeyEvent *event, qint64 time);
    [[nodiscard]] bool committed(QObject *field, QInputMethodEvent *event);
    void keep(QObject *target, QEvent *event);
    void obey(WedgeBurst::Answer answer);
    void giveBack();
    void finish();
    [[nodiscard]] qint64 timeOf(const QKeyEvent *event);

    WedgeBurst m_burst;
    Time m_time;
    qint64 m_offset = 0; // From our clock to the platform's.
    bool m_ownTime = true;
    bool m_enabled = true;
    bool m_givingBack = false;
    bool m_lastChance = false;
    std::vector<Kept> m_kept;
    QSet<int> m_swallowed; // Keys whose release is still to come.
    QTimer m_timer;
};

} // namespace vd::ui
