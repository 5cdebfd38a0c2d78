#include "ui/scan/WedgeDetector.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <utility>

// Qt Test's way into the path a key takes from the platform: shortcuts first, then the window. The public sendEvent()
// would leave shortcuts out, so keys given back would not trigger them.
QT_BEGIN_NAMESPACE
Q_GUI_EXPORT void qt_handleKeyEvent(QWindow *window, QEvent::Type type, int key, Qt::KeyboardModifiers modifiers,
    const QString &text = QString(), bool repeat = false, ushort count = 1);
QT_END_NAMESPACE

namespace vd::ui {

namespace {

KeyCodes platformKeyCodes()
{
    const QString platform = QGuiApplication::platformName();
    if (platform == QLatin1String("xcb") || platform.startsWith(QLatin1String("wayland")))
        return KeyCodes::Evdev;
    return platform == QLatin1String("windows") ? KeyCodes::Windows : KeyCodes::None;
}

WedgeDetector::Time steadyTime()
{
    auto clock = std::make_shared<QElapsedTimer>();
    clock->start();
    return [clock] { return clock->elapsed(); };
}

bool isModifier(int key)
{
    switch (key) {
    case Qt::Key_Shift:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
        return true;
    default:
        return false;
    }
}

bool isEnd(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab;
}

bool isCommand(const QKeyEvent *event)
{
    return event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
}

// A key that types: letters, digits, signs and dead keys, in any layout.
bool isCharacter(const QKeyEvent *event)
{
    const bool dead = event->key() >= Qt::Key_Dead_Grave && event->key() <= Qt::Key_Dead_Longsolidusoverlay;
    return !isCommand(event) && (dead || (!event->text().isEmpty() && event->text().at(0).isPrint()));
}

bool focusIsSecret()
{
    const auto *field = qobject_cast<const QWidget *>(QGuiApplication::focusObject());
    return field && (field->inputMethodHints() & (Qt::ImhHiddenText | Qt::ImhSensitiveData));
}

} // namespace

WedgeDetector::WedgeDetector(QObject *parent)
    : WedgeDetector(platformKeyCodes(), steadyTime(), parent)
{
    m_ownTime = false;
}

WedgeDetector::WedgeDetector(KeyCodes codes, Time time, QObject *parent)
    : QObject(parent)
    , m_burst(codes)
    , m_time(std::move(time))
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &WedgeDetector::settle);
    QCoreApplication::instance()->installEventFilter(this);
}

WedgeDetector::~WedgeDetector() = default;

void WedgeDetector::setEnabled(bool enabled)
{
    m_enabled = enabled;
    if (!enabled) {
        m_burst.other();
        giveBack();
        m_swallowed.clear();
    }
}

bool WedgeDetector::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_enabled || m_givingBack)
        return false;
    // Keys reach a window first; what its widgets then get is the same key again.
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        return watched->isWindowType() && overridesShortcut(static_cast<QKeyEvent *>(event));
    case QEvent::KeyPress:
        return watched->isWindowType() && keyPressed(watched, static_cast<QKeyEvent *>(event));
    case QEvent::KeyRelease:
        return watched->isWindowType() && keyReleased(watched, static_cast<QKeyEvent *>(event));
    case QEvent::InputMethod:
        return committed(watched, static_cast<QInputMethodEvent *>(event));
    default:
        return false;
    }
}

// A held key repeats first after a quarter of a second, when nothing is kept any more. X11 also calls it a repeat when
// a scanner sends the same character twice within a millisecond.
bool WedgeDetector::isHeldDown(const QKeyEvent *event) const
{
    return event->isAutoRepeat() && !m_burst.isOpen();
}

// A shortcut of one letter, or Enter on a default action, must wait as well until it is known who typed.
bool WedgeDetector::overridesShortcut(QKeyEvent *event)
{
    if (isModifier(event->key()))
        return false;
    const bool wanted = !isHeldDown(event) && !focusIsSecret()
        && (isCharacter(event) || (isEnd(event->key()) && !isCommand(event) && m_burst.isOpen()));
    if (wanted) {
        event->accept();
    } else {
        m_burst.other();
        giveBack();
    }
    return wanted;
}

bool WedgeDetector::keyPressed(QObject *window, QKeyEvent *event)
{
    if (isModifier(event->key()))
        return false;
    const qint64 time = timeOf(event);
    obey(m_burst.pause(time));
    if (isHeldDown(event) || isCommand(event) || focusIsSecret() || !(isCharacter(event) || isEnd(event->key()))) {
        m_burst.other();
        giveBack();
        return false;
    }
    if (isCharacter(event)) {
        m_burst.character(time, event->text(), event->nativeScanCode());
        keep(window, event);
        return true;
    }
    return ended(window, event, time);
}

