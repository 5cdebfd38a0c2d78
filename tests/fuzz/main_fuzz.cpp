// Runs a fuzz target without libFuzzer: first its corpus as it stands, then mutations of it, the same in every run with
// the same seed. An input that kills the program is written to crash-input.bin in the working folder.

#include <QByteArray>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QList>
#include <QRandomGenerator>
#include <QStringList>

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <fcntl.h>
#include <unistd.h>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

namespace {

constexpr qsizetype longestInput = 4096;

QByteArray current;

// Only what is allowed in a signal handler.
void writeInput(int signal)
{
    const int file = ::open("crash-input.bin", O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (file >= 0) {
        [[maybe_unused]] const auto written
            = ::write(file, current.constData(), static_cast<std::size_t>(current.size()));
        ::close(file);
    }
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void run(const QByteArray &input)
{
    current = input;
    LLVMFuzzerTestOneInput(
        reinterpret_cast<const std::uint8_t *>(current.constData()), static_cast<std::size_t>(current.size()));
}

class Mutator
{
public:
    Mutator(QList<QByteArray> corpus, quint32 seed)
        : m_corpus(std::move(corpus))
        , m_random(seed)
    {
    }

    QByteArray next()
    {
        QByteArray input = m_corpus.at(pick(m_corpus.size()));
        for (int i = m_random.bounded(1, 6); i > 0; --i)
            change(input);
        return input.left(longestInput);
    }

private:
    qsizetype pick(qsizetype size)
    {
        return size <= 0 ? 0 : static_cast<qsizetype>(m_random.bounded(static_cast<quint32>(size)));
    }
    char byte() { return static_cast<char>(m_random.bounded(256)); }
    // A byte the target knows: code characters are more telling than any others.
    char known() { return m_random.bounded(3) == 0 ? byte() : "0123456789ABCDEFGHJKLMNPQRSTUVWXIOYZ -\r\t"[pick(40)]; }

    void change(QByteArray &input)
    {
        const qsizetype at = pick(input.size());
        switch (m_random.bounded(9)) {
        case 0:
            input.insert(at, known());
            break;
        case 1:
            input.remove(at, 1 + pick(4));
            break;
        case 2:
            input.truncate(at);
            break;
        case 3:
            input.insert(at, input.mid(pick(input.size()), pick(64)));
            break;
        case 4:
            input = input.left(at) + m_corpus.at(pick(m_corpus.size())).mid(at);
            break;
        case 5:
            input.append(QByteArray(pick(600), known()));
            break;
        case 6:
            if (!input.isEmpty())
                input[at] = static_cast<char>(input.at(at) ^ (1 << m_random.bounded(8)));
            break;
        case 7:
            input = m_random.bounded(2) == 0 ? input.toLower() : input.toUpper();
            break;
        default:
            if (!input.isEmpty())
                input[at] = known();
        }
    }

    QList<QByteArray> m_corpus;
    QRandomGenerator m_random;
};

QList<QByteArray> corpusOf(const QString &folder)
{
    QList<QByteArray> corpus;
    const QStringList names = QDir(folder).entryList(QDir::Files, QDir::Name);
    for (const QString &name : names) {
        QFile file(folder + QLatin1Char('/') + name);
        if (file.open(QIODevice::ReadOnly))
            corpus += file.readAll();
    }
    return corpus;
}

} // namespace

int main(int argc, char **argv)
{
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS})
        std::signal(signal, writeInput);
    qint64 runs = 20'000;
    qint64 seconds = 0;
    quint32 seed = 1;
    QList<QByteArray> corpus;
    for (int i = 1; i < argc; ++i) {
        const QByteArray option(argv[i]);
        const QByteArray value(i + 1 < argc ? argv[i + 1] : "");
        if (option == "--runs" && ++i < argc)
            runs = value.toLongLong();
        else if (option == "--seconds" && ++i < argc)
            seconds = value.toLongLong();
        else if (option == "--seed" && ++i < argc)
            seed = value.toUInt();
        else
            corpus += corpusOf(QString::fromLocal8Bit(option));
    }
    if (corpus.isEmpty()) {
        std::fprintf(stderr, "no corpus: name a folder with at least one input\n");
        return 1;
    }
    for (const QByteArray &input : corpus)
        run(input);
    run(QByteArray());
    Mutator mutator(corpus, seed);
    QElapsedTimer timer;
    timer.start();
    qint64 done = 0;
    for (; seconds > 0 ? timer.elapsed() < seconds * 1000 : done < runs; ++done)
        run(mutator.next());
    std::printf("%lld inputs of the corpus, %lld mutations, nothing broke\n", static_cast<long long>(corpus.size()),
        static_cast<long long>(done));
    return 0;
}
