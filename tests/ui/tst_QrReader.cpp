#include "models/checkin/TicketToken.h"
#include "models/checkin/TokenCbor.h"
#include "tests/support/Distortions.h"
#include "tests/support/Patience.h"
#include "tests/support/TestKeys.h"
#include "ui/scan/GreyImage.h"
#include "ui/scan/PictureFile.h"
#include "ui/scan/QrReader.h"
#include "ui/scan/QrWriter.h"

#define ZX_USE_UTF8 1
#include <ZXing/ReadBarcode.h>

#include <QBuffer>
#include <QElapsedTimer>
#include <QFile>
#include <QMap>
#include <QPainter>
#include <QTemporaryDir>

#include <limits>

using namespace vd;
using namespace vd::checkin;
using namespace vd::ui;
using vd::test::DistortedPicture;
using vd::test::Distortions;
using vd::test::knownKey;

namespace {

QString tokenOf(qint64 ticket)
{
    const QDateTime start = QDateTime::fromString(QStringLiteral("2026-12-05T10:00:00Z"), Qt::ISODate);
    return TicketToken::sign(knownKey(),
        {TicketId(ticket), QStringLiteral("RS-261205-0042"), start.addDays(-3), start, start.addDays(1), {}})
        .value();
}

// What the library finds by itself, with its own settings.
bool foundByDefault(const QImage &image, const QString &text)
{
    const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
    const ZXing::ImageView view(
        grey.constBits(), grey.width(), grey.height(), ZXing::ImageFormat::Lum, static_cast<int>(grey.bytesPerLine()));
    return QString::fromStdString(ZXing::ReadBarcode(view).text()) == text;
}

struct Rate
{
    int pictures = 0;
    int ours = 0;
    int library = 0;
    qint64 slowest = 0; // Milliseconds, told only.
};

} // namespace

class tst_QrReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesAlphanumericMode();
    void largestTokenFitsVersionTen();
    void modulesAreWholePixels();
    void refusesUnsuitableText_data();
    void refusesUnsuitableText();
    void c45_requiredPictures_data();
    void c45_requiredPictures();
    void c45_decodeRateAgainstDefaults();
    void c45_decodeRateOfFullHdFrames();
    void c45_failureSaysSo();
    void seeThroughPictures();
    void severalCodesInOnePicture();
    void smallBesideLargeInAFrame();
    void printedBesidePhone();
    void refusesPictures();
    void opensPictures();
    void refusesFiles();
    void framesTakeTurns();
    void codesOfOthersAreRead();
};

void tst_QrReader::writesAlphanumericMode()
{
    const QString token = tokenOf(4711);
    const QrCode code = QrWriter::encode(token).value();
    const QImage image = QrWriter::toImage(code, 4);
    const ZXing::ImageView view(image.constBits(), image.width(), image.height(), ZXing::ImageFormat::Lum,
        static_cast<int>(image.bytesPerLine()));
    const ZXing::Result result = ZXing::ReadBarcode(view);
    QCOMPARE(QString::fromStdString(result.text()), token);
    QCOMPARE(result.ecLevel(), std::string("M"));
    // ISO/IEC 18004, 7.4: the first four bits name the mode, 2 is alphanumeric.
    QT_WARNING_PUSH
    QT_WARNING_DISABLE_DEPRECATED
    QCOMPARE(result.rawBytes().at(0) >> 4, 2);
    QT_WARNING_POP
    QCOMPARE(code.version(), 8);
}

void tst_QrReader::largestTokenFitsVersionTen()
{
    const QDateTime latest = QDateTime::fromSecsSinceEpoch(TokenCbor::latestInstant, Qt::UTC);
    const QString token = TicketToken::sign(knownKey(),
        {TicketId(std::numeric_limits<qint64>::max()), QString(TicketToken::longestOrderNumber, QLatin1Char('W')),
            latest, latest, latest,
            {}}).value();
    const QrCode code = QrWriter::encode(token).value();
    QVERIFY(code.version() <= 10);
    const QString longest(TicketToken::longestText, QLatin1Char('X'));
    QVERIFY(QrWriter::encode(longest)->version() <= 10);
    QCOMPARE(QrReader::read(QrWriter::toImage(code, 3))->first().text, token);
}

