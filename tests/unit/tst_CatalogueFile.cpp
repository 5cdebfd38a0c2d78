#include "models/catalog/CatalogueFile.h"
#include "tests/support/Patience.h"

using namespace vd;
using namespace vd::catalog;

/// A catalogue file tells where in its text a value stands.
class tst_CatalogueFile final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFaultOfTheTextHasItsLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("empty") << QByteArray() << 1;
        QTest::newRow("no JSON") << QByteArray("name: A\n") << 1;
        QTest::newRow("cut") << QByteArray("{\n \"a\": 1,\n \"b\": [1,\n") << 4;
        QTest::newRow("comma") << QByteArray("{\n \"a\": 1\n \"b\": 2\n}\n") << 3;
    }

    void aFaultOfTheTextHasItsLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        const Result<CatalogueFile> file = CatalogueFile::read(text);
        QVERIFY(!file);
        QCOMPARE(file.error().code, QStringLiteral("file_not_json"));
        QCOMPARE(file.error().facts.value(QLatin1String("line")).toInt(), line);
        QVERIFY(!file.error().facts.value(QLatin1String("reason")).toString().isEmpty());
    }

    void aValueHasItsLine_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("line");
        QTest::newRow("the file") << QString() << 1;
        QTest::newRow("a field") << QStringLiteral("/format") << 2;
        QTest::newRow("a record") << QStringLiteral("/venues/0") << 4;
        QTest::newRow("its field") << QStringLiteral("/venues/0/name") << 5;
        QTest::newRow("the second") << QStringLiteral("/venues/1/name") << 8;
        QTest::newRow("behind braces in a text") << QStringLiteral("/venues/1/zone") << 9;
        QTest::newRow("what is not there") << QStringLiteral("/venues/1/currency") << 7;
        QTest::newRow("nor its record") << QStringLiteral("/venues/7/currency") << 3;
    }

    void aValueHasItsLine()
    {
        QFETCH(QString, path);
        QFETCH(int, line);
        const Result<CatalogueFile> file = CatalogueFile::read("{\n"
                                                               "  \"format\": \"venuedesk catalogue\",\n"
                                                               "  \"venues\": [\n"
                                                               "    {\n"
                                                               "      \"name\": \"A \\\" \\\\\"\n"
                                                               "    },\n"
                                                               "    {\n"
                                                               "      \"name\": \"}]{\",\n"
                                                               "      \"zone\": \"Asia/Shanghai\"}]}\n");
        QVERIFY(file.has_value());
        QCOMPARE(file->lineOf(path), line);
    }

    void aRefusalsFactsNameThePath()
    {
        QCOMPARE(CatalogueFile::pathOf({{QStringLiteral("path"), QStringLiteral("/venues/0/price_lists/1")},
                     {QStringLiteral("field"), QStringLiteral("rules")}, {QStringLiteral("row"), 4},
                     {QStringLiteral("part"), QStringLiteral("from_date")}}),
            QStringLiteral("/venues/0/price_lists/1/rules/4/from_date"));
        QCOMPARE(CatalogueFile::pathOf(
                     {{QStringLiteral("path"), QString()}, {QStringLiteral("field"), QStringLiteral("format")}}),
            QStringLiteral("/format"));
    }

    void aMarkBeforeTheTextIsNoPartOfIt() { QVERIFY(CatalogueFile::read("\xef\xbb\xbf{\"format\": 1}").has_value()); }
};

QTEST_GUILESS_MAIN(tst_CatalogueFile)
#include "tst_CatalogueFile.moc"
