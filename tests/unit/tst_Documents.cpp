#include "models/base/Crypto.h"
#include "models/base/WhenDone.h"
#include "models/checkin/KeyWrap.h"
#include "models/customers/CustomerExport.h"
#include "models/customers/DocumentKeyRing.h"
#include "models/customers/KeyBackup.h"
#include "models/customers/TerminalDocumentKeys.h"
#include "tests/support/Patience.h"
#include "tests/support/TestKeys.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace vd;
using namespace vd::customers;
using checkin::KeyWrap;
using checkin::TerminalKey;
using Type = Document::Type;

namespace {

DocumentKey key(int version, char byte)
{
    return *DocumentKey::fromSecret(version, QByteArray(32, byte));
}

DocumentKeyRing ringOf(const QList<DocumentKey> &keys)
{
    DocumentKeyRing ring;
    for (const DocumentKey &one : keys)
        ring.add(one);
    return ring;
}

template <typename T>
QString codeOf(const Result<T> &result)
{
    return result ? QStringLiteral("fine") : result.error().code;
}

QByteArray hex(const char *text)
{
    return QByteArray::fromHex(text);
}

} // namespace

class tst_Documents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersAreToldFromCodesByTheirLooks_data();
    void numbersAreToldFromCodesByTheirLooks();
    void derivesAsRfc5869();
    void sealsAsNist();
    void stretchesAsRfc7914();
    void numbersHaveOneForm_data();
    void numbersHaveOneForm();
    void tailsShowTheEnd();
    void sealedOpensWithItsKeyOnly();
    void everyChangedByteIsNoticed();
    void theSameDocumentIsTheSameBytes();
    void lengthsTellLittle();
    void hashesAreOfOneKeyAndKind();
    void aRingOfTwoKeysServesBoth();
    void terminalKeysAreAlsoForAgreement();
    void wrappedForOneTerminalOnly();
    void smallOrderPointsGiveNoSecret();
    void aTerminalTakesItsKeysAndHandsThemOn();
    void aWrongWrapIsNoKey();
    void aFileNeedsItsPassphrase();
    void otherFilesAreNoKeys_data();
    void otherFilesAreNoKeys();
    void theCustomersFileHasOpenDocuments();
};

void tst_Documents::derivesAsRfc5869()
{
    // RFC 5869, A.1: the first 32 of its 42 bytes are one block.
    const QByteArray made = Crypto::derive(hex("0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b"),
        hex("000102030405060708090a0b0c"), hex("f0f1f2f3f4f5f6f7f8f9"));
    QCOMPARE(made.toHex(), QByteArray("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf"));
    // A.3: neither salt nor purpose.
    QCOMPARE(Crypto::derive(hex("0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b"), {}, {}).toHex(),
        QByteArray("8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d"));
}

void tst_Documents::sealsAsNist()
{
    // The GCM specification's test case 16.
    const QByteArray sealed = *Crypto::seal(hex("feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308"),
        hex("cafebabefacedbaddecaf888"),
        hex("d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa"
            "0de657"
            "ba637b39"),
        hex("feedfacedeadbeeffeedfacedeadbeefabaddad2"));
    QCOMPARE(sealed.right(16).toHex(), QByteArray("76fc6ece0f4e1768cddf8853bb2d551b"));
    QCOMPARE(sealed.left(8).toHex(), QByteArray("522dc1f099567d07"));
}

void tst_Documents::stretchesAsRfc7914()
{
    // Its figures differ from the RFC's examples; what counts here: the same words and salt, the same key; others,
    // another.
    const QByteArray one = *Crypto::stretch("correct horse battery", QByteArray(16, 's'));
    QCOMPARE(one.size(), 32);
    QCOMPARE(*Crypto::stretch("correct horse battery", QByteArray(16, 's')), one);
    QVERIFY(*Crypto::stretch("correct horse battery", QByteArray(16, 't')) != one);
    QVERIFY(*Crypto::stretch("correct horse batterx", QByteArray(16, 's')) != one);
}

