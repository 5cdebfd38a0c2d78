#include "models/checkin/ShortCode.h"
#include "models/checkin/TicketToken.h"
#include "tests/support/Patience.h"
#include "tests/support/TestKeys.h"
#include "ui/scan/WedgeDetector.h"

#include <QInputMethodEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>
#include <QWindow>

using namespace vd;
using namespace vd::checkin;
using namespace vd::ui;
using vd::test::knownKey;

namespace {

// A key as X11 reports it: what the layout makes of it and where it is.
struct Stroke
{
    QString text;
    quint32 scanCode;
};

const QString places = QStringLiteral("1234567890    QWERTYUIOP    ASDFGHJKL     ZXCVBNM");

quint32 scanCodeOf(QChar usCharacter)
{
    return static_cast<quint32>(places.indexOf(usCharacter)) + 2 + 8;
}

// What a scanner sends for a text, US keys, through a layout that changes some characters.
QList<Stroke> typed(const QString &text, const QString &from = {}, const QString &to = {}, bool lower = false)
{
    QList<Stroke> strokes;
    for (const QChar c : text) {
        const qsizetype changed = from.indexOf(c);
        const QChar shown = changed >= 0 ? to.at(changed) : c;
        strokes += {lower ? QString(shown).toLower() : QString(shown), scanCodeOf(c)};
    }
    return strokes;
}

QString token()
{
    const QDateTime start = QDateTime::fromString(QStringLiteral("2026-12-05T10:00:00Z"), Qt::ISODate);
    return TicketToken::sign(
        knownKey(), {TicketId(4711), QStringLiteral("RS-261205-0042"), start.addDays(-3), start, start.addDays(1), {}})
        .value();
}

} // namespace

class tst_WedgeDetector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void scanReachesNoField();
    void tabEndsToo();
    void shortCodesAndDocuments();
    void humanTypingIsUntouched();
    void fastPairsAreGivenBackInOrder();
    void shortcutsOfOneLetter();
    void enterAfterFewFastKeys();
    void passwordFieldsAreLeftAlone();
    void commandsAndHeldKeysPass();
    void doubledCharacterIsNoHeldKey();
    void offWhenDisabled();
    void longBurstWithoutEnd();
    void busyComputer();
    void overlongBurst();
    void releasesFollowTheirPress();
    void fieldThatDies();
    void c43_layouts_data();
    void c43_layouts();
    void c43_garbledWithoutPlaces();
    void c43_inputMethod();
    void placesOfKeys();

private:
    void strike(const Stroke &stroke, qint64 gap, int key = Qt::Key_unknown);
    void scan(const QList<Stroke> &strokes, int end = Qt::Key_Return, qint64 gap = 4);
    void press(int key, qint64 gap);

    qint64 m_now = 0;
    std::unique_ptr<QWidget> m_window;
    QLineEdit *m_field = nullptr;
    std::unique_ptr<WedgeDetector> m_detector;
    std::unique_ptr<QSignalSpy> m_scanned;
    std::unique_ptr<QSignalSpy> m_unreadable;
};

void tst_WedgeDetector::init()
{
    m_window = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(m_window.get());
    m_field = new QLineEdit(m_window.get());
    layout->addWidget(m_field);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get(), test::patienceMs));
    m_field->setFocus();
    m_detector = std::make_unique<WedgeDetector>(KeyCodes::Evdev, [this] { return m_now; });
    m_scanned = std::make_unique<QSignalSpy>(m_detector.get(), &WedgeDetector::scanned);
    m_unreadable = std::make_unique<QSignalSpy>(m_detector.get(), &WedgeDetector::unreadable);
}

void tst_WedgeDetector::cleanup()
{
    m_detector.reset();
    m_window.reset();
}

// A key through the window, as the platform sends it, with the place of the key.
void tst_WedgeDetector::strike(const Stroke &stroke, qint64 gap, int key)
{
    m_now += gap;
    if (key == Qt::Key_unknown && !stroke.text.isEmpty())
        key = stroke.text.at(0).toUpper().unicode();
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, stroke.scanCode, 0, 0, stroke.text);
    QCoreApplication::sendEvent(m_window->windowHandle(), &down);
    QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier, stroke.scanCode, 0, 0, stroke.text);
    QCoreApplication::sendEvent(m_window->windowHandle(), &up);
}

