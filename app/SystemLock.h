#pragma once

#include <QObject>

namespace vd::app {

/// Tells when the operating system's session is locked: by the desktop's screen saver, or by the login manager. Where
/// neither runs it stays silent.
class SystemLock : public QObject
{
    Q_OBJECT

public:
    explicit SystemLock(QObject *parent = nullptr);

Q_SIGNALS:
    void locked();

private Q_SLOTS:
    void screenSaver(bool active);

private:
    void followLoginManager();
};

} // namespace vd::app