void tst_QrReader::modulesAreWholePixels()
{
    const QrCode code = QrWriter::encode(tokenOf(1)).value();
    const QImage image = QrWriter::toImage(code, 5);
    QCOMPARE(image.width(), (code.size + 8) * 5);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const int column = x / 5 - QrWriter::quietZone;
            const int row = y / 5 - QrWriter::quietZone;
            const bool inside = column >= 0 && row >= 0 && column < code.size && row < code.size;
            QCOMPARE(qGray(image.pixel(x, y)), inside && code.isDark(column, row) ? 0 : 255);
        }
    }
    // Into a square that is no multiple, the symbol is centred and its modules stay whole.
    QImage canvas(400, 400, QImage::Format_Grayscale8);
    canvas.fill(Qt::gray);
    QPainter painter(&canvas);
    QrWriter::paint(painter, QRect(0, 0, 401, 399), code);
    painter.end();
    QCOMPARE(QrReader::read(canvas)->first().text, tokenOf(1));
}

void tst_QrReader::refusesUnsuitableText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("lower case") << QStringLiteral("abc");
    QTest::newRow("Chinese") << QStringLiteral("票");
    QTest::newRow("too long") << QString(312, QLatin1Char('A'));
    QTest::newRow("far too long") << QString(100'000, QLatin1Char('A'));
}

void tst_QrReader::refusesUnsuitableText()
{
    QFETCH(QString, text);
    QCOMPARE(QrWriter::encode(text).error().code, QStringLiteral("qr_text_unsuitable"));
}

void tst_QrReader::c45_requiredPictures_data()
{
    QTest::addColumn<QImage>("image");
    const QImage symbol = QrWriter::toImage(QrWriter::encode(tokenOf(4711)).value(), 6);
    const QImage card = Distortions::onCard(symbol);
    QTest::newRow("normal") << card;
    QTest::newRow("inverted") << Distortions::inverted(card);
    QTest::newRow("inverted, alone") << Distortions::inverted(symbol);
    QTest::newRow("30 % contrast") << Distortions::levels(card, 178, 255);
    QTest::newRow("rotated 90 degrees") << Distortions::turned(card, 90);
    QTest::newRow("tilted") << Distortions::turned(card, 17);
    QTest::newRow("screenshot, rounded dark background") << Distortions::phone(symbol, false, false);
    QTest::newRow("screenshot, dark mode") << Distortions::phone(symbol, true, false);
}

void tst_QrReader::c45_requiredPictures()
{
    QFETCH(QImage, image);
    const Result<QList<FoundCode>> found = QrReader::read(image);
    QVERIFY(found);
    QCOMPARE(found->size(), 1);
    KeyRing ring;
    QVERIFY(ring.add(knownKey().publicKey()));
    QCOMPARE(TicketToken::verify(found->first().text, ring)->ticket, TicketId(4711));
}

