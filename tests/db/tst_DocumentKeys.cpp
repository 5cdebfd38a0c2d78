#include "app/Backup.h"
#include "app/DocumentKeyDuties.h"
#include "app/KeysInBackup.h"
#include "app/TerminalKeys.h"
#include "db/client/Lane.h"
#include "db/gateways/PgCheckInGateway.h"
#include "db/gateways/PgDocumentsGateway.h"
#include "db/gateways/PgInventoryGateway.h"
#include "db/gateways/PgPrivacyGateway.h"
#include "models/base/Pass.h"
#include "models/customers/CustomerExport.h"
#include "models/customers/DocumentVault.h"
#include "models/customers/KeyBackup.h"
#include "tests/support/Answer.h"
#include "tests/support/Patience.h"
#include "tests/support/TemporaryCluster.h"
#include "tests/support/VenueBuilder.h"

#include <QTemporaryDir>

#include <optional>

using namespace vd;
using namespace vd::customers;
using test::answerOf;
using test::awaited;
using test::problem;

namespace {

const QDate day(2026, 12, 5);
const QString words = QStringLiteral("seven green lanterns");

template <typename T>
QString codeOf(const Result<T> &result)
{
    return result ? QStringLiteral("fine") : result.error().code;
}

/// A computer with a ticket key and somebody signed in.
struct Terminal
{
    Terminal(const db::ConnectionSettings &settings, VenueId at)
        : venue(at)
        , lane(QStringLiteral("terminal"), settings)
    {
    }

    [[nodiscard]] app::DocumentKeyDuties duties() { return {documents, checkIn, venue, key}; }

    VenueId venue;
    checkin::TerminalKey key = *checkin::TerminalKey::generate();
    db::Lane lane;
    db::PgDocumentsGateway documents{lane};
    db::PgCheckInGateway checkIn{lane};
    db::PgInventoryGateway inventory{lane};
    db::PgPrivacyGateway privacy{lane};
    DocumentVault vault{documents, checkIn, [this](VenueId) { return std::optional(key); }};
};

} // namespace

/// Documents through the real database: sealed at one computer, opened at another, keys rotated, lost and recovered.
class tst_DocumentKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void whatIsBookedHereIsOpenedThere();
    void anUnregisteredComputerSealsNothing();
    void aNewTerminalIsHandedTheKey();
    void twoDesksMakeOneFirstKey();
    void aRotationGoesOnWhereItWasStopped();
    void aBookingDuringARotationIsSealedAnew();
    void aLostTerminalReadsNothingNew();
    void theFileBringsTheKeysBack();
    void theBackupBringsTheKeysBack();
    void theServerNeverHasNumberOrKey();

private:
    void add(Terminal &terminal, const QString &name);
    Result<orders::Order> book(Terminal &terminal, int hour, const QString &number);
    [[nodiscard]] QStringList opened(Terminal &terminal, OrderId order);

    std::unique_ptr<test::TemporaryCluster> m_cluster;
    std::optional<test::VenueBuilder> m_builder;
    db::ConnectionSettings m_superuser;
    std::unique_ptr<Terminal> m_desk;
    std::unique_ptr<Terminal> m_second;
};

void tst_DocumentKeys::initTestCase()
{
    auto cluster = test::TemporaryCluster::acquire();
    QVERIFY2(cluster, cluster ? "" : qPrintable(cluster.error().detail));
    m_cluster = std::move(*cluster);
}

void tst_DocumentKeys::init()
{
    const auto superuser = m_cluster->createDatabase();
    QVERIFY2(superuser, superuser ? "" : qPrintable(superuser.error().detail));
    m_superuser = *superuser;
    auto builder = test::VenueBuilder::build(m_superuser);
    QVERIFY2(builder, builder ? "" : qPrintable(builder.error().detail));
    m_builder.emplace(std::move(*builder));
    QVERIFY(m_builder->addDay(day));
    QVERIFY(m_builder->connection().script(
        "update catalog.space set real_name = true, one_live_order = false where name = 'Lane A'"));
    QVERIFY(test::TemporaryCluster::setNow(m_superuser, QDateTime({2026, 12, 1}, {2, 0}, Qt::UTC)));
    const QStringList roles{QStringLiteral("front_desk"), QStringLiteral("desk_lead"), QStringLiteral("administrator")};
    const auto login = m_cluster->createLogin(m_superuser, roles, {m_builder->venue().value()});
    QVERIFY2(login, login ? "" : qPrintable(login.error().detail));
    m_desk = std::make_unique<Terminal>(*login, m_builder->venue());
    m_second = std::make_unique<Terminal>(*login, m_builder->venue());
    add(*m_desk, QStringLiteral("Desk"));
}

