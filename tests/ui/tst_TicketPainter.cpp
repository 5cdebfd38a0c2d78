#include "models/checkin/ShortCode.h"
#include "models/checkin/TicketToken.h"
#include "tests/support/Patience.h"
#include "tests/support/TestKeys.h"
#include "tests/support/TsvTranslator.h"
#include "ui/common/ReceiptPainter.h"
#include "ui/common/TicketExport.h"
#include "ui/common/TicketPainter.h"
#include "ui/scan/QrReader.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QPdfWriter>
#include <QPrinter>
#include <QProcess>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::checkin;
using namespace vd::ui;
using vd::test::knownKey;
using vd::test::TsvTranslator;

namespace {

const QLocale english(QLocale::English, QLocale::UnitedKingdom);
const QLocale chinese(QLocale::Chinese, QLocale::China);

TokenClaims claimsOf(qint64 ticket)
{
    const QDateTime start = QDateTime::fromString(QStringLiteral("2026-12-05T10:00:00Z"), Qt::ISODate);
    return {TicketId(ticket), QStringLiteral("RS-261205-0042"), start.addDays(-3), start, start.addDays(1),
        knownKey().keyId()};
}

TicketPrint someTicket(qint64 number = 1, int of = 2)
{
    TicketPrint ticket;
    ticket.venue = QStringLiteral("Riverside Sports Centre");
    ticket.venueAddress = QStringLiteral("18 Riverside Road, Hangzhou · 0571 8800 1234");
    ticket.space = QStringLiteral("Badminton court 3");
    ticket.startsAt = claimsOf(1).notBefore;
    ticket.endsAt = ticket.startsAt.addSecs(3600);
    ticket.zone = QTimeZone("Asia/Shanghai");
    ticket.ticketType = QStringLiteral("Adult");
    ticket.number = static_cast<int>(number);
    ticket.of = of;
    ticket.holder = QStringLiteral("Chen Wei");
    ticket.orderNumber = QStringLiteral("RS-261205-0042");
    ticket.token = TicketToken::sign(knownKey(), claimsOf(number)).value();
    ticket.shortCode = ShortCode::fromNumber(0x5a5a5a5a5aULL + static_cast<quint64>(number)).text();
    ticket.price = Money(12'000, QStringLiteral("CNY"));
    return ticket;
}

TicketPrint museumTicket()
{
    TicketPrint ticket = someTicket(1, 1);
    ticket.venue = QStringLiteral("滨江海洋馆");
    ticket.venueAddress = QStringLiteral("杭州市滨江区江南大道 228 号");
    ticket.title = QStringLiteral("深海之光：夜游白鲸馆与企鹅奇遇主题特展");
    ticket.space = QStringLiteral("主展厅");
    ticket.slotLabel = QStringLiteral("夜场");
    ticket.ticketType = QStringLiteral("家庭票（两大一小）");
    ticket.party = 3;
    ticket.holder = QStringLiteral("陈伟");
    ticket.reprint = true;
    ticket.footnote = QStringLiteral("请于入场前 30 分钟到达。本票一次有效，遗失不补。");
    return ticket;
}

ReceiptPrint someReceipt(int lines = 3)
{
    const QString cny = QStringLiteral("CNY");
    ReceiptPrint receipt;
    receipt.venue = QStringLiteral("Riverside Sports Centre");
    receipt.venueAddress = QStringLiteral("18 Riverside Road, Hangzhou · 0571 8800 1234");
    receipt.number = QStringLiteral("RS-P-004711");
    receipt.orderNumber = QStringLiteral("RS-261205-0042");
    receipt.cashier = QStringLiteral("Mei");
    receipt.at = claimsOf(1).notBefore.addSecs(-7200);
    receipt.zone = QTimeZone("Asia/Shanghai");
    for (int i = 0; i < lines; ++i)
        receipt.lines += {QStringLiteral("Badminton court %1, adult").arg(i + 1),
            QStringLiteral("Sat 5 Dec 18:00-19:00"), 1 + i % 2, Money(12'000, cny)};
    receipt.lines += {QStringLiteral("Adjustment by a lead"), {}, 1, Money(-2'000, cny)};
    receipt.total = Money(12'000 * lines - 2'000, cny);
    receipt.tenders
        = {{QStringLiteral("WeChat Pay"), Money(20'000, cny), {}, QStringLiteral("4200002412202612051234567890")},
            {QStringLiteral("Cash"), receipt.total - Money(20'000, cny), Money(20'000, cny), {}}};
    receipt.change = Money(6'000, cny);
    receipt.footnote = QStringLiteral("Free cancellation until 24 hours before the start. Thank you for your visit.");
    return receipt;
}

void keep(const QImage &image, const QString &name)
{
    if (qEnvironmentVariableIsSet("VD_KEEP_PICTURES"))
        QVERIFY(
            image.save(qEnvironmentVariable("VD_KEEP_PICTURES") + QLatin1Char('/') + name + QStringLiteral(".png")));
}

bool hasColour(const QImage &image)
{
    for (int y = 0; y < image.height(); y += 2) {
        for (int x = 0; x < image.width(); x += 2) {
            const QRgb c = image.pixel(x, y);
            if (std::abs(qRed(c) - qGreen(c)) > 8 || std::abs(qBlue(c) - qGreen(c)) > 8)
                return true;
        }
    }
    return false;
}

} // namespace

Q_DECLARE_METATYPE(vd::checkin::TicketPrint)

class tst_TicketPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundTrip_data();
    void roundTrip();
    void sameFromAnyScreen();
    void thermalIsBlackAlone();
    void longNamesStayOnTheCard();
    void refusesWhatIsNoToken();
    void pdfPages();
    void printer();
    void receipts_data();
    void receipts();
    void longReceiptTakesPages();
    void savesFiles();
    void saysWhyNot();
    void masksNames();
};

void tst_TicketPainter::roundTrip_data()
{
    QTest::addColumn<TicketPrint>("ticket");
    QTest::addColumn<TicketPaper>("paper");
    QTest::addColumn<int>("dpi");
    QTest::addColumn<bool>("inChinese");
    const std::pair<const char *, TicketPaper> papers[]{{"A4", TicketPaper::A4}, {"80 mm", TicketPaper::Roll80},
        {"58 mm", TicketPaper::Roll58}, {"picture", TicketPaper::Picture}};
    for (const auto &[name, paper] : papers) {
        for (const int dpi : {203, 300}) {
            QTest::addRow("%s, %d dpi, English", name, dpi) << someTicket() << paper << dpi << false;
            QTest::addRow("%s, %d dpi, Chinese", name, dpi) << museumTicket() << paper << dpi << true;
        }
    }
}

void tst_TicketPainter::roundTrip()
{
    QFETCH(TicketPrint, ticket);
    QFETCH(TicketPaper, paper);
    QFETCH(int, dpi);
    QFETCH(bool, inChinese);
    TsvTranslator translator(QStringLiteral("translations/parts/tickets.tsv"));
    QVERIFY(!translator.isEmpty());
    if (inChinese)
        QCoreApplication::installTranslator(&translator);
    const QImage drawn = TicketPainter::image(ticket, {paper, true, inChinese ? chinese : english}, dpi).value();
    QCoreApplication::removeTranslator(&translator);
    keep(drawn, QString::fromLatin1(QTest::currentDataTag()));
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    QVERIFY(drawn.save(&buffer, "PNG"));
    const QList<FoundCode> found = QrReader::read(QImage::fromData(png)).value();
    QCOMPARE(found.size(), 1);
    KeyRing ring;
    QVERIFY(ring.add(knownKey().publicKey()));
    QCOMPARE(TicketToken::verify(found.first().text, ring).value(), claimsOf(ticket.number));
    QCOMPARE(found.first().text, ticket.token);
}

void tst_TicketPainter::sameFromAnyScreen()
{
    // Twice the resolution is twice the size and nothing else; the screen has no say.
    const TicketPrintOptions options{TicketPaper::Roll80, true, english};
    const QImage once = TicketPainter::image(someTicket(), options, 203).value();
    const QImage twice = TicketPainter::image(someTicket(), options, 406).value();
    QVERIFY(std::abs(twice.width() - 2 * once.width()) <= 2);
    QVERIFY(std::abs(twice.height() - 2 * once.height()) <= once.height() / 20);
    QCOMPARE(once, TicketPainter::image(someTicket(), options, 203).value());
}

void tst_TicketPainter::thermalIsBlackAlone()
{
    QVERIFY(!hasColour(TicketPainter::image(museumTicket(), {TicketPaper::Roll80, true, chinese}).value()));
    QVERIFY(!hasColour(TicketPainter::image(museumTicket(), {TicketPaper::Roll58, true, chinese}).value()));
    QVERIFY(hasColour(TicketPainter::image(museumTicket(), {TicketPaper::Picture, true, chinese}).value()));
}

void tst_TicketPainter::longNamesStayOnTheCard()
{
    TicketPrint ticket = someTicket();
    ticket.venue = QStringLiteral("The Right Honourable Society of Riverside Sports and Recreation, Northern Branch");
    ticket.title
        = QStringLiteral("Introduction to competitive badminton doubles for returning players, weekday evenings");
    ticket.space = QStringLiteral("Large hall with the movable partition closed, entrance B");
    ticket.ticketType = QStringLiteral("Concession with companion and wheelchair place");
    ticket.holder = QStringLiteral("Maximiliana-Theodora von und zu Hohenlohe-Waldenburg-Schillingsfürst");
    ticket.party = 12;
    ticket.reprint = true;
    ticket.footnote = QString(30, QLatin1Char('x')).append(QLatin1Char(' ')).repeated(12);
    for (const TicketPaper paper : {TicketPaper::A4, TicketPaper::Roll80, TicketPaper::Roll58, TicketPaper::Picture}) {
        const QImage image = TicketPainter::image(ticket, {paper, false, english}, 203).value();
        keep(image, QStringLiteral("long-%1").arg(static_cast<int>(paper)));
        QCOMPARE(QrReader::read(image)->first().text, ticket.token);
        // Nothing runs over the edge: the outermost millimetre stays white (a phone's band apart).
        if (paper == TicketPaper::Picture)
            continue;
        for (int y = 0; y < image.height(); ++y) {
            QCOMPARE(qGray(image.pixel(1, y)), 255);
            QCOMPARE(qGray(image.pixel(image.width() - 2, y)), 255);
        }
    }
}

void tst_TicketPainter::refusesWhatIsNoToken()
{
    TicketPrint ticket = someTicket();
    ticket.token.clear();
    QCOMPARE(TicketPainter::image(ticket, {}).error().code, QStringLiteral("qr_text_unsuitable"));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    QCOMPARE(TicketPainter::print(writer, {ticket}, {}).error().code, QStringLiteral("qr_text_unsuitable"));
    QCOMPARE(TicketPainter::print(writer, {}, {}).error().code, QStringLiteral("printer_failed"));
}

void tst_TicketPainter::pdfPages()
{
    QTemporaryDir folder;
    QList<TicketPrint> tickets;
    for (int i = 1; i <= 4; ++i)
        tickets += someTicket(i, 4);
    for (const auto &[paper, pages] : {std::pair{TicketPaper::A4, 2}, {TicketPaper::Roll80, 4}}) {
        const QString path = folder.filePath(QStringLiteral("t%1.pdf").arg(pages));
        {
            QPdfWriter writer(path);
            QVERIFY(TicketPainter::print(writer, tickets, {paper, true, english}));
        }
        // Rendered by another program and read again: what comes out of a printer is what was signed.
        QProcess render;
        render.start(QStringLiteral("pdftoppm"),
            {QStringLiteral("-r"), QStringLiteral("203"), QStringLiteral("-png"), path,
                folder.filePath(QStringLiteral("p%1").arg(pages))});
        QVERIFY2(render.waitForFinished() && render.exitCode() == 0, "pdftoppm (poppler-utils) is needed");
        const QStringList files
            = QDir(folder.path()).entryList({QStringLiteral("p%1-*.png").arg(pages)}, QDir::Files, QDir::Name);
        QCOMPARE(files.size(), pages);
        QStringList texts;
        for (const QString &file : files) {
            const QImage page(folder.filePath(file));
            keep(page, QStringLiteral("pdf-") + QFileInfo(file).completeBaseName());
            const QList<FoundCode> codes = QrReader::read(page).value();
            for (const FoundCode &code : codes)
                texts += code.text;
        }
        QStringList wanted;
        for (const TicketPrint &ticket : tickets)
            wanted += ticket.token;
        QCOMPARE(texts, wanted);
    }
}

void tst_TicketPainter::printer()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("roll.pdf"));
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    QVERIFY(TicketPainter::print(printer, {someTicket()}, {TicketPaper::Roll58, true, english}));
    const QSizeF paper = printer.pageLayout().fullRect(QPageLayout::Millimeter).size();
    QVERIFY(std::abs(paper.width() - 58) < 1);
    QVERIFY(paper.height() > 90 && paper.height() < 200);
    QVERIFY(QFileInfo(path).size() > 1000);
}

void tst_TicketPainter::receipts_data()
{
    QTest::addColumn<TicketPaper>("paper");
    QTest::addColumn<bool>("inChinese");
    for (const bool inChinese : {false, true}) {
        QTest::addRow("receipt, A4, %s", inChinese ? "Chinese" : "English") << TicketPaper::A4 << inChinese;
        QTest::addRow("receipt, 80 mm, %s", inChinese ? "Chinese" : "English") << TicketPaper::Roll80 << inChinese;
        QTest::addRow("receipt, 58 mm, %s", inChinese ? "Chinese" : "English") << TicketPaper::Roll58 << inChinese;
        QTest::addRow("receipt, picture, %s", inChinese ? "Chinese" : "English") << TicketPaper::Picture << inChinese;
    }
}

void tst_TicketPainter::receipts()
{
    QFETCH(TicketPaper, paper);
    QFETCH(bool, inChinese);
    TsvTranslator translator(QStringLiteral("translations/parts/tickets.tsv"));
    if (inChinese)
        QCoreApplication::installTranslator(&translator);
    ReceiptPrint receipt = someReceipt();
    receipt.reprint = inChinese;
    receipt.refund = inChinese;
    const QImage image = ReceiptPainter::image(receipt, {paper, true, inChinese ? chinese : english}, 203);
    QCoreApplication::removeTranslator(&translator);
    keep(image, QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(hasColour(image), paper == TicketPaper::A4 || paper == TicketPaper::Picture);
    // The change is on it only when there is some.
    ReceiptPrint exact = receipt;
    exact.change = {};
    QVERIFY(ReceiptPainter::image(exact, {paper, true, english}, 203).height() < image.height());
}

void tst_TicketPainter::longReceiptTakesPages()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("receipt.pdf"));
    {
        QPdfWriter writer(path);
        QVERIFY(ReceiptPainter::print(writer, someReceipt(60), {TicketPaper::A4, true, english}));
    }
    QProcess text;
    text.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    QVERIFY2(text.waitForFinished() && text.exitCode() == 0, "pdftotext (poppler-utils) is needed");
    const QString printed = QString::fromUtf8(text.readAllStandardOutput());
    QVERIFY(printed.count(QChar(QChar::FormFeed)) >= 3);
    QVERIFY(printed.contains(QStringLiteral("Badminton court 60, adult")));
    QCOMPARE(printed.count(QStringLiteral("Total")), 1);
}

void tst_TicketPainter::savesFiles()
{
    QTemporaryDir folder;
    TicketExport out;
    const TicketPrintOptions options{TicketPaper::Picture, true, english};
    Future<QStringList> pictures
        = out.savePictures(folder.filePath(QStringLiteral("t.png")), {someTicket(1), someTicket(2)}, options);
    Future<Done> pdf
        = out.savePdf(folder.filePath(QStringLiteral("t.pdf")), {someTicket(1)}, {TicketPaper::A4, true, english});
    Future<Done> receipt
        = out.savePdf(folder.filePath(QStringLiteral("r.pdf")), someReceipt(), {TicketPaper::Roll80, true, english});
    Future<QImage> shown = out.picture(someTicket(3), options, 150);
    receipt.waitForFinished();
    QVERIFY(pdf.result() && receipt.result());
    const QStringList files = pictures.result().value();
    QCOMPARE(
        files, (QStringList{folder.filePath(QStringLiteral("t-1.png")), folder.filePath(QStringLiteral("t-2.png"))}));
    QCOMPARE(QrReader::read(QImage(files.last()))->first().text, someTicket(2).token);
    QCOMPARE(QrReader::read(shown.result().value())->first().text, someTicket(3).token);
    for (const char *name : {"t.pdf", "r.pdf"}) {
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(5) == "%PDF-");
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 4);
}

void tst_TicketPainter::saysWhyNot()
{
    QTemporaryDir folder;
    TicketExport out;
    const QString nowhere = folder.filePath(QStringLiteral("missing/t.pdf"));
    const Error error = out.savePdf(nowhere, {someTicket()}, {}).result().error();
    QCOMPARE(error.code, QStringLiteral("file_unwritable"));
    QCOMPARE(error.facts.value(QLatin1String("file")).toString(), QStringLiteral("t.pdf"));
    QCOMPARE(out.savePictures(nowhere, {someTicket()}, {}).result().error().code, QStringLiteral("file_unwritable"));
    QCOMPARE(out.print(QStringLiteral("no such printer"), {someTicket()}, {}).result().error().code,
        QStringLiteral("printer_failed"));
    TicketPrint unsigned_ = someTicket();
    unsigned_.token.clear();
    QCOMPARE(out.savePdf(folder.filePath(QStringLiteral("u.pdf")), {unsigned_}, {}).result().error().code,
        QStringLiteral("qr_text_unsuitable"));
    QVERIFY(QDir(folder.path()).isEmpty());
}

void tst_TicketPainter::masksNames()
{
    QCOMPARE(maskedName(QStringLiteral("  Chen   Wei ")), QStringLiteral("C*** Wei"));
    QCOMPARE(maskedName(QStringLiteral("陈伟")), QStringLiteral("陈***"));
    QCOMPARE(maskedName(QStringLiteral("Madonna")), QStringLiteral("M***"));
    QCOMPARE(maskedName(QStringLiteral("\U00020BB7田")), QStringLiteral("\U00020BB7***"));
    QCOMPARE(maskedName(QString()), QString());
}

QTEST_MAIN(tst_TicketPainter)
#include "tst_TicketPainter.moc"
