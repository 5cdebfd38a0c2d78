#include "tests/support/Patience.h"
#include "ui/common/ErrorEntry.h"
#include "ui/common/ErrorText.h"

#include <QJsonArray>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include <array>

using namespace vd;
using namespace vd::ui;

namespace {

const QTimeZone shanghai("Asia/Shanghai");

std::array<ErrorTable, 7> allTables()
{
    return {bookingErrors(), moneyErrors(), peopleErrors(), doorErrors(), adminErrors(), setupErrors(), systemErrors()};
}

QJsonValue sample(QChar kind, const QString &name)
{
    switch (kind.toLatin1()) {
    case 'n':
    case 'c':
    case 's':
        return 3;
    case 'm':
        return name.endsWith(QLatin1String("_minor")) ? QJsonValue(12050)
                                                      : QJsonValue(QJsonObject{{QStringLiteral("minor"), 12050},
                                                          {QStringLiteral("currency"), QStringLiteral("CNY")}});
    case 'i':
    case 'k':
        // As the server writes an instant into JSON.
        return QStringLiteral("2026-12-05T10:00:00.123456+00:00");
    case 'd':
    case 'y':
        return QStringLiteral("2026-12-05");
    case 'h':
        return QStringLiteral("18:00:00");
    case 'o':
        return QStringLiteral("CLOSED_TIMEOUT");
    case 'p':
        return QJsonArray{QStringLiteral("front_desk"), QStringLiteral("desk_lead"), QStringLiteral("auditor")};
    default:
        return QStringLiteral("Court 7");
    }
}

// An error with exactly the facts this entry asks for.
Error errorOf(const ErrorEntry &entry, int count)
{
    Error error{Fault::Rule, QString::fromLatin1(entry.code), {}, {}};
    const QStringList words = QString::fromLatin1(entry.facts).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words) {
        const qsizetype equals = word.indexOf(QLatin1Char('='));
        if (word == QLatin1String("fault=conflict"))
            error.fault = Fault::Conflict;
        else if (word == QLatin1String("fault=missing"))
            error.fault = Fault::Missing;
        else if (equals > 0 && (word.endsWith(QLatin1String("=true")) || word.endsWith(QLatin1String("=false"))))
            error.facts.insert(word.left(equals), word.endsWith(QLatin1String("=true")));
        else if (equals > 0)
            error.facts.insert(word.left(equals), word.mid(equals + 1));
        else if (word.startsWith(QLatin1Char('+')))
            error.facts.insert(word.mid(1), QJsonValue::Null);
        else
            error.facts.insert(
                word.mid(2), word.startsWith(QLatin1Char('n')) ? QJsonValue(count) : sample(word.front(), word.mid(2)));
        if (word.startsWith(QLatin1String("m:")) && word.endsWith(QLatin1String("_minor")))
            error.facts.insert(QStringLiteral("currency"), QStringLiteral("CNY"));
    }
    return error;
}

// The longest piece of the source between its placeholders: what tells one sentence from another.
QString kernel(const ErrorEntry &entry)
{
    static const QRegularExpression hole(QStringLiteral("%\\w|\\(s\\)"));
    QString longest;
    const QStringList pieces = QString::fromUtf8(entry.text).split(hole);
    for (const QString &piece : pieces) {
        if (piece.size() > longest.size())
            longest = piece;
    }
    return longest;
}

bool hasChinese(const QString &text)
{
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    return text.contains(han);
}

} // namespace

class tst_ErrorText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void everyEntryIsReachedByItsOwnFacts()
    {
        for (const ErrorTable &table : allTables()) {
            for (const ErrorEntry &entry : table) {
                const QString text = ErrorText::sentence(errorOf(entry, 3), shanghai);
                QVERIFY2(text.contains(kernel(entry)),
                    qPrintable(QStringLiteral("%1 (%2) gives: %3")
                                   .arg(QLatin1String(entry.code), QLatin1String(entry.facts), text)));
            }
        }
    }

    void everySentenceIsWholeInBothLanguages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Chinese") << QStringLiteral("zh_CN");
    }

    void everySentenceIsWholeInBothLanguages()
    {
        QFETCH(QString, language);
        const bool chinese = language != QLatin1String("en");
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/venuedesk_%1.qm").arg(language)));
        QVERIFY(QCoreApplication::installTranslator(&translator));
        QLocale::setDefault(QLocale(language));
        static const QRegularExpression leftover(QStringLiteral("%\\w|\\(s\\)|[a-z]_[a-z]|[A-Z]_[A-Z]"));
        QStringList wrong;
        for (const ErrorTable &table : allTables()) {
            for (const ErrorEntry &entry : table) {
                for (const int count : {1, 3}) {
                    const QString text = ErrorText::sentence(errorOf(entry, count), shanghai);
                    const bool numbered = !QString::fromLatin1(entry.facts).contains(QLatin1String("n:"));
                    if (text.isEmpty() || text.contains(leftover) || hasChinese(text) != chinese)
                        wrong << QStringLiteral("%1: %2").arg(QLatin1String(entry.code), text);
                    if (numbered)
                        break;
                }
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void rolesAndTimesAreSaidInWords()
    {
        const auto say = [](const QString &code, const QJsonObject &facts, Fault fault = Fault::Rule) {
            return ErrorText::sentence({fault, code, facts, {}}, shanghai);
        };
        QVERIFY(say(QStringLiteral("not_allowed"),
            {{QStringLiteral("roles"), QJsonArray{QStringLiteral("finance"), QStringLiteral("auditor")}}})
                    .contains(QStringLiteral("finance or auditor")));
        QVERIFY(say(QStringLiteral("claim_taken"),
            {{QStringLiteral("space"), QStringLiteral("Half A")},
                {QStringLiteral("taken_by"), QStringLiteral("Full court")},
                {QStringLiteral("taken_from"), QStringLiteral("2026-12-05T10:00:00+00:00")},
                {QStringLiteral("taken_until"), QStringLiteral("2026-12-05T11:00:00+00:00")}})
                    .startsWith(QStringLiteral(
                        "Half A is already taken from Sat 5 Dec 18:00 to 19:00 by a booking of Full court.")));
        QVERIFY(say(QStringLiteral("amount_above_due"),
            {{QStringLiteral("due_minor"), 12050}, {QStringLiteral("currency"), QStringLiteral("CNY")}})
                    .contains(QStringLiteral("120.50")));
        // An amount without its currency, and an instant that never comes, are not shown at all.
        QVERIFY(!say(QStringLiteral("amount_above_due"), {{QStringLiteral("due_minor"), 12050}})
                     .contains(QStringLiteral("120")));
        QVERIFY(!say(QStringLiteral("refund_too_late"), {{QStringLiteral("free_until"), QStringLiteral("-infinity")}})
                     .contains(QStringLiteral("infinity")));
        QVERIFY(
            say(QStringLiteral("shift_not_open"), {}, Fault::Conflict) != say(QStringLiteral("shift_not_open"), {}));
    }
};

QTEST_MAIN(tst_ErrorText)
#include "tst_ErrorText.moc"