void tst_DocumentKeys::cleanup()
{
    m_desk.reset();
    m_second.reset();
    m_builder.reset();
}

void tst_DocumentKeys::add(Terminal &terminal, const QString &name)
{
    const auto id = answerOf(
        terminal.checkIn.registerTerminal(terminal.venue, name, terminal.key.keyId(), terminal.key.publicKey()));
    QVERIFY2(id, qPrintable(problem(id)));
}

Result<orders::Order> tst_DocumentKeys::book(Terminal &terminal, int hour, const QString &number)
{
    const auto sealed = awaited(terminal.vault.seal(terminal.venue, {{Document::Type::Passport, number}}));
    if (!sealed)
        return pass(sealed);
    inventory::HoldRequest request;
    request.request = QUuid::createUuid();
    request.venue = terminal.venue;
    request.newCustomer
        = {QStringLiteral("Chen Wei"), QStringLiteral("138 0000 1234"), QStringLiteral("+8613800001234")};
    request.lines = {{m_builder->slot(QStringLiteral("Lane A"), day, hour), {}, 1, *sealed}};
    return answerOf(terminal.inventory.hold(request));
}

QStringList tst_DocumentKeys::opened(Terminal &terminal, OrderId order)
{
    const auto places = answerOf(terminal.documents.documents(order));
    if (!places)
        return {places.error().code};
    const auto documents = awaited(terminal.vault.open(terminal.venue, *places));
    if (!documents)
        return {documents.error().code};
    QStringList numbers;
    for (const Document &document : *documents)
        numbers << document.number;
    return numbers;
}

void tst_DocumentKeys::whatIsBookedHereIsOpenedThere()
{
    add(*m_second, QStringLiteral("Second"));
    const auto order = book(*m_desk, 9, QStringLiteral("e 1234-567"));
    QVERIFY2(order, qPrintable(problem(order)));
    QCOMPARE(opened(*m_second, order->id), (QStringList{QStringLiteral("E1234567")}));
    QCOMPARE(codeOf(book(*m_second, 9, QStringLiteral("E1234567"))), QStringLiteral("document_has_place"));
    const auto found
        = awaited(m_second->vault.find(m_second->venue, {Document::Type::Passport, QStringLiteral("E1234567")}));
    QVERIFY2(found, qPrintable(problem(found)));
    QCOMPARE(found->size(), 1);
    QCOMPARE(found->first().order, order->id);
    const auto other
        = awaited(m_second->vault.find(m_second->venue, {Document::Type::IdCard, QStringLiteral("E1234567")}));
    QVERIFY(other && other->isEmpty());
}

void tst_DocumentKeys::anUnregisteredComputerSealsNothing()
{
    QCOMPARE(codeOf(book(*m_second, 9, QStringLiteral("E1234567"))), QStringLiteral("unknown_terminal"));
    QCOMPARE(m_builder->number("select count(*) from operators.document_key"), 0);
}

void tst_DocumentKeys::aNewTerminalIsHandedTheKey()
{
    const auto order = book(*m_desk, 9, QStringLiteral("E1234567"));
    QVERIFY2(order, qPrintable(problem(order)));
    add(*m_second, QStringLiteral("Second"));
    QCOMPARE(opened(*m_second, order->id), (QStringList{QStringLiteral("document_keys_missing")}));
    // The desk hands it on when it next asks for its keys: at its next sign-in.
    QSignalSpy handed(&m_desk->vault, &DocumentVault::handedOn);
    m_desk->vault.forget();
    QVERIFY(book(*m_desk, 10, QStringLiteral("E1234567")));
    QTRY_COMPARE(handed.count(), 1);
    QCOMPARE(opened(*m_second, order->id), (QStringList{QStringLiteral("E1234567")}));
}

