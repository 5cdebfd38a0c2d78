#include "db/client/RawConnection.h"
#include "tests/support/DesktopHome.h"
#include "tests/support/Patience.h"
#include "tests/support/ProgramOutput.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>

using namespace vd;
using vd::test::outputOf;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

/// The records of a CSV file, read strictly by another program.
QList<QStringList> recordsOf(const QString &path)
{
    const QString json = outputOf(text("python3"),
        {text("-c"),
            text("import csv,json,sys\n"
                 "print(json.dumps(list(csv.reader(open(sys.argv[1],encoding='utf-8-sig',newline=''),strict=True))))"),
            path});
    QList<QStringList> records;
    for (const QJsonValue &record : QJsonDocument::fromJson(json.toUtf8()).array()) {
        records << QStringList();
        for (const QJsonValue &cell : record.toArray())
            records.last() << cell.toString();
    }
    return records;
}

/// The cells of a workbook's sheet, its formulas' values in their place.
QList<QStringList> sheetOf(const QString &path, int sheet)
{
    const QString json = outputOf(text("/usr/bin/python3"),
        {text("-c"),
            text("import json,openpyxl,sys,warnings\n"
                 "warnings.simplefilter('error')\n"
                 "s=openpyxl.load_workbook(sys.argv[1],data_only=True).worksheets[int(sys.argv[2])]\n"
                 "print(json.dumps([['' if c.value is None else '%.2f'%c.value if isinstance(c.value,float) else "
                 "str(c.value) for c in r] for r in s.rows]))"),
            path, QString::number(sheet)});
    QList<QStringList> rows;
    for (const QJsonValue &row : QJsonDocument::fromJson(json.toUtf8()).array()) {
        rows << QStringList();
        for (const QJsonValue &cell : row.toArray())
            rows.last() << cell.toString();
    }
    return rows;
}

/// The first record that begins with a word.
QStringList recordOf(const QList<QStringList> &records, const QString &word)
{
    for (const QStringList &record : records)
        if (record.value(0) == word)
            return record;
    return {};
}

} // namespace

/// The nightly job: venuedeskctl exports what the database holds, in every format, and says by its exit code how it
/// ended.
class tst_Export : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void everyFormatHasTheDaysFigures();
    void aMonthAddsUp();
    void theJournalBalances();
    void endingsAreToldByExitCodes();

private:
    [[nodiscard]] QString value(const QByteArray &sql) const;
    [[nodiscard]] int ctl(const QStringList &arguments, QString *output = nullptr) const;
    [[nodiscard]] QStringList ofVenue(const QStringList &arguments) const
    {
        return QStringList{text("export")} + arguments + QStringList{text("--venue"), m_venue, text("--out"), m_out};
    }

    test::DesktopHome m_home;
    QString m_venue;
    QString m_venueId;
    QString m_day;
    QString m_out;
};

void tst_Export::initTestCase()
{
    const auto demo = m_home.run(text("venuedeskctl"), {text("demo"), text("--size"), text("small")});
    QVERIFY2(demo.code == 0, qPrintable(demo.output));
    m_venueId = value("select p.venue_id from payments.payment p join payments.refund_part r on r.payment_id = p.id "
                      "where r.state = 'succeeded' group by 1 order by count(*) desc, 1 limit 1");
    m_venue = value("select name from catalog.venue where id = " + m_venueId.toLatin1());
    m_day = value("select money_day from payments.refund_part where state = 'succeeded' and venue_id = "
        + m_venueId.toLatin1() + " group by 1 order by count(*) desc, 1 limit 1");
    QVERIFY(!m_venue.isEmpty() && !m_day.isEmpty());
    m_out = m_home.path(text("exports"));
    QVERIFY(QDir().mkpath(m_out));
}

void tst_Export::cleanupTestCase()
{
    (void)m_home.run(text("venuedeskctl"), {text("stop")});
}

QString tst_Export::value(const QByteArray &sql) const
{
    const auto settings = m_home.superuser();
    if (!settings)
        return {};
    auto connection = db::RawConnection::open(*settings);
    const auto rows = connection->script("select (" + sql + ")::text as v");
    return rows && !rows->isEmpty() ? rows->first().text("v") : QString();
}

int tst_Export::ctl(const QStringList &arguments, QString *output) const
{
    const auto run = m_home.run(text("venuedeskctl"), arguments);
    if (output)
        *output = run.output;
    return run.code;
}

