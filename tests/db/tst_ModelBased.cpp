#include "tests/db/model/Run.h"
#include "tests/db/model/Storm.h"
#include "tests/support/Patience.h"

#include <QElapsedTimer>
#include <QRandomGenerator>

#include <mutex>
#include <thread>

using namespace vd::test;
using namespace vd::test::model;

namespace {

int fromEnvironment(const char *name, int otherwise)
{
    return qEnvironmentVariableIsSet(name) ? qEnvironmentVariableIntValue(name) : otherwise;
}

// A chapter has a database of its own: short enough to be shortened when it fails, long enough for a day of the venue.
constexpr int chapterLength = 2000;
constexpr int stormLength = 20'000;

void print(const Outcome &outcome)
{
    for (const QString &line : outcome.script)
        qWarning("  %s", qPrintable(line));
    for (const QString &line : outcome.differences)
        qWarning("  => %s", qPrintable(line));
}

} // namespace

/// The venue's whole life as random operations of several logins, foretold by a model in C++. VD_MODEL_OPS says how
/// many (1,000,000 takes hours), VD_MODEL_SEED repeats a run, VD_MODEL_WORLDS how many databases live at once.
class tst_ModelBased final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto cluster = TemporaryCluster::acquire();
        QVERIFY2(cluster, cluster ? "" : qPrintable(cluster.error().detail));
        m_cluster = std::move(*cluster);
        m_seed = qEnvironmentVariableIsSet("VD_MODEL_SEED") ? qEnvironmentVariable("VD_MODEL_SEED").toULongLong()
                                                            : QRandomGenerator::global()->generate();
    }

    void foretold()
    {
        const int wanted = fromEnvironment("VD_MODEL_OPS", 4000);
        const int chapters = std::max(1, (wanted + chapterLength - 1) / chapterLength);
        const int length = std::min(chapterLength, wanted);
        qInfo("seed %llu: %d operations in %d chapters", m_seed, chapters * length, chapters);
        QElapsedTimer timer;
        timer.start();
        std::mutex mutex;
        int next = 0;
        Outcome all;
        QList<quint64> failed;
        const auto work = [&] {
            for (;;) {
                int chapter = 0;
                {
                    const std::lock_guard lock(mutex);
                    if (next == chapters || !failed.isEmpty())
                        return;
                    chapter = next++;
                }
                const QList<quint64> seeds = seedsOf(m_seed + static_cast<quint64>(chapter), length);
                const Outcome outcome = play(seeds, 100);
                const std::lock_guard lock(mutex);
                all.operations += outcome.operations;
                all.accepted += outcome.accepted;
                for (auto it = outcome.codes.begin(); it != outcome.codes.end(); ++it)
                    all.codes[it.key()] += it.value();
                if (chapter % 25 == 24)
                    qInfo("%d operations, %lld s", all.operations, timer.elapsed() / 1000);
                if (!outcome.differences.isEmpty() && failed.isEmpty()) {
                    failed = seeds.mid(0, outcome.operations);
                    all.differences = outcome.differences;
                    qWarning("seed %llu differs after %d operations", m_seed + static_cast<quint64>(chapter),
                        outcome.operations);
                }
            }
        };
        std::vector<std::thread> threads;
        for (int i = 0; i < fromEnvironment("VD_MODEL_WORLDS", 2); ++i)
            threads.emplace_back(work);
        for (std::thread &thread : threads)
            thread.join();
        if (!failed.isEmpty()) {
            for (const QString &line : all.differences)
                qWarning("  %s", qPrintable(line));
            print(shrink(failed, fromEnvironment("VD_MODEL_SHRINK", 300),
                [this](const QList<quint64> &seeds) { return play(seeds, 40); }));
        }
        if (qEnvironmentVariableIsSet("VD_MODEL_CODES"))
            printCodes(all.codes);
        qInfo("%d operations, %d accepted, %lld per second, %d differences", all.operations, all.accepted,
            all.operations * 1000LL / std::max<qint64>(1, timer.elapsed()), static_cast<int>(all.differences.size()));
        QVERIFY(failed.isEmpty());
    }

    void controls_data()
    {
        QTest::addColumn<QByteArray>("function");
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QByteArray>("broken");
        QTest::newRow("stock is released twice")
            << QByteArray("inventory.move(timestamptz, bigint[], text, text, bigint[])")
            << QByteArray("i.places * ((p_to = 'sold')::int - (i.stock_state = 'sold')::int) as d_sold")
            << QByteArray("0 as d_sold");
        QTest::newRow("an offer is forgotten") << QByteArray("waitlist.offer(timestamptz, bigint[], boolean)")
                                               << QByteArray("e.places > v_free") << QByteArray("e.places >= v_free");
        QTest::newRow("a refund forgets what has gone back")
            << QByteArray("payments.start_refund(timestamptz, bigint, jsonb, boolean, text, name)")
            << QByteArray("payments.allocate(p_order, v_amount - v_fee,")
            << QByteArray("payments.allocate(p_order, v_amount,");
        QTest::newRow("the sweep leaves no time to ask")
            << QByteArray("orders.sweep(timestamptz, int)") << QByteArray("interval '2 min'")
            << QByteArray("interval '0 min'");
        QTest::newRow("used codes enter again")
            << QByteArray("checkin.judge(timestamptz, bigint, bigint)") << QByteArray("r.entered >= r.party")
            << QByteArray("r.entered > r.party + 5");
        QTest::newRow("money for a closed order counts")
            << QByteArray("payments.unapply(timestamptz, bigint[])") << QByteArray("applied = false,")
            << QByteArray("applied = true,");
    }

    /// The negative controls: with one rule of the database broken, the model must differ, or agreement proves nothing.
    void controls()
    {
        QFETCH(const QByteArray, function);
        QFETCH(const QByteArray, rule);
        QFETCH(const QByteArray, broken);
        const auto play = [&](const QList<quint64> &seeds) {
            auto world = World::make(*m_cluster);
            if (!world || !(*world)->breakRule(function, rule, broken))
                qFatal("the rule could not be broken: %s", function.constData());
            return Run(**world, 40).play(seeds);
        };
        Outcome outcome;
        for (int chapter = 0; chapter < 12 && outcome.differences.isEmpty(); ++chapter)
            outcome = play(seedsOf(static_cast<quint64>(chapter + 1), chapterLength));
        QVERIFY2(!outcome.differences.isEmpty(), "the broken rule was not noticed");
        qInfo("noticed after %d operations: %s", outcome.operations, qPrintable(outcome.differences.first()));
    }

    /// What is found is shortened to what one can read.
    void shrinks()
    {
        const auto play = [&](const QList<quint64> &seeds) {
            auto world = World::make(*m_cluster);
            if (!world
                || !(*world)->breakRule(
                    "payments.unapply(timestamptz, bigint[])", "applied = false,", "applied = true,"))
                qFatal("the rule could not be broken");
            return Run(**world, 40).play(seeds);
        };
        QList<quint64> seeds;
        for (int chapter = 1; chapter < 5; ++chapter) {
            seeds = seedsOf(static_cast<quint64>(chapter), chapterLength);
            const Outcome outcome = play(seeds);
            seeds = seeds.mid(0, outcome.operations);
            if (!outcome.differences.isEmpty())
                break;
        }
        const Outcome shortest = shrink(seeds, 80, play);
        qInfo("%lld operations came down to %lld", static_cast<long long>(seeds.size()),
            static_cast<long long>(shortest.script.size()));
        QVERIFY(!shortest.differences.isEmpty());
        QVERIFY(shortest.script.size() <= std::max<qsizetype>(12, seeds.size() / 10));
    }

    void storm()
    {
        const int wanted = fromEnvironment("VD_MODEL_STORM", 5000);
        int done = 0;
        qint64 took = 0;
        for (int chapter = 0; done < wanted; ++chapter) {
            auto world = World::make(*m_cluster);
            QVERIFY(world);
            QElapsedTimer timer;
            timer.start();
            const Storm::Report report
                = Storm(**world).blow(m_seed + static_cast<quint64>(chapter), std::min(stormLength, wanted - done));
            took += timer.elapsed();
            done += std::max(1, report.operations);
            for (const QString &line : report.broken.mid(0, 20))
                qWarning("  => %s", qPrintable(line));
            for (auto it = report.collisions.cbegin(); it != report.collisions.cend(); ++it)
                qInfo("%d collisions in %s", it.value(), qPrintable(it.key()));
            if (qEnvironmentVariableIsSet("VD_MODEL_CODES"))
                printCodes(report.codes);
            qInfo("seed %llu: 32 connections, %d operations, %d accepted, %d tried again",
                m_seed + static_cast<quint64>(chapter), report.operations, report.accepted, report.retried);
            QVERIFY2(report.broken.isEmpty(), qPrintable(report.broken.value(0)));
        }
        qInfo("%d operations, %lld per second, every invariant held at every quiet point", done,
            done * 1000LL / std::max<qint64>(1, took));
    }

private:
    Outcome play(const QList<quint64> &seeds, int compareEvery)
    {
        auto world = World::make(*m_cluster);
        if (!world)
            qFatal("%s %s", qPrintable(world.error().code), qPrintable(world.error().detail));
        return Run(**world, compareEvery).play(seeds);
    }

    static void printCodes(const QHash<QString, int> &codes)
    {
        QStringList names = codes.keys();
        names.sort();
        for (const QString &name : names)
            qInfo("%7d %s", codes.value(name), qPrintable(name));
    }

    std::unique_ptr<TemporaryCluster> m_cluster;
    quint64 m_seed = 0;
};

int main(int argc, char *argv[])
{
    // A million operations take hours; nobody is to end them after five minutes.
    qputenv("QTEST_FUNCTION_TIMEOUT", "2000000000");
    QCoreApplication application(argc, argv);
    tst_ModelBased test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_ModelBased.moc"