void tst_Documents::numbersHaveOneForm_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("kept");
    QTest::addColumn<QString>("code");
    QTest::newRow("plain") << "11010519491231002X"
                           << "11010519491231002X"
                           << "";
    QTest::newRow("blanks, small") << " 1101 0519 4912 3100 2x "
                                   << "11010519491231002X"
                                   << "";
    QTest::newRow("full width") << u"１１０１０５１９４９１２３１００２ｘ"_qs << "11010519491231002X"
                                << "";
    QTest::newRow("dashes") << "E-12.34/567"
                            << "E1234567"
                            << "";
    QTest::newRow("letters") << u"京A1234"_qs << u"京A1234"_qs << "";
    QTest::newRow("beyond the basic plane") << u"𠮷123"_qs << u"𠮷123"_qs << "";
    QTest::newRow("nothing") << "  "
                             << ""
                             << "document_required";
    QTest::newRow("only dashes") << "---"
                                 << ""
                                 << "document_invalid";
    QTest::newRow("three") << "12A"
                           << ""
                           << "document_invalid";
    QTest::newRow("forty") << QString(40, u'7') << QString(40, u'7') << "";
    QTest::newRow("forty-one") << QString(41, u'7') << ""
                               << "document_invalid";
    QTest::newRow("endless") << QString(100000, u'7') << ""
                             << "document_invalid";
    QTest::newRow("endless blanks") << QString(100000, u' ') + QStringLiteral("1234") << ""
                                    << "document_invalid";
    QTest::newRow("lone surrogate") << QString(QChar(0xd800)) + QStringLiteral("1234") << "1234"
                                    << "";
}

void tst_Documents::numbersHaveOneForm()
{
    QFETCH(QString, typed);
    QFETCH(QString, kept);
    QFETCH(QString, code);
    const Result<QString> made = Document::normalised(typed);
    if (code.isEmpty())
        QCOMPARE(made.value_or(codeOf(made)), kept);
    else
        QCOMPARE(codeOf(made), code);
}

void tst_Documents::tailsShowTheEnd()
{
    QCOMPARE(Document::tail(QStringLiteral("11010519491231002X")), QStringLiteral("002X"));
    QCOMPARE(Document::tail(QStringLiteral("E12345")), QStringLiteral("45"));
    QCOMPARE(Document::tail(u"1234567𠮷"_qs), u"567𠮷"_qs);
}

void tst_Documents::sealedOpensWithItsKeyOnly()
{
    const QByteArray sealed = *key(3, 'a').seal(Type::Passport, QStringLiteral("E1234567"));
    QCOMPARE(DocumentKey::versionOf(sealed), 3);
    QVERIFY(!sealed.contains("E1234567"));
    QCOMPARE(*key(3, 'a').open(sealed), (Document{Type::Passport, QStringLiteral("E1234567")}));
    QCOMPARE(codeOf(key(3, 'b').open(sealed)), QStringLiteral("seal_broken"));
    QCOMPARE(codeOf(key(4, 'a').open(sealed)), QStringLiteral("seal_broken"));
    QCOMPARE(codeOf(DocumentKey::fromSecret(1, QByteArray(31, 'a'))), QStringLiteral("seal_broken"));
    QCOMPARE(codeOf(DocumentKey::fromSecret(0, QByteArray(32, 'a'))), QStringLiteral("seal_broken"));
    QVERIFY(DocumentKey::generate(1)->secret() != DocumentKey::generate(1)->secret());
}

void tst_Documents::everyChangedByteIsNoticed()
{
    const QByteArray sealed = *key(1, 'a').seal(Type::IdCard, QStringLiteral("110105194912310021"));
    for (qsizetype i = 0; i < sealed.size(); ++i) {
        QByteArray changed = sealed;
        changed[i] = static_cast<char>(changed.at(i) ^ 0x20);
        QCOMPARE(codeOf(key(1, 'a').open(changed)), QStringLiteral("seal_broken"));
    }
    for (qsizetype size = 0; size < sealed.size(); ++size)
        QCOMPARE(codeOf(key(1, 'a').open(sealed.left(size))), QStringLiteral("seal_broken"));
    QCOMPARE(codeOf(key(1, 'a').open(sealed + QByteArray(1000, 'x'))), QStringLiteral("seal_broken"));
}

void tst_Documents::theSameDocumentIsTheSameBytes()
{
    // A booking sent twice must have the same content, or its key counts as used for another.
    const DocumentKeyRing ring = ringOf({key(1, 'a')});
    const Document document{Type::IdCard, QStringLiteral("1101 0519 4912 3100 21")};
    QCOMPARE(ring.seal(document)->sealed, ring.seal({Type::IdCard, QStringLiteral("110105194912310021")})->sealed);
    QVERIFY(ring.seal(document)->sealed != ring.seal({Type::Permit, document.number})->sealed);
}

