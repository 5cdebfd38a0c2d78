#include "db/local/CipherDoorStore.h"
#include "db/local/CipherFile.h"

#include "models/checkin/HolderSeal.h"
#include "tests/support/DoorLists.h"
#include "tests/support/Patience.h"

#include <QDirIterator>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <sys/resource.h>

#include <csignal>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace vd;
using namespace vd::checkin;
using namespace vd::test;
using vd::db::CipherDoorStore;

namespace {

const QByteArray key(32, 'q');

template <typename T>
T take(Future<T> future)
{
    Result<T> result = future.takeResult();
    if (!result)
        qFatal("%s %s", qPrintable(result.error().code), qPrintable(result.error().detail));
    return std::move(*result);
}

// What a list of the killed door holds: ticket and the list that last brought it.
using Contents = QMap<qint64, int>;

ManifestPage listOf(int list, bool full, qint64 extra)
{
    ManifestPage page = DoorLists::page(full ? 40 + list % 7 : 0, QString::number(list));
    page.full = full;
    if (!full)
        page.tickets = {DoorLists::ticket(40 + extra)};
    for (ManifestTicket &ticket : page.tickets) {
        ticket.party = 1'000'000; // each scan lets one more in
        ticket.orderNo = u"L%1"_s.arg(list);
    }
    return page;
}

void apply(Contents &contents, const ManifestPage &page, int list)
{
    if (page.full)
        contents.clear();
    for (const ManifestTicket &ticket : page.tickets)
        contents.insert(ticket.id.value(), list);
}

// The door's computer, which dies at any moment: scans one ticket after the other and, in between, takes new lists. It
// says before what it is about to do and after what it has shown on its screen.
int serveDoor(const QString &folder, qint64 first)
{
    CipherDoorStore store(folder, key);
    DoorStore::State state = take(store.open(VenueId(1)));
    int list = state.hasManifest ? state.head.cursor.toInt() : 0;
    for (qint64 n = first;; ++n) {
        if (n % 3 == 0 || !state.hasManifest) {
            ++list;
            const bool full = list % 2 == 1 || !state.hasManifest;
            std::printf("taking %d %d %lld\n", list, int(full), static_cast<long long>(n));
            std::fflush(stdout);
            state = take(store.take(listOf(list, full, n), true, true));
            std::printf("list %d\n", list);
        }
        const DoorQuestion question = DoorLists::question(1 + n % 40, 1);
        const QByteArray line = question.scan.toByteArray(QUuid::WithoutBraces) + ' ' + QByteArray::number(1 + n % 40);
        std::printf("asking %s\n", line.constData());
        std::fflush(stdout);
        (void)take(store.decide(question, DoorLists::at(9), DoorLists::at(9)));
        std::printf("scan %s\n", line.constData());
        std::fflush(stdout);
    }
}

// What the door has said, over all its deaths.
struct Said
{
    QHash<QString, qint64> asked; ///< Scan and its ticket.
    QSet<QString> shown;
    QMap<int, Contents> lists; ///< Each list that was begun, as it must be when it is whole.
    int whole = 0; ///< The last one that was said to be there.

    void hear(const QByteArray &line)
    {
        const QList<QByteArray> words = line.trimmed().split(' ');
        if (words.first() == "asking") {
            asked.insert(QString::fromLatin1(words.at(1)), words.at(2).toLongLong());
        } else if (words.first() == "scan") {
            shown.insert(QString::fromLatin1(words.at(1)));
        } else if (words.first() == "taking") {
            const int list = words.at(1).toInt();
            Contents contents = lists.value(list - 1);
            apply(contents, listOf(list, words.at(2).toInt() == 1, words.at(3).toLongLong()), list);
            lists.insert(list, contents);
        } else {
            whole = words.at(1).toInt();
        }
    }
};

// A disk that is full: from now on no file may grow.
int serveFullDisk(const QString &folder)
{
    std::signal(SIGXFSZ, SIG_IGN);
    CipherDoorStore store(folder, key);
    (void)take(store.open(VenueId(1)));
    const rlimit none{4096, 4096};
    setrlimit(RLIMIT_FSIZE, &none);
    const auto answer = store.decide(DoorLists::question(2), DoorLists::at(9), DoorLists::at(9)).takeResult();
    std::printf("%s\n", answer ? "kept" : qPrintable(answer.error().code));
    return 0;
}

QByteArray everythingIn(const QString &folder)
{
    QByteArray all;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            all += file.fileName().toUtf8() + file.readAll();
    }
    return all;
}

