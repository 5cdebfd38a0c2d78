#include "tests/support/Patience.h"
#include "tests/support/SignedTickets.h"
#include "tests/support/TsvTranslator.h"
#include "ui/common/Theme.h"
#include "ui/door/DoorFace.h"
#include "ui/door/DoorSounds.h"
#include "ui/door/VerdictEntry.h"
#include "ui/door/VerdictScreen.h"
#include "ui/door/VerdictText.h"

#include <QApplication>
#include <QFile>
#include <QPainter>
#include <QRegularExpression>

using namespace vd;
using namespace vd::checkin;
using namespace vd::ui;
using vd::test::SignedTickets;

namespace {

const QString translations = QStringLiteral("translations/parts/door.tsv");

/// Chinese for as long as it lives.
class InChinese
{
public:
    InChinese()
        : m_words(translations)
    {
        QCoreApplication::installTranslator(&m_words);
        QLocale::setDefault(QLocale(QLocale::Chinese, QLocale::China));
    }
    ~InChinese() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    InChinese(const InChinese &) = delete;
    InChinese &operator=(const InChinese &) = delete;

private:
    test::TsvTranslator m_words;
};

QString fileText(const QString &path)
{
    QFile file(QStringLiteral(VD_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool isChinese(const QString &text)
{
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    return han.match(text).hasMatch();
}

QJsonObject allFacts()
{
    const QString instant = QStringLiteral("2026-12-05T17:31:00+00:00");
    return {{QStringLiteral("used_at"), instant}, {QStringLiteral("door"), QStringLiteral("South door 2")},
        {QStringLiteral("opens_at"), instant}, {QStringLiteral("ended_at"), instant},
        {QStringLiteral("starts_at"), instant}, {QStringLiteral("business_date"), QStringLiteral("2026-12-06")},
        {QStringLiteral("venue"), QStringLiteral("Harbour Aquarium and Museum of the Sea")},
        {QStringLiteral("wanted"), 14}, {QStringLiteral("left"), 2}, {QStringLiteral("wait"), 45}};
}

Verdict fullVerdict(const QString &code)
{
    Verdict verdict = SignedTickets::admitted(1, 4);
    verdict.kind = VerdictText::kindOf(code);
    verdict.code = code;
    verdict.label = QStringLiteral("Evening session with guide");
    verdict.ticketType = QStringLiteral("Family of four");
    verdict.admittedNow = verdict.entered = 2;
    verdict.of = 12;
    verdict.documentCheck = true;
    verdict.facts = allFacts();
    return verdict;
}

DoorState answeredWith(const Verdict &verdict)
{
    DoorState state;
    state.phase = DoorState::Phase::Answered;
    state.number = 143;
    state.at = QDateTime(QDate(2026, 12, 5), QTime(17, 58, 4), Qt::UTC);
    state.verdict = verdict;
    return state;
}

DoorFace::Setting setting()
{
    return {QTimeZone::utc(), QDateTime(QDate(2026, 12, 5), QTime(17, 58), Qt::UTC), true};
}

} // namespace

class tst_DoorVerdicts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void everyCodeOfTheContractIsKnown();
    void everyCodeHasWordsInBothLanguages();
    void factsAreInTheSentence();
    void missingFactsLeaveAWholeSentence();
    void unknownCodesGetTheWordOfTheirKind();
    void nothingIsCut_data();
    void nothingIsCut();
    void signsDifferInGreyscale();
    void provisionalIsNotPlainlyAdmitted();
    void announcesEveryVerdict();
    void soundFilesDiffer();
};

void tst_DoorVerdicts::everyCodeOfTheContractIsKnown()
{
    static const QRegularExpression listed(QStringLiteral("code is stable: ([a-z_,/ \\n]+)"));
    const auto list = listed.match(fileText(QStringLiteral("models/checkin/CheckInGateway.h")));
    QVERIFY(list.hasMatch());
    static const QRegularExpression code(QStringLiteral("[a-z][a-z_]+"));
    int count = 0;
    for (auto match = code.globalMatch(list.captured(1)); match.hasNext(); ++count)
        QVERIFY2(VerdictText::knows(match.next().captured()), qPrintable(list.captured(1)));
    QVERIFY(count >= 14);
    // And every reason the server judges by.
    static const QRegularExpression reason(QStringLiteral("'code', '([a-z_]+)'"));
    for (auto match = reason.globalMatch(fileText(QStringLiteral("db/functions/checkin/judge.sql")));
         match.hasNext();) {
        const QString found = match.next().captured(1);
        QVERIFY2(VerdictText::knows(found), qPrintable(found));
    }
    for (const char *own : {"issuer_unknown", "not_one_of_ours", "code_too_long", "code_empty", "code_checksum",
             "people_invalid", "too_many_tries", "no_code_in_image"})
        QVERIFY2(VerdictText::knows(QLatin1String(own)), own);
}

void tst_DoorVerdicts::everyCodeHasWordsInBothLanguages()
{
    for (const VerdictEntry &entry : verdictEntries()) {
        QVERIFY2(qstrlen(entry.word) > 0 && qstrlen(entry.sentence) > 0, entry.code);
        QVERIFY2(QString::fromLatin1(entry.sentence).endsWith(QLatin1Char('.')), entry.code);
    }
    const InChinese chinese;
    for (const VerdictEntry &entry : verdictEntries()) {
        for (const char *text : {entry.word, entry.sentence}) {
            const QString translated = QCoreApplication::translate("VerdictText", text);
            QVERIFY2(isChinese(translated), text);
            QCOMPARE(translated.count(QLatin1Char('%')), QString::fromLatin1(text).count(QLatin1Char('%')));
        }
    }
}

void tst_DoorVerdicts::factsAreInTheSentence()
{
    const QTimeZone shanghai("Asia/Shanghai");
    Verdict verdict = fullVerdict(QStringLiteral("too_early"));
    QCOMPARE(VerdictText::sentence(verdict, shanghai), QStringLiteral("Entry opens at 01:31."));
    verdict.code = QStringLiteral("already_used");
    QCOMPARE(VerdictText::sentence(verdict, QTimeZone::utc()),
        QStringLiteral("Used at 17:31, South door 2. Everybody is in."));
    // What a fact holds is never read as a place for another one.
    verdict.code = QStringLiteral("other_venue");
    verdict.facts.insert(QStringLiteral("venue"), QStringLiteral("Hall %2"));
    QVERIFY(VerdictText::sentence(verdict, QTimeZone::utc()).contains(QStringLiteral("Hall %2")));
}

void tst_DoorVerdicts::missingFactsLeaveAWholeSentence()
{
    for (const QString &code : VerdictText::codes()) {
        Verdict verdict;
        verdict.code = code;
        verdict.kind = VerdictText::kindOf(code);
        const QString bare = VerdictText::sentence(verdict, QTimeZone::utc());
        QVERIFY2(!bare.isEmpty() && !bare.contains(QLatin1Char('%')), qPrintable(code + QLatin1Char(' ') + bare));
        // Null facts, as the server sends what it does not know.
        for (const QString &name : allFacts().keys())
            verdict.facts.insert(name, QJsonValue::Null);
        QCOMPARE(VerdictText::sentence(verdict, QTimeZone::utc()), bare);
    }
}

void tst_DoorVerdicts::unknownCodesGetTheWordOfTheirKind()
{
    Verdict verdict;
    verdict.code = QStringLiteral("some_new_rule");
    verdict.kind = checkin::VerdictKind::Refused;
    QCOMPARE(VerdictText::word(verdict), QStringLiteral("No entry"));
    QVERIFY(!VerdictText::sentence(verdict, QTimeZone::utc()).isEmpty());
    QVERIFY(!VerdictText::sentence(verdict, QTimeZone::utc()).contains(QStringLiteral("some_new_rule")));
}

void tst_DoorVerdicts::nothingIsCut_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("inChinese");
    for (const bool chinese : {false, true}) {
        const QString suffix = chinese ? QStringLiteral(" zh") : QStringLiteral(" en");
        QTest::addRow("1366x768%s", qPrintable(suffix)) << QSize(954, 560) << chinese;
        QTest::addRow("1920x1080%s", qPrintable(suffix)) << QSize(1580, 920) << chinese;
        QTest::addRow("upright%s", qPrintable(suffix)) << QSize(760, 1100) << chinese;
    }
}

void tst_DoorVerdicts::nothingIsCut()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, inChinese);
    const std::unique_ptr<InChinese> chinese = inChinese ? std::make_unique<InChinese>() : nullptr;
    VerdictScreen screen;
    screen.resize(size);
    screen.show();
    for (const QString &code : VerdictText::codes()) {
        screen.setFace(DoorFace::of(answeredWith(fullVerdict(code)), setting()), false);
        QVERIFY2(screen.fits(), qPrintable(code));
        QVERIFY2(screen.wordPixels() >= VerdictScreen::leastWord, qPrintable(code));
    }
    DoorState lost;
    lost.phase = DoorState::Phase::NoAnswer;
    lost.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
    screen.setFace(DoorFace::of(lost, setting()), false);
    QVERIFY(screen.fits());
    QVERIFY(screen.wordPixels() >= VerdictScreen::leastWord);
    // Even where there is no place for it, nothing is left out.
    screen.resize(480, 320);
    screen.setFace(DoorFace::of(answeredWith(fullVerdict(QStringLiteral("other_venue"))), setting()), false);
    QVERIFY(screen.wordPixels() > 20);
}

