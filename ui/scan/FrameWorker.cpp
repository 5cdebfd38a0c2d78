#include "ui/scan/FrameWorker.h"

#include "ui/scan/VideoPicture.h"

#include <utility>

namespace vd::ui {

FrameWorker::FrameWorker(Time time)
    : m_time(std::move(time))
{
}

void FrameWorker::submit(const QVideoFrame &frame)
{
    const QMutexLocker lock(&m_mutex);
    m_dropped += m_newest ? 1 : 0;
    m_newest = frame;
    if (!std::exchange(m_called, true))
        QMetaObject::invokeMethod(this, &FrameWorker::work, Qt::QueuedConnection);
}

int FrameWorker::readCount() const
{
    const QMutexLocker lock(&m_mutex);
    return m_read;
}

int FrameWorker::droppedCount() const
{
    const QMutexLocker lock(&m_mutex);
    return m_dropped;
}

void FrameWorker::work()
{
    std::optional<QVideoFrame> frame;
    int number = 0;
    const qint64 time = m_time();
    const bool due = time - m_lastReading >= readingInterval;
    {
        const QMutexLocker lock(&m_mutex);
        frame = std::exchange(m_newest, std::nullopt);
        m_called = false;
        number = m_read;
        m_read += due ? 1 : 0;
    }
    if (!frame)
        return;
    const QImage picture = VideoPicture::preview(*frame, previewSide);
    if (!picture.isNull())
        Q_EMIT previewed(picture);
    if (!due)
        return;
    m_lastReading = time;
    const Result<QList<FoundCode>> codes
        = QrReader::read(VideoPicture::luminance(*frame), QrReader::Effort::Frame, number);
    const QList<FoundCode> news = m_sightings.fresh(codes.value_or(QList<FoundCode>()), time);
    if (!news.isEmpty())
        Q_EMIT found(news);
}

} // namespace vd::ui