bool WedgeDetector::ended(QObject *window, QKeyEvent *event, qint64 time)
{
    switch (m_burst.end(time)) {
    case WedgeBurst::Answer::Scan:
        m_swallowed.insert(event->key());
        finish();
        return true;
    case WedgeBurst::Answer::Drop:
        m_swallowed.insert(event->key());
        return true;
    default:
        if (m_kept.empty())
            return false;
        // Its shortcut was held up with the rest, so it goes the same way.
        keep(window, event);
        giveBack();
        return true;
    }
}

bool WedgeDetector::keyReleased(QObject *window, QKeyEvent *event)
{
    if (m_swallowed.remove(event->key()))
        return true;
    const bool pressKept = std::any_of(m_kept.cbegin(), m_kept.cend(), [event](const Kept &kept) {
        return kept.event->type() == QEvent::KeyPress
            && static_cast<const QKeyEvent *>(kept.event.get())->key() == event->key();
    });
    if (pressKept)
        m_kept.push_back({window, std::unique_ptr<QEvent>(event->clone())});
    return pressKept;
}

bool WedgeDetector::committed(QObject *field, QInputMethodEvent *event)
{
    if (event->commitString().isEmpty() || !event->preeditString().isEmpty() || event->replacementLength() != 0
        || focusIsSecret())
        return false;
    const qint64 time = m_time() + m_offset;
    obey(m_burst.pause(time));
    for (const QChar c : event->commitString())
        m_burst.character(time, QString(c), 0);
    keep(field, event);
    return true;
}

void WedgeDetector::keep(QObject *target, QEvent *event)
{
    if (!m_burst.isOverlong())
        m_kept.push_back({target, std::unique_ptr<QEvent>(event->clone())});
    m_lastChance = false;
    m_timer.start(static_cast<int>(m_burst.gap()) + 1);
}

void WedgeDetector::settle()
{
    if (!m_burst.isOpen())
        return;
    // After a busy moment the timer may be served before the keys that already arrived: give those one more turn.
    if (!m_ownTime && !std::exchange(m_lastChance, true)) {
        m_timer.start(8);
        return;
    }
    obey(m_burst.pause(m_time() + m_offset));
}

void WedgeDetector::obey(WedgeBurst::Answer answer)
{
    if (answer == WedgeBurst::Answer::Pass)
        giveBack();
    else if (answer == WedgeBurst::Answer::Scan)
        finish();
}

void WedgeDetector::giveBack()
{
    m_timer.stop();
    // A key given back may open a dialog and so bring new keys: they must find nothing half done.
    const std::vector<Kept> kept = std::exchange(m_kept, {});
    m_givingBack = true;
    for (const Kept &item : kept) {
        if (!item.target)
            continue;
        if (item.event->type() == QEvent::InputMethod) {
            QCoreApplication::sendEvent(item.target, item.event.get());
            continue;
        }
        const auto *key = static_cast<const QKeyEvent *>(item.event.get());
        qt_handleKeyEvent(static_cast<QWindow *>(item.target.data()), key->type(), key->key(), key->modifiers(),
            key->text(), key->isAutoRepeat(), static_cast<ushort>(key->count()));
    }
    m_givingBack = false;
}

void WedgeDetector::finish()
{
    m_timer.stop();
    for (const Kept &item : std::exchange(m_kept, {})) {
        if (item.event->type() == QEvent::KeyPress)
            m_swallowed.insert(static_cast<const QKeyEvent *>(item.event.get())->key());
        else if (item.event->type() == QEvent::KeyRelease)
            m_swallowed.remove(static_cast<const QKeyEvent *>(item.event.get())->key());
    }
    const Result<QString> text = m_burst.take();
    if (text)
        Q_EMIT scanned(*text);
    else
        Q_EMIT unreadable(text.error());
}

qint64 WedgeDetector::timeOf(const QKeyEvent *event)
{
    // The platform stamps a key when it was struck; a busy window sees several at once. Its clock is not ours.
    if (m_ownTime || event->timestamp() == 0)
        return m_time() + m_offset;
    m_offset = static_cast<qint64>(event->timestamp()) - m_time();
    return static_cast<qint64>(event->timestamp());
}

} // namespace vd::ui
