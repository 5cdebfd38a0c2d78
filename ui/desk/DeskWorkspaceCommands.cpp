// The commands of DeskWorkspace: palette, shortcuts and the sheet that lists them.
#include "models/base/WhenDone.h"
#include "models/customers/CustomersGateway.h"
#include "ui/common/DateNavigator.h"
#include "ui/common/MessageStrip.h"
#include "ui/desk/BenefitPicker.h"
#include "ui/desk/BoardPage.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/BookingPanel.h"
#include "ui/desk/DeskWorkspace.h"
#include "ui/desk/ExplainDesk.h"
#include "ui/desk/OrderActionsPane.h"
#include "ui/desk/OrderFinderPage.h"
#include "ui/desk/OrderPage.h"
#include "ui/desk/SeriesDialog.h"
#include "ui/desk/ShiftBar.h"
#include "ui/desk/TicketsPane.h"

#include <QStackedWidget>
#include <QTabBar>

namespace vd::ui {

QList<Command> DeskWorkspace::commands()
{
    const auto key = [](const char *text) { return QKeySequence(QLatin1String(text)); };
    QList<Command> all{
        {QStringLiteral("desk.caller"), tr("Go to the caller's field"), QStringLiteral("phone"), key("F2"),
            [this] {
                showTab(BoardTab);
                showSide(BookingSide);
                m_panel->focusCaller();
            },
            {}, {}, {}},
        {QStringLiteral("desk.board"), tr("Go to the board"), QStringLiteral("calendar"), key("F3"),
            [this] {
                showTab(BoardTab);
                m_boardPage->focusStart();
            },
            {}, {}, {}},
        {QStringLiteral("desk.day"), tr("Show the day of all spaces"), QStringLiteral("calendar"), key("Alt+1"),
            [this] { showSpan(BoardPage::DaySpan); }, {}, {}, {}},
        {QStringLiteral("desk.week"), tr("Show the week of the cell's space"), QStringLiteral("calendar"), key("Alt+2"),
            [this] { showSpan(BoardPage::WeekSpan); }, {}, {}, {}},
        {QStringLiteral("desk.month"), tr("Show the month"), QStringLiteral("calendar"), key("Alt+3"),
            [this] { showSpan(BoardPage::MonthSpan); }, {}, {}, {}},
        {QStringLiteral("desk.hold"), tr("Hold the booking"), QStringLiteral("tick"), key("Ctrl+Return"),
            [this] { m_panel->hold(); },
            [this] { return m_booking.draft().lines.isEmpty() ? tr("No cell is in the booking yet.") : QString(); }, {},
            {}},
        {QStringLiteral("desk.next"), tr("Next call: an empty booking"), QStringLiteral("plus"), key("Ctrl+N"),
            [this] { nextCall(); }, {}, {}, {}},
        {QStringLiteral("desk.weekly"), tr("Repeat the booking every week…"), QStringLiteral("calendar"), {},
            [this] { repeatWeekly(); },
            [this] { return m_booking.draft().lines.isEmpty() ? tr("No cell is in the booking yet.") : QString(); }, {},
            {}},
        {QStringLiteral("desk.startOver"), tr("Throw the booking away and start over"), QStringLiteral("trash"), {},
            [this] { m_panel->startOver(); },
            [this] { return m_booking.draft().isEmpty() ? tr("The booking is empty.") : QString(); }, {}, {}},
        {QStringLiteral("desk.undo"), tr("Bring back what was taken out of the booking"), QStringLiteral("undo"),
            QKeySequence(QKeySequence::Undo), [this] { undo(); },
            [this] { return m_booking.canUndo() ? QString() : tr("Nothing was taken out of it."); }, {}, {}},
        {QStringLiteral("desk.today"), tr("Show today"), QStringLiteral("today"), key("Ctrl+T"),
            [this] { m_board.setDate(m_board.today()); }, {}, {}, {}},
        {QStringLiteral("desk.nextDay"), tr("Show the next day"), QStringLiteral("next"), key("Alt+Right"),
            [this] { m_board.setDate(m_board.date().addDays(1)); }, {}, {}, {}},
        {QStringLiteral("desk.previousDay"), tr("Show the day before"), QStringLiteral("previous"), key("Alt+Left"),
            [this] { m_board.setDate(m_board.date().addDays(-1)); }, {}, {}, {}},
        {QStringLiteral("desk.calendar"), tr("Choose a day"), QStringLiteral("calendar"), key("Ctrl+D"),
            [this] { m_navigator->openCalendar(); }, {}, {}, {}},
        {QStringLiteral("desk.find"), tr("Find an order"), QStringLiteral("search"), {}, [this] { find(); }, {}, {},
            {}},
        {QStringLiteral("desk.shift"), m_shift.isOpen() ? tr("Close the shift") : tr("Open a shift"),
            QStringLiteral("shift"), {}, [this] { m_shiftBar->begin(); }, {}, {}, {}},
        {QStringLiteral("desk.cash"), tr("Cash into the drawer or out of it…"), QStringLiteral("cash"), {},
            [this] { m_shiftBar->moveCash(); },
            [this] { return m_shift.isOpen() ? QString() : tr("No shift is open at this desk."); }, {}, {}},
        {QStringLiteral("desk.takeShift"), tr("Take over the shift of a desk that is gone…"), QStringLiteral("shift"),
            {}, [this] { m_shiftBar->takeOver(); },
            [this] {
                return m_shift.elsewhere().isEmpty() ? tr("No shift is open that could go on here.") : QString();
            },
            {}, {}},
    };
    return all + orderCommands() + leadCommands();
}

void DeskWorkspace::undo()
{
    m_booking.undo();
    showTab(BoardTab);
    showSide(BookingSide);
    // What was free then may be somebody's by now.
    QList<SlotId> lines;
    for (const orders::DraftLine &line : m_booking.draft().lines)
        lines.append(line.slot);
    m_board.refresh(lines);
}

QList<KeyHint> DeskWorkspace::keys() const
{
    const QString board = tr("Day board");
    const auto native = [](const QKeySequence &keys) { return keys.toString(QKeySequence::NativeText); };
    return {
        {tr("Arrow keys"), tr("From cell to cell"), board},
        {tr("Shift and arrow keys"), tr("Choose several cells; so does dragging, or pulling the edge of a chosen cell"),
            board},
        {tr("Ctrl and arrow keys, Space"), tr("Choose or leave out single cells; so does Ctrl and a click"), board},
        {QStringLiteral("0-9"), tr("Jump to the space with this number"), board},
        {tr("Home, End"), tr("First and last of the day; with Ctrl of the spaces"), board},
        {tr("PgUp, PgDn"), tr("The day before and the next one; a week in the week"), board},
        {QStringLiteral("T"), tr("Today"), board},
        {tr("Enter"), tr("Take the chosen cells, or open the order that is there"), board},
        {QStringLiteral("?"), tr("Why is the cell as it is?"), board},
        {native(QKeySequence(Qt::CTRL | Qt::Key_Plus)) + QLatin1Char(' ')
                + native(QKeySequence(Qt::CTRL | Qt::Key_Minus)),
            tr("Larger and smaller cells; so does Ctrl and the wheel"), board},
        {tr("Esc"), tr("Give the choice up, then back to the booking"), board},
        {QStringLiteral("+ -"), tr("One more or one less of a line of the booking"), tr("Booking")},
        {tr("Enter"), tr("On to the next field; at the end it holds"), tr("Booking")},
    };
}

QList<Command> DeskWorkspace::orderCommands()
{
    using Action = orders::OrderController::Action;
    const auto shown = [this] { return m_tabs->currentIndex() == OrdersTab ? m_finder->page() : m_order; };
    const auto reason = [shown](Action action) { return [shown, action] { return shown()->whyNot(action); }; };
    const auto refused = [shown](const char *action) {
        return [shown, word = QString::fromLatin1(action)] { return shown()->actions()->whyNot(word); };
    };
    return {
        {QStringLiteral("desk.move"), tr("Move the order to another time"), QStringLiteral("calendar"),
            QKeySequence(QStringLiteral("Ctrl+M")), [shown] { shown()->actions()->move(); }, refused("reschedule"),
            tr("Order"), {}},
        {QStringLiteral("desk.add"), tr("Add to the order…"), QStringLiteral("plus"),
            QKeySequence(QStringLiteral("Ctrl+I")), [shown] { shown()->add(); }, reason(Action::Add), tr("Order"), {}},
        {QStringLiteral("desk.refund"), tr("Cancel and refund…"), QStringLiteral("refund"),
            QKeySequence(QStringLiteral("Ctrl+R")), [shown] { shown()->actions()->refund(); }, refused("refund"),
            tr("Order"), {}},
        {QStringLiteral("desk.price"), tr("Change the price…"), QStringLiteral("edit"), {},
            [shown] { shown()->actions()->changePrice(); }, refused("adjust_price"), tr("Order"), {}},
        {QStringLiteral("desk.explain"), tr("Why? Explain the cell or the order"), QStringLiteral("help"),
            QKeySequence(QStringLiteral("F4")), [this] { explainShown(); }, {}, tr("Order"), {}},
        {QStringLiteral("desk.extend"), tr("Extend the hold"), QStringLiteral("clock"),
            QKeySequence(QStringLiteral("Ctrl+E")), [shown] { shown()->extend(); }, reason(Action::Extend), tr("Order"),
            {}},
        {QStringLiteral("desk.letGo"), tr("Let the hold go"), QStringLiteral("undo"),
            QKeySequence(QStringLiteral("Ctrl+Backspace")), [shown] { shown()->askToLetGo(); }, reason(Action::LetGo),
            tr("Order"), {}},
        {QStringLiteral("desk.pay"), tr("Take the payment"), QStringLiteral("cash"), QKeySequence(QStringLiteral("F8")),
            [shown] { shown()->focusStart(); }, reason(Action::Pay), tr("Order"), {}},
        {QStringLiteral("desk.print"), tr("Print the tickets"), QStringLiteral("printer"),
            QKeySequence(QStringLiteral("Ctrl+P")), [shown] { shown()->tickets()->print(); }, reason(Action::Tickets),
            tr("Order"), {}},
    };
}

void DeskWorkspace::open(const QString &what)
{
    const QString value = what.section(QLatin1Char(':'), 1);
    if (what.startsWith(QLatin1String("order:"))) {
        openOrder(OrderId(value.toLongLong()));
    } else if (what.startsWith(QLatin1String("search:"))) {
        showTab(OrdersTab);
        m_finder->search(value);
    } else if (what.startsWith(QLatin1String("customer:"))) {
        whenDone(m_gateways.customers->customer(m_venue.id, CustomerId(value.toLongLong())), this,
            [this](const Result<customers::Customer> &customer) {
                showTab(BoardTab);
                showSide(BookingSide);
                if (customer)
                    m_booking.pickCustomer(*customer);
                else
                    m_panel->messages()->tellError(customer.error(), m_venue.zone);
            });
    }
}

void DeskWorkspace::showSpan(int span)
{
    showTab(BoardTab);
    m_boardPage->showSpan(static_cast<BoardPage::Span>(span));
}

void DeskWorkspace::repeatWeekly()
{
    const QList<orders::DraftLine> lines = m_booking.draft().lines;
    if (lines.isEmpty())
        return;
    auto *dialog = new SeriesDialog(m_gateways, m_venue.id, m_venue.zone, lines, this);
    connect(dialog, &SeriesDialog::chosen, this,
        [this, lines](const QList<orders::SeriesCell> &cells) { m_booking.addSeries(lines, cells); });
    connect(dialog, &QDialog::finished, m_panel, &BookingPanel::focusNext);
    dialog->open();
}

void DeskWorkspace::showBalance()
{
    QStringList left;
    for (const payments::Benefit &benefit : m_benefits.usable())
        left << BenefitPicker::balance(benefit);
    m_panel->setBalance(left.join(QStringLiteral(" · ")));
}

// The board's cell while the keys are there; else the order that is shown, else the cell.
void DeskWorkspace::explainShown()
{
    OrderPage *page = m_tabs->currentIndex() == OrdersTab ? m_finder->page() : m_order;
    const SlotId slot = m_boardPage->view()->current();
    const bool order = page->controller().hasOrder() && m_side->currentWidget() == page;
    if (order && !m_boardPage->view()->hasFocus())
        m_explain->order(page->controller().order().id);
    else if (slot.isValid())
        m_explain->slot(slot);
}

} // namespace vd::ui
