#include "models/checkin/CodeAlphabet.h"
#include "models/checkin/ShortCode.h"
#include "models/checkin/TicketToken.h"
#include "models/checkin/TokenCbor.h"
#include "tests/support/Patience.h"
#include "tests/support/TestKeys.h"

#include <QCborMap>
#include <QCborValue>
#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QSet>

#include <limits>

using namespace vd;
using namespace vd::checkin;
using vd::test::knownKey;

namespace {

QDateTime at(const char *text)
{
    return QDateTime::fromString(QLatin1String(text), Qt::ISODate).toUTC();
}

TokenClaims someClaims()
{
    return {TicketId(4711), QStringLiteral("RS-261205-0042"), at("2026-12-04T09:15:00Z"), at("2026-12-05T10:00:00Z"),
        at("2026-12-06T11:00:00Z"), {}};
}

TokenClaims largestClaims()
{
    const QDateTime latest = QDateTime::fromSecsSinceEpoch(TokenCbor::latestInstant, Qt::UTC);
    return {TicketId(std::numeric_limits<qint64>::max()), QString(TicketToken::longestOrderNumber, QLatin1Char('W')),
        latest, latest, latest, {}};
}

KeyRing ringOf(const TerminalKey &key, bool revoked = false)
{
    KeyRing ring;
    Q_ASSERT(ring.add(key.publicKey(), revoked));
    return ring;
}

QString codeOf(const Result<TokenClaims> &result)
{
    return result ? QStringLiteral("accepted") : result.error().code;
}

QString wrapped(const QByteArray &bytes)
{
    return QLatin1Char('1') + CodeAlphabet::encode(bytes);
}

} // namespace

class tst_TicketToken : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alphabetHasThirtyTwoCharacters();
    void alphabetEncodesAsBase32();
    void alphabetRoundTrips();
    void alphabetRefuses();
    void tidiesWhatWasTyped();
    void checkCharacters_data();
    void checkCharacters();
    void shortCodeRoundTrips();
    void shortCodeRefuses_data();
    void shortCodeRefuses();
    void everyWrongCharacterIsCaught();
    void keyThroughPem();
    void keyRefusesOtherPem();
    void signsAndVerifies();
    void isStandardCose();
    void signatureIsDeterministic();
    void largestFits();
    void refusesClaims_data();
    void refusesClaims();
    void c41_everyChangedCharacterIsRefused();
    void c41_refusesWithDistinctReasons();
    void c41_lastMonthsCodeSaysSo();
    void c41_madeUpTicket();
    void c41_issuers();
    void refusesOtherEncodings_data();
    void refusesOtherEncodings();
    void cutShort();
    void c43_readsWhatScannersType();
    void hashIsOfTheCanonicalText();
};

void tst_TicketToken::alphabetHasThirtyTwoCharacters()
{
    QSet<QChar> seen;
    for (int value = 0; value < CodeAlphabet::size; ++value) {
        const QChar c = CodeAlphabet::character(value);
        QCOMPARE(CodeAlphabet::valueOf(c), std::optional<int>(value));
        seen += c;
    }
    QCOMPARE(seen.size(), 32);
    for (char16_t c = 0; c < 0x3000; ++c)
        QCOMPARE(CodeAlphabet::valueOf(QChar(c)).has_value(), seen.contains(QChar(c)));
}

void tst_TicketToken::alphabetEncodesAsBase32()
{
    // RFC 4648, 10 ("foobar" is MZXW6YTBOI), letter by letter in this alphabet.
    const QLatin1String standard("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567");
    QString expected;
    for (const char c : {'M', 'Z', 'X', 'W', '6', 'Y', 'T', 'B', 'O', 'I'})
        expected += CodeAlphabet::character(static_cast<int>(standard.indexOf(QLatin1Char(c))));
    QCOMPARE(CodeAlphabet::encode("foobar"), expected);
    QCOMPARE(CodeAlphabet::encode(QByteArray()), QString());
}

void tst_TicketToken::alphabetRoundTrips()
{
    QRandomGenerator random(7);
    for (int size = 0; size < 200; ++size) {
        QByteArray bytes(size, '\0');
        for (char &byte : bytes)
            byte = static_cast<char>(random.bounded(256));
        const QString text = CodeAlphabet::encode(bytes);
        QCOMPARE(CodeAlphabet::decode(text).value(), bytes);
    }
}