void tst_DocumentKeys::twoDesksMakeOneFirstKey()
{
    add(*m_second, QStringLiteral("Second"));
    const auto one = m_desk->vault.seal(m_desk->venue, {{Document::Type::Passport, QStringLiteral("E1234567")}});
    const auto two = m_second->vault.seal(m_second->venue, {{Document::Type::Passport, QStringLiteral("E1234567")}});
    const auto first = awaited(one);
    const auto second = awaited(two);
    QVERIFY2(first, qPrintable(problem(first)));
    QVERIFY2(second, qPrintable(problem(second)));
    QCOMPARE(first->first().hashes.value(1), second->first().hashes.value(1));
    QCOMPARE(m_builder->number("select count(*) from operators.document_key"), 1);
}

void tst_DocumentKeys::aRotationGoesOnWhereItWasStopped()
{
    QList<OrderId> orders;
    for (int hour = 8; hour < 12; ++hour) {
        const auto order = book(*m_desk, hour, QStringLiteral("E100000%1").arg(hour));
        QVERIFY2(order, qPrintable(problem(order)));
        orders << order->id;
    }
    // Begun, and stopped before any document was sealed anew: both keys are in use.
    const auto keys = m_desk->duties().state();
    const auto ring = m_desk->duties().ring();
    QVERIFY(keys && ring);
    const DocumentKey next = *DocumentKey::generate(2);
    QVERIFY(answerOf(m_desk->documents.addKey(QUuid::createUuid(), m_desk->venue, 2, next.check(),
        TerminalDocumentKeys::wrap(next, keys->organization, {{m_desk->key.keyId(), m_desk->key.publicKey()}}))));
    m_desk->vault.forget();
    QCOMPARE(opened(*m_desk, orders.first()), (QStringList{QStringLiteral("E1000008")}));
    QVERIFY(book(*m_desk, 12, QStringLiteral("E2000000")));
    QCOMPARE(m_builder->number("select count(*) from inventory.document_hash"), 6);
    // Started again it goes on with that key, and ends.
    QList<int> progress;
    const auto done = m_desk->duties().rotate([&progress](int renewed) { progress << renewed; });
    QVERIFY2(done, qPrintable(problem(done)));
    QCOMPARE(progress, (QList<int>{4}));
    QCOMPARE(m_builder->number("select count(*) from inventory.document_hash where key_version = 1"), 0);
    QCOMPARE(m_builder->number("select count(*) from inventory.item_person where key_version = 2"), 5);
    m_desk->vault.forget();
    for (int i = 0; i < orders.size(); ++i)
        QCOMPARE(opened(*m_desk, orders.at(i)), (QStringList{QStringLiteral("E100000%1").arg(8 + i)}));
    QCOMPARE(codeOf(book(*m_desk, 8, QStringLiteral("E1000008"))), QStringLiteral("document_has_place"));
}

void tst_DocumentKeys::aBookingDuringARotationIsSealedAnew()
{
    QVERIFY(book(*m_desk, 9, QStringLiteral("E1234567")));
    const auto done = m_desk->duties().rotate([](int) {});
    QVERIFY2(done, qPrintable(problem(done)));
    // The desk still holds the key of before: told so, it fetches the keys anew.
    QCOMPARE(codeOf(book(*m_desk, 10, QStringLiteral("E1234567"))), QStringLiteral("document_keys_changed"));
    m_desk->vault.forget();
    QVERIFY(book(*m_desk, 10, QStringLiteral("E1234567")));
}