void tst_QrReader::c45_decodeRateAgainstDefaults()
{
    const QString token = tokenOf(4711);
    const QImage symbol = QrWriter::toImage(QrWriter::encode(token).value(), 6);
    QMap<QString, Rate> rates;
    QStringList kinds;
    Rate total;
    for (const DistortedPicture &picture : Distortions::corpus(symbol)) {
        if (!kinds.contains(picture.kind))
            kinds += picture.kind;
        QElapsedTimer timer;
        timer.start();
        const Result<QList<FoundCode>> found = QrReader::read(picture.image);
        const qint64 took = timer.elapsed();
        const bool ours = found && found->first().text == token;
        const bool library = foundByDefault(picture.image, token);
        for (Rate *rate : {&rates[picture.kind], &total}) {
            rate->slowest = std::max(rate->slowest, took);
            rate->pictures += 1;
            rate->ours += ours ? 1 : 0;
            rate->library += library ? 1 : 0;
        }
        if (qEnvironmentVariableIsSet("VD_KEEP_PICTURES"))
            picture.image.save(QStringLiteral("%1/%2-%3-%4.png")
                                   .arg(qEnvironmentVariable("VD_KEEP_PICTURES"), picture.kind)
                                   .arg(rates[picture.kind].pictures)
                                   .arg(ours ? QStringLiteral("read") : QStringLiteral("missed")));
    }
    qInfo("%-26s %8s %6s %10s %9s", "pictures", "number", "ours", "defaults", "slowest");
    for (const QString &kind : kinds) {
        const Rate &rate = rates[kind];
        qInfo("%-26s %8d %6d %10d %6lld ms", qPrintable(kind), rate.pictures, rate.ours, rate.library,
            static_cast<long long>(rate.slowest));
        QVERIFY2(rate.ours >= rate.library, qPrintable(kind));
    }
    qInfo("%-26s %8d %6d %10d %6lld ms", "all", total.pictures, total.ours, total.library,
        static_cast<long long>(total.slowest));
    for (const char *kind : {"normal", "inverted", "30 % contrast", "rotated by quarters", "tilted",
             "phone, light code", "phone, dark mode"})
        QCOMPARE(rates[QLatin1String(kind)].ours, rates[QLatin1String(kind)].pictures);
    QVERIFY(total.ours * 10 >= total.pictures * 9);
    QVERIFY(total.ours > total.library);
}

// The same pictures as parts of a camera's frames: what one frame does not show, one of the next does.
void tst_QrReader::c45_decodeRateOfFullHdFrames()
{
    constexpr int round = 16; // Frames until every way had its turn.
    const QString token = tokenOf(4711);
    const QImage symbol = QrWriter::toImage(QrWriter::encode(token).value(), 6);
    int pictures = 0;
    int atOnce = 0;
    int inTheRound = 0;
    QStringList missed;
    for (const DistortedPicture &picture : Distortions::corpus(symbol)) {
        QImage scene(1920, 1080, QImage::Format_RGB32);
        scene.fill(QColor(120, 116, 110));
        QImage part = picture.image;
        if (part.width() > scene.width() || part.height() > scene.height())
            part = part.scaled(scene.size(), Qt::KeepAspectRatio, Qt::SmoothTransformation);
        QPainter(&scene).drawImage((scene.width() - part.width()) / 2, (scene.height() - part.height()) / 3, part);
        const QImage grey = scene.convertToFormat(QImage::Format_Grayscale8);
        int needed = 0;
        while (needed < round && !QrReader::read(grey, QrReader::Effort::Frame, needed))
            ++needed;
        ++pictures;
        atOnce += needed == 0 ? 1 : 0;
        inTheRound += needed < round ? 1 : 0;
        if (needed == round)
            missed += picture.kind;
    }
    qInfo("full HD frames: %d of %d read at once, %d within %d frames; missed: %s", atOnce, pictures, inTheRound, round,
        qPrintable(missed.join(QLatin1String(", "))));
    QVERIFY(atOnce * 10 >= pictures * 7);
    QVERIFY(inTheRound * 100 >= pictures * 85);
}

void tst_QrReader::c45_failureSaysSo()
{
    QImage nothing(640, 480, QImage::Format_RGB32);
    nothing.fill(Qt::lightGray);
    QCOMPARE(QrReader::read(nothing).error().code, QStringLiteral("no_code_in_image"));
    QCOMPARE(QrReader::read(Distortions::noisy(nothing, 127, 5)).error().code, QStringLiteral("no_code_in_image"));
}