void tst_DoorVerdicts::signsDifferInGreyscale()
{
    // The same colours for all: only the shapes are left, and they must differ by a fair share of their pixels.
    QList<QImage> pictures;
    for (const Sign sign : {Sign::Tick, Sign::Cross, Sign::Exclamation, Sign::Tilde, Sign::Unplugged, Sign::Back}) {
        QImage picture(100, 100, QImage::Format_Grayscale8);
        picture.fill(Qt::black);
        QPainter painter(&picture);
        paintSign(&painter, QRectF(0, 0, 100, 100), sign, Qt::white, Qt::black);
        painter.end();
        pictures.append(picture);
    }
    for (qsizetype a = 0; a < pictures.size(); ++a) {
        for (qsizetype b = a + 1; b < pictures.size(); ++b) {
            int different = 0;
            for (int y = 0; y < 100; ++y) {
                for (int x = 0; x < 100; ++x)
                    different
                        += qAbs(qGray(pictures.at(a).pixel(x, y)) - qGray(pictures.at(b).pixel(x, y))) > 128 ? 1 : 0;
            }
            QVERIFY2(different > 1000, qPrintable(QStringLiteral("%1 and %2: %3").arg(a).arg(b).arg(different)));
        }
    }
}

void tst_DoorVerdicts::provisionalIsNotPlainlyAdmitted()
{
    Verdict verdict = SignedTickets::admitted(1);
    verdict.kind = checkin::VerdictKind::Provisional;
    const DoorFace provisional = DoorFace::of(answeredWith(verdict), setting());
    verdict.kind = checkin::VerdictKind::Admitted;
    const DoorFace admitted = DoorFace::of(answeredWith(verdict), setting());
    QVERIFY(provisional.word != admitted.word);
    QVERIFY(provisional.ground != admitted.ground);
    QVERIFY(provisional.sign != admitted.sign);
}

void tst_DoorVerdicts::announcesEveryVerdict()
{
    VerdictScreen screen;
    QSignalSpy announced(&screen, &VerdictScreen::announced);
    const DoorFace face = DoorFace::of(answeredWith(fullVerdict(QStringLiteral("already_used"))), setting());
    screen.setFace(face, true);
    screen.setFace(face, true);
    screen.setFace(face, false);
    QCOMPARE(announced.size(), 2);
    const QString text = announced.at(0).at(0).toString();
    for (const char *part : {"Already used", "17:31", "Court 1"})
        QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
    QCOMPARE(screen.accessibleName(), text);
}

void tst_DoorVerdicts::soundFilesDiffer()
{
    QSet<QByteArray> contents;
    for (const auto sound :
        {DoorSounds::Sound::Yes, DoorSounds::Sound::No, DoorSounds::Sound::Attention, DoorSounds::Sound::Trouble}) {
        QFile file(DoorSounds::file(sound));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QByteArray content = file.readAll();
        QVERIFY(content.startsWith("RIFF"));
        contents.insert(content);
    }
    QCOMPARE(contents.size(), 4);
}

QTEST_MAIN(tst_DoorVerdicts)
#include "tst_DoorVerdicts.moc"
