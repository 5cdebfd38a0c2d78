#include "db/client/RawConnection.h"
#include "tests/support/Patience.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <csignal>
#include <memory>

using namespace vd;

namespace {

/// A running program of ours with all it says in a file.
struct Program
{
    QProcess process;
    QString log;
};

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The desktop and the service as people run them, talkative: nobody's name, number, document or code is in what they
/// and the server write, in window titles, in temporary files or in what a crash leaves behind.
class tst_Privacy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void theMainJobLeavesNothing();
    void theServiceLeavesNothing();
    void theCommandsDoWhatTheySay();
    void aCrashLeavesNothing();
    void theSearchFindsWhatIsThere();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    std::unique_ptr<Program> start(const QString &program, const QStringList &arguments, const QString &name);
    int finish(Program &program) const;
    /// Runs venuedeskctl to its end, with a line typed; its exit code and what it said.
    std::pair<int, QByteArray> ctl(const QStringList &arguments, const QByteArray &typed = {});
    void readPeople();
    [[nodiscard]] Result<db::RawConnection> connect() const;
    [[nodiscard]] QString number(const QByteArray &sql) const;
    [[nodiscard]] QString venueName() const;
    /// What of people is in a text; empty when nothing is.
    [[nodiscard]] QStringList foundIn(const QByteArray &text) const;
    void searchEverything(const QString &when);
    void watchTitles();
    [[nodiscard]] static QByteArray coreLimit(qint64 pid);

    std::unique_ptr<QTemporaryDir> m_folder;
    QStringList m_people; ///< Everything nobody else may read.
    QByteArray m_titles;
};

void tst_Privacy::initTestCase()
{
    // Short, because of the socket; for root the server runs as another user, who has to get through.
    m_folder = std::make_unique<QTemporaryDir>(QStringLiteral("/tmp/vdprv-XXXXXX"));
    QVERIFY(QFile::setPermissions(m_folder->path(),
        QFile::permissions(m_folder->path()) | QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther
            | QFile::ExeOther));
    for (const char *name : {"tmp", "work", "config", "local"})
        QVERIFY(QDir().mkpath(path(QString::fromLatin1(name))));
    const auto demo = start(QStringLiteral("venuedeskctl"),
        {QStringLiteral("demo"), QStringLiteral("--size"), QStringLiteral("small")}, QStringLiteral("demo"));
    QVERIFY2(finish(*demo) == 0, contentOf(demo->log).constData());
}

void tst_Privacy::cleanupTestCase()
{
    const auto stop = start(QStringLiteral("venuedeskctl"), {QStringLiteral("stop")}, QStringLiteral("stop"));
    finish(*stop);
}

std::unique_ptr<Program> tst_Privacy::start(const QString &program, const QStringList &arguments, const QString &name)
{
    auto started = std::make_unique<Program>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("VENUEDESK_DATA"), path(QStringLiteral("data")));
    environment.insert(QStringLiteral("VENUEDESK_CONFIG"), path(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), path(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), path(QStringLiteral("local")));
    environment.insert(QStringLiteral("TMPDIR"), path(QStringLiteral("tmp")));
    environment.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("vd.*=true"));
    started->log = path(name + QStringLiteral(".log"));
    started->process.setProcessEnvironment(environment);
    started->process.setWorkingDirectory(path(QStringLiteral("work")));
    started->process.setProcessChannelMode(QProcess::MergedChannels);
    started->process.setStandardOutputFile(started->log);
    started->process.start(QCoreApplication::applicationDirPath() + QLatin1Char('/') + program, arguments);
    return started;
}

int tst_Privacy::finish(Program &program) const
{
    return program.process.waitForFinished(1'200'000) && program.process.exitStatus() == QProcess::NormalExit
        ? program.process.exitCode()
        : -1;
}

Result<db::RawConnection> tst_Privacy::connect() const
{
    db::ConnectionSettings settings;
    settings.hosts = QStringList{path(QStringLiteral("data/server/run"))};
    settings.user = QStringLiteral("postgres");
    settings.database = QStringLiteral("venuedesk");
    const QDir secrets(path(QStringLiteral("data/secrets")));
    for (const QString &secret : secrets.entryList(QDir::Files)) {
        if (secret.contains(QLatin1String("postgres")))
            settings.password = QString::fromUtf8(contentOf(secrets.filePath(secret))).trimmed();
    }
    return db::RawConnection::open(settings);
}

QString tst_Privacy::number(const QByteArray &sql) const
{
    auto connection = connect();
    const auto rows = connection->script("select (" + sql + ")::text as v");
    return rows && !rows->isEmpty() ? rows->first().text("v") : QString();
}

QString tst_Privacy::venueName() const
{
    return number("select v.name from catalog.venue v join operators.operator_venue o on o.venue_id = v.id where "
                  "v.one_person order by v.id limit 1");
}