void overwrite(const QString &path, qint64 at, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek(at < 0 ? file.size() + at : at);
    file.write(bytes);
}

} // namespace

/// What a door's computer keeps: encrypted, whole after any crash, never silently gone.
class tst_CipherDoorStore final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"door"_s);
        m_store = std::make_unique<CipherDoorStore>(m_path, key);
        (void)take(m_store->open(VenueId(1)));
    }
    void cleanup() { m_store.reset(); }

    void keepsAListAndScans();
    void differencesReplaceWhatChanged();
    void ownScansCountUntilTheListHasThem();
    void undoneHere();
    void documentsAreFoundExactly();
    void aListOfAnOlderFormIsFetchedAgain();
    void withoutAListNobodyIsJudged();
    void c91_anyCrashLeavesAllScansAndAWholeList();
    void c91_wrongKey();
    void c91_truncated_data();
    void c91_truncated();
    void c91_foreign();
    void c91_fullDisk();
    void c91_stringsFindsNothing();
    void namesNeedTheirCode();

private:
    void again(const QByteArray &withKey = key)
    {
        m_store.reset();
        m_store = std::make_unique<CipherDoorStore>(m_path, withKey);
        m_state = take(m_store->open(VenueId(1)));
    }
    QStringList notices() const
    {
        QStringList codes;
        for (const DoorStore::Notice &notice : m_state.notices)
            codes << notice.code;
        return codes;
    }
    Verdict scan(qint64 n, const QDateTime &at = DoorLists::at(9))
    {
        return take(m_store->decide(DoorLists::question(n), at, at)).verdict;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<CipherDoorStore> m_store;
    DoorStore::State m_state;
};

void tst_CipherDoorStore::keepsAListAndScans()
{
    (void)take(m_store->take(DoorLists::page(3), true, true));
    QCOMPARE(scan(1).code, u"admitted"_s);
    QCOMPARE(scan(1, DoorLists::at(9, 1)).code, u"already_used"_s);
    QCOMPARE(scan(9).code, u"unknown"_s);
    again();
    QVERIFY(m_state.hasManifest);
    QCOMPARE(m_state.tickets, 3);
    QCOMPARE(m_state.waiting, 3);
    QCOMPARE(scan(1, DoorLists::at(9, 2)).code, u"already_used"_s);
    const QList<SlotCount> counts = take(m_store->counts(QDate(2026, 12, 5)));
    QCOMPARE(counts.size(), 1);
    QCOMPARE(counts.first().expected, 3);
    QCOMPARE(counts.first().inside, 1);
    QCOMPARE(take(m_store->guests(QDate(2026, 12, 5), {}, true)).size(), 1);
    QCOMPARE(take(m_store->guests(QDate(2026, 12, 5), u"Chen Wei"_s, false)).size(), 3);
    QCOMPARE(take(m_store->guests(QDate(2026, 12, 5), u"1234"_s, false)).size(), 3);
    QCOMPARE(take(m_store->guests(QDate(2026, 12, 5), u"Li"_s, false)).size(), 0);
}

void tst_CipherDoorStore::differencesReplaceWhatChanged()
{
    (void)take(m_store->take(DoorLists::page(3), true, true));
    ManifestPage change = DoorLists::page(0, u"2"_s);
    change.full = false;
    ManifestTicket refunded = DoorLists::ticket(2);
    refunded.standing = u"refunded"_s;
    change.tickets = {refunded, DoorLists::ticket(4)};
    m_state = take(m_store->take(change, true, true));
    QCOMPARE(m_state.tickets, 4);
    QCOMPARE(m_state.head.cursor, u"2"_s);
    QCOMPARE(scan(2).code, u"refunded"_s);
    QCOMPARE(scan(4).code, u"admitted"_s);
}

