#include "app/Composition.h"
#include "app/StepRunner.h"
#include "app/WidgetDriver.h"
#include "models/catalog/RecordsGateway.h"
#include "tests/support/Answer.h"
#include "tests/support/DesktopHome.h"
#include "tests/support/Patience.h"
#include "ui/shell/ShellFrame.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTreeWidget>

using namespace vd;
using Driver = app::WidgetDriver;
using app::Step;

namespace {

constexpr int serverMs = 180'000; // making a server takes its time on a slow disk
constexpr int generatingMs = 180'000;
constexpr int allMs = 1'200'000;

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

bool clickRow(QListWidget *list, const QString &words)
{
    const QList<QListWidgetItem *> found = list ? list->findItems(words, Qt::MatchExactly) : QList<QListWidgetItem *>();
    return !found.isEmpty() && Driver::clickAt(list->viewport(), list->visualItemRect(found.first()).center());
}

bool tick(const QString &path, const QString &words)
{
    const QWidget *within = Driver::find(path);
    for (QCheckBox *box : within ? within->findChildren<QCheckBox *>() : QList<QCheckBox *>())
        if (box->text() == words)
            return Driver::clickAt(box, QPoint(8, box->height() / 2));
    return false;
}

Step go(const QString &title, const QString &page)
{
    return {text("Open ") + title,
        [title] { return clickRow(Driver::find<QListWidget>(text("admin/adminNav")), title); },
        [page] { return Driver::find(page) != nullptr; }};
}

Step begin(const QString &page)
{
    return {text("Begin a new one on ") + page, [page] { return Driver::click(page + text("/newRecord")); },
        [page] { return Driver::textOf(page + text("/name")).isEmpty(); }};
}

Step type(const QString &field, const QString &value)
{
    return {text("Type ") + value,
        [field, value] {
            // Over what stands there.
            if (auto *edit = Driver::find<QLineEdit>(field))
                edit->selectAll();
            return Driver::type(field, value);
        },
        [field, value] { return Driver::textOf(field) == value; }};
}

/// Chooses in a list as one does by typing its first letters.
Step choose(const QString &field, const QString &value)
{
    return {text("Choose ") + value, [field, value] { return Driver::type(field, value); },
        [field, value] {
            const auto *box = Driver::find<QComboBox>(field);
            return box && box->currentText() == value;
        }};
}

Step save(const QString &page)
{
    return {text("Save on ") + page, [page] { return Driver::click(page + text("/formSave")); },
        [page] { return Driver::find(page) && !Driver::find(page + text("/unsaved")); }};
}

QList<Step> named(const QString &title, const QString &page, const QString &name)
{
    return {go(title, page), begin(page), type(page + text("/name"), name)};
}

} // namespace

/// A venue is built from nothing through the real window: its own hours, a category, courts and the hall made of them,
/// a ticket type, prices, a policy, limits, and then its slots.
class tst_VenueFromNothing final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void builtThroughTheWindow();
    void cleanupTestCase();

private:
    [[nodiscard]] QList<Step> venueSteps();
    [[nodiscard]] QList<Step> spaceSteps();
    [[nodiscard]] QList<Step> ruleSteps();
    [[nodiscard]] QList<Step> slotSteps();

    test::DesktopHome m_home;
    std::unique_ptr<app::Composition> m_composition;
    bool m_usable = false;
    QDate m_lastDay;
};

