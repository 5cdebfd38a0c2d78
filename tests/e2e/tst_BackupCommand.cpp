// A computer burns with its server on it; another one types two commands and goes on.

#include "app/EmbeddedServer.h"
#include "app/Secrets.h"
#include "app/TerminalKeys.h"
#include "db/client/FirstSetup.h"
#include "db/client/Lane.h"
#include "db/gateways/PgCheckInGateway.h"
#include "db/gateways/PgDocumentsGateway.h"
#include "db/gateways/PgInventoryGateway.h"
#include "models/customers/DocumentVault.h"
#include "tests/support/Answer.h"
#include "tests/support/DesktopHome.h"
#include "tests/support/Patience.h"
#include "tests/support/VenueBuilder.h"

#include <QDir>
#include <QFile>

#include <optional>

using namespace vd;
using namespace vd::test;
using customers::Document;

namespace {

const QString number = QStringLiteral("E12345678");
const QByteArray words = "seven green lanterns";

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class tst_BackupCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void theFileSaysNothingOfTheKeys();
    void aWrongPassphraseRestoresNothing();
    void theRightOneBringsEverythingBack();
    void overWhatIsThereNothingIsRestored();
    void withoutAPassphraseTheKeysStaySealed();

private:
    [[nodiscard]] DesktopHome::Run ctl(
        const QStringList &arguments, const QString &data, const QByteArray &typed = {}) const
    {
        return m_home.run(QStringLiteral("venuedeskctl"), arguments, data, typed);
    }
    [[nodiscard]] QString file() const { return m_home.path(QStringLiteral("venue.backup")); }
    [[nodiscard]] QStringList restoring() const { return {QStringLiteral("restore"), file()}; }
    [[nodiscard]] QString exported(const QString &data) const;
    void book();

    DesktopHome m_home;
    const QString m_old = QStringLiteral("data");
    const QString m_new = QStringLiteral("new");
    const QString m_third = QStringLiteral("third");
    qint64 m_customer = 0;
};

// This computer is a terminal, and somebody with a passport has booked there.
void tst_BackupCommand::book()
{
    const auto superuser = m_home.superuser();
    QVERIFY2(superuser, qPrintable(problem(superuser)));
    auto builder = VenueBuilder::build(*superuser);
    QVERIFY2(builder, qPrintable(problem(builder)));
    const QDate day = QDate::currentDate().addDays(3);
    QVERIFY(builder->addDay(day));
    QVERIFY(builder->connection().script("update catalog.space set real_name = true where name = 'Lane A'"));
    QVERIFY(db::FirstSetup(*superuser).grantAllVenues(app::EmbeddedServer::ownerName()));
    app::Secrets secrets(m_home.path(m_old));
    const auto owner = app::EmbeddedServer(m_home.path(m_old), secrets).prepare().result();
    QVERIFY2(owner, qPrintable(problem(owner)));
    const auto key = *checkin::TerminalKey::generate();
    QVERIFY(secrets
                .store(app::TerminalKeys::secretName(QStringLiteral("embedded"), builder->venue()),
                    QString::fromLatin1(*key.toPem()))
                .result());
    db::Lane lane(QStringLiteral("desk"), *owner);
    db::PgCheckInGateway checkIn(lane);
    db::PgDocumentsGateway documents(lane);
    const auto terminal
        = checkIn.registerTerminal(builder->venue(), QStringLiteral("Desk"), key.keyId(), key.publicKey());
    QVERIFY2(answerOf(terminal), qPrintable(problem(answerOf(terminal))));
    customers::DocumentVault vault(documents, checkIn, [&key](VenueId) { return std::optional(key); });
    const auto sealed = awaited(vault.seal(builder->venue(), {{Document::Type::Passport, number}}));
    QVERIFY2(sealed, qPrintable(problem(sealed)));
    inventory::HoldRequest request;
    request.request = QUuid::createUuid();
    request.venue = builder->venue();
    request.newCustomer
        = {QStringLiteral("Chen Wei"), QStringLiteral("138 0000 1234"), QStringLiteral("+8613800001234")};
    request.lines = {{builder->slot(QStringLiteral("Lane A"), day, 9), {}, 1, *sealed}};
    const auto order = answerOf(db::PgInventoryGateway(lane).hold(request));
    QVERIFY2(order, qPrintable(problem(order)));
    m_customer = builder->number("select max(id) from customers.customer");
}

