#include "app/MainJob.h"

#include "app/Composition.h"
#include "app/MainJobProof.h"
#include "app/PracticeSlot.h"
#include "app/WidgetDriver.h"
#include "models/base/WhenDone.h"
#include "models/finance/FinanceGateway.h"
#include "models/orders/OrdersGateway.h"
#include "ui/desk/BoardView.h"
#include "ui/door/DoorWorkspace.h"
#include "ui/exporting/ExportFormats.h"
#include "ui/finance/FinanceWorkspace.h"
#include "ui/shell/MainWindow.h"
#include "ui/shell/ShellFrame.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTimer>

#include <chrono>

namespace vd::app {

namespace {

// Taken while the program is loaded, before main().
const auto programStart = std::chrono::steady_clock::now();

constexpr int firstStartMs = 180'000; // making a server takes its time on a slow disk

QString here(const char *name)
{
    return QString::fromLatin1(name);
}

} // namespace

MainJob::MainJob(Composition &composition, const QString &folder, QObject *parent)
    : QObject(parent)
    , m_composition(composition)
    , m_folder(QDir(folder).absolutePath())
    , m_phone(QStringLiteral("139%1").arg(QRandomGenerator::global()->bounded(100'000'000), 8, 10, QLatin1Char('0')))
    , m_name(QStringLiteral("陈伟 Chen Wei"))
    , m_out(stdout)
    , m_files(QStringLiteral("pictures"))
{
    QDir().mkpath(m_folder);
    m_ticketFile = m_folder + QStringLiteral("/ticket.png");
    QFile::remove(m_ticketFile);
    // Prompts for files are then windows of ours, which the job can fill in.
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    m_runner = new StepRunner(steps(), this);
    connect(m_runner, &StepRunner::stepDone, this, &MainJob::stepDone);
    connect(m_runner, &StepRunner::finished, this, &MainJob::prove);
    connect(m_runner, &StepRunner::failed, this, [this](const QString &step, const QString &why) {
        say(QStringLiteral("FAILED at \"%1\": %2").arg(step, why));
        (void)m_composition.window().grab().save(m_folder + QStringLiteral("/failed.png"));
        end(1);
    });
    // As the bare window of the benchmark: the first pass of the event loop after it is shown.
    connect(&m_composition, &Composition::sessionOpened, this, [this] {
        QTimer::singleShot(0, this, [this] {
            m_usableMs
                = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - programStart)
                      .count();
        });
    });
    connect(&m_composition, &Composition::signInFailed, this,
        [this](const Error &error) { m_runner->fail(error.code + QLatin1Char(' ') + error.detail); });
    m_runner->start();
}

ui::ShellFrame *MainJob::frame() const
{
    return m_composition.window().frame();
}

template <typename Page>
Page *MainJob::page() const
{
    const QList<ui::Workspace *> pages = frame() ? frame()->workspaces() : QList<ui::Workspace *>();
    for (ui::Workspace *workspace : pages) {
        if (auto *wanted = qobject_cast<Page *>(workspace))
            return wanted;
    }
    return nullptr;
}

bool MainJob::isUsable()
{
    return m_usableMs > 0 && frame() && m_composition.session();
}

QList<Step> MainJob::steps()
{
    QList<Step> all{
        {here("Sign in at this computer's own server"), {}, [this] { return isUsable(); }, firstStartMs},
        {here("Find a slot that can be booked and entered now"), [this] { return chooseSlot(); },
            [this] { return m_cell.has_value(); }},
    };
    return all + shiftSteps() + deskSteps() + doorAndFinanceSteps();
}

// Cash belongs into a shift; one that is open already is gone on with.
QList<Step> MainJob::shiftSteps()
{
    using Driver = WidgetDriver;
    return {
        {here("Open the desk"), [] { return Driver::click(here("rail-desk")); },
            [] { return Driver::find(here("desk/customerSearch")) != nullptr; }},
        {here("Ask whether a shift is open"), [this] { return askShift(); },
            [this] { return m_shiftOpen.has_value(); }},
        {here("Begin a shift"), [this] { return *m_shiftOpen || Driver::click(here("desk/shiftBegin")); },
            [this] { return *m_shiftOpen || Driver::find(here("desk/shiftAmount")); }},
        {here("Enter the cash in the drawer"),
            [this] { return *m_shiftOpen || Driver::type(here("desk/shiftAmount"), here("500")); },
            [this] { return *m_shiftOpen || Driver::textOf(here("desk/shiftAmount")) == QLatin1String("500"); }},
        {here("Open the shift"), [this] { return *m_shiftOpen || Driver::click(here("desk/shiftAccept")); },
            [this] { return *m_shiftOpen || !Driver::find(here("desk/shiftAmount")); }},
    };
}