void tst_Privacy::readPeople()
{
    const QStringList secrets = QDir(path(QStringLiteral("data/secrets"))).entryList(QDir::Files);
    QVERIFY2(!secrets.isEmpty(), "no secret is kept in a file");
    m_people.clear();
    for (const QString &secret : secrets) {
        const QString kept = QString::fromUtf8(contentOf(path(QStringLiteral("data/secrets/") + secret))).trimmed();
        // Of a key's PEM the line that is the key.
        m_people << (kept.startsWith(QLatin1String("-----")) ? kept.section(QLatin1Char('\n'), 1, 1) : kept);
    }
    auto connection = connect();
    QVERIFY2(connection, connection ? "" : qPrintable(connection.error().code + connection.error().detail));
    const auto rows = connection->script(
        "select name as v from customers.customer where char_length(name) > 3 union select phone_typed from "
        "customers.customer where phone_typed <> '' "
        "union select phone_e164 from customers.customer where phone_e164 is not null union select name from "
        "inventory.item_person where char_length(name) > 3 "
        "union select note from customers.customer where char_length(note) > 3 "
        "union (select checkin.short_code(id, code_salt) from checkin.ticket order by id desc limit 500) "
        "union (select encode(hash, 'hex') from checkin.token order by issued_at desc limit 200)");
    QVERIFY2(rows, rows ? "" : qPrintable(rows.error().detail));
    for (const db::Row row : *rows)
        m_people << row.text("v");
    QVERIFY(m_people.size() > 200);
    // The demo's logins and its venue's words are names of nobody.
    m_people.removeAll(QString());
}

QStringList tst_Privacy::foundIn(const QByteArray &text) const
{
    QStringList found;
    for (const QString &person : m_people) {
        const QByteArray plain = person.toUtf8();
        for (const QByteArray &form : {plain, plain.toHex(), QByteArray(plain).replace(' ', "")}) {
            if (form.size() > 3 && text.contains(form)) {
                found << person;
                break;
            }
        }
    }
    return found;
}

void tst_Privacy::searchEverything(const QString &when)
{
    readPeople();
    int files = 0;
    const auto look = [&](const QString &file) {
        ++files;
        const QStringList found = foundIn(contentOf(file));
        QVERIFY2(
            found.isEmpty(), qPrintable(QStringLiteral("%1: %2 has %3").arg(when, file, found.mid(0, 3).join(u", "))));
        QVERIFY2(!foundIn(file.toUtf8()).size(), qPrintable(file));
    };
    // What the programs said, what they left in temporary, working and settings folders, and the server's log.
    for (const QString &log : QDir(m_folder->path()).entryList({QStringLiteral("*.log")}, QDir::Files))
        look(path(log));
    for (const char *name : {"tmp", "work", "config", "local"}) {
        QDirIterator all(path(QString::fromLatin1(name)), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext())
            look(all.next());
    }
    QDirIterator server(path(QStringLiteral("data")),
        {QStringLiteral("*.log"), QStringLiteral("log"), QStringLiteral("core*")}, QDir::Files,
        QDirIterator::Subdirectories);
    int logs = 0;
    while (server.hasNext()) {
        look(server.next());
        ++logs;
    }
    QVERIFY2(logs > 0, "the server's log was not found");
    QVERIFY2(QDir(path(QStringLiteral("work"))).entryList({QStringLiteral("core*")}, QDir::Files).isEmpty(),
        "a core file was written");
    QVERIFY(files > 2);
}

void tst_Privacy::watchTitles()
{
    QProcess titles;
    titles.start(QStringLiteral("xdotool"),
        {QStringLiteral("search"), QStringLiteral("--name"), QStringLiteral("."), QStringLiteral("getwindowname"),
            QStringLiteral("%@")});
    QVERIFY2(titles.waitForFinished(test::patienceMs), "xdotool did not run");
    m_titles += titles.readAllStandardOutput();
}

QByteArray tst_Privacy::coreLimit(qint64 pid)
{
    for (const QByteArray &line : contentOf(QStringLiteral("/proc/%1/limits").arg(pid)).split('\n')) {
        if (line.startsWith("Max core file size"))
            return line.mid(18).simplified();
    }
    return "not there";
}

void tst_Privacy::theMainJobLeavesNothing()
{
    const auto job = start(QStringLiteral("venuedesk"), {QStringLiteral("--main-job"), path(QStringLiteral("out"))},
        QStringLiteral("job"));
    QVERIFY(job->process.waitForStarted());
    while (!job->process.waitForFinished(100)) {
        watchTitles();
        if (job->process.state() == QProcess::Running && contentOf(job->log).contains("1. "))
            QVERIFY2(
                coreLimit(job->process.processId()).startsWith("0 0"), coreLimit(job->process.processId()).constData());
    }
    QVERIFY2(job->process.exitCode() == 0, contentOf(job->log).constData());
    searchEverything(QStringLiteral("after the main job"));
    QVERIFY2(m_titles.contains("enuedesk"), "the window's title was never seen");
    QVERIFY2(foundIn(m_titles).isEmpty(), m_titles.constData());
}