void tst_BackupCommand::initTestCase()
{
    const auto init = ctl({QStringLiteral("init")}, m_old);
    QVERIFY2(init.code == 0, qPrintable(init.output));
    book();
    QCOMPARE(exported(m_old).count(number), 1);
    const auto saved = ctl({QStringLiteral("backup"), file()}, m_old, words);
    QVERIFY2(saved.code == 0, qPrintable(saved.output));
    QVERIFY2(saved.output.contains(QStringLiteral("keys in the file: 1 of documents, 1 of this computer's tickets")),
        qPrintable(saved.output));
    // It burns.
    QCOMPARE(ctl({QStringLiteral("stop")}, m_old).code, 0);
    QVERIFY(QDir(m_home.path(m_old)).removeRecursively());
}

void tst_BackupCommand::cleanupTestCase()
{
    for (const QString &data : {m_old, m_new, m_third})
        (void)ctl({QStringLiteral("stop")}, data);
}

// What the customer is told about oneself, read at a computer.
QString tst_BackupCommand::exported(const QString &data) const
{
    const QString path = m_home.path(data + QStringLiteral("-customer.json"));
    QFile::remove(path);
    const auto run = ctl({QStringLiteral("customer"), QStringLiteral("export"), QString::number(m_customer), path,
                             QStringLiteral("--venue"), QStringLiteral("V1")},
        data);
    return run.code == 0 ? QString::fromUtf8(contentOf(path)) : run.output;
}

void tst_BackupCommand::theFileSaysNothingOfTheKeys()
{
    const QByteArray bytes = contentOf(file());
    QVERIFY(bytes.contains("payload/keys-"));
    QVERIFY(!bytes.contains("PRIVATE KEY"));
    QVERIFY(!bytes.contains(number.toLatin1()));
    QVERIFY(!(QFile::permissions(file()) & (QFile::ReadGroup | QFile::ReadOther)));
}

void tst_BackupCommand::aWrongPassphraseRestoresNothing()
{
    const auto run = ctl(restoring(), m_new, "seven red lanterns");
    QCOMPARE(run.code, 4); // the words are missing, as a password would be
    QVERIFY2(run.output.contains(QStringLiteral("The passphrase does not open this file")), qPrintable(run.output));
    QVERIFY(!run.output.contains(QStringLiteral("restored")));
    // Neither a server nor a database nor a file beside the backup.
    QVERIFY(!QDir(m_home.path(m_new + QStringLiteral("/server"))).exists());
    QCOMPARE(QDir(QFileInfo(file()).path()).entryList({QStringLiteral("venue.backup*")}, QDir::Files).size(), 1);
}

void tst_BackupCommand::theRightOneBringsEverythingBack()
{
    const auto run = ctl(restoring(), m_new, words);
    QVERIFY2(run.code == 0, qPrintable(run.output));
    QVERIFY2(run.output.contains(QStringLiteral("invariant watch: 0 differences")), qPrintable(run.output));
    QVERIFY2(run.output.contains(QStringLiteral("this computer has the keys of 1 terminal(s) again")),
        qPrintable(run.output));
    const auto keys = ctl({QStringLiteral("keys"), QStringLiteral("status")}, m_new);
    QVERIFY2(keys.output.contains(QStringLiteral("key 1: here")), qPrintable(keys.output));
    QVERIFY2(keys.output.contains(QStringLiteral("this terminal: registered")), qPrintable(keys.output));
    QCOMPARE(exported(m_new).count(number), 1);
    const auto audit = ctl({QStringLiteral("audit"), QStringLiteral("verify")}, m_new);
    QVERIFY2(audit.code == 0, qPrintable(audit.output));
}

void tst_BackupCommand::overWhatIsThereNothingIsRestored()
{
    const auto run = ctl(restoring(), m_new, words);
    QCOMPARE(run.code, 1);
    QVERIFY2(run.output.contains(QStringLiteral("restore_exists")), qPrintable(run.output));
    QCOMPARE(exported(m_new).count(number), 1);
}

// Nobody knows the words any more: the venue goes on, and the sealed keys are kept for the day somebody remembers.
void tst_BackupCommand::withoutAPassphraseTheKeysStaySealed()
{
    const auto run = ctl(restoring(), m_third);
    QVERIFY2(run.code == 0, qPrintable(run.output));
    QVERIFY2(run.output.contains(QStringLiteral("no passphrase was given")), qPrintable(run.output));
    QVERIFY2(run.output.contains(QStringLiteral("invariant watch: 0 differences")), qPrintable(run.output));
    const QStringList beside
        = QDir(QFileInfo(file()).path()).entryList({QStringLiteral("venue.backup.keys-*")}, QDir::Files);
    QCOMPARE(beside.size(), 1);
    const QString told = exported(m_third);
    QVERIFY2(told.contains(QStringLiteral("\"profiles\"")), qPrintable(told));
    QVERIFY(!told.contains(number));
}

QTEST_GUILESS_MAIN(tst_BackupCommand)
#include "tst_BackupCommand.moc"