QList<Step> MainJob::deskSteps()
{
    using Driver = WidgetDriver;
    return {
        {here("Begin an empty booking"),
            [] {
                return Driver::textOf(here("desk/customerSearch")).isEmpty() || Driver::click(here("desk/startOver"));
            },
            [] { return Driver::textOf(here("desk/customerSearch")).isEmpty(); }},
        {here("Type the caller's number"), [this] { return Driver::type(here("desk/customerSearch"), m_phone); },
            [this] {
                return Driver::textOf(here("desk/customerSearch")) == m_phone
                    && Driver::find(here("desk/customerOther"));
            }},
        {here("Type the new customer's name"), [this] { return Driver::type(here("desk/customerOther"), m_name); },
            [this] { return Driver::textOf(here("desk/customerOther")) == m_name; }},
        {here("Take the slot on the day board"), [this] { return takeSlot(); },
            [this] { return Driver::find(QStringLiteral("desk/cartLine%1").arg(m_cell->slot.value())) != nullptr; }},
        {here("Hold it"), [] { return Driver::click(here("desk/hold")); },
            [] { return Driver::find(here("desk/paymentPane")) != nullptr; }},
        {here("Enter the cash given"),
            [this] {
                return Driver::type(here("desk/payAmount"),
                    Money((m_cell->price->minor() / 10'000 + 1) * 10'000, m_venue.currency).toPlain());
            },
            [] { return !Driver::textOf(here("desk/payResult")).isEmpty(); }},
        {here("Take the payment"), [] { return Driver::click(here("desk/pay")); },
            [] {
                const QWidget *save = Driver::find(here("desk/saveTicketsPng"));
                return save && save->isEnabled();
            }},
        {here("See the order paid in the database"), [this] { return askOrder(); },
            [this] { return m_order && m_order->state == orders::OrderState::Paid; }},
        {here("Save the ticket's picture"), [] { return Driver::click(here("desk/saveTicketsPng")); },
            [this] { return saveTicket(); }},
    };
}

QList<Step> MainJob::doorAndFinanceSteps()
{
    using Driver = WidgetDriver;
    return {
        {here("Open the door"), [] { return Driver::click(here("rail-door")); },
            [] { return Driver::find(here("door/code")) != nullptr; }},
        {here("Let the door read the picture"), [this] { return Driver::dropFile(here("door"), m_ticketFile); },
            [this] { return admitted(); }},
        {here("Open finance"), [] { return Driver::click(here("rail-finance")); },
            [] {
                const QWidget *button = Driver::find(here("finance/financeExport"));
                return button && button->isEnabled();
            }},
        {here("Export the day"), [this] { return beginExport(); }, [this] { return !m_exportFile.isEmpty(); }},
    };
}

bool MainJob::chooseSlot()
{
    // A sports hall first: its desk sells by the hour.
    const QList<operators::VenueInfo> &venues = frame()->session().venues;
    m_venue = venues.first();
    for (const operators::VenueInfo &venue : venues) {
        if (venue.name.contains(QLatin1String("Sport")))
            m_venue = venue;
    }
    frame()->setVenue(m_venue.id);
    auto *finder = new PracticeSlot(m_composition.session()->gateways(), m_venue, this);
    connect(finder, &PracticeSlot::found, this, [this](const inventory::Cell &cell) { m_cell = cell; });
    connect(finder, &PracticeSlot::failed, m_runner, &StepRunner::fail);
    finder->find();
    return true;
}

bool MainJob::askShift()
{
    const Future<finance::Shift> shift = m_composition.session()->gateways().finance->currentShift(m_venue.id);
    whenDone(shift, this, [this](const Result<finance::Shift> &known) {
        if (known)
            m_shiftOpen = known->id.isValid();
        else
            m_runner->fail(known.error().code);
    });
    return true;
}

bool MainJob::takeSlot()
{
    auto *board = WidgetDriver::find<ui::BoardView>(here("desk/boardView"));
    if (!board)
        return false;
    board->ensureVisible(m_cell->slot);
    const QRect cell = board->cellRect(m_cell->slot);
    return cell.isValid() && WidgetDriver::doubleClickAt(board->viewport(), cell.center());
}

bool MainJob::askOrder()
{
    const Gateways &gateways = m_composition.session()->gateways();
    whenDone(gateways.orders->find(m_venue.id, {m_phone, {}, {}}, 5), this,
        [this, &gateways](const Result<QList<orders::OrderRow>> &rows) {
            if (!rows || rows->size() != 1)
                return m_runner->fail(
                    rows ? QStringLiteral("%1 orders of the number").arg(rows->size()) : rows.error().code);
            whenDone(gateways.orders->order(rows->first().id), this, [this](const Result<orders::Order> &order) {
                if (order)
                    m_order = *order;
                else
                    m_runner->fail(order.error().code);
            });
        });
    return true;
}

bool MainJob::saveTicket()
{
    // The prompt's list of suggestions may swallow a key, so it is answered again as long as it stands there.
    const QString name = here("QFileDialog/fileNameEdit");
    if (qobject_cast<QFileDialog *>(QApplication::activeModalWidget())
        && WidgetDriver::press(name, Qt::Key_A, Qt::ControlModifier) && WidgetDriver::type(name, m_ticketFile))
        WidgetDriver::press(name, Qt::Key_Return);
    return QFileInfo(m_ticketFile).size() > 0 && !QApplication::activeModalWidget();
}

bool MainJob::admitted()
{
    const auto *door = page<ui::DoorWorkspace>();
    const checkin::DoorState &state = const_cast<ui::DoorWorkspace *>(door)->controller()->state();
    if (state.phase == checkin::DoorState::Phase::NoAnswer)
        m_runner->fail(state.error.code);
    if (state.phase != checkin::DoorState::Phase::Answered)
        return false;
    if (state.verdict.code != QLatin1String("admitted"))
        m_runner->fail(QStringLiteral("the door says ") + state.verdict.code);
    return state.verdict.orderNo == m_order->orderNo;
}

bool MainJob::beginExport()
{
    auto *finance = page<ui::FinanceWorkspace>();
    ui::ExportFormats::setFormat(QStringLiteral("csv"));
    finance->setExportFolder(m_folder);
    connect(finance, &ui::FinanceWorkspace::exported, this, [this](const QString &path) { m_exportFile = path; });
    return WidgetDriver::click(here("finance/financeExport"));
}

void MainJob::stepDone(int number, const QString &name)
{
    const QString file = QStringLiteral("%1/step-%2.png").arg(m_folder).arg(number, 2, 10, QLatin1Char('0'));
    const QImage picture = m_composition.window().grab().toImage();
    (void)m_files.run([picture, file]() -> Result<Done> {
        return picture.save(file) ? Result<Done>(Done{}) : fail(Fault::Denied, QStringLiteral("folder_not_writable"));
    });
    say(QStringLiteral("%1. %2  [%3]").arg(number).arg(name, file));
    m_stalls.forgive(); // the picture is the job's work, not the window's
    m_stalls.setActivity(QStringLiteral("after step %1").arg(number));
}

void MainJob::prove()
{
    auto *proof = new MainJobProof(
        m_composition.session()->gateways(), {m_venue, m_order->id, m_cell->slot, m_exportFile}, this);
    connect(proof, &MainJobProof::held, this, [this](const QString &fact) { say(QStringLiteral("true: ") + fact); });
    connect(proof, &MainJobProof::broken, this, [this](const QString &fact) {
        ++m_broken;
        say(QStringLiteral("NOT TRUE: ") + fact);
    });
    connect(proof, &MainJobProof::finished, this, [this] { end(m_broken == 0 ? 0 : 1); });
    say(QStringLiteral("Usable after: %1 ms").arg(m_usableMs));
    say(QStringLiteral("Longest stretch away from the event loop: %1 ms (%2)")
            .arg(m_stalls.longestMs())
            .arg(m_stalls.longestDuring()));
    say(QStringLiteral("Ticket: ") + m_ticketFile);
    say(QStringLiteral("Export: ") + m_exportFile);
    proof->check();
}

void MainJob::say(const QString &line)
{
    m_out << line << Qt::endl;
}

void MainJob::end(int code)
{
    say(code == 0 ? QStringLiteral("The main job is done and in the database.")
                  : QStringLiteral("The main job did not succeed."));
    // The last picture is still being written; its thread runs its jobs in order.
    whenDone(m_files.run([]() -> Result<Done> { return Done{}; }), this,
        [code](const Result<Done> &) { QCoreApplication::exit(code); });
}

} // namespace vd::app