void tst_TicketToken::alphabetRefuses()
{
    QCOMPARE(CodeAlphabet::decode(QStringLiteral("0")).error().code, QStringLiteral("code_unreadable"));
    QCOMPARE(CodeAlphabet::decode(QStringLiteral("000")).error().code, QStringLiteral("code_unreadable"));
    QCOMPARE(CodeAlphabet::decode(QStringLiteral("000000")).error().code, QStringLiteral("code_unreadable"));
    QCOMPARE(CodeAlphabet::decode(QStringLiteral("0a")).error().code, QStringLiteral("code_unreadable"));
    QCOMPARE(CodeAlphabet::decode(QStringLiteral("0I")).error().code, QStringLiteral("code_unreadable"));
    QCOMPARE(CodeAlphabet::decode(QStringLiteral("01")).error().code, QStringLiteral("code_not_canonical"));
    QVERIFY(CodeAlphabet::decode(QStringLiteral("04")).has_value());
}

void tst_TicketToken::tidiesWhatWasTyped()
{
    QCOMPARE(CodeAlphabet::tidied(QStringLiteral(" ab-cd o\tI\u3000\u00a0")), QStringLiteral("ABCD01"));
    QCOMPARE(CodeAlphabet::tidied(QStringLiteral("ＡＢ１２ｘｏ")), QStringLiteral("AB12X0"));
    // Letters that only look alike, or turn into ASCII when raised, stay strangers.
    QCOMPARE(CodeAlphabet::tidied(QStringLiteral("\u0131\u00df\u0410")), QStringLiteral("\u0131\u00df\u0410"));
}

void tst_TicketToken::checkCharacters_data()
{
    // tests/db/check_character.pg holds the same values for the database's function.
    QTest::addColumn<QString>("payload");
    QTest::addColumn<QString>("check");
    const std::initializer_list<std::pair<const char *, const char *>> table{{"", "1"}, {"0", "2"}, {"1", "X"},
        {"X", "4"}, {"0000000", "V"}, {"1111111", "A"}, {"ABCDEFG", "E"}, {"HJKLMNP", "7"}, {"QRSTUVW", "6"},
        {"XXXXXXX", "K"}, {"7K3QX0D", "G"}, {"0000001", "T"}, {"1000000", "4"},
        {"0123456789ABCDEFGHJKLMNPQRSTUVWX", "S"}};
    for (const auto &[payload, check] : table)
        QTest::addRow("%s", payload) << QString::fromLatin1(payload) << QString::fromLatin1(check);
}

void tst_TicketToken::checkCharacters()
{
    QFETCH(QString, payload);
    QFETCH(QString, check);
    QCOMPARE(QString(ShortCode::checkCharacter(payload)), check);
}

void tst_TicketToken::shortCodeRoundTrips()
{
    QRandomGenerator random(11);
    for (int i = 0; i < 2000; ++i) {
        const ShortCode code = ShortCode::fromNumber(random.generate64());
        QCOMPARE(code.text().size(), ShortCode::length);
        QCOMPARE(ShortCode::parse(code.text()).value(), code);
        QCOMPARE(ShortCode::parse(code.display().toLower()).value(), code);
    }
    const ShortCode zeros = ShortCode::fromNumber(0);
    QCOMPARE(zeros.display(), QStringLiteral("0000 000") + ShortCode::checkCharacter(u"0000000"));
    QCOMPARE(ShortCode::parse(QString(zeros.text()).replace(QLatin1Char('0'), QLatin1Char('o'))).value(), zeros);
    QCOMPARE(ShortCode::fromNumber(~0ULL).text().left(7), QStringLiteral("XXXXXXX"));
}

void tst_TicketToken::shortCodeRefuses_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("code");
    QTest::newRow("nothing") << QString() << QStringLiteral("code_empty");
    QTest::newRow("blanks") << QStringLiteral("  \t ") << QStringLiteral("code_empty");
    QTest::newRow("short") << QStringLiteral("ABCD EFG") << QStringLiteral("code_unreadable");
    QTest::newRow("long") << QStringLiteral("ABCD EFGH J") << QStringLiteral("code_unreadable");
    QTest::newRow("very long") << QString(100'000, QLatin1Char(' ')) << QStringLiteral("code_unreadable");
    QTest::newRow("stranger") << QStringLiteral("ABCD EFGY") << QStringLiteral("code_unreadable");
    QTest::newRow("check") << QStringLiteral("0000 0000") << QStringLiteral("code_checksum");
}