void tst_QrReader::seeThroughPictures()
{
    const QString token = tokenOf(4711);
    const QImage symbol = QrWriter::toImage(QrWriter::encode(token).value(), 4);
    for (const QRgb modules : {qRgba(0, 0, 0, 255), qRgba(255, 255, 255, 255)}) {
        QImage image(symbol.size(), QImage::Format_ARGB32);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                image.setPixel(x, y, qGray(symbol.pixel(x, y)) == 0 ? modules : qRgba(0, 0, 0, 0));
        }
        const Result<QList<FoundCode>> found = QrReader::read(image);
        QVERIFY(found);
        QCOMPARE(found->first().text, token);
    }
}

void tst_QrReader::severalCodesInOnePicture()
{
    QImage sheet(1500, 1100, QImage::Format_RGB32);
    sheet.fill(Qt::white);
    QPainter painter(&sheet);
    QStringList tokens;
    for (int i = 0; i < 6; ++i) {
        tokens += tokenOf(100 + i);
        const QImage symbol = QrWriter::toImage(QrWriter::encode(tokens.last()).value(), 7);
        painter.drawImage((i % 3) * 480 + 20, (i / 3) * 520 + 20 + (i % 3) * 9, symbol);
    }
    painter.end();
    const QList<FoundCode> found = QrReader::read(sheet).value();
    QStringList texts;
    for (const FoundCode &code : found) {
        texts += code.text;
        QCOMPARE(code.corners.size(), 4);
        QVERIFY(QRectF(sheet.rect()).contains(code.corners.boundingRect()));
    }
    QCOMPARE(texts, tokens);
}

// A phone held closer than the sheet behind it: both are offered, or the wrong guest would be let in.
void tst_QrReader::smallBesideLargeInAFrame()
{
    QImage frame(1920, 1080, QImage::Format_Grayscale8);
    frame.fill(120);
    QPainter painter(&frame);
    painter.drawImage(120, 120, QrWriter::toImage(QrWriter::encode(tokenOf(1)).value(), 8));
    painter.drawImage(1200, 700, QrWriter::toImage(QrWriter::encode(tokenOf(2)).value(), 2));
    painter.end();
    const QList<FoundCode> found = QrReader::read(frame, QrReader::Effort::Frame).value();
    QCOMPARE(found.size(), 2);
    QCOMPARE(found.first().text, tokenOf(1));
    QCOMPARE(found.last().text, tokenOf(2));
    QVERIFY(QRectF(1200, 700, 140, 140).contains(found.last().corners.boundingRect()));
}

void tst_QrReader::printedBesidePhone()
{
    QImage table(1200, 700, QImage::Format_RGB32);
    table.fill(QColor(150, 140, 130));
    QPainter painter(&table);
    painter.drawImage(40, 60, Distortions::onCard(QrWriter::toImage(QrWriter::encode(tokenOf(1)).value(), 5)));
    painter.drawImage(
        660, 20, Distortions::phone(QrWriter::toImage(QrWriter::encode(tokenOf(2)).value(), 5), true, true));
    painter.end();
    const QList<FoundCode> found = QrReader::read(table).value();
    QCOMPARE(found.size(), 2);
    QVERIFY(found.contains(FoundCode{tokenOf(1), {}}));
    QVERIFY(found.contains(FoundCode{tokenOf(2), {}}));
}

void tst_QrReader::refusesPictures()
{
    QCOMPARE(QrReader::read(QImage()).error().code, QStringLiteral("image_unreadable"));
    const QImage large(10'001, 5'000, QImage::Format_Mono);
    const Error error = QrReader::read(large).error();
    QCOMPARE(error.code, QStringLiteral("image_too_large"));
    QCOMPARE(error.facts.value(QLatin1String("limit")).toInt(), 50);
    // One pixel, one line: no arithmetic on them may go wrong.
    for (const QSize size : {QSize(1, 1), QSize(1, 3000), QSize(3000, 1), QSize(2, 2), QSize(7, 7)}) {
        QImage tiny(size, QImage::Format_RGB32);
        tiny.fill(Qt::black);
        QCOMPARE(QrReader::read(tiny).error().code, QStringLiteral("no_code_in_image"));
    }
}

