// A venue rehearses its doors from the command line, on the demo's day.

#include "db/client/RawConnection.h"
#include "models/base/Pass.h"
#include "tests/support/Answer.h"
#include "tests/support/DesktopHome.h"
#include "tests/support/Patience.h"

#include <QRegularExpression>

using namespace vd;
using namespace vd::test;

class tst_DoorSimCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto demo = m_home.run(QStringLiteral("venuedeskctl"),
            {QStringLiteral("demo"), QStringLiteral("--size"), QStringLiteral("small")});
        QVERIFY2(demo.code == 0, qPrintable(demo.output));
    }
    void cleanupTestCase() { (void)m_home.run(QStringLiteral("venuedeskctl"), {QStringLiteral("stop")}); }

    void threeDoorsWithoutTheServer()
    {
        const qint64 before = number("select count(*) from checkin.check_in");
        const auto run = doorSim({QStringLiteral("--outages"), QStringLiteral("-1")});
        QVERIFY2(run.code == 0, qPrintable(run.output));
        QVERIFY2(
            run.output.contains(QStringLiteral("40 scans, 40 of them without the server")), qPrintable(run.output));
        QVERIFY2(run.output.contains(QStringLiteral("0 lost, 0 changed by uploading twice")), qPrintable(run.output));
        QCOMPARE(number("select count(*) from checkin.check_in"), before + 40);
        // Let in and refused with its reasons add up to what was scanned.
        const QRegularExpressionMatch match
            = QRegularExpression(QStringLiteral(": (\\d+) let in, (\\d+) refused(: [0-9a-z_, ]+)?\n"))
                  .match(run.output);
        QVERIFY2(match.hasMatch(), qPrintable(run.output));
        QCOMPARE(match.captured(1).toInt() + match.captured(2).toInt(), 40);
        int refused = 0;
        const QStringList reasons = match.captured(3).mid(2).split(QStringLiteral(", "), Qt::SkipEmptyParts);
        for (const QString &reason : reasons)
            refused += reason.section(QLatin1Char(' '), 0, 0).toInt();
        QCOMPARE(refused, match.captured(2).toInt());
    }

    void aVenueNobodyKnows()
    {
        const auto run = doorSim({QStringLiteral("--venue"), QStringLiteral("Nowhere")});
        QVERIFY(run.code != 0);
    }

private:
    [[nodiscard]] DesktopHome::Run doorSim(const QStringList &more) const
    {
        return m_home.run(QStringLiteral("venuedeskctl"),
            QStringList{QStringLiteral("door-sim"), QStringLiteral("--doors"), QStringLiteral("3"),
                QStringLiteral("--scans"), QStringLiteral("40"), QStringLiteral("--duplicates"), QStringLiteral("5")}
                + more);
    }
    [[nodiscard]] qint64 number(const QByteArray &sql) const
    {
        const auto superuser = m_home.superuser();
        auto open = superuser.and_then([](const auto &settings) { return db::RawConnection::open(settings); });
        const auto rows = open ? open->script("select (" + sql + ")::bigint as n") : pass(open);
        if (!rows)
            qFatal("%s", qPrintable(problem(rows)));
        return rows->first().int64("n");
    }

    DesktopHome m_home;
};

QTEST_GUILESS_MAIN(tst_DoorSimCommand)
#include "tst_DoorSimCommand.moc"