void tst_TicketToken::shortCodeRefuses()
{
    QFETCH(QString, typed);
    QFETCH(QString, code);
    QCOMPARE(ShortCode::parse(typed).error().code, code);
}

void tst_TicketToken::everyWrongCharacterIsCaught()
{
    QRandomGenerator random(3);
    int swaps = 0;
    int missed = 0;
    for (int i = 0; i < 300; ++i) {
        const QString right = ShortCode::fromNumber(random.generate64()).text();
        for (int place = 0; place < ShortCode::length; ++place) {
            for (int value = 0; value < CodeAlphabet::size; ++value) {
                QString wrong = right;
                wrong[place] = CodeAlphabet::character(value);
                QCOMPARE(ShortCode::parse(wrong).has_value(), wrong == right);
            }
            if (place == 0 || right[place] == right[place - 1])
                continue;
            QString swapped = right;
            std::swap(swapped[place], swapped[place - 1]);
            ++swaps;
            missed += ShortCode::parse(swapped) ? 1 : 0;
        }
    }
    QVERIFY2(missed * 100 <= swaps, qPrintable(QStringLiteral("%1 of %2 swaps missed").arg(missed).arg(swaps)));
}

void tst_TicketToken::keyThroughPem()
{
    const TerminalKey key = TerminalKey::generate().value();
    const TerminalKey again = TerminalKey::fromPem(key.toPem().value()).value();
    QCOMPARE(again.publicKey(), key.publicKey());
    QCOMPARE(key.publicKey().size(), 32);
    QCOMPARE(key.keyId(), QCryptographicHash::hash(key.publicKey(), QCryptographicHash::Sha256).left(8));
    QVERIFY(key.publicKey() != TerminalKey::generate()->publicKey());
    QCOMPARE(
        knownKey().publicKey().toHex(), QByteArray("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"));
    QCOMPARE(knownKey().sign(QByteArray()).value().toHex(),
        QByteArray("e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25"
                   "bf5f0595bbe24655141438e7a100b"));
}

