#include "models/checkin/TicketToken.h"
#include "tests/support/Distortions.h"
#include "tests/support/Patience.h"
#include "tests/support/TestKeys.h"
#include "ui/scan/CameraSource.h"
#include "ui/scan/FrameWorker.h"
#include "ui/scan/QrWriter.h"
#include "ui/scan/VideoPicture.h"

#include <QCameraDevice>
#include <QMediaDevices>
#include <QThread>
#include <QVideoFrame>

using namespace vd;
using namespace vd::checkin;
using namespace vd::ui;
using vd::test::Distortions;
using vd::test::knownKey;

Q_DECLARE_METATYPE(QVideoFrameFormat::PixelFormat)

namespace {

QString token(qint64 ticket)
{
    const QDateTime start = QDateTime::fromString(QStringLiteral("2026-12-05T10:00:00Z"), Qt::ISODate);
    return TicketToken::sign(knownKey(), {TicketId(ticket), QStringLiteral("RS-1"), start, start, start.addDays(1), {}})
        .value();
}

QImage scene(qint64 ticket)
{
    return Distortions::onCard(QrWriter::toImage(QrWriter::encode(token(ticket)).value(), 5));
}

// Luminance in the video range, as cameras deliver it, and a chroma that shows in the preview.
uchar luma(QRgb c)
{
    return static_cast<uchar>(16 + qGray(c) * 219 / 255);
}

QVideoFrame frameOf(const QImage &source, QVideoFrameFormat::PixelFormat format)
{
    const QImage image
        = source.convertToFormat(QImage::Format_RGB32).copy(0, 0, source.width() & ~1, source.height() & ~1);
    QVideoFrame frame(QVideoFrameFormat(image.size(), format));
    if (!frame.map(QVideoFrame::WriteOnly))
        return {};
    for (int plane = 0; plane < frame.planeCount(); ++plane)
        memset(frame.bits(plane), 128, static_cast<size_t>(frame.mappedBytes(plane)));
    for (int y = 0; y < image.height(); ++y) {
        uchar *row = frame.bits(0) + y * frame.bytesPerLine(0);
        for (int x = 0; x < image.width(); ++x) {
            const QRgb c = image.pixel(x, y);
            switch (format) {
            case QVideoFrameFormat::Format_YUYV:
                row[2 * x] = luma(c);
                break;
            case QVideoFrameFormat::Format_UYVY:
            case QVideoFrameFormat::Format_P010:
                row[2 * x + 1] = luma(c);
                break;
            case QVideoFrameFormat::Format_BGRX8888:
                reinterpret_cast<QRgb *>(row)[x] = c;
                break;
            default:
                row[x] = luma(c);
            }
        }
    }
    frame.unmap();
    return frame;
}

} // namespace

class tst_CameraSource : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsFormats_data();
    void readsFormats();
    void coloursOfThePreview();
    void refusesOddFrames();
    void newestFrameWins();
    void decodeRateIsBounded();
    void oneSightingPerShowing();
    void choosesDevices();
    void withoutACameraItSaysSo();
    void c45_darkPhoneBeforeTheCamera();
};

void tst_CameraSource::readsFormats_data()
{
    QTest::addColumn<QVideoFrameFormat::PixelFormat>("format");
    QTest::newRow("NV12") << QVideoFrameFormat::Format_NV12;
    QTest::newRow("NV21") << QVideoFrameFormat::Format_NV21;
    QTest::newRow("YUV420P") << QVideoFrameFormat::Format_YUV420P;
    QTest::newRow("YV12") << QVideoFrameFormat::Format_YV12;
    QTest::newRow("YUYV") << QVideoFrameFormat::Format_YUYV;
    QTest::newRow("UYVY") << QVideoFrameFormat::Format_UYVY;
    QTest::newRow("Y8") << QVideoFrameFormat::Format_Y8;
    QTest::newRow("P010") << QVideoFrameFormat::Format_P010;
    QTest::newRow("BGRX") << QVideoFrameFormat::Format_BGRX8888;
}

void tst_CameraSource::readsFormats()
{
    QFETCH(QVideoFrameFormat::PixelFormat, format);
    const QVideoFrame frame = frameOf(scene(7), format);
    QVERIFY(frame.isValid());
    const QImage grey = VideoPicture::luminance(frame);
    QCOMPARE(grey.format(), QImage::Format_Grayscale8);
    QCOMPARE(QrReader::read(grey, QrReader::Effort::Frame)->first().text, token(7));
    const QImage small = VideoPicture::preview(frame, 200);
    QCOMPARE(std::max(small.width(), small.height()), 200);
    // The card is white and the desk around it is not, in every format.
    QVERIFY(qGray(small.pixel(18, small.height() / 2)) > 240);
    QVERIFY(qGray(small.pixel(2, 2)) < 140 && qGray(small.pixel(2, 2)) > 90);
}

void tst_CameraSource::coloursOfThePreview()
{
    QVideoFrame frame(QVideoFrameFormat({64, 64}, QVideoFrameFormat::Format_NV12));
    QVERIFY(frame.map(QVideoFrame::WriteOnly));
    memset(frame.bits(0), 82, static_cast<size_t>(frame.mappedBytes(0)));
    for (int i = 0; i < frame.mappedBytes(1); ++i)
        frame.bits(1)[i] = i % 2 == 0 ? 90 : 240; // Red in BT.601.
    frame.unmap();
    const QRgb c = VideoPicture::preview(frame, 16).pixel(8, 8);
    QVERIFY(qRed(c) > 240 && qGreen(c) < 20 && qBlue(c) < 20);
}

