#pragma once

#include "ui/scan/QrReader.h"
#include "ui/scan/Sightings.h"

#include <QImage>
#include <QMutex>
#include <QObject>
#include <QVideoFrame>

#include <functional>
#include <optional>

namespace vd::ui {

/// Reads camera frames in its own thread. While it is busy the newest frame waits and older ones are dropped, so the
/// answer is never about a picture of a second ago.
class FrameWorker : public QObject
{
    Q_OBJECT

public:
    /// Milliseconds of a steady clock.
    using Time = std::function<qint64()>;

    /// Codes are looked for at most this often; frames between only refresh the preview.
    static constexpr qint64 readingInterval = 60;
    static constexpr int previewSide = 640;

    explicit FrameWorker(Time time);

    /// Hands over a frame; from any thread, at once.
    void submit(const QVideoFrame &frame);
    /// How many frames were looked into for codes, how many were dropped for newer ones. From any thread.
    [[nodiscard]] int readCount() const;
    [[nodiscard]] int droppedCount() const;

Q_SIGNALS:
    void previewed(const QImage &picture);
    /// Codes that came into sight, in reading order.
    void found(const QList<vd::ui::FoundCode> &codes);

private:
    void work();

    Time m_time;
    mutable QMutex m_mutex; // Guards the four below.
    std::optional<QVideoFrame> m_newest;
    bool m_called = false;
    int m_read = 0;
    int m_dropped = 0;
    Sightings m_sightings;
    qint64 m_lastReading = -readingInterval;
};

} // namespace vd::ui