void tst_Documents::lengthsTellLittle()
{
    QCOMPARE(key(1, 'a').seal(Type::IdCard, QStringLiteral("1234"))->size(),
        key(1, 'a').seal(Type::IdCard, QStringLiteral("110105194912310021"))->size());
    QVERIFY(key(1, 'a').seal(Type::Other, QString(40, QChar(0x4eac)))->size() <= 400);
}

void tst_Documents::hashesAreOfOneKeyAndKind()
{
    const QString number = QStringLiteral("E1234567");
    const QByteArray hash = key(1, 'a').hash(Type::Passport, number);
    QCOMPARE(hash.size(), DocumentKey::hashSize);
    QCOMPARE(key(2, 'a').hash(Type::Passport, number), hash);
    QVERIFY(key(1, 'b').hash(Type::Passport, number) != hash);
    QVERIFY(key(1, 'a').hash(Type::IdCard, number) != hash);
    QVERIFY(key(1, 'a').check() != key(1, 'b').check());
    QVERIFY(!hash.startsWith(key(1, 'a').check()));
}

void tst_Documents::aRingOfTwoKeysServesBoth()
{
    const DocumentKeyRing both = ringOf({key(2, 'b'), key(1, 'a')});
    const Document document{Type::Permit, QStringLiteral("HKG-778899")};
    const SealedDocument sealed = *both.seal(document);
    QCOMPARE(sealed.type, QStringLiteral("permit"));
    QCOMPARE(sealed.tail, QStringLiteral("8899"));
    QCOMPARE(DocumentKey::versionOf(sealed.sealed), 2);
    QCOMPARE(sealed.hashes.keys(), (QList<int>{1, 2}));
    QCOMPARE(
        both.open(*key(1, 'a').seal(Type::Permit, QStringLiteral("HKG778899")))->number, QStringLiteral("HKG778899"));
    QCOMPARE(both.hashes(document)->size(), 2);
    const QList<QByteArray> anyKind = *both.hashes(document.number);
    QCOMPARE(anyKind.size(), 8);
    QVERIFY(anyKind.contains(sealed.hashes.value(1)) && anyKind.contains(sealed.hashes.value(2)));
    QCOMPARE(codeOf(ringOf({key(1, 'a')}).open(sealed.sealed)), QStringLiteral("document_keys_missing"));
    QCOMPARE(codeOf(DocumentKeyRing().seal(document)), QStringLiteral("document_keys_missing"));
    QCOMPARE(codeOf(both.seal({Type::Permit, QStringLiteral("1")})), QStringLiteral("document_invalid"));
}

void tst_Documents::terminalKeysAreAlsoForAgreement()
{
    // The two ways to the other form of a key meet: from the public and from the private half.
    for (int i = 0; i < 20; ++i) {
        const TerminalKey terminal = *TerminalKey::generate();
        QCOMPARE(terminal.agreementKey()->publicKey(), *KeyWrap::toX25519(terminal.publicKey()));
    }
    QCOMPARE(test::knownKey().agreementKey()->publicKey(), *KeyWrap::toX25519(test::knownKey().publicKey()));
    QCOMPARE(codeOf(KeyWrap::toX25519(QByteArray(31, '\1'))), QStringLiteral("key_invalid"));
    // y = 1 has no counterpart; y beyond the prime is no point.
    QCOMPARE(codeOf(KeyWrap::toX25519('\1' + QByteArray(31, '\0'))), QStringLiteral("key_invalid"));
    QCOMPARE(codeOf(KeyWrap::toX25519(QByteArray(32, '\xff'))), QStringLiteral("key_invalid"));
}

void tst_Documents::wrappedForOneTerminalOnly()
{
    const TerminalKey mine = *TerminalKey::generate();
    const TerminalKey other = *TerminalKey::generate();
    const QByteArray secret(32, 's');
    const QByteArray wrapped = *KeyWrap::wrap(secret, mine.publicKey(), "context");
    QCOMPARE(wrapped.size(), KeyWrap::wrappedSize);
    QCOMPARE(*KeyWrap::unwrap(wrapped, mine, "context"), secret);
    QCOMPARE(codeOf(KeyWrap::unwrap(wrapped, other, "context")), QStringLiteral("seal_broken"));
    QCOMPARE(codeOf(KeyWrap::unwrap(wrapped, mine, "another")), QStringLiteral("seal_broken"));
    QCOMPARE(codeOf(KeyWrap::unwrap(wrapped.left(91), mine, "context")), QStringLiteral("seal_broken"));
    for (qsizetype i = 0; i < wrapped.size(); ++i) {
        QByteArray changed = wrapped;
        changed[i] = static_cast<char>(changed.at(i) ^ 0x01);
        QCOMPARE(codeOf(KeyWrap::unwrap(changed, mine, "context")), QStringLiteral("seal_broken"));
    }
    QVERIFY(*KeyWrap::wrap(secret, mine.publicKey(), "context") != wrapped);
}

