#pragma once

#include "models/base/Result.h"
#include "ui/scan/QrReader.h"

#include <QByteArray>
#include <QImage>
#include <QObject>
#include <QThread>

#include <memory>

class QCamera;
class QMediaCaptureSession;
class QMediaDevices;
class QVideoSink;

namespace vd::ui {

class FrameWorker;

/// A camera that looks for codes. Devices may come and go while it runs: another one is taken at once, and the wanted
/// one as soon as it is back. Without any camera it says so and waits for one.
class CameraSource : public QObject
{
    Q_OBJECT

public:
    struct Device
    {
        QByteArray id;
        QString name;
        friend bool operator==(const Device &, const Device &) = default;
    };

    enum class State {
        Off,
        Missing, ///< Wanted, but no camera is connected.
        Starting, ///< Chosen, no picture yet.
        Running,
        Failed ///< The camera gave up; error() says why.
    };

    explicit CameraSource(QObject *parent = nullptr);
    ~CameraSource() override;

    [[nodiscard]] QList<Device> devices() const;
    /// The device in use; empty while there is none.
    [[nodiscard]] QByteArray device() const { return m_device; }
    [[nodiscard]] State state() const { return m_state; }
    /// camera_missing, camera_failed (facts: reason, in the system's words); meaningful when Missing or Failed.
    [[nodiscard]] Error error() const;

    /// Starts with a device, or with any when the id is empty or not connected.
    void start(const QByteArray &id = {});
    void stop();
    [[nodiscard]] bool hasTorch() const;
    void setTorch(bool on);

    /// Which device to use: the wanted one, else the one in use, else the first.
    [[nodiscard]] static QByteArray choose(
        const QList<Device> &devices, const QByteArray &wanted, const QByteArray &current);

Q_SIGNALS:
    void devicesChanged();
    void stateChanged(vd::ui::CameraSource::State state);
    /// A small picture for the window, as often as the camera delivers.
    void previewed(const QImage &picture);
    /// Codes that came into sight, in reading order; each is told once until it was out of sight for a while.
    void found(const QList<vd::ui::FoundCode> &codes);

private:
    void watchDevices();
    void follow();
    void open(const QByteArray &id);
    void close();
    void setState(State state, const QString &reason = {});

    std::unique_ptr<QMediaDevices> m_watch;
    std::unique_ptr<QMediaCaptureSession> m_session;
    std::unique_ptr<QVideoSink> m_sink;
    std::unique_ptr<QCamera> m_camera;
    QThread m_thread;
    FrameWorker *m_worker; // Lives in the thread and ends with it.
    QByteArray m_wanted;
    QByteArray m_device;
    State m_state = State::Off;
    QString m_reason;
};

} // namespace vd::ui