void tst_WedgeDetector::scan(const QList<Stroke> &strokes, int end, qint64 gap)
{
    for (const Stroke &stroke : strokes)
        strike(stroke, gap);
    strike({end == Qt::Key_Tab ? QStringLiteral("\t") : QStringLiteral("\r"), 36}, gap, end);
}

// A key the whole way: shortcuts, then the window.
void tst_WedgeDetector::press(int key, qint64 gap)
{
    m_now += gap;
    QTest::keyClick(m_window->windowHandle(), static_cast<Qt::Key>(key));
}

void tst_WedgeDetector::scanReachesNoField()
{
    QSignalSpy edited(m_field, &QLineEdit::textEdited);
    QSignalSpy returned(m_field, &QLineEdit::returnPressed);
    scan(typed(token()));
    QCOMPARE(m_scanned->count(), 1);
    QCOMPARE(m_scanned->first().first().toString(), token());
    QCOMPARE(edited.count(), 0);
    QCOMPARE(returned.count(), 0);
    scan(typed(token()), Qt::Key_Enter, WedgeBurst::longestGap);
    QCOMPARE(m_scanned->count(), 2);
    QCOMPARE(m_field->text(), QString());
    QCOMPARE(m_unreadable->count(), 0);
}

void tst_WedgeDetector::tabEndsToo()
{
    auto *other = new QLineEdit(m_window.get());
    m_window->layout()->addWidget(other);
    other->show();
    scan(typed(token()), Qt::Key_Tab);
    QCOMPARE(m_scanned->count(), 1);
    QVERIFY(m_field->hasFocus());
    press(Qt::Key_Tab, 500);
    QVERIFY(other->hasFocus());
}

