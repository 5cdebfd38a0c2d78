#include "tests/db/model/Run.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

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
            printCodes(all);
        qInfo("%d operations, %d accepted, %lld per second, %d differences", all.operations, all.accepted,
            all.operations * 1000LL / std::max<qint64>(1, timer.elapsed()), static_cast<int>(all.differences.size()));
        QVERIFY(failed.isEmpty());
    }

private:
    Outcome play(const QList<quint64> &seeds, int compareEvery)
    {
        auto world = World::make(*m_cluster);
        if (!world)
            qFatal("%s %s", qPrintable(world.error().code), qPrintable(world.error().detail));
        return Run(**world, compareEvery).play(seeds);
    }

    static void printCodes(const Outcome &outcome)
    {
        QStringList names = outcome.codes.keys();
        names.sort();
        for (const QString &name : names)
            qInfo("%7d %s", outcome.codes.value(name), qPrintable(name));
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
