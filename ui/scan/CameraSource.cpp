#include "ui/scan/CameraSource.h"

#include "ui/scan/FrameWorker.h"

#include <QCamera>
#include <QCameraDevice>
#include <QElapsedTimer>
#include <QMediaCaptureSession>
#include <QMediaDevices>
#include <QVideoSink>

#include <algorithm>
#include <cstdlib>

namespace vd::ui {

namespace {

// Enough for a ticket at arm's length, little enough to read in a few milliseconds.
constexpr int wantedHeight = 1080;

FrameWorker::Time steadyTime()
{
    auto clock = std::make_shared<QElapsedTimer>();
    clock->start();
    return [clock] { return clock->elapsed(); };
}

QCameraFormat bestFormat(const QCameraDevice &device)
{
    const QList<QCameraFormat> formats = device.videoFormats();
    const auto cost = [](const QCameraFormat &format) {
        const int height = std::min(format.resolution().width(), format.resolution().height());
        // Slow formats make staff wait; compressed ones cost a decoding each.
        return std::abs(height - wantedHeight) + (format.maxFrameRate() < 15 ? 1000 : 0)
            + (format.pixelFormat() == QVideoFrameFormat::Format_Jpeg ? 100 : 0);
    };
    const auto best = std::min_element(
        formats.cbegin(), formats.cend(), [&cost](const auto &a, const auto &b) { return cost(a) < cost(b); });
    return best == formats.cend() ? QCameraFormat() : *best;
}

} // namespace

CameraSource::CameraSource(QObject *parent)
    : QObject(parent)
    , m_worker(new FrameWorker(steadyTime()))
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &FrameWorker::previewed, this, [this](const QImage &picture) {
        if (m_state == State::Starting)
            setState(State::Running);
        if (m_state == State::Running)
            Q_EMIT previewed(picture);
    });
    connect(m_worker, &FrameWorker::found, this, [this](const QList<FoundCode> &codes) {
        // A frame may still be on its way when the camera was switched off.
        if (m_state == State::Running)
            Q_EMIT found(codes);
    });
    m_thread.setObjectName(QStringLiteral("camera"));
    m_thread.start();
}

CameraSource::~CameraSource()
{
    close();
    m_thread.quit();
    m_thread.wait();
}

QList<CameraSource::Device> CameraSource::devices() const
{
    QList<Device> devices;
    for (const QCameraDevice &device : QMediaDevices::videoInputs())
        devices += {device.id(), device.description()};
    return devices;
}

Error CameraSource::error() const
{
    if (m_state != State::Failed)
        return {Fault::Missing, QStringLiteral("camera_missing"), {}, {}};
    QJsonObject facts;
    if (!m_reason.isEmpty())
        facts.insert(QStringLiteral("reason"), m_reason);
    return {Fault::Rule, QStringLiteral("camera_failed"), facts, {}};
}

void CameraSource::start(const QByteArray &id)
{
    watchDevices();
    m_wanted = id;
    if (m_state == State::Off || m_state == State::Failed)
        setState(State::Missing);
    follow();
}

void CameraSource::stop()
{
    close();
    setState(State::Off);
}

bool CameraSource::hasTorch() const
{
    return m_camera && m_camera->isTorchModeSupported(QCamera::TorchOn);
}

void CameraSource::setTorch(bool on)
{
    if (hasTorch())
        m_camera->setTorchMode(on ? QCamera::TorchOn : QCamera::TorchOff);
}

QByteArray CameraSource::choose(const QList<Device> &devices, const QByteArray &wanted, const QByteArray &current)
{
    const auto connected = [&devices](const QByteArray &id) {
        return !id.isEmpty()
            && std::any_of(devices.cbegin(), devices.cend(), [&id](const Device &d) { return d.id == id; });
    };
    if (connected(wanted))
        return wanted;
    if (connected(current))
        return current;
    return devices.isEmpty() ? QByteArray() : devices.first().id;
}

// Not before a camera is asked for: looking for devices takes the system a moment.
void CameraSource::watchDevices()
{
    if (m_watch)
        return;
    m_watch = std::make_unique<QMediaDevices>();
    connect(m_watch.get(), &QMediaDevices::videoInputsChanged, this, [this] {
        Q_EMIT devicesChanged();
        if (m_state != State::Off)
            follow();
    });
}

void CameraSource::follow()
{
    const QByteArray chosen = choose(devices(), m_wanted, m_device);
    if (chosen.isEmpty()) {
        close();
        setState(State::Missing);
    } else if (chosen != m_device || !m_camera) {
        open(chosen);
    }
}

void CameraSource::open(const QByteArray &id)
{
    close();
    const QList<QCameraDevice> inputs = QMediaDevices::videoInputs();
    const auto device
        = std::find_if(inputs.cbegin(), inputs.cend(), [&id](const QCameraDevice &input) { return input.id() == id; });
    if (device == inputs.cend())
        return setState(State::Missing);
    m_device = id;
    m_camera = std::make_unique<QCamera>(*device);
    m_camera->setCameraFormat(bestFormat(*device));
    if (m_camera->isFocusModeSupported(QCamera::FocusModeAutoNear))
        m_camera->setFocusMode(QCamera::FocusModeAutoNear);
    connect(m_camera.get(), &QCamera::errorOccurred, this, [this](QCamera::Error error, const QString &reason) {
        if (error != QCamera::NoError)
            setState(State::Failed, reason);
    });
    m_sink = std::make_unique<QVideoSink>();
    // Frames may come in a thread of the media library's; the worker takes them from any.
    connect(m_sink.get(), &QVideoSink::videoFrameChanged, m_worker, &FrameWorker::submit, Qt::DirectConnection);
    m_session = std::make_unique<QMediaCaptureSession>();
    m_session->setCamera(m_camera.get());
    m_session->setVideoSink(m_sink.get());
    setState(State::Starting);
    m_camera->start();
}

void CameraSource::close()
{
    if (m_camera)
        m_camera->stop();
    m_session.reset();
    m_sink.reset();
    m_camera.reset();
    m_device.clear();
}

void CameraSource::setState(State state, const QString &reason)
{
    m_reason = reason;
    if (m_state == state)
        return;
    m_state = state;
    Q_EMIT stateChanged(state);
}

} // namespace vd::ui