void tst_WedgeDetector::shortCodesAndDocuments()
{
    const QString code = ShortCode::fromNumber(123'456'789'012ULL).text();
    scan(typed(code));
    QCOMPARE(m_scanned->last().first().toString(), code);
    // A document reader types what is no code of ours; it is passed on as it is.
    scan(typed(QStringLiteral("11010519491231002X")));
    QCOMPARE(m_scanned->last().first().toString(), QStringLiteral("11010519491231002X"));
    QCOMPARE(m_scanned->count(), 2);
}

void tst_WedgeDetector::humanTypingIsUntouched()
{
    QSignalSpy returned(m_field, &QLineEdit::returnPressed);
    for (const QChar c : QStringLiteral("13800001234")) {
        m_detector->settle();
        press(c.unicode(), 60);
    }
    m_now += 60;
    m_detector->settle();
    QCOMPARE(m_field->text(), QStringLiteral("13800001234"));
    press(Qt::Key_Return, 60);
    QCOMPARE(returned.count(), 1);
    QCOMPARE(m_scanned->count() + m_unreadable->count(), 0);
}

void tst_WedgeDetector::fastPairsAreGivenBackInOrder()
{
    // Rolling over the keys, some pairs come at a scanner's speed.
    const QString text = QStringLiteral("THE QUICK BROWN FOX");
    for (qsizetype i = 0; i < text.size(); ++i)
        press(text.at(i).unicode(), i % 3 == 0 ? 90 : 20);
    press(Qt::Key_Backspace, 10);
    QCOMPARE(m_field->text().toUpper(), QStringLiteral("THE QUICK BROWN FO"));
    QCOMPARE(m_scanned->count(), 0);
}

void tst_WedgeDetector::shortcutsOfOneLetter()
{
    // A field takes letters before any shortcut, so something else has the focus.
    auto *board = new QPushButton(QStringLiteral("Board"), m_window.get());
    m_window->layout()->addWidget(board);
    board->show();
    board->setFocus();
    auto *today = new QShortcut(QKeySequence(Qt::Key_T), m_window.get());
    QSignalSpy activated(today, &QShortcut::activated);
    press(Qt::Key_T, 100);
    QCOMPARE(activated.count(), 0);
    m_now += 40;
    m_detector->settle();
    QCOMPARE(activated.count(), 1);
    // The same letter inside a scan means nothing.
    for (const QChar c : QStringLiteral("ATTTTTTT"))
        press(c.unicode(), 5);
    press(Qt::Key_Return, 5);
    QCOMPARE(m_scanned->count(), 1);
    QCOMPARE(activated.count(), 1);
}

void tst_WedgeDetector::enterAfterFewFastKeys()
{
    auto *hold = new QShortcut(QKeySequence(Qt::Key_Return), m_window.get());
    QSignalSpy activated(hold, &QShortcut::activated);
    press(Qt::Key_4, 100);
    press(Qt::Key_2, 20);
    press(Qt::Key_Return, 20);
    QCOMPARE(m_field->text(), QStringLiteral("42"));
    QCOMPARE(activated.count(), 1);
    QCOMPARE(m_scanned->count(), 0);
}

void tst_WedgeDetector::passwordFieldsAreLeftAlone()
{
    m_field->setEchoMode(QLineEdit::Password);
    QSignalSpy returned(m_field, &QLineEdit::returnPressed);
    for (const QChar c : QStringLiteral("CORRECTHORSE"))
        press(c.unicode(), 2);
    press(Qt::Key_Return, 2);
    QCOMPARE(m_field->text().size(), 12);
    QCOMPARE(returned.count(), 1);
    QCOMPARE(m_scanned->count(), 0);
}

void tst_WedgeDetector::commandsAndHeldKeysPass()
{
    m_field->setText(QStringLiteral("abc"));
    press(Qt::Key_X, 50);
    m_now += 5;
    QTest::keyClick(m_window->windowHandle(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_field->text().toUpper(), QStringLiteral("ABCX"));
    QCOMPARE(m_field->selectedText().toUpper(), QStringLiteral("ABCX"));
    QKeyEvent first(QEvent::KeyPress, Qt::Key_7, Qt::NoModifier, QStringLiteral("7"));
    QCoreApplication::sendEvent(m_window->windowHandle(), &first);
    for (int i = 0; i < 12; ++i) {
        m_now += i == 0 ? 250 : 30;
        QKeyEvent repeat(QEvent::KeyPress, Qt::Key_7, Qt::NoModifier, QStringLiteral("7"), true);
        QCoreApplication::sendEvent(m_window->windowHandle(), &repeat);
    }
    press(Qt::Key_Return, 10);
    QCOMPARE(m_field->text(), QString(13, QLatin1Char('7')));
    QCOMPARE(m_scanned->count(), 0);
}

void tst_WedgeDetector::doubledCharacterIsNoHeldKey()
{
    // X11 marks the second of two equal keys as a repeat when both carry the same millisecond.
    for (const QChar c : QStringLiteral("ABC8")) {
        m_now += 2;
        QKeyEvent down(QEvent::KeyPress, c.unicode(), Qt::NoModifier, QString(c));
        QCoreApplication::sendEvent(m_window->windowHandle(), &down);
    }
    QKeyEvent again(QEvent::KeyPress, Qt::Key_8, Qt::NoModifier, QStringLiteral("8"), true);
    QCoreApplication::sendEvent(m_window->windowHandle(), &again);
    for (const QChar c : QStringLiteral("DEF"))
        press(c.unicode(), 2);
    press(Qt::Key_Return, 2);
    QCOMPARE(m_scanned->count(), 1);
    QCOMPARE(m_scanned->first().first().toString().toUpper(), QStringLiteral("ABC88DEF"));
    QCOMPARE(m_field->text(), QString());
}

void tst_WedgeDetector::offWhenDisabled()
{
    press(Qt::Key_A, 100);
    m_detector->setEnabled(false);
    QCOMPARE(m_field->text().toUpper(), QStringLiteral("A"));
    for (const QChar c : QStringLiteral("BCDEFGHJK"))
        press(c.unicode(), 2);
    press(Qt::Key_Return, 2);
    QCOMPARE(m_field->text().toUpper(), QStringLiteral("ABCDEFGHJK"));
    m_detector->setEnabled(true);
    scan(typed(token()));
    QCOMPARE(m_scanned->count(), 1);
}

void tst_WedgeDetector::longBurstWithoutEnd()
{
    QSignalSpy returned(m_field, &QLineEdit::returnPressed);
    for (const Stroke &stroke : typed(token()))
        strike(stroke, 3);
    m_detector->settle();
    m_now += WedgeBurst::longestGapLater;
    m_detector->settle();
    QCOMPARE(m_scanned->count(), 0);
    m_now += 1;
    m_detector->settle();
    QCOMPARE(m_scanned->first().first().toString(), token());
    // Its end key comes late, and is still the scanner's.
    press(Qt::Key_Return, 100);
    QCOMPARE(returned.count(), 0);
    press(Qt::Key_Return, 1000);
    QCOMPARE(returned.count(), 1);
    QCOMPARE(m_field->text(), QString());
}

void tst_WedgeDetector::busyComputer()
{
    // Once it is certain that a scanner types, keys may be held up for a while.
    const QList<Stroke> strokes = typed(token());
    for (qsizetype i = 0; i < strokes.size(); ++i)
        strike(strokes.at(i), i == 60 || i == 130 ? 200 : 4);
    strike({QStringLiteral("\r"), 36}, 200, Qt::Key_Return);
    QCOMPARE(m_scanned->count(), 1);
    QCOMPARE(m_scanned->first().first().toString(), token());
    // Before that it is not: what came first is given back, and the rest is no code.
    for (qsizetype i = 0; i < strokes.size(); ++i)
        strike(strokes.at(i), i == 3 ? 200 : 4);
    strike({QStringLiteral("\r"), 36}, 4, Qt::Key_Return);
    QCOMPARE(m_field->text(), token().left(3));
    QCOMPARE(m_scanned->count(), 2);
    QVERIFY(!TicketToken::isWellFormed(m_scanned->last().first().toString()));
}

void tst_WedgeDetector::overlongBurst()
{
    for (int i = 0; i < 5000; ++i)
        strike({QStringLiteral("7"), scanCodeOf(QLatin1Char('7'))}, 1);
    strike({QStringLiteral("\r"), 36}, 1, Qt::Key_Return);
    QCOMPARE(m_scanned->count(), 0);
    QCOMPARE(m_unreadable->count(), 1);
    QCOMPARE(m_unreadable->first().first().value<Error>().code, QStringLiteral("code_too_long"));
    QCOMPARE(m_field->text(), QString());
}

void tst_WedgeDetector::releasesFollowTheirPress()
{
    auto *button = new QPushButton(QStringLiteral("Hold"), m_window.get());
    m_window->layout()->addWidget(button);
    button->show();
    button->setFocus();
    QSignalSpy clicked(button, &QPushButton::clicked);
    press(Qt::Key_Space, 100);
    QCOMPARE(clicked.count(), 0);
    m_now += 40;
    m_detector->settle();
    QCOMPARE(clicked.count(), 1);
    QVERIFY(!button->isDown());
    // Keys of a scan let go after its end do not reach the window either.
    for (const QChar c : QStringLiteral("ABCDEFGH")) {
        m_now += 3;
        QTest::keyPress(m_window->windowHandle(), static_cast<Qt::Key>(c.unicode()));
    }
    press(Qt::Key_Return, 3);
    QCOMPARE(m_scanned->count(), 1);
    QTest::keyRelease(m_window->windowHandle(), Qt::Key_H);
    QCOMPARE(clicked.count(), 1);
}

void tst_WedgeDetector::fieldThatDies()
{
    press(Qt::Key_A, 100);
    m_window.reset();
    m_now += 100;
    m_detector->settle();
    QCOMPARE(m_scanned->count(), 0);
}

void tst_WedgeDetector::c43_layouts_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<bool>("lower");
    const QString digits = QStringLiteral("1234567890");
    QTest::newRow("US") << QString() << QString() << false;
    QTest::newRow("US, caps lock") << QString() << QString() << true;
    QTest::newRow("UK") << QString() << QString() << false;
    QTest::newRow("German") << QStringLiteral("YZ") << QStringLiteral("ZY") << false;
    QTest::newRow("German, caps lock") << digits << QStringLiteral("!\"\u00a7$%&/()=") << true;
    QTest::newRow("French") << digits + QStringLiteral("QAWZM")
                            << QStringLiteral("&\u00e9\"'(-\u00e8_\u00e7\u00e0AQZW,") << false;
    QTest::newRow("Russian")
        << QStringLiteral("ABCDEFGHJKLMNPQRSTUVWX")
        << QStringLiteral("\u0424\u0418\u0421\u0412\u0423\u0410\u041f\u0420\u041e\u041b\u0414\u042c\u0422\u0417\u0419"
                          "\u041a\u042b\u0415\u0413\u041c\u0426\u0427")
        << false;
    QTest::newRow("full width") << digits
                                << QStringLiteral("\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19\uff10")
                                << false;
}

void tst_WedgeDetector::c43_layouts()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(bool, lower);
    KeyRing ring;
    QVERIFY(ring.add(knownKey().publicKey()));
    scan(typed(token(), from, to, lower));
    QCOMPARE(m_unreadable->count(), 0);
    QCOMPARE(m_scanned->count(), 1);
    const QString text = m_scanned->first().first().toString();
    QCOMPARE(TicketToken::verify(text, ring)->ticket, TicketId(4711));
    QCOMPARE(TicketToken::hash(text), TicketToken::hash(token()));
    QCOMPARE(m_field->text(), QString());
    const QString code = ShortCode::fromNumber(98'765'432'101ULL).text();
    scan(typed(code, from, to, lower));
    QCOMPARE(ShortCode::parse(m_scanned->last().first().toString())->text(), code);
}

void tst_WedgeDetector::c43_garbledWithoutPlaces()
{
    // Where the platform does not say which key it was, a garbled scan says what to check.
    QList<Stroke> strokes = typed(token(), QStringLiteral("1234567890"), QStringLiteral("!\"\u00a7$%&/()="), true);
    for (Stroke &stroke : strokes)
        stroke.scanCode = 0;
    scan(strokes);
    QCOMPARE(m_scanned->count(), 0);
    QCOMPARE(m_unreadable->count(), 1);
    const Error error = m_unreadable->first().first().value<Error>();
    QCOMPARE(error.code, QStringLiteral("code_unreadable"));
    QVERIFY(error.facts.value(QLatin1String("scanner")).toBool());
    QCOMPARE(m_field->text(), QString());
}

void tst_WedgeDetector::c43_inputMethod()
{
    // What an input method commits piece by piece at that speed is a scan too.
    for (const QChar c : token()) {
        m_now += 4;
        QInputMethodEvent event;
        event.setCommitString(QString(c));
        QCoreApplication::sendEvent(m_field, &event);
    }
    press(Qt::Key_Return, 4);
    QCOMPARE(m_scanned->count(), 1);
    QCOMPARE(m_scanned->first().first().toString(), token());
    QCOMPARE(m_field->text(), QString());
    // A word a person commits arrives where it belongs.
    QInputMethodEvent word;
    word.setCommitString(QStringLiteral("\u9648\u4f1f"));
    m_now += 300;
    QCoreApplication::sendEvent(m_field, &word);
    m_now += 40;
    m_detector->settle();
    QCOMPARE(m_field->text(), QStringLiteral("\u9648\u4f1f"));
}

void tst_WedgeDetector::placesOfKeys()
{
    QCOMPARE(WedgeReading::usCharacter(10, KeyCodes::Evdev), std::optional<QChar>(QLatin1Char('1')));
    QCOMPARE(WedgeReading::usCharacter(38, KeyCodes::Evdev), std::optional<QChar>(QLatin1Char('A')));
    QCOMPARE(WedgeReading::usCharacter(90, KeyCodes::Evdev), std::optional<QChar>(QLatin1Char('0')));
    QCOMPARE(WedgeReading::usCharacter(30, KeyCodes::Windows), std::optional<QChar>(QLatin1Char('A')));
    QCOMPARE(WedgeReading::usCharacter(38, KeyCodes::None), std::optional<QChar>());
    for (const quint32 code : {0U, 1U, 7U, 9U, 20U, 36U, 4000U, 0xffffffffU})
        QCOMPARE(WedgeReading::usCharacter(code, KeyCodes::Evdev), std::optional<QChar>());
}

QTEST_MAIN(tst_WedgeDetector)
#include "tst_WedgeDetector.moc"
