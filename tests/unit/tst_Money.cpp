#include "models/base/Money.h"
#include "tests/support/Patience.h"

#include <QLocale>

using vd::Money;

class tst_Money final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parse_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("currency");
        QTest::addColumn<qint64>("minor");
        QTest::addColumn<QString>("code");
        const QString cny = QStringLiteral("CNY");
        QTest::newRow("whole") << QStringLiteral("80") << cny << qint64(8000) << QString();
        QTest::newRow("grouped") << QStringLiteral("1,200.5") << cny << qint64(120050) << QString();
        QTest::newRow("full width") << QStringLiteral(" 1200.50 ") << cny << qint64(120050) << QString();
        QTest::newRow("yen") << QStringLiteral("1200") << QStringLiteral("JPY") << qint64(1200) << QString();
        QTest::newRow("empty") << QStringLiteral("  ") << cny << qint64(0) << QStringLiteral("amount_empty");
        QTest::newRow("sign") << QStringLiteral("-5") << cny << qint64(0) << QStringLiteral("amount_invalid");
        QTest::newRow("exponent") << QStringLiteral("1e3") << cny << qint64(0) << QStringLiteral("amount_invalid");
        QTest::newRow("wrong group") << QStringLiteral("1,20") << cny << qint64(0) << QStringLiteral("amount_invalid");
        QTest::newRow("three decimals") << QStringLiteral("1.200") << cny << qint64(0)
                                        << QStringLiteral("amount_too_precise");
        QTest::newRow("huge") << QStringLiteral("99999999999999999999") << cny << qint64(0)
                              << QStringLiteral("amount_too_large");
    }

    void parse()
    {
        QFETCH(QString, typed);
        QFETCH(QString, currency);
        QFETCH(qint64, minor);
        QFETCH(QString, code);
        const vd::Result<Money> amount = Money::parse(typed, currency);
        if (code.isEmpty())
            QCOMPARE(amount.value(), Money(minor, currency));
        else
            QCOMPARE(amount.error().code, code);
    }

    void plainText()
    {
        QCOMPARE(Money(-5, QStringLiteral("CNY")).toPlain(), QStringLiteral("-0.05"));
        QCOMPARE(Money(120050, QStringLiteral("CNY")).toPlain(), QStringLiteral("1200.50"));
        QCOMPARE(Money(1200, QStringLiteral("JPY")).toPlain(), QStringLiteral("1200"));
        QCOMPARE(Money(1234567, QStringLiteral("KWD")).toPlain(), QStringLiteral("1234.567"));
    }
};

QTEST_APPLESS_MAIN(tst_Money)
#include "tst_Money.moc"
