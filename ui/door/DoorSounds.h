#pragma once

#include <QHash>
#include <QObject>

class QSoundEffect;

namespace vd::ui {

/// What a door sounds like. Yes, no and "look at it" differ in pitch, number and length of tones, so that they are told
/// apart without looking and in a noisy hall.
class DoorSounds : public QObject
{
    Q_OBJECT

public:
    enum class Sound { Yes, No, Attention, Trouble };
    Q_ENUM(Sound)

    explicit DoorSounds(QObject *parent = nullptr);

    void setEnabled(bool enabled) { m_enabled = enabled; }
    [[nodiscard]] bool isEnabled() const { return m_enabled; }
    /// Opens the sound device ahead of the first guest. Does nothing where there is none.
    void prepare();
    void play(Sound sound);

    [[nodiscard]] static QString file(Sound sound);

Q_SIGNALS:
    /// A sound was asked for while they are on; also where no device could play it.
    void played(vd::ui::DoorSounds::Sound sound);

private:
    bool m_enabled = true;
    bool m_prepared = false;
    QHash<int, QSoundEffect *> m_effects;
};

} // namespace vd::ui
