#include "app/Ctl.h"

#include "tests/support/Patience.h"

using namespace vd;

/// What venuedeskctl says of a command line that it cannot follow.
class tst_Ctl final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheWrongArgument_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("named"); // Empty: nothing is wrong.
        const QList<std::pair<const char *, const char *>> cases{{"status", ""}, {"demo --size large", ""},
            {"keys backup kept.key", ""}, {"export day 2026-12-05", ""}, {"retention forever", ""}, {"", "missing"},
            {"demoo", "'demoo'"}, {"status now", "'now'"},
            {"demo --size huge", "--size must be small or large, not 'huge'"}, {"migrate --port 99999", "--port"},
            {"door-sim --doors three", "--doors"}, {"status --speed 3", "speed"}, {"doctor --desks many", "--desks"},
            {"doctor here", "'here'"}, {"selftest --rounds 0", "--rounds"}, {"keys", "status, rotate"},
            {"keys lend", "'lend'"}, {"keys backup", "FILE"}, {"keys rotate now", "'now'"},
            {"retention soon", "'soon'"}, {"customer export abc x.json", "'abc'"}, {"customer export 7", "FILE"},
            {"customer erase 7 x.json", "'x.json'"}, {"backup", "FILE"}, {"audit check", "'check'"},
            {"catalog import", "FILE"}, {"init-server here --names a,_b", "--names"}, {"export week", "'week'"},
            {"export day 2026-13-01", "'2026-13-01'"}, {"export month december", "'december'"},
            {"export range 2026-12-05", "UNTIL"}, {"export range 2026-12-05 2026-12-01", "'2026-12-01'"},
            {"export day --format docx", "'docx'"}, {"export day --language fr", "'fr'"}};
        for (const auto &[line, named] : cases)
            QTest::newRow(*line ? line : "nothing") << QString::fromLatin1(line) << QString::fromLatin1(named);
    }
    void namesTheWrongArgument()
    {
        QFETCH(QString, line);
        QFETCH(QString, named);
        app::Ctl ctl;
        const QString fault
            = ctl.fault(QStringList{QStringLiteral("venuedeskctl")} + line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
        if (named.isEmpty())
            QCOMPARE(fault, QString());
        else
            QVERIFY2(fault.contains(named), qPrintable(fault));
    }
};

QTEST_GUILESS_MAIN(tst_Ctl)
#include "tst_Ctl.moc"
