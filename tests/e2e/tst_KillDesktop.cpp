// The real window, worked by real keys, is killed as a power cut would end it; the next one finds all that was told.

#include "db/client/RawConnection.h"
#include "models/orders/BookingDraft.h"
#include "tests/support/DesktopHome.h"
#include "tests/support/FakeLoginManager.h"
#include "tests/support/Patience.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QSettings>

#include <functional>
#include <memory>
#include <optional>

using namespace vd;
using test::patienceMs;

namespace {

constexpr int glanceMs = 2'000; // for what was typed before the window was ready for it, and may be typed twice
constexpr int againMs = 10'000; // for what would be undone if it were typed twice

// Unlike QTRY_VERIFY it counts the time of looking too.
bool until(const std::function<bool()> &happened, int milliseconds = patienceMs)
{
    return QTest::qWaitFor(happened, milliseconds);
}

} // namespace

class tst_KillDesktop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void cleanup() { kill(); }
    void aTypedDraftIsBack();
    void c89_theSystemsLockHidesTheDraftAndKeepsIt();
    void anAcknowledgedHoldStandsAndTheNextDraftIsBack();
    void anAcknowledgedPaymentStands();
    void aHoldCutInFlightIsMadeOnce();
    void aHoldWhoseAnswerWasLostIsMadeOnce();
    void aPaymentCutInFlightIsWholeOrNotThere();
    void nothingDiffersInTheEnd();

private:
    struct Booked
    {
        int orders = 0; ///< Of the phone number, in any state.
        QString state;
        QString name;
        qint64 slot = 0;
        int payments = 0;
        qint64 total = 0;
        qint64 paid = 0;
        int places = 0;
        int tickets = 0;
        int promised = 0; ///< Tickets of what was booked; a racket has none.
    };

    void start(const QByteArray &systemBus = {});
    [[nodiscard]] QString title() const;
    void kill();
    void keys(const QStringList &names);
    void type(const QString &text);
    void openShift();
    void fillDraft(const QString &phone);
    void hold(const QString &phone);
    void settle();
    [[nodiscard]] QString draftFile() const;
    [[nodiscard]] std::optional<orders::BookingDraft> draft() const;
    [[nodiscard]] Booked booked(const QString &phone);
    [[nodiscard]] qint64 number(const QByteArray &sql);
    [[nodiscard]] QString tool(const QStringList &arguments) const;

    std::unique_ptr<test::DesktopHome> m_home;
    std::optional<db::RawConnection> m_database;
    std::unique_ptr<QProcess> m_desktop;
    QString m_window;
};

void tst_KillDesktop::initTestCase()
{
    m_home = std::make_unique<test::DesktopHome>();
    const auto demo = m_home->run(
        QStringLiteral("venuedeskctl"), {QStringLiteral("demo"), QStringLiteral("--size"), QStringLiteral("small")});
    QVERIFY2(demo.code == 0, qPrintable(demo.output));
    const auto superuser = m_home->superuser();
    QVERIFY(superuser);
    auto opened = db::RawConnection::open(*superuser);
    QVERIFY(opened);
    m_database = std::move(*opened);
    // The sports hall is where this computer's desk stands, as it was chosen last.
    QSettings settings(m_home->path(QStringLiteral("config/Venuedesk/venuedesk.conf")), QSettings::IniFormat);
    settings.setValue(
        QStringLiteral("window/venue"), number("select id from catalog.venue where name like '%Sport%' limit 1"));
    settings.sync();
    QCOMPARE(settings.status(), QSettings::NoError);
}

void tst_KillDesktop::cleanupTestCase()
{
    m_database.reset();
    if (m_home)
        (void)m_home->run(QStringLiteral("venuedeskctl"), {QStringLiteral("stop")});
}