void tst_VenueFromNothing::initTestCase()
{
    QCoreApplication::setOrganizationName(text("Venuedesk"));
    QCoreApplication::setApplicationName(text("venuedesk"));
    const QProcessEnvironment environment = m_home.environment();
    for (const char *name : {"VENUEDESK_DATA", "VENUEDESK_CONFIG", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
        qputenv(name, environment.value(QLatin1String(name)).toLocal8Bit());
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_home.path(text("config")));
    app::Composition::Options options;
    options.dataFolder = m_home.path(text("data"));
    options.configFolder = m_home.path(text("config"));
    options.terminal = text("desk");
    options.embedded = true;
    options.language = ui::Language::English;
    m_composition = std::make_unique<app::Composition>(options, *qApp);
    connect(m_composition.get(), &app::Composition::sessionOpened, this, [this] { m_usable = true; });
}

void tst_VenueFromNothing::cleanupTestCase()
{
    m_composition.reset();
    (void)m_home.run(text("venuedeskctl"), {text("stop")});
}

QList<Step> tst_VenueFromNothing::venueSteps()
{
    return {{text("Sign in at this computer's own server"), {}, [this] { return m_usable; }, serverMs},
        {text("Open the administration"), [] { return Driver::click(text("rail-admin")); },
            [] { return Driver::find(text("admin/adminNav")) != nullptr; }},
        go(text("Venues"), text("venuesPage")),
        {text("Open the only venue"),
            [] {
                auto *table = Driver::find<QAbstractItemView>(text("venuesPage/venuesPageTable"));
                return table && table->model()->rowCount() == 1
                    && Driver::clickAt(table->viewport(), table->visualRect(table->model()->index(0, 0)).center());
            },
            [] { return !Driver::textOf(text("venuesPage/name")).isEmpty(); }},
        type(text("venuesPage/name"), text("Lakeside Arena")),
        type(text("venuesPage/hours6"), text("09:00-12:00, 13:00-22:00")), save(text("venuesPage"))};
}

QList<Step> tst_VenueFromNothing::spaceSteps()
{
    QList<Step> steps = named(text("Categories"), text("categoriesPage"), text("Badminton"));
    steps << save(text("categoriesPage"));
    for (const char *court : {"Court 1", "Court 2", "Hall"}) {
        steps << named(text("Spaces"), text("spacesPage"), text(court));
        steps << choose(text("spacesPage/category_id"), text("Badminton"));
        if (text(court) == text("Hall"))
            for (const char *part : {"Court 1", "Court 2"})
                steps << Step{
                    text("Tick ") + text(part), [part] { return tick(text("spacesPage/parts"), text(part)); }, {}};
        steps << save(text("spacesPage"));
    }
    // Rackets by the hour and by the day, from one stock.
    steps << named(text("Categories"), text("categoriesPage"), text("Rental")) << save(text("categoriesPage"));
    for (const char *rackets : {"Rackets", "Rackets by the day"}) {
        steps << named(text("Spaces"), text("spacesPage"), text(rackets));
        steps << choose(text("spacesPage/category_id"), text("Rental"));
        // The first word will do; a blank would open the list.
        steps << Step{text("Choose equipment"), [] { return Driver::type(text("spacesPage/kind"), text("Equipment")); },
            [] { return Driver::find(text("spacesPage/stock_of")) != nullptr; }};
        steps << type(text("spacesPage/max_capacity"), text("10"));
        if (text(rackets) != text("Rackets"))
            steps << choose(text("spacesPage/stock_of"), text("Rackets"));
        steps << save(text("spacesPage"));
    }
    steps << named(text("Ticket types"), text("ticketTypesPage"), text("Court hour"));
    return steps << choose(text("ticketTypesPage/category_id"), text("Badminton")) << save(text("ticketTypesPage"));
}

QList<Step> tst_VenueFromNothing::ruleSteps()
{
    const auto open = [](const QString &page) {
        return Step{text("Open the first on ") + page,
            [page] {
                auto *table = Driver::find<QAbstractItemView>(page + QLatin1Char('/') + page + text("Table"));
                return table && table->model()->rowCount() > 0
                    && Driver::clickAt(table->viewport(), table->visualRect(table->model()->index(0, 0)).center());
            },
            [page] { return !Driver::textOf(page + text("/name")).isEmpty(); }};
    };
    return {go(text("Price lists"), text("priceListsPage")), open(text("priceListsPage")),
        {text("Add a rule"), [] { return Driver::click(text("priceListsPage/addRow")); },
            [] { return Driver::find(text("priceListsPage/amount_minor")) != nullptr; }},
        type(text("priceListsPage/amount_minor"), text("60")), save(text("priceListsPage")),
        go(text("Policies"), text("policiesPage")), open(text("policiesPage")),
        type(text("policiesPage/refund_free_until"), text("24")), save(text("policiesPage")),
        go(text("Purchase limits"), text("limitsPage")), type(text("limitsPage/customer_holds"), text("3")),
        save(text("limitsPage"))};
}

QList<Step> tst_VenueFromNothing::slotSteps()
{
    return {go(text("Schedule"), text("schedulePage")),
        {text("Tick the courts"),
            [] {
                auto *tree = Driver::find<QTreeWidget>(text("schedulePage/spaces"));
                if (!tree || tree->topLevelItemCount() != 2)
                    return false;
                tree->topLevelItem(0)->setCheckState(0, Qt::Checked);
                return true;
            },
            {}},
        {text("Preview"),
            [this] {
                m_lastDay = Driver::find<QDateEdit>(text("schedulePage/range"))->date();
                return Driver::click(text("schedulePreview"));
            },
            [] {
                const auto *generate = Driver::find<QPushButton>(text("scheduleGenerate"));
                return generate && generate->isEnabled();
            }},
        {text("Generate"), [] { return Driver::click(text("scheduleGenerate")); },
            [] { return Driver::find(text("promptAccept")) != nullptr; }},
        {text("Agree"), [] { return Driver::click(text("promptAccept")); },
            // Both buttons rest while slots are being added; afterwards one may look again, and there is nothing to
            // add.
            [] {
                const auto *preview = Driver::find<QPushButton>(text("schedulePreview"));
                const auto *generate = Driver::find<QPushButton>(text("scheduleGenerate"));
                return !Driver::find(text("promptAccept")) && preview && preview->isEnabled() && generate
                    && !generate->isEnabled();
            },
            generatingMs}};
}

void tst_VenueFromNothing::builtThroughTheWindow()
{
    app::StepRunner runner(venueSteps() + spaceSteps() + ruleSteps() + slotSteps());
    bool finished = false;
    QString failure;
    connect(&runner, &app::StepRunner::finished, this, [&finished] { finished = true; });
    connect(&runner, &app::StepRunner::failed, this, [this, &failure](const QString &step, const QString &why) {
        failure = step + text(": ") + why;
        (void)m_composition->window().grab().save(text("/tmp/venue-from-nothing.png"));
    });
    runner.start();
    m_composition->start();
    QTRY_VERIFY2_WITH_TIMEOUT(finished || !failure.isEmpty(), qPrintable(failure), allMs);
    QVERIFY2(failure.isEmpty(), qPrintable(failure));

    // What the window built, the database sells: the slots of the last Saturday ask the rule's price.
    catalog::RecordsGateway &records = *m_composition->session()->gateways().records;
    const VenueId venue = m_composition->session()->info().venues.first().id;
    const auto all = test::answerOf(records.records(venue));
    QVERIFY(all.has_value());
    const auto find = [&all](catalog::RecordKind kind, const char *name) {
        for (const catalog::Record &record : *all)
            if (record.kind == kind && (*name == '\0' || record.name() == text(name)))
                return record;
        return catalog::Record();
    };
    QCOMPARE(find(catalog::RecordKind::Venue, "Lakeside Arena")
                 .values.value(text("opening_hours"))[text("6")]
                 .toArray()
                 .size(),
        2);
    const catalog::Record hall = find(catalog::RecordKind::Space, "Hall");
    QCOMPARE(hall.values.value(text("parts")).toArray().size(), 2);
    QCOMPARE(find(catalog::RecordKind::Space, "Rackets by the day").values.value(text("stock_of")).toInteger(),
        find(catalog::RecordKind::Space, "Rackets").id);
    QCOMPARE(find(catalog::RecordKind::Policy, "").version, 2);
    QCOMPARE(find(catalog::RecordKind::Limits, "").values.value(text("customer_holds")).toInt(), 3);
    const qint64 prices = find(catalog::RecordKind::PriceList, "").values.value(text("price_version_id")).toInteger();
    // Open on Saturdays only, and not over noon: there it is sold, elsewhere there is no slot.
    const auto asked = [&](const QDate &day, int hour) {
        const auto lines = test::answerOf(records.pricePreview(venue, prices, hall.id, day, QTime(hour, 0)));
        return lines && lines->size() == 1 ? lines->first() : catalog::PriceLine();
    };
    const QDate saturday = m_lastDay.addDays(-((m_lastDay.dayOfWeek() + 1) % 7));
    QCOMPARE(saturday.dayOfWeek(), 6);
    for (const int hour : {9, 11, 13, 18, 21})
        QCOMPARE(asked(saturday, hour).nowMinor, std::optional<qint64>(6000));
    QCOMPARE(asked(saturday, 12).minor, std::optional<qint64>(6000));
    QCOMPARE(asked(saturday, 12).nowMinor, std::optional<qint64>());
    QCOMPARE(asked(saturday.addDays(-1), 18).nowMinor, std::optional<qint64>());
}

QTEST_MAIN(tst_VenueFromNothing)
#include "tst_VenueFromNothing.moc"
