#include "ui/door/DoorSounds.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

namespace vd::ui {

DoorSounds::DoorSounds(QObject *parent)
    : QObject(parent)
{
}

QString DoorSounds::file(Sound sound)
{
    switch (sound) {
    case Sound::Yes:
        return QStringLiteral(":/sounds/yes.wav");
    case Sound::No:
        return QStringLiteral(":/sounds/no.wav");
    case Sound::Attention:
        return QStringLiteral(":/sounds/attention.wav");
    case Sound::Trouble:
        break;
    }
    return QStringLiteral(":/sounds/trouble.wav");
}

void DoorSounds::prepare()
{
    if (m_prepared || !m_enabled)
        return;
    m_prepared = true;
    if (QMediaDevices::audioOutputs().isEmpty())
        return;
    for (const Sound sound : {Sound::Yes, Sound::No, Sound::Attention, Sound::Trouble}) {
        auto *effect = new QSoundEffect(this);
        effect->setSource(QUrl(QStringLiteral("qrc") + file(sound)));
        m_effects.insert(static_cast<int>(sound), effect);
    }
}

void DoorSounds::play(Sound sound)
{
    if (!m_enabled)
        return;
    prepare();
    if (QSoundEffect *effect = m_effects.value(static_cast<int>(sound)))
        effect->play();
    Q_EMIT played(sound);
}

} // namespace vd::ui