QString tst_KillDesktop::tool(const QStringList &arguments) const
{
    QProcess process;
    process.start(QStringLiteral("xdotool"), arguments);
    if (!process.waitForFinished(patienceMs))
        qFatal("xdotool does not answer");
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

// Signed in once its title names the venue.
void tst_KillDesktop::start(const QByteArray &systemBus)
{
    m_desktop = std::make_unique<QProcess>();
    QProcessEnvironment environment = m_home->environment();
    if (!systemBus.isEmpty())
        environment.insert(QStringLiteral("DBUS_SYSTEM_BUS_ADDRESS"), QString::fromUtf8(systemBus));
    m_desktop->setProcessEnvironment(environment);
    m_desktop->setProcessChannelMode(QProcess::ForwardedChannels);
    m_desktop->start(test::DesktopHome::program(QStringLiteral("venuedesk")),
        {QStringLiteral("--embedded"), QStringLiteral("--language"), QStringLiteral("en")});
    QVERIFY(m_desktop->waitForStarted());
    const QString pid = QString::number(m_desktop->processId());
    const auto signedIn = [this, pid] {
        m_window = tool({QStringLiteral("search"), QStringLiteral("--onlyvisible"), QStringLiteral("--all"),
            QStringLiteral("--pid"), pid, QStringLiteral("--name"), QStringLiteral(" - Venuedesk$")});
        return !m_window.isEmpty();
    };
    QVERIFY(until(signedIn));
    (void)tool({QStringLiteral("windowfocus"), QStringLiteral("--sync"), m_window});
}

QString tst_KillDesktop::title() const
{
    return tool({QStringLiteral("getwindowname"), m_window});
}

void tst_KillDesktop::kill()
{
    if (!m_desktop)
        return;
    m_desktop->kill(); // SIGKILL: no destructor runs, no event is handled
    QVERIFY(m_desktop->waitForFinished(patienceMs));
    QCOMPARE(m_desktop->exitStatus(), QProcess::CrashExit);
    m_desktop.reset();
}

void tst_KillDesktop::keys(const QStringList &names)
{
    (void)tool(QStringList{QStringLiteral("key"), QStringLiteral("--delay"), QStringLiteral("20")} + names);
}

void tst_KillDesktop::type(const QString &text)
{
    (void)tool({QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("20"), text});
}

QString tst_KillDesktop::draftFile() const
{
    const QDir folder(m_home->drafts());
    // What is just being written lies beside it under a longer name.
    const QStringList files = folder.entryList({QStringLiteral("*.json")}, QDir::Files);
    return files.size() == 1 ? folder.filePath(files.constFirst()) : QString();
}

std::optional<orders::BookingDraft> tst_KillDesktop::draft() const
{
    const QString path = draftFile();
    QFile file(path.isEmpty() ? QStringLiteral("/dev/null") : path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return orders::BookingDraft::fromJson(QJsonDocument::fromJson(file.readAll()).object());
}

qint64 tst_KillDesktop::number(const QByteArray &sql)
{
    const Result<db::Rows> rows = m_database->script("select (" + sql + ")::bigint as number");
    return rows && rows->size() == 1 ? rows->at(0).int64("number") : -1;
}

tst_KillDesktop::Booked tst_KillDesktop::booked(const QString &phone)
{
    const Result<db::Rows> rows = m_database->query(R"(
        select count(*) over () as orders, o.state, c.name, o.total_minor, o.paid_minor,
               (select min(i.slot_id) from orders.item i where i.order_id = o.id) as slot,
               (select sum(i.places) from orders.item i where i.order_id = o.id) as places,
               (select count(*) from payments.payment p where p.order_id = o.id) as payments,
               (select count(*) from checkin.ticket t where t.order_id = o.id and t.state = 'valid') as tickets,
               (select sum(i.quantity * y.codes) from orders.item i join catalog.ticket_type y on y.id = i.ticket_type_id
                 where i.order_id = o.id) as promised
        from orders.order o join customers.customer c on c.id = o.customer_id where c.phone_typed = $1)",
        db::Params::of(phone));
    if (!rows)
        qFatal("%s", qPrintable(rows.error().detail));
    if (rows->isEmpty())
        return {};
    const db::Row row = rows->at(0);
    return {row.integer("orders"), row.text("state"), row.text("name"), row.int64("slot"), row.integer("payments"),
        row.int64("total_minor"), row.int64("paid_minor"), row.integer("places"), row.integer("tickets"),
        row.integer("promised")};
}

void tst_KillDesktop::openShift()
{
    if (number("select count(*) from finance.shift where closed_at is null and operator = 'owner'") > 0)
        return;
    keys({QStringLiteral("ctrl+k")});
    type(QStringLiteral("Open a shift"));
    keys({QStringLiteral("Return")});
    type(QStringLiteral("500"));
    keys({QStringLiteral("Return")});
    QVERIFY(until([this] {
        return number("select count(*) from finance.shift where closed_at is null and operator = 'owner'") == 1;
    }));
}

// A caller nobody knows, and the first cell that can be had tomorrow.
void tst_KillDesktop::fillDraft(const QString &phone)
{
    const auto called = [&] {
        keys({QStringLiteral("F2"), QStringLiteral("ctrl+n"), QStringLiteral("ctrl+a")});
        type(phone);
        return until([&] { return draft() && draft()->phone == phone; }, againMs);
    };
    QVERIFY(until(called));
    keys({QStringLiteral("Return")});
    // The field for the name comes with the answer of the search; until then nothing takes the letter.
    const auto named = [this] {
        type(QStringLiteral("O"));
        return until([this] { return draft() && !draft()->name.isEmpty(); }, glanceMs);
    };
    QVERIFY(until(named));
    type(QStringLiteral("Brien"));
    QVERIFY(until([&] { return draft() && draft()->name.endsWith(QLatin1String("Brien")); }));
    keys({QStringLiteral("F3"), QStringLiteral("Next")});
    const auto taken = [this] {
        keys({QStringLiteral("F3"), QStringLiteral("Return")});
        return until([this] { return draft() && !draft()->lines.isEmpty(); }, againMs);
    };
    QVERIFY(until(taken));
}

// Pressed until it is done: before the draft is back, or while a call runs, the key does nothing.
void tst_KillDesktop::hold(const QString &phone)
{
    const auto held = [this, phone] {
        if (booked(phone).orders > 0)
            return true;
        keys({QStringLiteral("ctrl+Return")});
        return false;
    };
    QVERIFY(until(held));
}

// Where an earlier sending came through, the draft that was left asks for the same again and is given the same order.
void tst_KillDesktop::settle()
{
    const auto settled = [this] {
        if (!draft())
            return true;
        keys({QStringLiteral("ctrl+Return")});
        return false;
    };
    QVERIFY(until(settled));
}

void tst_KillDesktop::aTypedDraftIsBack()
{
    const QString phone = QStringLiteral("13900000001");
    start();
    fillDraft(phone);
    const orders::BookingDraft typed = *draft();
    kill();
    QCOMPARE(booked(phone).orders, 0);
    start();
    // What is held is what the panel has.
    hold(phone);
    const Booked order = booked(phone);
    QCOMPARE(order.orders, 1);
    QCOMPARE(order.state, QStringLiteral("HOLDING"));
    QCOMPARE(order.name, typed.name);
    QCOMPARE(order.slot, typed.lines.constFirst().slot.value());
    QCOMPARE(order.places, typed.lines.constFirst().quantity);
    QVERIFY(until([&] { return !draft(); }));
}

// Whoever goes for a coffee locks the computer: the desk locks with it and has the booking when its person is back.
void tst_KillDesktop::c89_theSystemsLockHidesTheDraftAndKeepsIt()
{
    test::FakeLoginManager manager;
    QVERIFY2(manager.isReady(), "dbus-daemon is not there");
    const QString phone = QStringLiteral("13900000008");
    start(manager.address());
    fillDraft(phone);
    const orders::BookingDraft typed = *draft();
    const QString venue = title();
    QVERIFY(venue.endsWith(QLatin1String(" - Venuedesk")));
    QCOMPARE(manager.asked(), uint(m_desktop->processId()));
    manager.lock(false); // Somebody else's session.
    manager.lock();
    QVERIFY(until([this] { return title() == QLatin1String("Venuedesk"); }));
    // Locked, no key reaches the desk: nothing is typed, no other booking begun.
    keys({QStringLiteral("ctrl+n"), QStringLiteral("F2")});
    type(QStringLiteral("99"));
    QCOMPARE(title(), QStringLiteral("Venuedesk"));
    const auto unlocked = [&] {
        keys({QStringLiteral("Return")});
        return until([&] { return title() == venue; }, againMs);
    };
    QVERIFY(until(unlocked));
    QCOMPARE(booked(phone).orders, 0);
    QCOMPARE(draft()->phone, typed.phone);
    hold(phone);
    QCOMPARE(booked(phone).name, typed.name);
    QVERIFY(until([&] { return !draft(); }));
}

void tst_KillDesktop::anAcknowledgedHoldStandsAndTheNextDraftIsBack()
{
    const QString phone = QStringLiteral("13900000002");
    start();
    fillDraft(phone);
    hold(phone);
    // The order's page is there once the draft of it is gone; then the next caller rings.
    QVERIFY(until([&] { return !draft(); }));
    const Booked before = booked(phone);
    const auto begun = [this] {
        keys({QStringLiteral("ctrl+n"), QStringLiteral("F2"), QStringLiteral("ctrl+a")});
        type(QStringLiteral("3900000003"));
        return until([this] { return draft() && draft()->phone == QLatin1String("3900000003"); }, againMs);
    };
    QVERIFY(until(begun));
    kill();
    start();
    const Booked after = booked(phone);
    QCOMPARE(after.orders, 1);
    QCOMPARE(after.state, QStringLiteral("HOLDING"));
    QCOMPARE(after.slot, before.slot);
    // One digit more at the front of the field: what is saved now can only be what the panel showed.
    const auto completed = [this] {
        if (draft() && draft()->phone.endsWith(QLatin1String("3900000003"))
            && draft()->phone.startsWith(QLatin1String("1")))
            return true;
        keys({QStringLiteral("F2"), QStringLiteral("Home"), QStringLiteral("1")});
        return false;
    };
    QVERIFY(until(completed));
}

void tst_KillDesktop::anAcknowledgedPaymentStands()
{
    const QString phone = QStringLiteral("13900000004");
    start();
    openShift();
    fillDraft(phone);
    hold(phone);
    const auto paid = [this, phone] {
        if (booked(phone).state == QLatin1String("PAID"))
            return true;
        keys({QStringLiteral("F8"), QStringLiteral("Return"), QStringLiteral("Return")});
        return false;
    };
    QVERIFY(until(paid));
    kill();
    start();
    const Booked order = booked(phone);
    QCOMPARE(order.orders, 1);
    QCOMPARE(order.state, QStringLiteral("PAID"));
    QCOMPARE(order.payments, 1);
    QCOMPARE(order.paid, order.total);
    QCOMPARE(order.tickets, order.promised);
}

void tst_KillDesktop::aHoldCutInFlightIsMadeOnce()
{
    const QString phone = QStringLiteral("13900000005");
    start();
    fillDraft(phone);
    keys({QStringLiteral("ctrl+Return")});
    kill();
    start();
    hold(phone);
    settle();
    QCOMPARE(booked(phone).orders, 1);
    QCOMPARE(booked(phone).state, QStringLiteral("HOLDING"));
}

// As if it had been killed between the server's commit and its answer: the draft of what is held already is still
// there.
void tst_KillDesktop::aHoldWhoseAnswerWasLostIsMadeOnce()
{
    const QString phone = QStringLiteral("13900000007");
    start();
    fillDraft(phone);
    const orders::BookingDraft typed = *draft();
    const QString file = draftFile();
    QVERIFY(QFile::copy(file, m_home->path(QStringLiteral("draft"))));
    hold(phone);
    QVERIFY(until([&] { return !draft(); }));
    kill();
    QVERIFY(QFile::copy(m_home->path(QStringLiteral("draft")), file));
    start();
    settle();
    QCOMPARE(booked(phone).orders, 1);
    QCOMPARE(booked(phone).state, QStringLiteral("HOLDING"));
    QCOMPARE(booked(phone).slot, typed.lines.constFirst().slot.value());
}

void tst_KillDesktop::aPaymentCutInFlightIsWholeOrNotThere()
{
    const QString phone = QStringLiteral("13900000006");
    start();
    openShift();
    fillDraft(phone);
    hold(phone);
    QVERIFY(until([&] { return !draft(); }));
    keys({QStringLiteral("F8"), QStringLiteral("Return"), QStringLiteral("Return")});
    kill();
    // The server finishes, or gives up, what it was given.
    QVERIFY(until([this] { return number("select count(*) from pg_stat_activity where usename = 'owner'") == 0; }));
    const Booked order = booked(phone);
    const bool whole = order.state == QLatin1String("PAID") && order.payments == 1 && order.paid == order.total
        && order.tickets == order.promised;
    const bool untouched = order.state == QLatin1String("HOLDING") && order.payments == 0 && order.tickets == 0;
    QVERIFY2(whole || untouched,
        qPrintable(QStringLiteral("%1, %2 payments, %3 of %4 paid, %5 tickets of %6")
                       .arg(order.state)
                       .arg(order.payments)
                       .arg(order.paid)
                       .arg(order.total)
                       .arg(order.tickets)
                       .arg(order.promised)));
    QCOMPARE(order.orders, 1);
}

void tst_KillDesktop::nothingDiffersInTheEnd()
{
    QCOMPARE(number("select count(*) from catalog.venue v, inventory.differences(v.id)"), 0);
    QCOMPARE(number("select count(*) from catalog.venue v, finance.money_differences(v.id)"), 0);
}

// With a connection of its own to the X server, which would otherwise start over whenever its last client is killed.
QTEST_MAIN(tst_KillDesktop)
#include "tst_KillDesktop.moc"