void tst_Documents::smallOrderPointsGiveNoSecret()
{
    QByteArray wrapped = *KeyWrap::wrap(QByteArray(32, 's'), test::knownKey().publicKey(), "context");
    wrapped.replace(0, 32, QByteArray(32, '\0'));
    QCOMPARE(codeOf(KeyWrap::unwrap(wrapped, test::knownKey(), "context")), QStringLiteral("seal_broken"));
}

void tst_Documents::aTerminalTakesItsKeysAndHandsThemOn()
{
    const TerminalKey desk = *TerminalKey::generate();
    const TerminalKey door = *TerminalKey::generate();
    const DocumentKey one = key(1, 'a');
    const QList<KeyForTerminal> first
        = TerminalDocumentKeys::wrap(one, 7, {{desk.keyId(), desk.publicKey()}, {"broken", QByteArray(32, '\xff')}});
    QCOMPARE(first.size(), 1);
    DocumentKeys keys{7, true, 1, {{1, one.check(), first.first().wrapped}}, {{door.keyId(), door.publicKey(), {1}}}};
    const Result<DocumentKeyRing> ring = TerminalDocumentKeys::unwrap(keys, desk);
    QCOMPARE(ring->newest().secret(), one.secret());
    const QList<KeyForTerminal> handed = TerminalDocumentKeys::wrapMissing(keys, *ring);
    QCOMPARE(handed.size(), 1);
    QCOMPARE(handed.first().keyId, door.keyId());
    keys.keys.first().wrapped = handed.first().wrapped;
    QCOMPARE(TerminalDocumentKeys::unwrap(keys, door)->newest().secret(), one.secret());
    QCOMPARE(codeOf(TerminalDocumentKeys::unwrap(keys, desk)), QStringLiteral("document_keys_missing"));
    keys.registered = false;
    QCOMPARE(codeOf(TerminalDocumentKeys::unwrap(keys, door)), QStringLiteral("unknown_terminal"));
}

void tst_Documents::numbersAreToldFromCodesByTheirLooks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("document");
    QTest::newRow("identity card") << u"110101194903100218"_qs << true;
    QTest::newRow("with X and blanks") << u" 110101 19490310 021x "_qs << true;
    QTest::newRow("full width") << u"１１０１０１１９４９０３１００２１Ｘ"_qs << true;
    QTest::newRow("passport") << u"E12345678"_qs << true;
    QTest::newRow("permit") << u"H1234567890"_qs << true;
    QTest::newRow("two letters") << u"EA1234567"_qs << true;
    QTest::newRow("short") << u"12345"_qs << false;
    QTest::newRow("letters") << u"ABCDEF12"_qs << false;
    QTest::newRow("a token") << QString(120, u'7') << false;
    QTest::newRow("an address") << u"HTTPS://EXAMPLE.ORG/1234567"_qs << false;
    QTest::newRow("words") << u"12 guests"_qs << false;
    QTest::newRow("Chinese") << u"京字1234567"_qs << false;
    QTest::newRow("nothing") << QString() << false;
}

void tst_Documents::numbersAreToldFromCodesByTheirLooks()
{
    QFETCH(QString, text);
    QFETCH(bool, document);
    QCOMPARE(Document::isLikely(text), document);
}

void tst_Documents::aWrongWrapIsNoKey()
{
    // Somebody wraps another key than the organization's: the server's check tells.
    const TerminalKey desk = test::knownKey();
    const QList<KeyForTerminal> wraps = TerminalDocumentKeys::wrap(key(1, 'z'), 7, {{desk.keyId(), desk.publicKey()}});
    const DocumentKeys keys{7, true, 1, {{1, key(1, 'a').check(), wraps.first().wrapped}}, {}};
    QCOMPARE(codeOf(TerminalDocumentKeys::unwrap(keys, desk)), QStringLiteral("document_keys_missing"));
}