void tst_QrReader::opensPictures()
{
    QTemporaryDir folder;
    const QImage symbol = QrWriter::toImage(QrWriter::encode(tokenOf(4711)).value(), 4);
    for (const char *name : {"t.png", "t.jpg", "t.bmp", "t.wrong-name"}) {
        const QString path = folder.filePath(QLatin1String(name));
        QVERIFY(symbol.save(path, QByteArray(name).endsWith("name") ? "PNG" : nullptr, 60));
        QCOMPARE(QrReader::read(PictureFile::load(path).value())->first().text, tokenOf(4711));
    }
}

void tst_QrReader::refusesFiles()
{
    QTemporaryDir folder;
    const auto codeOf = [&folder](const char *name, const QByteArray &bytes) {
        QFile file(folder.filePath(QLatin1String(name)));
        const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        file.close();
        const Result<QImage> image = PictureFile::load(file.fileName());
        return !written ? QStringLiteral("not written") : image ? QStringLiteral("taken") : image.error().code;
    };
    QCOMPARE(PictureFile::load(folder.filePath(QStringLiteral("missing.png"))).error().code,
        QStringLiteral("file_unreadable"));
    QCOMPARE(PictureFile::load(folder.path()).error().code, QStringLiteral("file_unreadable"));
    QCOMPARE(PictureFile::load(QStringLiteral("/dev/zero")).error().code, QStringLiteral("file_unreadable"));
    QCOMPARE(codeOf("empty.png", {}), QStringLiteral("image_unreadable"));
    QCOMPARE(codeOf("text.png", "not a picture"), QStringLiteral("image_unreadable"));
    // A drawing may name other files; under whatever name it comes, it is not opened.
    QCOMPARE(codeOf("drawing.png",
                 "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><image href='/etc/hostname'/></svg>"),
        QStringLiteral("image_unreadable"));
    QCOMPARE(codeOf("large.png", QByteArray(PictureFile::largestFile + 1, 'x')), QStringLiteral("image_too_large"));
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    QVERIFY(QImage(20, 20, QImage::Format_RGB32).save(&buffer, "PNG"));
    QCOMPARE(codeOf("cut.png", png.left(png.size() / 2)), QStringLiteral("image_unreadable"));
    // A header that promises 60,000 x 60,000 pixels is refused before memory is asked for.
    png.replace(16, 8, QByteArray::fromHex("0000ea600000ea60"));
    const QString bomb = codeOf("bomb.png", png);
    QVERIFY2(bomb == QLatin1String("image_too_large") || bomb == QLatin1String("image_unreadable"), qPrintable(bomb));
}

void tst_QrReader::framesTakeTurns()
{
    // Whatever one frame's ways miss, one of the next frames finds: bands over a dark phone need the costly ways.
    const QString token = tokenOf(4711);
    const QImage symbol = QrWriter::toImage(QrWriter::encode(token).value(), 5);
    for (const QImage &image : {Distortions::onCard(symbol), Distortions::phone(symbol, true, true),
             Distortions::bands(Distortions::onCard(symbol), 120, 0.8)}) {
        int needed = 0;
        while (needed < 24 && !QrReader::read(image, QrReader::Effort::Frame, needed))
            ++needed;
        QVERIFY(needed < 24);
    }
}

void tst_QrReader::codesOfOthersAreRead()
{
    // A ticket of someone else's is read and then refused as such, not reported as unreadable.
    const QrCode code = QrWriter::encode(QStringLiteral("HTTPS://EXAMPLE.ORG/T/4711")).value();
    const QList<FoundCode> found = QrReader::read(QrWriter::toImage(code, 4)).value();
    QCOMPARE(TicketToken::verify(found.first().text, KeyRing()).error().code, QStringLiteral("not_one_of_ours"));
}

QTEST_MAIN(tst_QrReader)
#include "tst_QrReader.moc"
