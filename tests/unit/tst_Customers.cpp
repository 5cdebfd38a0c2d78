#include "models/customers/PersonName.h"
#include "models/customers/PhoneNumber.h"
#include "models/customers/SearchKeys.h"
#include "tests/support/Patience.h"

using vd::customers::PersonName;
using vd::customers::PhoneNumber;
using vd::customers::SearchKeys;

namespace {

const QString cn = QStringLiteral("CN");

bool finds(const QString &name, const QString &typed, const QString &phone = {}, const QString &e164 = {})
{
    const SearchKeys::Query query = SearchKeys::forSearch(typed);
    const QList<SearchKeys::Key> keys = SearchKeys::forCustomer(name, phone, e164);
    if (query.isEmpty())
        return false;
    return std::all_of(query.texts.cbegin(), query.texts.cend(), [&](const QString &text) {
        return std::any_of(keys.cbegin(), keys.cend(),
            [&](const SearchKeys::Key &key) { return key.kind == query.kind && key.text.startsWith(text); });
    });
}

} // namespace

class tst_Customers final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void phone_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("e164");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *tag, const char *typed, const char *e164, const char *code = "") {
            QTest::newRow(tag) << QString::fromUtf8(typed) << QString::fromLatin1(e164) << QString::fromLatin1(code);
        };
        row("mobile", "13800001234", "+8613800001234");
        row("separated", " 138-0000 1234 ", "+8613800001234");
        row("international", "+86 138 0000 1234", "+8613800001234");
        row("international 00", "0086 13800001234", "+8613800001234");
        row("full width", "１３８００００１２３４", "+8613800001234");
        row("land line", "010 8765 4321", "+861087654321");
        row("abroad", "+65 6123 4567", "+6561234567");
        row("foreign, eight digits", "61234567", "");
        row("local", "8765 432", "");
        row("prefix alone", "+86", "", "phone_prefix_only");
        row("another prefix alone", "+1", "", "phone_prefix_only");
        row("letters", "abc", "", "phone_letters");
        row("two", "12", "", "phone_too_short");
        row("zeros", "000", "", "phone_too_short");
        row("eight zeros", "00000000", "", "phone_invalid");
        row("forty digits", "1234567890123456789012345678901234567890", "", "phone_too_long");
        row("empty", "", "", "phone_required");
        row("blank", "   ", "", "phone_required");
        row("SQL", "'; drop table", "", "phone_letters");
    }

    void phone()
    {
        QFETCH(QString, typed);
        QFETCH(QString, e164);
        QFETCH(QString, code);
        const auto number = PhoneNumber::parse(typed, cn);
        if (!code.isEmpty()) {
            QVERIFY(!number);
            QCOMPARE(number.error().code, code);
            QCOMPARE(number.error().fault, vd::Fault::Rule);
            return;
        }
        QVERIFY2(number.has_value(), number ? "" : qPrintable(number.error().code));
        QCOMPARE(number->e164(), e164);
        QCOMPARE(number->typed(), typed.trimmed());
        QCOMPARE(number->judgement(), e164.isEmpty() ? PhoneNumber::Judgement::Unusual : PhoneNumber::Judgement::Valid);
    }

    void phoneIsShownAsPeopleWriteIt()
    {
        QCOMPARE(PhoneNumber::parse(QStringLiteral("13800001234"), cn)->display(cn), QStringLiteral("138 0000 1234"));
        QVERIFY(PhoneNumber::parse(QStringLiteral("+6561234567"), cn)->display(cn).startsWith(QLatin1String("+65 ")));
        QCOMPARE(PhoneNumber::parse(QStringLiteral("61-234567"), cn)->display(cn), QStringLiteral("61-234567"));
    }

    void c71_names_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("stored");
        QTest::newRow("one name") << QStringLiteral("Suharto") << QStringLiteral("Suharto");
        QTest::newRow("one character") << QStringLiteral("李") << QStringLiteral("李");
        QTest::newRow("four characters") << QStringLiteral("欧阳娜娜") << QStringLiteral("欧阳娜娜");
        QTest::newRow("long") << QStringLiteral("María José de la Cruz y Rodríguez-Fernández")
                              << QStringLiteral("María José de la Cruz y Rodríguez-Fernández");
        QTest::newRow("quote") << QStringLiteral("O'Brien") << QStringLiteral("O'Brien");
        QTest::newRow("SQL") << QStringLiteral("'; drop table") << QStringLiteral("'; drop table");
        QTest::newRow("emoji") << QStringLiteral("Mei 🏸") << QStringLiteral("Mei 🏸");
        QTest::newRow("right to left") << QStringLiteral("محمد علي") << QStringLiteral("محمد علي");
        QTest::newRow("composed") << QStringLiteral("Jose\u0301") << QStringLiteral("Jos\u00e9");
        QTest::newRow("blanks") << QStringLiteral("  Li \t Na\n") << QStringLiteral("Li Na");
        QTest::newRow("200 characters") << QString(200, QChar(u'李')) << QString(200, QChar(u'李'));
        QTest::newRow("200 emoji") << QStringLiteral("🏸").repeated(200) << QStringLiteral("🏸").repeated(200);
    }

    void c71_names()
    {
        QFETCH(QString, typed);
        QFETCH(QString, stored);
        const auto name = PersonName::parse(typed);
        QVERIFY(name.has_value());
        QCOMPARE(*name, stored);
        QVERIFY(finds(stored, typed));
    }

    void c71_namesRefused()
    {
        QCOMPARE(PersonName::parse(QStringLiteral(" \t")).error().code, QStringLiteral("name_required"));
        QCOMPARE(PersonName::parse(QStringLiteral("\u200f ")).error().code, QStringLiteral("name_required"));
        const auto longer = PersonName::parse(QString(201, QLatin1Char('x')));
        QCOMPARE(longer.error().code, QStringLiteral("name_too_long"));
        QCOMPARE(longer.error().facts.value(QLatin1String("length")).toInt(), 201);
    }

    void found_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("found");
        const auto row = [](const char *name, const char *typed, bool found = true) {
            QTest::addRow("%s by %s", name, typed) << QString::fromUtf8(name) << QString::fromUtf8(typed) << found;
        };
        row("欧阳娜娜", "欧阳");
        row("欧阳娜娜", "娜娜");
        row("欧阳娜娜", "ouyang");
        row("欧阳娜娜", "ouyangnana");
        row("欧阳娜娜", "nana");
        row("欧阳娜娜", "oynn");
        row("欧阳娜娜", "ou yang na");
        row("欧阳娜娜", "阳欧", false);
        row("吕布", "lv");
        row("吕布", "lu bu");
        row("单田芳", "shan");
        row("李 Anna", "lianna");
        row("李 Anna", "anna");
        row("Chen Wei", "wei");
        row("Chen Wei", "WEI CHEN");
        row("Chen Wei", "hen w");
        row("O'Brien", "obrien");
        row("O'Brien", "o'br");
        row("O'Brien", "brien");
        row("José", "jose");
        row("José", "Jose\xcc\x81");
        row("Jose", "josé", false);
        row("Straße", "strasse");
        row("Mei 🏸", "🏸");
        row("محمد علي", "علي");
        row("'; --", "'; --");
        row("Li Na", "");
        row("Li Na", "x", false);
    }

    void found()
    {
        QFETCH(QString, name);
        QFETCH(QString, typed);
        QFETCH(bool, found);
        QCOMPARE(finds(name, typed), found && !typed.isEmpty());
    }

    void numbersAreFoundHoweverTyped()
    {
        const QString typed = QStringLiteral("138-0000 1234");
        const QString e164 = QStringLiteral("+8613800001234");
        for (const char *search :
            {"13800001234", "+86 138 0000 1234", "0086138", "1234", "0000", "00001234", "138 0000", "１３８０"})
            QVERIFY2(finds(QStringLiteral("x"), QString::fromUtf8(search), typed, e164), search);
        for (const char *search : {"123", "9999", "12345"})
            QVERIFY2(!finds(QStringLiteral("x"), QString::fromUtf8(search), typed, e164), search);
        QVERIFY(finds(QStringLiteral("x"), QStringLiteral("010-8765 4321"), QStringLiteral("1087654321"), QString()));
    }

    void keysAreBoundedAndWithoutRepetition()
    {
        const auto keys = SearchKeys::forCustomer(
            QString(200, QLatin1Char('a')) + QStringLiteral("娜").repeated(50), QString(), QString());
        QVERIFY(keys.size() < 800);
        for (qsizetype i = 0; i < keys.size(); ++i) {
            QVERIFY(keys.at(i).text.size() <= SearchKeys::longestKey);
            QVERIFY(i == 0 || keys.at(i - 1) != keys.at(i));
        }
        QVERIFY(SearchKeys::forCustomer(QStringLiteral("Li"), QStringLiteral("123"), QString()).constFirst().kind
            == SearchKeys::Kind::Name);
    }

    void noKeyIsHalfACharacter()
    {
        const auto whole = [](const QString &text) { return QString::fromUtf8(text.toUtf8()) == text; };
        for (const QString &name : {QStringLiteral("王小明 😀 Meier"), QStringLiteral("𠮷野𤭢"),
                 QStringLiteral("a") + QStringLiteral("🏸").repeated(199), QStringLiteral("🏸").repeated(200)}) {
            for (const SearchKeys::Key &key : SearchKeys::forCustomer(name, QString(), QString()))
                QVERIFY2(whole(key.text), qPrintable(name));
            for (const QString &text : SearchKeys::forSearch(name).texts)
                QVERIFY2(whole(text), qPrintable(name));
        }
    }
};

QTEST_APPLESS_MAIN(tst_Customers)
#include "tst_Customers.moc"