void tst_CipherDoorStore::ownScansCountUntilTheListHasThem()
{
    (void)take(m_store->take(DoorLists::page(3), true, true));
    const DoorQuestion question = DoorLists::question(1);
    (void)take(m_store->decide(question, DoorLists::at(9), DoorLists::at(9)));
    const QList<QueuedScan> waiting = take(m_store->waiting(10));
    QCOMPARE(waiting.size(), 1);
    QCOMPARE(waiting.first().scan, question.scan);
    m_state = take(m_store->settle({{question.scan, u"entered"_s}}));
    QCOMPARE(m_state.waiting, 0);
    QCOMPARE(scan(1, DoorLists::at(9, 1)).code, u"already_used"_s); // handed over, not in the list yet
    (void)take(m_store->beginRefresh());
    ManifestPage change = DoorLists::page(0, u"2"_s);
    change.full = false;
    ManifestTicket used = DoorLists::ticket(1);
    used.entered = used.inside = 1;
    change.tickets = {used};
    (void)take(m_store->take(change, true, true));
    QCOMPARE(take(m_store->counts(QDate(2026, 12, 5))).first().inside, 1); // counted once, not twice
    // What makes no sense to the server stays.
    const DoorQuestion odd = DoorLists::question(2);
    (void)take(m_store->decide(odd, DoorLists::at(9), DoorLists::at(9)));
    m_state = take(m_store->settle({{odd.scan, u"failed"_s}}));
    QCOMPARE(m_state.failed, 1);
}

void tst_CipherDoorStore::undoneHere()
{
    (void)take(m_store->take(DoorLists::page(3), true, true));
    const Verdict first = scan(1);
    QVERIFY(first.checkIn.isValid());
    QVERIFY(
        m_store->undo(QUuid::createUuid(), first.checkIn, u"wrong person"_s, DoorLists::at(9, 14), DoorLists::at(9, 14))
            .result());
    const auto twice
        = m_store->undo(QUuid::createUuid(), first.checkIn, u"again"_s, DoorLists::at(9, 14), DoorLists::at(9, 14))
              .result();
    QCOMPARE(twice.error().code, u"already_undone"_s);
    const Verdict second = scan(1, DoorLists::at(9, 15));
    QCOMPARE(second.code, u"admitted"_s);
    const auto late
        = m_store->undo(QUuid::createUuid(), second.checkIn, u"late"_s, DoorLists::at(9, 31), DoorLists::at(9, 31))
              .result();
    QCOMPARE(late.error().code, u"undo_too_late"_s);
}

// The rules are the server's (tests/db/cases/door_documents.pg); what is looked at here is the list.
void tst_CipherDoorStore::documentsAreFoundExactly()
{
    ManifestPage page = DoorLists::page(3);
    ManifestSlot next = page.slots_.first();
    next.id = SlotId(2);
    next.startsAt = DoorLists::at(10);
    next.endsAt = next.closesAt = DoorLists::at(11);
    next.opensAt = DoorLists::at(9, 30);
    page.slots_ << next;
    page.tickets[1].slot = SlotId(2);
    page.tickets[0].documents = page.tickets[1].documents = {DoorLists::documentHash(1)};
    page.tickets[2].documents = {DoorLists::documentHash(3)};
    page.head.documentVersions = {1, 2};
    page.head.documentKeys = {QByteArray(32, 'D'), QByteArray(32, 'E')};
    (void)take(m_store->take(page, true, true));
    again();
    QCOMPARE(m_state.head.documentVersions, (QList<int>{1, 2}));
    QCOMPARE(m_state.head.documentKeys, page.head.documentKeys);
    const auto scanned = [this](qint64 n, int hour, int minute, int second = 0) {
        const QDateTime at = DoorLists::at(hour, minute).addSecs(second);
        return take(m_store->decide(DoorLists::byDocument(n), at, at)).verdict;
    };
    QCOMPARE(scanned(9, 9, 0).code, u"unknown"_s);
    QCOMPARE(scanned(3, 9, 0).ticket, TicketId(3));
    QCOMPARE(scanned(1, 9, 0).ticket, TicketId(1)); // only this slot is open
    QVERIFY(scanned(1, 9, 0, 3).repeated);
    QCOMPARE(scanned(1, 9, 10).code, u"already_used"_s);
    QCOMPARE(scanned(1, 9, 40).ticket, TicketId(2)); // the one that lets them in
    const QList<QueuedScan> waiting = take(m_store->waiting(10));
    QCOMPARE(waiting.at(1).source, u"document"_s);
    QCOMPARE(waiting.at(1).ticket, TicketId(3));
    // A difference takes documents away, too.
    ManifestPage change = DoorLists::page(0, u"2"_s);
    change.full = false;
    change.tickets = {DoorLists::ticket(3)};
    (void)take(m_store->take(change, true, true));
    QCOMPARE(scanned(3, 9, 45).code, u"unknown"_s);
}

