#include "models/schedule/CalendarFile.h"
#include "tests/support/Patience.h"

namespace vd {

using schedule::Calendar;
using schedule::CalendarEntry;
using schedule::CalendarFile;

/// Holiday calendars as iCalendar (RFC 5545) and CSV: what goes out comes in again, what is wrong is refused whole with
/// its line and reason.
class tst_CalendarFile : public QObject
{
    Q_OBJECT

    static QByteArray event(const QByteArray &lines)
    {
        return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\nBEGIN:VEVENT\r\nUID:1\r\n" + lines
            + "END:VEVENT\r\nEND:VCALENDAR\r\n";
    }

private Q_SLOTS:
    void whatGoesOutComesInAgain_data()
    {
        QTest::addColumn<bool>("csv");
        QTest::newRow("iCalendar") << false;
        QTest::newRow("CSV") << true;
    }

    void whatGoesOutComesInAgain()
    {
        QFETCH(bool, csv);
        const Calendar calendar{CalendarId(7), VenueId(1), QStringLiteral("Holidays; all, of them"), false, 1,
            {{QDate(2026, 12, 31), 3, true, QStringLiteral("New year, \"long\"; it")},
                {QDate(2028, 2, 29), 1, false, QStringLiteral("A leap day")},
                {QDate(2027, 10, 1), 7, false,
                    QStringLiteral("国庆节黄金周国庆节黄金周国庆节黄金周国庆节黄金周国庆节黄金周")},
                {QDate(2027, 5, 1), 366, false, QStringLiteral("=1+1")},
                {QDate(2027, 5, 2), 1, false, QStringLiteral("'=1+1")}}};
        const QByteArray file = csv
            ? CalendarFile::toCsv(calendar)
            : CalendarFile::toICalendar(calendar, QDateTime(QDate(2026, 1, 1), QTime(0, 0), Qt::UTC));
        for (const QByteArray &line : file.split('\n'))
            QVERIFY2(csv || line.size() <= 76, line.constData());
        const auto read = CalendarFile::read(file);
        QVERIFY2(read, read ? "" : qPrintable(read.error().code));
        QCOMPARE(*read, calendar.entries);
    }

    void otherProgramsFilesAreRead()
    {
        const auto timed = CalendarFile::read(
            event("DTSTART:20271001T080000Z\r\nDTEND:20271002T170000Z\r\nSUMMARY:Two\r\n days\r\n"));
        QVERIFY(timed);
        QCOMPARE(*timed, (QList<CalendarEntry>{{QDate(2027, 10, 1), 2, false, QStringLiteral("Twodays")}}));
        const auto day
            = CalendarFile::read(event("DTSTART;VALUE=DATE:20271001\r\nSUMMARY:One\r\nRRULE:FREQ=YEARLY\r\n"));
        QVERIFY(day);
        QCOMPARE(*day, (QList<CalendarEntry>{{QDate(2027, 10, 1), 1, true, QStringLiteral("One")}}));
        const auto plain = CalendarFile::read("Datum,Tage\n2027-10-01\n2027-12-24,3,no,\"Christ\"\"mas, eve\"\n\n");
        QVERIFY(plain);
        QCOMPARE(plain->size(), 2);
        QCOMPARE(plain->at(0).name, QStringLiteral("2027-10-01"));
        QCOMPARE(plain->at(1).name, QStringLiteral("Christ\"mas, eve"));
    }

    void badLinesAreNamed_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<int>("line");
        const auto row = [](const char *name, const QByteArray &file, const char *reason, int line) {
            QTest::newRow(name) << file << QString::fromLatin1(reason) << line;
        };
        row("no day", "2027-01-01\n2027-13-01\n", "day", 2);
        row("29 February that is none", "2027-02-29,1,no,x\n", "day", 1);
        row("29 February every year", "2028-02-29,1,yes,x\n", "leap_day", 1);
        row("no days", "2027-01-01,0,no,x\n", "days", 1);
        row("days are no number", "2027-01-01,two,no,x\n", "days", 1);
        row("too many days", "2027-01-01,367,no,x\n", "days", 1);
        row("yearly is a guess", "2027-01-01,1,maybe,x\n", "yearly", 1);
        row("columns", "2027-01-01,1,no,x,y\n", "columns", 1);
        row("name", "2027-01-01,1,no," + QByteArray(121, 'x') + "\n", "name", 1);
        row("line of a quoted text", "2027-01-01,1,no,\"a\nb\"\nnonsense\n", "day", 3);
        row("end before start", event("DTSTART;VALUE=DATE:20271005\r\nDTEND;VALUE=DATE:20271001\r\nSUMMARY:x\r\n"),
            "end", 4);
        row("no real day", event("DTSTART;VALUE=DATE:20270229\r\nSUMMARY:x\r\n"), "day", 4);
        row("no start", event("SUMMARY:x\r\n"), "day", 4);
        row("weekly", event("DTSTART;VALUE=DATE:20271005\r\nSUMMARY:x\r\nRRULE:FREQ=WEEKLY\r\n"), "repeat", 4);
        row("until", event("DTSTART;VALUE=DATE:20271005\r\nSUMMARY:x\r\nRRULE:FREQ=YEARLY;UNTIL=20300101\r\n"),
            "repeat", 4);
        row("leap day yearly", event("DTSTART;VALUE=DATE:20280229\r\nSUMMARY:x\r\nRRULE:FREQ=YEARLY\r\n"), "leap_day",
            4);
        row("no name", event("DTSTART;VALUE=DATE:20271005\r\n"), "name", 4);
    }

    void badLinesAreNamed()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, reason);
        QFETCH(int, line);
        const auto read = CalendarFile::read(file);
        QVERIFY(!read);
        QCOMPARE(read.error().code, QStringLiteral("calendar_file_line"));
        QCOMPARE(read.error().facts.value(QLatin1String("reason")).toString(), reason);
        QCOMPARE(read.error().facts.value(QLatin1String("line")).toInt(), line);
    }

    void sizeAndFormAreBounded()
    {
        QCOMPARE(CalendarFile::read(QByteArray(1'000'001, 'x')).error().code, QStringLiteral("calendar_file_large"));
        QCOMPARE(CalendarFile::read("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART").error().code,
            QStringLiteral("calendar_file_form"));
        QCOMPARE(
            CalendarFile::read(QByteArray("2027-01-01\0x", 12)).error().code, QStringLiteral("calendar_file_form"));
        QByteArray many;
        for (int i = 0; i < 2'001; ++i)
            many += QDate(2000, 1, 1).addDays(i).toString(Qt::ISODate).toLatin1() + '\n';
        const auto read = CalendarFile::read(many);
        QVERIFY(!read);
        QCOMPARE(read.error().facts.value(QLatin1String("reason")).toString(), QStringLiteral("many"));
        QCOMPARE(read.error().facts.value(QLatin1String("line")).toInt(), 2'001);
    }
};

} // namespace vd

QTEST_GUILESS_MAIN(vd::tst_CalendarFile)
#include "tst_CalendarFile.moc"