void tst_Privacy::theServiceLeavesNothing()
{
    const auto service = start(QStringLiteral("venuedeskctl"), {QStringLiteral("serve")}, QStringLiteral("service"));
    QVERIFY(service->process.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(contentOf(service->log).contains("started"), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(contentOf(service->log).contains("api.retention_run"), 60'000);
    QVERIFY(coreLimit(service->process.processId()).startsWith("0 0"));
    service->process.terminate();
    QCOMPARE(finish(*service), 0);
    searchEverything(QStringLiteral("after the service"));
}

std::pair<int, QByteArray> tst_Privacy::ctl(const QStringList &arguments, const QByteArray &typed)
{
    const auto program = start(QStringLiteral("venuedeskctl"), arguments, QStringLiteral("ctl"));
    program->process.write(typed + '\n');
    program->process.closeWriteChannel();
    const int code = finish(*program);
    return {code, contentOf(program->log)};
}

void tst_Privacy::theCommandsDoWhatTheySay()
{
    // The main job has signed in here, so this computer is registered and keeps its key.
    const QString keys = QStringLiteral("keys");
    const QString file = path(QStringLiteral("keys.json"));
    auto said = ctl({keys, QStringLiteral("status")});
    QVERIFY2(said.first == 0 && said.second.contains("this terminal: registered"), said.second.constData());
    said = ctl({keys, QStringLiteral("backup"), file}, "seven green lanterns");
    QCOMPARE(said.first, 1); // nobody has booked a named place yet: there is no key
    QVERIFY2(said.second.contains("document_keys_missing"), said.second.constData());
    QCOMPARE(ctl({keys, QStringLiteral("juggle")}).first, 2);
    QCOMPARE(ctl({keys, QStringLiteral("recover"), path(QStringLiteral("nothing"))}).first, 1);

    const QStringList venue{QStringLiteral("--venue"), venueName()};
    QCOMPARE(ctl(QStringList{QStringLiteral("retention"), QStringLiteral("7")} + venue).first, 1);
    said = ctl(QStringList{QStringLiteral("retention"), QStringLiteral("36500")} + venue);
    QVERIFY2(said.first == 0, said.second.constData());
    said = ctl({QStringLiteral("retention")});
    QVERIFY2(said.second.contains("forgotten: customers 0, documents 0"), said.second.constData());
    QCOMPARE(ctl(QStringList{QStringLiteral("retention"), QStringLiteral("forever")} + venue).first, 0);
    QCOMPARE(ctl({QStringLiteral("retention"), QStringLiteral("soon")}).first, 2);

    // Somebody with an order of today: told everything, and not erased.
    const QString customer
        = number("select o.customer_id from orders.order o join catalog.venue v on v.id = o.venue_id where v.name = '"
            + venueName().toUtf8()
            + "' and o.state = 'PAID' and o.last_end > now() + interval '1 day' order by o.id limit 1");
    const QString export_ = path(QStringLiteral("customer.json"));
    said = ctl(QStringList{QStringLiteral("customer"), QStringLiteral("export"), customer, export_} + venue);
    QVERIFY2(said.first == 0, said.second.constData());
    QVERIFY(contentOf(export_).contains("\"profiles\""));
    QCOMPARE(QFile::permissions(export_) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    QFile::remove(export_);
    said = ctl(QStringList{QStringLiteral("customer"), QStringLiteral("erase"), customer} + venue);
    QVERIFY2(said.first == 1 && said.second.contains("customer_has_business"), said.second.constData());
    said = ctl(QStringList{QStringLiteral("customer"), QStringLiteral("erase"), QStringLiteral("999999999")} + venue);
    QVERIFY2(said.second.contains("unknown_customer"), said.second.constData());
}

void tst_Privacy::aCrashLeavesNothing()
{
    // In the middle of the job, with a customer on the screen.
    const auto job = start(QStringLiteral("venuedesk"), {QStringLiteral("--main-job"), path(QStringLiteral("crash"))},
        QStringLiteral("crash"));
    QVERIFY(job->process.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(
        contentOf(job->log).contains("\n8. ") || job->process.state() == QProcess::NotRunning, 1'200'000);
    QCOMPARE(::kill(static_cast<pid_t>(job->process.processId()), SIGABRT), 0);
    QVERIFY(job->process.waitForFinished(60'000));
    QCOMPARE(job->process.exitStatus(), QProcess::CrashExit);
    // The half-filled booking is kept for its owner on purpose; everything else is searched.
    QDirIterator drafts(
        path(QStringLiteral("local")), {QStringLiteral("draft-*")}, QDir::Files, QDirIterator::Subdirectories);
    while (drafts.hasNext())
        QFile::remove(drafts.next());
    searchEverything(QStringLiteral("after the crash"));
}

void tst_Privacy::theSearchFindsWhatIsThere()
{
    QVERIFY(!m_people.isEmpty());
    QFile planted(path(QStringLiteral("tmp/planted")));
    QVERIFY(planted.open(QIODevice::WriteOnly));
    planted.write("x" + m_people.last().toUtf8() + "x");
    planted.close();
    QVERIFY(!foundIn(contentOf(planted.fileName())).isEmpty());
    planted.remove();
}

QTEST_GUILESS_MAIN(tst_Privacy)
#include "tst_Privacy.moc"
