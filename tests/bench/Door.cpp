#include "tests/bench/Door.h"

#include "models/checkin/OfflineCheck.h"
#include "models/checkin/ScanReader.h"
#include "models/checkin/TerminalKey.h"
#include "tests/support/Distortions.h"
#include "tests/support/DoorStage.h"
#include "tests/support/ProcessMemory.h"
#include "ui/door/VerdictScreen.h"
#include "ui/scan/QrReader.h"
#include "ui/scan/QrWriter.h"
#include "ui/scan/VideoPicture.h"

#include <QElapsedTimer>
#include <QFile>
#include <QPainter>
#include <QTimeZone>
#include <QVideoFrame>

#include <algorithm>
#include <functional>

namespace vd::bench {

using namespace checkin;
using namespace test;

namespace {

double p95(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values.isEmpty() ? 0 : values.at(std::min(values.size() - 1, values.size() * 95 / 100));
}

// As cameras deliver it: luminance apart from the colours.
QVideoFrame videoFrame(const QImage &picture)
{
    QVideoFrame frame(QVideoFrameFormat(picture.size(), QVideoFrameFormat::Format_NV12));
    if (!frame.map(QVideoFrame::WriteOnly))
        qFatal("no frame");
    const QImage grey = picture.convertToFormat(QImage::Format_Grayscale8);
    for (int y = 0; y < grey.height(); ++y)
        std::copy_n(grey.constScanLine(y), grey.width(), frame.bits(0) + y * frame.bytesPerLine(0));
    std::fill_n(frame.bits(1), frame.mappedBytes(1), uchar(128));
    frame.unmap();
    return frame;
}

// A guest's code before the camera: a card of 300 pixels somewhere in a full HD frame.
QVideoFrame frameOf(const QString &token)
{
    const auto symbol = ui::QrWriter::encode(token);
    if (!symbol)
        qFatal("no symbol");
    QImage frame(1920, 1080, QImage::Format_Grayscale8);
    frame.fill(96);
    const QImage code = ui::QrWriter::toImage(*symbol, 5);
    QPainter(&frame).drawImage(700, 350, code);
    return videoFrame(Distortions::noisy(frame, 6, 7));
}

double milliseconds(const std::function<void()> &work)
{
    QElapsedTimer time;
    time.start();
    work();
    return double(time.nsecsElapsed()) / 1e6;
}

} // namespace

DoorFigures measureDoor(TemporaryCluster &cluster, bool full)
{
    DoorFigures figures;
    const auto stage = DoorStage::make(cluster);
    if (!stage)
        qFatal("no stage");
    const int tickets = full ? 100'000 : 10'000;
    QFile sql(QStringLiteral(VD_SOURCE_DIR "/tests/support/many_tickets.sql"));
    if (!sql.open(QIODevice::ReadOnly))
        qFatal("many_tickets.sql is not there");
    stage->database().run(sql.readAll().replace(":count", QByteArray::number(tickets)));
    const int guests = full ? 100 : 20;
    QList<DoorStage::Sold> sold;
    QList<QVideoFrame> frames;
    KeyRing ring;
    for (int i = 0; i < 2 * guests; ++i) {
        sold << stage->sell(14, 9);
        stage->sign(sold.last());
        frames << frameOf(sold.last().token);
    }
    StageDoor door(*stage, QStringLiteral("door1"), QStringLiteral("Bench"));
    (void)ring.add(stage->publicKey());
    ProcessMemory::forgetPeak();
    const qint64 before = ProcessMemory::kilobytes();
    figures.loadSeconds = milliseconds([&] {
        if (const auto loaded = stage->refresh(door.store, door.gateway); !loaded)
            qFatal("no list: %s", qPrintable(loaded.error().code));
    }) / 1000;
    figures.loadMegabytes = double(ProcessMemory::peakKilobytes() - before) / 1024;
    figures.tickets = door.store.settle({}).result()->tickets;

    ui::VerdictScreen screen;
    screen.resize(1580, 800);
    QImage canvas(screen.size(), QImage::Format_RGB32);
    const QTimeZone zone("Asia/Shanghai");
    QList<double> online, offline, check, read, paint;
    const auto scan = [&](int i, const std::function<Result<Verdict>(const DoorQuestion &)> &ask) {
        return milliseconds([&] {
            ScanReading reading;
            read << milliseconds([&] {
                const auto found
                    = ui::QrReader::read(ui::VideoPicture::luminance(frames.at(i)), ui::QrReader::Effort::Frame, 0);
                if (!found)
                    qFatal("nothing found in the frame");
                reading = ScanReader::readNow(found->first().text, ring);
            });
            DoorQuestion question = stage->question(sold.at(i));
            if (reading.kind != ScanReading::Kind::Token)
                qFatal("not read: %s", qPrintable(reading.refusal));
            const Result<Verdict> verdict = ask(question);
            if (!verdict || verdict->code != QLatin1String("admitted"))
                qFatal("not admitted: %s", qPrintable(verdict ? verdict->code : verdict.error().code));
            DoorState state;
            state.phase = DoorState::Phase::Answered;
            state.verdict = *verdict;
            state.at = stage->now();
            paint << milliseconds([&] {
                screen.setFace(ui::DoorFace::of(state, {zone, state.at, true, false}), false);
                screen.render(&canvas);
            });
        });
    };
    for (int i = 0; i < guests; ++i)
        online << scan(i, [&](const DoorQuestion &q) { return door.server.checkIn(q).result(); });
    const QDateTime now = stage->now();
    for (int i = guests; i < 2 * guests; ++i) {
        offline << scan(i, [&](const DoorQuestion &q) -> Result<Verdict> {
            Result<DoorStore::Decision> decision;
            check << milliseconds([&] { decision = door.store.decide(q, now, now).result(); });
            return decision.map([](const DoorStore::Decision &d) { return d.verdict; });
        });
    }
    // Asked again within five seconds nothing is written: look-up and rules alone.
    QList<double> judge;
    for (int i = guests; i < 2 * guests; ++i)
        judge << milliseconds([&] { (void)door.store.decide(stage->question(sold.at(i)), now, now).result(); });
    figures.onlineMs = p95(online);
    figures.offlineMs = p95(offline);
    figures.checkMs = p95(check);
    figures.judgeMs = p95(judge);
    figures.readMs = p95(read);
    figures.paintMs = p95(paint);
    figures.scans = 2 * guests;
    return figures;
}

} // namespace vd::bench