void tst_Documents::aFileNeedsItsPassphrase()
{
    const KeyBackup::Contents contents{7, ringOf({key(1, 'a'), key(2, 'b')})};
    const QString words = QStringLiteral("seven green lanterns");
    const QByteArray file = *KeyBackup::write(contents, words);
    QVERIFY(!file.contains(QByteArray(32, 'a').toHex()));
    const Result<KeyBackup::Contents> read = KeyBackup::read(file, words);
    QCOMPARE(read->organization, 7);
    QCOMPARE(read->keys.newest().secret(), QByteArray(32, 'b'));
    QVERIFY(read->keys.contains(1));
    QCOMPARE(codeOf(KeyBackup::read(file, QStringLiteral("seven green lantern"))), QStringLiteral("passphrase_wrong"));
    QCOMPARE(codeOf(KeyBackup::write(contents, QStringLiteral("short words"))), QStringLiteral("passphrase_weak"));
    QCOMPARE(codeOf(KeyBackup::write({7, {}}, words)), QStringLiteral("document_keys_missing"));
    // Full-width letters from a Chinese input method are the same words.
    QVERIFY(KeyBackup::read(file, u"ｓｅｖｅｎ green lanterns"_qs).has_value());
    QJsonObject changed = QJsonDocument::fromJson(file).object();
    QString sealed = changed.value(QStringLiteral("sealed")).toString();
    sealed[0] = sealed.at(0) == u'0' ? u'1' : u'0';
    changed.insert(QStringLiteral("sealed"), sealed);
    QCOMPARE(codeOf(KeyBackup::read(QJsonDocument(changed).toJson(), words)), QStringLiteral("passphrase_wrong"));
}

void tst_Documents::otherFilesAreNoKeys_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("keys");
    QTest::newRow("a list") << QByteArray("[1, 2]");
    QTest::newRow("another format") << QByteArray("{\"format\": 2}");
    QTest::newRow("no salt") << QByteArray("{\"format\": 1, \"nonce\": \"000000000000000000000000\"}");
    QTest::newRow("too large") << QByteArray(100'000, ' ') + "{}";
}

void tst_Documents::otherFilesAreNoKeys()
{
    QFETCH(QByteArray, file);
    QCOMPARE(codeOf(KeyBackup::read(file, QStringLiteral("seven green lanterns"))), QStringLiteral("key_file_invalid"));
}

void tst_Documents::theCustomersFileHasOpenDocuments()
{
    const DocumentKeyRing ring = ringOf({key(1, 'a')});
    const auto person = [](const QByteArray &sealed) {
        return QJsonObject{{QStringLiteral("document_tail"), QStringLiteral("4567")},
            {QStringLiteral("key_version"), 1}, {QStringLiteral("sealed"), QString::fromLatin1(sealed.toHex())}};
    };
    const QByteArray sealed = *key(1, 'a').seal(Type::Passport, QStringLiteral("E1234567"));
    const QJsonObject item{{QStringLiteral("people"), QJsonArray{person(sealed), person("nonsense")}}};
    const QJsonObject all{
        {QStringLiteral("orders"), QJsonArray{QJsonObject{{QStringLiteral("items"), QJsonArray{item}}}}},
        {QStringLiteral("waitlist"), QJsonArray{QJsonObject{{QStringLiteral("people"), QJsonArray{person(sealed)}}}}}};
    const QByteArray file = CustomerExport::file(all, ring.open(CustomerExport::places(all)));
    const QJsonArray people
        = QJsonDocument::fromJson(file)
              .object()[QStringLiteral("orders")][0][QStringLiteral("items")][0][QStringLiteral("people")]
              .toArray();
    QCOMPARE(people.at(0)[QStringLiteral("document")].toString(), QStringLiteral("E1234567"));
    QVERIFY(people.at(1)[QStringLiteral("document")].isNull());
    const QJsonValue waits
        = QJsonDocument::fromJson(file).object()[QStringLiteral("waitlist")][0][QStringLiteral("people")][0];
    QCOMPARE(waits[QStringLiteral("document")].toString(), QStringLiteral("E1234567"));
    QVERIFY(!file.contains("sealed"));
}

QTEST_GUILESS_MAIN(tst_Documents)
#include "tst_Documents.moc"