void tst_DocumentKeys::aLostTerminalReadsNothingNew()
{
    add(*m_second, QStringLiteral("Stolen"));
    const auto before = book(*m_desk, 9, QStringLiteral("E1234567"));
    QCOMPARE(opened(*m_second, before->id), (QStringList{QStringLiteral("E1234567")}));
    QVERIFY(m_builder->connection().script("update operators.terminal set revoked_at = now() where name = 'Stolen'"));
    m_second->vault.forget();
    QCOMPARE(opened(*m_second, before->id), (QStringList{QStringLiteral("unknown_terminal")}));
    const auto done = m_desk->duties().rotate([](int) {});
    QVERIFY2(done, qPrintable(problem(done)));
    m_desk->vault.forget();
    const auto after = book(*m_desk, 10, QStringLiteral("E7654321"));
    QVERIFY2(after, qPrintable(problem(after)));
    QCOMPARE(m_builder->number("select count(*) from operators.document_key_wrap"), 1);
    QCOMPARE(opened(*m_second, after->id), (QStringList{QStringLiteral("unknown_terminal")}));
    QCOMPARE(opened(*m_desk, after->id), (QStringList{QStringLiteral("E7654321")}));
}

void tst_DocumentKeys::theFileBringsTheKeysBack()
{
    const auto order = book(*m_desk, 9, QStringLiteral("E1234567"));
    QVERIFY2(order, qPrintable(problem(order)));
    QCOMPARE(codeOf(m_desk->duties().backup(QStringLiteral("short"))), QStringLiteral("passphrase_weak"));
    const auto file = m_desk->duties().backup(words);
    QVERIFY2(file, qPrintable(problem(file)));
    // The only terminal burns; a new one is registered, and nobody can hand it the key.
    QVERIFY(m_builder->connection().script("update operators.terminal set revoked_at = now()"));
    QCOMPARE(codeOf(m_second->duties().recover(*file, words)), QStringLiteral("unknown_terminal"));
    add(*m_second, QStringLiteral("New"));
    QCOMPARE(opened(*m_second, order->id), (QStringList{QStringLiteral("document_keys_missing")}));
    QCOMPARE(codeOf(m_second->duties().recover(*file, QStringLiteral("seven red lanterns"))),
        QStringLiteral("passphrase_wrong"));
    DocumentKeyRing other;
    other.add(*DocumentKey::generate(1));
    QCOMPARE(codeOf(m_second->duties().recover(*KeyBackup::write({1, other}, words), words)),
        QStringLiteral("key_file_other"));
    const auto done = m_second->duties().recover(*file, words);
    QVERIFY2(done, qPrintable(problem(done)));
    QCOMPARE(opened(*m_second, order->id), (QStringList{QStringLiteral("E1234567")}));
}

// The computer burns with everything on it; another one restores the backup and goes on.
void tst_DocumentKeys::theBackupBringsTheKeysBack()
{
    const auto before = book(*m_desk, 9, QStringLiteral("E1234567"));
    QVERIFY2(before, qPrintable(problem(before)));
    QVERIFY(m_desk->duties().rotate([](int) {})); // the keys of now are the second ones
    const QString name = app::TerminalKeys::secretName(QStringLiteral("embedded"), m_desk->venue);
    QTemporaryDir home;
    app::Secrets burnt(home.path());
    QVERIFY(burnt.store(name, QString::fromLatin1(*m_desk->key.toPem())).result());
    const auto here = app::KeysInBackup(m_superuser, burnt, QStringLiteral("embedded")).here();
    QVERIFY2(here, qPrintable(problem(here)));
    QCOMPARE(here->size(), 1);
    QCOMPARE(here->first().keys.newest().version(), 2);
    const auto sealed = KeyBackup::write(here->first(), words);
    QVERIFY2(sealed, qPrintable(problem(sealed)));
    QVERIFY(!sealed->contains("PRIVATE KEY"));
    const QString file = home.filePath(QStringLiteral("venue.backup"));
    app::Backup saving(*app::PostgresTools::find(), m_superuser);
    saving.addPayload(app::KeysInBackup::payloadName(here->first().organization), *sealed);
    const auto saved = saving.save(file);
    QVERIFY2(saved, qPrintable(problem(saved)));

    const auto cluster = test::TemporaryCluster::startOwn();
    QVERIFY2(cluster, cluster ? "" : qPrintable(cluster.error().detail));
    const db::ConnectionSettings restored = (*cluster)->superuser(QStringLiteral("venuedesk"));
    const auto report = app::Backup(*app::PostgresTools::find(), restored).restore(file);
    QVERIFY2(report, qPrintable(problem(report)));
    QTemporaryDir newHome;
    app::Secrets fresh(newHome.path());
    app::KeysInBackup keys(restored, fresh, QStringLiteral("embedded"));
    const QByteArray payload = report->payloads.value(app::KeysInBackup::payloadName(here->first().organization));
    QCOMPARE(
        codeOf(KeyBackup::read(payload, QStringLiteral("seven red lanterns"))), QStringLiteral("passphrase_wrong"));
    const auto contents = KeyBackup::read(payload, words);
    QVERIFY2(contents, qPrintable(problem(contents)));
    QCOMPARE(keys.putBack(*contents).value_or(-1), 1);
    QCOMPARE(keys.putBack(*contents).value_or(-1), 0); // what a computer has stays
    // It is the same terminal again: it reads what was sealed before and signs as it did.
    const auto pem = fresh.read(name).result();
    QVERIFY(pem);
    const auto key = checkin::TerminalKey::fromPem(pem->toLatin1());
    QCOMPARE(key->publicKey(), m_desk->key.publicKey());
    const auto again = app::KeysInBackup(restored, fresh, QStringLiteral("embedded")).here();
    QVERIFY2(again, qPrintable(problem(again)));
    auto connection = db::RawConnection::open(restored);
    QVERIFY(connection);
    const auto rows = connection->script("select sealed from inventory.item_person");
    QVERIFY(rows);
    QCOMPARE(again->first().keys.open(rows->first().bytes("sealed"))->number, QStringLiteral("E1234567"));
    // A computer that is no terminal has nothing to put into a backup.
    QTemporaryDir other;
    app::Secrets stranger(other.path());
    QVERIFY(app::KeysInBackup(m_superuser, stranger, QStringLiteral("embedded")).here()->isEmpty());
}