void tst_Export::everyFormatHasTheDaysFigures()
{
    const QByteArray where = " where state = 'succeeded' and venue_id = " + m_venueId.toLatin1() + " and money_day = '"
        + m_day.toLatin1() + "'";
    const QString paid
        = value("select to_char(sum(amount_minor) / 100.0, 'FM999999990.00') from payments.payment" + where);
    const QString refunded
        = value("select to_char(sum(amount_minor) / 100.0, 'FM999999990.00') from payments.refund_part" + where);
    const QString payments = value("select count(*) from payments.payment" + where);
    QString output;
    for (const char *format : {"csv", "xlsx", "pdf"})
        QVERIFY2(
            ctl(ofVenue({text("day"), m_day, text("--format"), text(format), text("--pattern"), text("day")}), &output)
                == 0,
            qPrintable(output));
    const QStringList csv = recordOf(recordsOf(m_out + text("/day.csv")), text("Total"));
    QCOMPARE(csv.value(1), payments);
    QCOMPARE(csv.value(2), paid);
    QCOMPARE(csv.value(4), refunded);
    const QStringList xlsx = recordOf(sheetOf(m_out + text("/day.xlsx"), 1), text("Total"));
    QCOMPARE(xlsx.value(1), payments);
    QCOMPARE(xlsx.value(2).toDouble(), paid.toDouble());
    QCOMPARE(xlsx.value(4).toDouble(), refunded.toDouble());
    const QString pdf
        = outputOf(text("pdftotext"), {text("-layout"), m_out + text("/day.pdf"), text("-")}).remove(QLatin1Char(','));
    QVERIFY(pdf.contains(paid));
    QVERIFY(pdf.contains(refunded));
    // Each is recorded with its rows; what is in the file is what was recorded.
    const QString rows
        = value("select string_agg(subject ->> 'rows', ' ' order by id) from audit.entry where action = 'export'");
    const auto lines = outputOf(text("pdftotext"), {text("-raw"), m_out + text("/day.pdf"), text("-")});
    QVERIFY(lines.contains(m_venue.section(QLatin1Char(' '), 0, 0)));
    const QStringList counts = rows.split(QLatin1Char(' '));
    QCOMPARE(counts.size(), 3);
    QVERIFY(counts.at(0) == counts.at(1) && counts.at(1) == counts.at(2) && counts.at(0).toInt() > payments.toInt());
}

void tst_Export::aMonthAddsUp()
{
    QString output;
    QVERIFY2(
        ctl(ofVenue({text("month"), m_day.left(7), text("--format"), text("csv")}), &output) == 0, qPrintable(output));
    const QStringList files = QDir(m_out).entryList({text("venuedesk-*-") + m_day.left(7) + text(".csv")});
    QCOMPARE(files.size(), 1);
    const QList<QStringList> records = recordsOf(m_out + QLatin1Char('/') + files.first());
    qint64 net = 0;
    QList<qint64> totals;
    for (const QStringList &record : records) {
        const auto minor
            = [&record](int column) { return QString(record.value(column)).remove(QLatin1Char('.')).toLongLong(); };
        if (record.value(0) == text("Payment") || record.value(0) == text("Refund"))
            net += minor(5);
        if (record.value(0) == text("Total"))
            totals << minor(5) << minor(6);
    }
    QCOMPARE(totals.size(), 10); // the last are those of the drawers
    QVERIFY(!recordOf(records, text("Shift")).isEmpty());
    QCOMPARE(totals.at(0), net); // by channel
    QCOMPARE(totals.at(3), net); // by day
    QCOMPARE(totals.at(6), net); // every payment
}

void tst_Export::theJournalBalances()
{
    QString output;
    QVERIFY2(ctl(ofVenue({text("journal"), m_day.left(7), text("--format"), text("csv"), text("--pattern"),
                     text("journal")}),
                 &output)
            == 0,
        qPrintable(output));
    const QList<QStringList> records = recordsOf(m_out + text("/journal.csv"));
    const QStringList total = records.constLast();
    QCOMPARE(total.value(0), text("Total"));
    QCOMPARE(total.value(4), total.value(5));
    QVERIFY(total.value(4).toDouble() > 0);
    QCOMPARE(ctl(ofVenue({text("journal"), m_day.left(7), text("--format"), text("pdf"), text("--language"), text("zh"),
                 text("--pattern"), text("zh")})),
        0);
    QVERIFY(outputOf(text("pdftotext"), {m_out + text("/zh.pdf"), text("-")}).contains(text("会计分录")));
}

void tst_Export::endingsAreToldByExitCodes()
{
    QCOMPARE(ctl({text("export"), text("decade")}), 2);
    QCOMPARE(ctl({text("export"), text("day"), text("--format"), text("docx")}), 2);
    QCOMPARE(ctl({text("export"), text("range"), text("2026-02-02"), text("2026-02-01")}), 2);
    QCOMPARE(ctl({text("export"), text("day"), text("--venue"), text("Nowhere")}), 1);
    QCOMPARE(ctl({text("export"), text("day"), text("--venue"), m_venue, text("--out"), text("/nowhere/x.csv")}), 1);
    QVERIFY(!QDir(text("/nowhere")).exists());
    QCOMPARE(ctl(ofVenue({text("day"), text("--pattern"), text("{moon}")})), 1);
    QCOMPARE(ctl({text("export"), text("day"), text("--host"), text("127.0.0.1"), text("--port"), text("1"),
                 text("--user"), text("x")}),
        3);
    // Yesterday of the venue, by itself; an empty day is a file too.
    QString output;
    QVERIFY2(ctl(ofVenue({text("day"), text("--format"), text("xlsx")}), &output) == 0, qPrintable(output));
    QVERIFY(output.contains(text("exported: rows ")));
}

QTEST_GUILESS_MAIN(tst_Export)
#include "tst_Export.moc"