void tst_CameraSource::refusesOddFrames()
{
    QVERIFY(VideoPicture::luminance(QVideoFrame()).isNull());
    QVERIFY(VideoPicture::preview(QVideoFrame(), 100).isNull());
    const QVideoFrame tiny = frameOf(QImage(2, 2, QImage::Format_RGB32), QVideoFrameFormat::Format_NV12);
    QCOMPARE(VideoPicture::preview(tiny, 640).size(), QSize(2, 2));
    QVERIFY(!QrReader::read(VideoPicture::luminance(tiny), QrReader::Effort::Frame));
}

void tst_CameraSource::newestFrameWins()
{
    // The worker's thread is this one, so it is busy until the loop runs: three frames come meanwhile.
    qint64 now = 0;
    FrameWorker worker([&now] { return now; });
    QSignalSpy found(&worker, &FrameWorker::found);
    for (const qint64 ticket : {1, 2, 3})
        worker.submit(frameOf(scene(ticket), QVideoFrameFormat::Format_NV12));
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(found.first().first().value<QList<FoundCode>>().first().text, token(3));
    QCOMPARE(worker.readCount(), 1);
    QCOMPARE(worker.droppedCount(), 2);
}

void tst_CameraSource::decodeRateIsBounded()
{
    qint64 now = 0;
    FrameWorker worker([&now] { return now; });
    QSignalSpy previewed(&worker, &FrameWorker::previewed);
    const QVideoFrame frame = frameOf(scene(1), QVideoFrameFormat::Format_NV12);
    for (int i = 1; i <= 30; ++i) {
        worker.submit(frame);
        QTRY_COMPARE(previewed.count(), i);
        now += 20;
    }
    // 600 ms of frames, one reading in 60 ms.
    QCOMPARE(worker.readCount(), 10);
}

void tst_CameraSource::oneSightingPerShowing()
{
    Sightings sightings;
    const QList<FoundCode> a{{QStringLiteral("A"), {}}};
    const QList<FoundCode> ab{{QStringLiteral("A"), {}}, {QStringLiteral("B"), {}}};
    QCOMPARE(sightings.fresh(a, 0), a);
    QCOMPARE(sightings.fresh(a, 100), QList<FoundCode>());
    QCOMPARE(sightings.fresh(ab, 200), (QList<FoundCode>{{QStringLiteral("B"), {}}}));
    // Held there for long it stays one sighting.
    for (qint64 t = 300; t < 20'000; t += 100)
        QCOMPARE(sightings.fresh(a, t), QList<FoundCode>());
    QCOMPARE(sightings.fresh({}, 20'000), QList<FoundCode>());
    QCOMPARE(sightings.fresh(a, 20'500), QList<FoundCode>());
    QCOMPARE(sightings.fresh(a, 20'500 + Sightings::absence + 1), a);
    sightings.clear();
    QCOMPARE(sightings.fresh(a, 20'600), a);
}

void tst_CameraSource::choosesDevices()
{
    const CameraSource::Device front{"front", QStringLiteral("Front")};
    const CameraSource::Device usb{"usb", QStringLiteral("USB")};
    QCOMPARE(CameraSource::choose({}, "usb", "usb"), QByteArray());
    QCOMPARE(CameraSource::choose({front, usb}, {}, {}), QByteArray("front"));
    QCOMPARE(CameraSource::choose({front, usb}, "usb", "front"), QByteArray("usb"));
    // The wanted one is pulled out: whatever runs goes on, else the first; back again, it is taken again.
    QCOMPARE(CameraSource::choose({front}, "usb", "usb"), QByteArray("front"));
    QCOMPARE(CameraSource::choose({front, usb}, {}, "usb"), QByteArray("usb"));
    QCOMPARE(CameraSource::choose({front, usb}, "usb", "front"), QByteArray("usb"));
}

void tst_CameraSource::withoutACameraItSaysSo()
{
    CameraSource camera;
    QSignalSpy states(&camera, &CameraSource::stateChanged);
    QCOMPARE(camera.state(), CameraSource::State::Off);
    if (QMediaDevices::videoInputs().isEmpty()) {
        camera.start("gone");
        QCOMPARE(camera.state(), CameraSource::State::Missing);
        QCOMPARE(camera.error().code, QStringLiteral("camera_missing"));
        QVERIFY(!camera.hasTorch());
        camera.setTorch(true);
        camera.stop();
        QCOMPARE(states.count(), 2);
    }
    QCOMPARE(camera.state(), CameraSource::State::Off);
    QVERIFY(camera.device().isEmpty());
}

void tst_CameraSource::c45_darkPhoneBeforeTheCamera()
{
    // Whatever needs the costlier ways is found within a second of frames.
    const QImage symbol = QrWriter::toImage(QrWriter::encode(token(9)).value(), 5);
    for (const QImage &image :
        {Distortions::phone(symbol, true, true), Distortions::levels(Distortions::onCard(symbol), 178, 255)}) {
        qint64 now = 0;
        FrameWorker worker([&now] { return now; });
        QSignalSpy found(&worker, &FrameWorker::found);
        QSignalSpy previewed(&worker, &FrameWorker::previewed);
        const QVideoFrame frame = frameOf(image, QVideoFrameFormat::Format_YUYV);
        for (int i = 1; i <= 16 && found.isEmpty(); ++i) {
            worker.submit(frame);
            QTRY_COMPARE(previewed.count(), i);
            now += FrameWorker::readingInterval;
        }
        QCOMPARE(found.count(), 1);
        QCOMPARE(found.first().first().value<QList<FoundCode>>().first().text, token(9));
    }
}

QTEST_MAIN(tst_CameraSource)
#include "tst_CameraSource.moc"