void tst_TicketToken::keyRefusesOtherPem()
{
    QCOMPARE(TerminalKey::fromPem(QByteArray()).error().code, QStringLiteral("key_unusable"));
    QCOMPARE(TerminalKey::fromPem(QByteArray(100'000, 'x')).error().code, QStringLiteral("key_unusable"));
    QCOMPARE(TerminalKey::fromPem("-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n").error().code,
        QStringLiteral("key_unusable"));
    // Same frame, but X25519: a key for agreeing on secrets, which cannot sign.
    QCOMPARE(TerminalKey::fromPem("-----BEGIN PRIVATE KEY-----\n"
                                  "MC4CAQAwBQYDK2VuBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g\n"
                                  "-----END PRIVATE KEY-----\n")
                 .error()
                 .code,
        QStringLiteral("key_unusable"));
    QVERIFY(!KeyRing().add("short"));
}

void tst_TicketToken::signsAndVerifies()
{
    const TerminalKey key = TerminalKey::generate().value();
    for (TokenClaims claims : {someClaims(), largestClaims()}) {
        const QString text = TicketToken::sign(key, claims).value();
        QVERIFY(TicketToken::isWellFormed(text));
        claims.issuer = key.keyId();
        QCOMPARE(TicketToken::verify(text, ringOf(key)).value(), claims);
    }
}

void tst_TicketToken::isStandardCose()
{
    // Read with a general CBOR reader, not with our own: any CWT library must be able to.
    const TerminalKey key = knownKey();
    const QString text = TicketToken::sign(key, someClaims()).value();
    const QByteArray bytes = CodeAlphabet::decode(text.mid(1)).value();
    const QCborValue token = QCborValue::fromCbor(bytes);
    QCOMPARE(token.tag(), QCborTag(18));
    const QCborArray parts = token.taggedValue().toArray();
    QCOMPARE(parts.size(), 4);
    const QCborMap header = QCborValue::fromCbor(parts[0].toByteArray()).toMap();
    QCOMPARE(header.value(1).toInteger(), -8);
    QCOMPARE(header.value(4).toByteArray(), key.keyId());
    QVERIFY(parts[1].isMap() && parts[1].toMap().isEmpty());
    const QCborMap claims = QCborValue::fromCbor(parts[2].toByteArray()).toMap();
    QCOMPARE(claims.size(), 5);
    QCOMPARE(claims.value(2).toString(), QStringLiteral("RS-261205-0042"));
    QCOMPARE(claims.value(4).toInteger(), at("2026-12-06T11:00:00Z").toSecsSinceEpoch());
    QCOMPARE(claims.value(5).toInteger(), at("2026-12-05T10:00:00Z").toSecsSinceEpoch());
    QCOMPARE(claims.value(6).toInteger(), at("2026-12-04T09:15:00Z").toSecsSinceEpoch());
    QCOMPARE(claims.value(7).toByteArray(), QByteArray::fromHex("1267"));
    const QByteArray signedBytes
        = QCborArray{QStringLiteral("Signature1"), parts[0].toByteArray(), QByteArray(), parts[2].toByteArray()}
              .toCborValue()
              .toCbor();
    QVERIFY(TerminalKey::verify(key.publicKey(), signedBytes, parts[3].toByteArray()));
}

void tst_TicketToken::signatureIsDeterministic()
{
    QCOMPARE(TicketToken::sign(knownKey(), someClaims()).value(), TicketToken::sign(knownKey(), someClaims()).value());
    TokenClaims reprint = someClaims();
    reprint.issuedAt = reprint.issuedAt.addSecs(1);
    QVERIFY(TicketToken::sign(knownKey(), reprint).value() != TicketToken::sign(knownKey(), someClaims()).value());
}

void tst_TicketToken::largestFits()
{
    const QString text = TicketToken::sign(knownKey(), largestClaims()).value();
    qInfo("token length: usual %lld, largest %lld",
        static_cast<long long>(TicketToken::sign(knownKey(), someClaims())->size()),
        static_cast<long long>(text.size()));
    QVERIFY(text.size() <= TicketToken::longestText);
    QVERIFY(TicketToken::longestText <= 311);
}

void tst_TicketToken::refusesClaims_data()
{
    QTest::addColumn<TokenClaims>("claims");
    QTest::addColumn<QString>("claim");
    TokenClaims claims = someClaims();
    claims.ticket = TicketId();
    QTest::newRow("no ticket") << claims << QStringLiteral("cti");
    claims = someClaims();
    claims.orderNumber.clear();
    QTest::newRow("no order") << claims << QStringLiteral("sub");
    claims.orderNumber = QString(33, QLatin1Char('1'));
    QTest::newRow("long order") << claims << QStringLiteral("sub");
    claims.orderNumber = QStringLiteral("订单");
    QTest::newRow("order not ASCII") << claims << QStringLiteral("sub");
    claims = someClaims();
    claims.notBefore = {};
    QTest::newRow("no start") << claims << QStringLiteral("nbf");
    claims = someClaims();
    claims.expires = QDateTime::fromSecsSinceEpoch(-1, Qt::UTC);
    QTest::newRow("before 1970") << claims << QStringLiteral("exp");
}

void tst_TicketToken::refusesClaims()
{
    QFETCH(TokenClaims, claims);
    QFETCH(QString, claim);
    const Result<QString> text = TicketToken::sign(knownKey(), claims);
    QCOMPARE(text.error().code, QStringLiteral("token_claims_invalid"));
    QCOMPARE(text.error().facts.value(QLatin1String("claim")).toString(), claim);
}

void tst_TicketToken::c41_everyChangedCharacterIsRefused()
{
    const QString right = TicketToken::sign(knownKey(), someClaims()).value();
    const KeyRing ring = ringOf(knownKey());
    const QSet<QString> refusals{
        QStringLiteral("bad_signature"), QStringLiteral("issuer_unknown"), QStringLiteral("code_unreadable")};
    for (int place = 0; place < right.size(); ++place) {
        for (int value = 0; value < CodeAlphabet::size; ++value) {
            QString wrong = right;
            wrong[place] = CodeAlphabet::character(value);
            if (wrong != right)
                QVERIFY2(refusals.contains(codeOf(TicketToken::verify(wrong, ring))),
                    qPrintable(codeOf(TicketToken::verify(wrong, ring))));
        }
    }
}

void tst_TicketToken::c41_refusesWithDistinctReasons()
{
    const KeyRing ring = ringOf(knownKey());
    QCOMPARE(codeOf(TicketToken::verify(QString(), ring)), QStringLiteral("code_empty"));
    QCOMPARE(codeOf(TicketToken::verify(QStringLiteral(" \r\n"), ring)), QStringLiteral("code_empty"));
    QCOMPARE(codeOf(TicketToken::verify(QString(3000, QLatin1Char('1')), ring)), QStringLiteral("code_too_long"));
    for (const char *text : {"Hello, this is plain text", "https://example.org/t/4711", "6901234567892",
             "{\"ticketId\": 4711}", "1", "4711"})
        QCOMPARE(codeOf(TicketToken::verify(QLatin1String(text), ring)), QStringLiteral("not_one_of_ours"));
    QString changed = TicketToken::sign(knownKey(), someClaims()).value();
    changed[150] = changed[150] == QLatin1Char('7') ? QLatin1Char('8') : QLatin1Char('7');
    QCOMPARE(codeOf(TicketToken::verify(changed, ring)), QStringLiteral("bad_signature"));
}

void tst_TicketToken::c41_lastMonthsCodeSaysSo()
{
    // Genuine, so it verifies; its own times refuse it.
    const TokenClaims claims
        = TicketToken::verify(TicketToken::sign(knownKey(), someClaims()).value(), ringOf(knownKey())).value();
    QCOMPARE(claims.notBefore, at("2026-12-05T10:00:00Z"));
    QCOMPARE(claims.expires, at("2026-12-06T11:00:00Z"));
}

void tst_TicketToken::c41_madeUpTicket()
{
    // Right shape, right key id, another ticket's number: the signature is not of these bytes.
    TokenClaims madeUp = someClaims();
    madeUp.ticket = TicketId(1);
    const QByteArray bytes = CodeAlphabet::decode(TicketToken::sign(knownKey(), someClaims()).value().mid(1)).value();
    TokenCbor token = TokenCbor::decode(bytes).value();
    token.payload = TokenCbor::encodeClaims(madeUp);
    QCOMPARE(
        codeOf(TicketToken::verify(wrapped(token.encoded()), ringOf(knownKey()))), QStringLiteral("bad_signature"));
    token.signature = QByteArray(64, '\0');
    QCOMPARE(
        codeOf(TicketToken::verify(wrapped(token.encoded()), ringOf(knownKey()))), QStringLiteral("bad_signature"));
    // Signed, but by a key of one's own that claims to be the terminal's.
    token.keyId = knownKey().keyId();
    token.signature = TerminalKey::generate()->sign(token.signedBytes()).value();
    QCOMPARE(
        codeOf(TicketToken::verify(wrapped(token.encoded()), ringOf(knownKey()))), QStringLiteral("bad_signature"));
}

void tst_TicketToken::c41_issuers()
{
    const TerminalKey stranger = TerminalKey::generate().value();
    const QString text = TicketToken::sign(stranger, someClaims()).value();
    const Result<TokenClaims> unknown = TicketToken::verify(text, ringOf(knownKey()));
    QCOMPARE(codeOf(unknown), QStringLiteral("issuer_unknown"));
    QCOMPARE(
        unknown.error().facts.value(QLatin1String("issuer")).toString(), QString::fromLatin1(stranger.keyId().toHex()));
    QCOMPARE(codeOf(TicketToken::verify(text, ringOf(stranger, true))), QStringLiteral("issuer_revoked"));
    KeyRing ring = ringOf(knownKey());
    QVERIFY(ring.add(stranger.publicKey()));
    QCOMPARE(codeOf(TicketToken::verify(text, ring)), QStringLiteral("accepted"));
    QVERIFY(ring.add(stranger.publicKey(), true));
    QCOMPARE(ring.size(), 2);
    QCOMPARE(codeOf(TicketToken::verify(text, ring)), QStringLiteral("issuer_revoked"));
}

void tst_TicketToken::refusesOtherEncodings_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<bool>("inPayload");
    const auto row = [](const char *name, const char *from, const char *to, bool inPayload) {
        QTest::newRow(name) << QByteArray::fromHex(from) << QByteArray::fromHex(to) << inPayload;
    };
    row("long form of a number", "0742", "180742", true);
    row("ticket with a leading zero", "07421267", "0743001267", true);
    row("another claim", "a5", "a60101", true);
    row("indefinite map", "a5", "bf", true);
    row("key twice", "051a", "041a", true);
    row("text as bytes", "026e", "024e", true);
    row("empty payload", "", "", true);
    row("unprotected header", "a058", "a1010158", false);
    row("indefinite array", "d284", "d29f", false);
    row("five parts", "d284", "d285", false);
    row("another tag", "d284", "d384", false);
}

void tst_TicketToken::refusesOtherEncodings()
{
    // Signed by the right key, so only the strictness of the reader refuses them.
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(bool, inPayload);
    const TerminalKey key = knownKey();
    TokenCbor token{key.keyId(), TokenCbor::encodeClaims(someClaims()), {}};
    if (inPayload) {
        const qsizetype place = token.payload.indexOf(from);
        QVERIFY(place >= 0);
        token.payload = from.isEmpty() ? QByteArray() : token.payload.replace(place, from.size(), to);
    }
    token.signature = key.sign(token.signedBytes()).value();
    QByteArray bytes = token.encoded();
    if (!inPayload) {
        const qsizetype place = bytes.indexOf(from);
        QVERIFY(place >= 0);
        bytes.replace(place, from.size(), to);
    }
    const QString code = codeOf(TicketToken::verify(wrapped(bytes), ringOf(key)));
    QVERIFY2(code == QLatin1String("bad_signature") || code == QLatin1String("code_unreadable"), qPrintable(code));
}

void tst_TicketToken::cutShort()
{
    const QString text = TicketToken::sign(knownKey(), someClaims()).value();
    const KeyRing ring = ringOf(knownKey());
    for (qsizetype size = 1; size < text.size(); ++size) {
        const QString code = codeOf(TicketToken::verify(text.left(size), ring));
        QVERIFY2(code != QLatin1String("accepted"), qPrintable(QString::number(size)));
        if (size >= 40 && CodeAlphabet::decode(text.mid(1, size - 1)))
            QCOMPARE(code, QStringLiteral("code_unreadable"));
    }
    const QByteArray bytes = CodeAlphabet::decode(text.mid(1)).value();
    for (const QByteArray &tail : {QByteArray(1, '\0'), QByteArray("\xff", 1), QByteArray(300, 'x'), bytes})
        QCOMPARE(codeOf(TicketToken::verify(wrapped(bytes + tail), ring)), QStringLiteral("bad_signature"));
}

void tst_TicketToken::c43_readsWhatScannersType()
{
    const QString text = TicketToken::sign(knownKey(), someClaims()).value();
    const KeyRing ring = ringOf(knownKey());
    QString fullWidth;
    for (const QChar c : text)
        fullWidth += QChar(c.unicode() + 0xfee0);
    QString spaced = text;
    for (qsizetype i = 40; i < spaced.size(); i += 41)
        spaced.insert(i, QLatin1Char(' '));
    for (const QString &typed : {text, text.toLower(), text + QStringLiteral("\r\n"), fullWidth, spaced}) {
        QCOMPARE(codeOf(TicketToken::verify(typed, ring)), QStringLiteral("accepted"));
        QCOMPARE(TicketToken::hash(typed), TicketToken::hash(text));
    }
    // A German layout with caps lock on turns the digits into what stands above them.
    QString garbled = text;
    const QString shifted = QStringLiteral("=!\"\u00a7$%&/()");
    for (QChar &c : garbled) {
        if (c.isDigit())
            c = shifted.at(c.digitValue());
    }
    QCOMPARE(codeOf(TicketToken::verify(garbled, ring)), QStringLiteral("code_unreadable"));
}

void tst_TicketToken::hashIsOfTheCanonicalText()
{
    const QString text = TicketToken::sign(knownKey(), someClaims()).value();
    QCOMPARE(TicketToken::hash(text), QCryptographicHash::hash(text.toLatin1(), QCryptographicHash::Sha256));
    QCOMPARE(TicketToken::canonicalText(text), text);
    QCOMPARE(TicketToken::hash(text).size(), 32);
}

QTEST_GUILESS_MAIN(tst_TicketToken)
#include "tst_TicketToken.moc"