void tst_DocumentKeys::theServerNeverHasNumberOrKey()
{
    const auto order = book(*m_desk, 9, QStringLiteral("E7788990"));
    QVERIFY2(order, qPrintable(problem(order)));
    const auto ring = m_desk->duties().ring();
    const QByteArray secret = ring->newest().secret().toHex();
    // Every row of every table as text.
    const auto tables
        = m_builder->connection().script("select c.oid::regclass::text as name from pg_class c join pg_namespace n on "
                                         "n.oid = c.relnamespace where c.relkind = 'r' "
                                         "and n.nspname in ('base', 'catalog', 'operators', 'customers', 'inventory', "
                                         "'orders', 'payments', 'checkin', 'finance', 'events', 'audit')");
    QVERIFY(tables);
    for (const db::Row table : *tables) {
        const QByteArray name = table.text("name").toUtf8();
        const QByteArray where = " from " + name + " t where t::text ilike ";
        QCOMPARE(m_builder->number("select count(*)" + where + "'%E7788990%'"), 0);
        QCOMPARE(m_builder->number("select count(*)" + where + "'%" + QByteArray("E7788990").toHex() + "%'"), 0);
        QCOMPARE(m_builder->number("select count(*)" + where + "'%" + secret + "%'"), 0);
    }
    // What the customer gets has the number again, opened here.
    const auto everything
        = answerOf(m_desk->privacy.exportCustomer(QUuid::createUuid(), m_desk->venue, order->customer));
    QVERIFY2(everything, qPrintable(problem(everything)));
    QVERIFY(CustomerExport::file(*everything, ring->open(CustomerExport::places(*everything))).contains("E7788990"));
    const auto erased = answerOf(m_desk->privacy.eraseCustomer(QUuid::createUuid(), m_desk->venue, order->customer));
    QCOMPARE(codeOf(erased), QStringLiteral("customer_has_business"));
    QCOMPARE(erased.error().facts.value(QStringLiteral("orders")).toString(), order->orderNo);
    QVERIFY(answerOf(m_desk->inventory.cancel(QUuid::createUuid(), order->id, QStringLiteral("erased"))));
    QVERIFY(answerOf(m_desk->privacy.eraseCustomer(QUuid::createUuid(), m_desk->venue, order->customer)));
    QCOMPARE(m_builder->number("select count(*) from customers.customer where name <> '***'"), 0);
}

QTEST_GUILESS_MAIN(tst_DocumentKeys)
#include "tst_DocumentKeys.moc"