void tst_CipherDoorStore::aListOfAnOlderFormIsFetchedAgain()
{
    (void)take(m_store->take(DoorLists::page(3), true, true));
    (void)scan(1);
    m_store.reset();
    {
        auto file = db::CipherFile::open(m_path + u"/list-1.db"_s, key, "");
        QVERIFY(file);
        file->run("pragma user_version = 1");
    }
    again();
    QVERIFY(!m_state.hasManifest);
    QCOMPARE(m_state.waiting, 1);
    QVERIFY(notices().isEmpty());
}

void tst_CipherDoorStore::withoutAListNobodyIsJudged()
{
    const auto answer = m_store->decide(DoorLists::question(1), DoorLists::at(9), DoorLists::at(9)).result();
    QCOMPARE(answer.error().code, u"manifest_missing"_s);
    QCOMPARE(take(m_store->waiting(10)).size(), 0);
}

void tst_CipherDoorStore::c91_anyCrashLeavesAllScansAndAWholeList()
{
    m_store.reset();
    Said said;
    int between = 0; // kills that met a list on its way in
    for (int run = 0; run < 200; ++run) {
        QProcess door;
        door.start(QCoreApplication::applicationFilePath(), {u"--door"_s, m_path, QString::number(run * 1000)});
        QVERIFY(door.waitForStarted());
        // Killed a random number of words later, at whatever it is then doing.
        const int until = QRandomGenerator::global()->bounded(2, 24);
        int heard = 0;
        const auto listen = [&] {
            for (; door.canReadLine(); ++heard)
                said.hear(door.readLine());
        };
        while (heard < until) {
            QVERIFY2(door.waitForReadyRead(test::patienceMs), door.readAllStandardError().constData());
            listen();
        }
        door.kill();
        door.waitForFinished();
        listen();
        again();
        QVERIFY2(notices().isEmpty(), qPrintable(notices().join(u' ')));
        // The old list or the new one, ticket by ticket; before the first there is none.
        const int there = m_state.hasManifest ? m_state.head.cursor.toInt() : 0;
        QVERIFY2(there == said.whole || (there == said.whole + 1 && said.lists.contains(there)),
            qPrintable(u"list %1 instead of %2"_s.arg(there).arg(said.whole)));
        between += said.lists.contains(said.whole + 1) ? 1 : 0;
        said.whole = there;
        Contents contents;
        for (const Guest &guest : take(m_store->guests(QDate(2026, 12, 5), {}, false)))
            contents.insert(guest.ticket.value(), guest.orderNo.mid(1).toInt());
        QCOMPARE(contents, said.lists.value(there));
        QCOMPARE(m_state.tickets, int(contents.size()));
        m_store.reset();
    }
    again();
    // Every scan that was shown is there once, as it was made; nothing is there that was never asked.
    QSet<QString> kept;
    for (const QueuedScan &scan : take(m_store->waiting(100'000))) {
        const QString id = scan.scan.toString(QUuid::WithoutBraces);
        QVERIFY(!kept.contains(id));
        kept.insert(id);
        QVERIFY2(said.asked.contains(id), qPrintable(id));
        QCOMPARE(scan.ticket.value(), said.asked.value(id));
        QCOMPARE(scan.kind, u"entry"_s);
        QCOMPARE(scan.people, 1);
        QCOMPARE(scan.venue, VenueId(1));
        QCOMPARE(scan.at, DoorLists::at(9));
    }
    QVERIFY2(said.shown.size() > 300, qPrintable(QString::number(said.shown.size())));
    QVERIFY2(between > 0, "no kill met a list on its way in");
    QVERIFY2((said.shown - kept).isEmpty(),
        qPrintable(u"%1 of %2 scans shown are gone"_s.arg((said.shown - kept).size()).arg(said.shown.size())));
    qInfo("200 kills: %lld scans asked, %lld shown, %lld kept, %lld lists begun, %d kills met one on its way in",
        qlonglong(said.asked.size()), qlonglong(said.shown.size()), qlonglong(kept.size()),
        qlonglong(said.lists.size()), between);
}

void tst_CipherDoorStore::c91_wrongKey()
{
    (void)take(m_store->take(DoorLists::page(3), true, true));
    (void)scan(1);
    again(QByteArray(32, 'x'));
    QCOMPARE(notices(), (QStringList{u"store_key"_s, u"queue_set_aside"_s, u"store_key"_s}));
    QVERIFY(!m_state.hasManifest);
    // The queue lies aside, whole: with the right key it opens.
    m_store.reset();
    const QStringList aside = QDir(m_path).entryList({u"queue.db.aside-*"_s}, QDir::Files);
    const QString kept = aside.filter(QRegularExpression(u"aside-[0-9-]+$"_s)).constFirst();
    for (const QString &name : QDir(m_path).entryList({u"queue.db"_s, u"queue.db.mark"_s}, QDir::Files))
        QFile::remove(m_path + u'/' + name);
    QVERIFY(QFile::rename(m_path + u'/' + kept, m_path + u"/queue.db"_s));
    QVERIFY(QFile::rename(m_path + u'/' + kept + u".mark"_s, m_path + u"/queue.db.mark"_s));
    again();
    QCOMPARE(notices(), QStringList());
    QCOMPARE(m_state.waiting, 1);
}

void tst_CipherDoorStore::c91_truncated_data()
{
    QTest::addColumn<bool>("list");
    QTest::addColumn<int>("how"); // 0 cut, 1 one byte changed, 2 nothing left
    QTest::addRow("list cut") << true << 0;
    QTest::addRow("list changed") << true << 1;
    QTest::addRow("list emptied") << true << 2;
    QTest::addRow("queue cut") << false << 0;
    QTest::addRow("queue changed") << false << 1;
    QTest::addRow("queue emptied") << false << 2;
}

void tst_CipherDoorStore::c91_truncated()
{
    QFETCH(bool, list);
    QFETCH(int, how);
    (void)take(m_store->take(DoorLists::page(300), true, true));
    for (int n = 1; n <= 20; ++n)
        (void)scan(n);
    m_store.reset();
    const QString path = m_path + (list ? u"/list-1.db"_s : u"/queue.db"_s);
    if (how == 1)
        overwrite(path, -2000, "x");
    else
        QVERIFY(QFile::resize(path, how == 0 ? QFileInfo(path).size() / 2 + 100 : 0));
    again();
    QVERIFY2(notices().contains(u"store_damaged"_s), qPrintable(notices().join(u' ')));
    if (list) {
        QVERIFY(!m_state.hasManifest);
        QCOMPARE(m_state.waiting, 20); // no trouble with a list touches the queue
        (void)take(m_store->take(DoorLists::page(3), true, true));
        QCOMPARE(scan(1, DoorLists::at(9, 30)).code, u"already_used"_s);
    } else {
        QVERIFY(notices().contains(u"queue_set_aside"_s));
        QVERIFY(m_state.hasManifest);
        QCOMPARE(QDir(m_path).entryList({u"queue.db.aside-*"_s}, QDir::Files).size(), 2); // the file and its mark
        QCOMPARE(scan(1).code, u"admitted"_s); // the door goes on
    }
}

void tst_CipherDoorStore::c91_foreign()
{
    (void)take(m_store->take(DoorLists::page(3), true, true));
    m_store.reset();
    for (const QString &name : {u"/list-1.db"_s, u"/queue.db"_s}) {
        QFile file(m_path + name);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("SQLite format 3" + QByteArray(9000, '\x5a'));
    }
    again();
    QCOMPARE(notices(), (QStringList{u"store_foreign"_s, u"queue_set_aside"_s, u"store_foreign"_s}));
    (void)take(m_store->take(DoorLists::page(3), true, true));
    QCOMPARE(scan(1).code, u"admitted"_s);
}

void tst_CipherDoorStore::c91_fullDisk()
{
    (void)take(m_store->take(DoorLists::page(3), true, true));
    (void)scan(1);
    m_store.reset();
    QProcess door;
    door.start(QCoreApplication::applicationFilePath(), {u"--full"_s, m_path});
    QVERIFY(door.waitForFinished());
    QCOMPARE(door.readAllStandardOutput().trimmed(), QByteArrayLiteral("store_failed")); // so nobody is let in
    again();
    QCOMPARE(m_state.waiting, 1);
    QCOMPARE(scan(2).code, u"admitted"_s);
}

void tst_CipherDoorStore::c91_stringsFindsNothing()
{
    ManifestPage page = DoorLists::page(200);
    for (ManifestTicket &ticket : page.tickets) {
        ticket.tokens.first().sealed = HolderSeal::seal(u"TOKENTEXT%1"_s.arg(ticket.id.value()), u"Chen Wei Zhang"_s);
        ticket.tail = u"7788"_s;
        ticket.documents = {DoorLists::documentHash(ticket.id.value())};
        ticket.tails = {u"***66"_s};
    }
    page.head.documentKeys = {QByteArray(32, 'D')};
    (void)take(m_store->take(page, true, true));
    QCOMPARE(take(m_store->decide(DoorLists::byDocument(60), DoorLists::at(9), DoorLists::at(9))).verdict.code,
        u"admitted"_s);
    for (int n = 1; n <= 50; ++n) {
        DoorQuestion question = DoorLists::question(n);
        question.token = u"TOKENTEXT%1"_s.arg(n);
        QCOMPARE(
            take(m_store->decide(question, DoorLists::at(9), DoorLists::at(9))).verdict.fullName, u"Chen Wei Zhang"_s);
    }
    // Also while it works, when the newest scans lie in the log beside the queue.
    const QByteArray atWork = everythingIn(m_path);
    QVERIFY(atWork.contains("queue.db-wal"));
    m_store.reset();
    const QByteArray all = everythingIn(m_path);
    QVERIFY(all.size() > 50'000);
    for (const QByteArray &secret : {QByteArrayLiteral("Chen"), QByteArrayLiteral("Zhang"), QByteArrayLiteral("7788"),
             QByteArrayLiteral("TOKENTEXT"), QByteArrayLiteral("Court"), QByteArrayLiteral("SQLite format"),
             QByteArrayLiteral("ORDER-"), DoorLists::tokenHash(1), DoorLists::tokenHash(1).toHex(),
             DoorLists::documentNumber(60).toUtf8(), DoorLists::documentHash(60), DoorLists::documentHash(60).toHex(),
             QByteArray(32, 'D'), QByteArray(32, 'D').toHex(), QByteArrayLiteral("***66")})
        QVERIFY2(!all.contains(secret) && !atWork.contains(secret), secret.constData());
    // The search finds what is there: the file names stand in clear.
    QVERIFY(all.contains("queue.db"));
}

void tst_CipherDoorStore::namesNeedTheirCode()
{
    const QByteArray sealed = HolderSeal::seal(u"ONE"_s, u"Chen Wei"_s);
    QCOMPARE(HolderSeal::open(u"ONE"_s, sealed), u"Chen Wei"_s);
    QCOMPARE(HolderSeal::open(u"TWO"_s, sealed), QString());
    QByteArray changed = sealed;
    changed[20] = char(changed.at(20) ^ 1);
    QCOMPARE(HolderSeal::open(u"ONE"_s, changed), QString());
    QCOMPARE(HolderSeal::seal(u"ONE"_s, u"Li"_s).size(), sealed.size()); // lengths tell nothing
}

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"--door")
        return serveDoor(arguments.value(2), arguments.value(3).toLongLong());
    if (arguments.value(1) == u"--full")
        return serveFullDisk(arguments.value(2));
    tst_CipherDoorStore test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_CipherDoorStore.moc"
