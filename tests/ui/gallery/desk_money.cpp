#include "gallery_items.h"

#include "models/payments/ChannelService.h"
#include "models/payments/ShiftController.h"
#include "tests/support/fakes/FakeChannelGateway.h"
#include "tests/support/fakes/FakeDesk.h"
#include "tests/support/ShownPart.h"
#include "tests/support/SimulatedChannel.h"
#include "ui/common/LineEdit.h"
#include "ui/common/SlipPainter.h"
#include "ui/desk/BoardPage.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/CashDialog.h"
#include "ui/desk/CountDialog.h"
#include "ui/desk/DeskWorkspace.h"
#include "ui/desk/MergeDialog.h"
#include "ui/desk/OrderPage.h"
#include "ui/desk/SeriesDialog.h"
#include "ui/desk/ShiftSlip.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace vd::gallery {

namespace {

using namespace vd::ui;
using test::FakeDesk;

Money cny(qint64 minor)
{
    return {minor, QStringLiteral("CNY")};
}

finance::Shift openShift(const FakeDesk &desk)
{
    finance::Shift shift;
    shift.id = ShiftId(418);
    shift.terminal = QStringLiteral("Front desk 1");
    shift.operatorLogin = QStringLiteral("mei");
    shift.openedAt = desk.at(8, 2);
    shift.openingFloat = cny(50000);
    shift.cashTaken = cny(372000);
    shift.cashPaidOut = cny(12000);
    shift.moved = cny(-200000);
    shift.expected = cny(210000);
    shift.movements
        = {{cny(-250000), QStringLiteral("To the safe, counted with Zhao"), desk.at(12, 5), QStringLiteral("mei")},
            {cny(50000), QStringLiteral("Change from the bank"), desk.at(9, 40), QStringLiteral("mei")}};
    return shift;
}

finance::Shift closedShift(const FakeDesk &desk)
{
    finance::Shift shift = openShift(desk);
    shift.closedAt = desk.at(16, 58);
    shift.closedBy = QStringLiteral("mei");
    shift.counted = cny(209500);
    shift.pieces = {{cny(10000), 17}, {cny(5000), 4}, {cny(1000), 15}, {cny(500), 7}, {cny(100), 9}, {cny(50), 2}};
    shift.handovers = {{QStringLiteral("Front desk 2"), QStringLiteral("mei"), QStringLiteral("Front desk 1"),
        QStringLiteral("mei"), desk.at(10, 21)}};
    shift.auditHead = QStringLiteral("184213:5f3a90c1d27e4b86a1c0");
    return shift;
}

/// A dialog shown as a page.
class DialogPage final : public QWidget
{
public:
    explicit DialogPage(const std::function<QDialog *(DialogPage &)> &make)
        : shift(desk.gateways())
    {
        desk.finance.shift = openShift(desk);
        shift.setVenue(desk.venue);
        QTest::qWait(30);
        QDialog *dialog = make(*this);
        dialog->setWindowFlags(Qt::Widget);
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(dialog);
        dialog->show();
    }
    [[nodiscard]] QTimeZone zone() const { return desk.session().venues.constFirst().zone; }

    FakeDesk desk;
    payments::ShiftController shift;
};

// Counted piece by piece; or a sum typed over it, and the pieces say so.
std::unique_ptr<QWidget> countDialog(bool typed)
{
    return std::make_unique<DialogPage>([typed](DialogPage &page) -> QDialog * {
        auto *dialog = new CountDialog(page.shift, page.zone(), &page);
        for (const finance::CashPieces &pieces : closedShift(page.desk).pieces) {
            auto *field = dialog->findChild<LineEdit *>(QStringLiteral("pieces%1").arg(pieces.value.minor()));
            QTest::keyClicks(field, QString::number(pieces.count));
        }
        if (typed) {
            auto *total = dialog->findChild<LineEdit *>(QStringLiteral("countTotal"));
            total->selectAll();
            QTest::keyClicks(total, QStringLiteral("370"));
        }
        return dialog;
    });
}

std::unique_ptr<QWidget> cashDialog()
{
    return std::make_unique<DialogPage>([](DialogPage &page) -> QDialog * {
        auto *dialog = new CashDialog(page.shift, page.zone(), &page);
        dialog->findChild<LineEdit *>(QStringLiteral("cashAmount"))->setText(QStringLiteral("1,500"));
        dialog->findChild<LineEdit *>(QStringLiteral("cashReason"))->setText(QStringLiteral("To the safe"));
        return dialog;
    });
}

std::unique_ptr<QWidget> mergeDialog()
{
    return std::make_unique<DialogPage>([](DialogPage &page) -> QDialog * {
        page.desk.customers.preview = {7, 2, 1, 1, 3, 1, {}, {}};
        auto *dialog = new MergeDialog(
            page.desk.gateways(), page.desk.venue, page.zone(), page.desk.customers.customers.constFirst(), &page);
        QTest::keyClicks(dialog->findChild<LineEdit *>(QStringLiteral("mergeSearch")), QStringLiteral("Chen"));
        QTest::qWait(300);
        dialog->findChild<QListWidget *>(QStringLiteral("mergeFound"))->setCurrentRow(0);
        return dialog;
    });
}

std::unique_ptr<QWidget> seriesDialog()
{
    return std::make_unique<DialogPage>([](DialogPage &page) -> QDialog * {
        page.desk.series.cell = [&page](int line, int number) {
            orders::SeriesCell cell;
            cell.line = line;
            cell.week = number;
            cell.slot = SlotId(9000 + number);
            cell.spaceName = QStringLiteral("Court 1");
            cell.businessDate = page.desk.today.addDays(7 * number);
            cell.startsAt = page.desk.at(19, 0, 7 * number);
            cell.endsAt = page.desk.at(20, 0, 7 * number);
            cell.amount = cny(14000);
            if (number == 3)
                cell.refusal = Error{Fault::Rule, QStringLiteral("sold_out"), {}, {}};
            if (number == 7)
                cell.refusal = Error{Fault::Rule, QStringLiteral("slot_closed"),
                    {{QStringLiteral("reason"), QStringLiteral("Holiday")}}, {}};
            return cell;
        };
        return new SeriesDialog(page.desk.gateways(), page.desk.venue, page.zone(), QList<orders::DraftLine>(1), &page);
    });
}

std::unique_ptr<QWidget> slip(TicketPaper paper)
{
    const FakeDesk desk;
    auto label = std::make_unique<QLabel>();
    label->setAlignment(Qt::AlignCenter);
    label->setPixmap(
        QPixmap::fromImage(SlipPainter::image(ShiftSlip::of(closedShift(desk), desk.session().venues.constFirst(), 2),
            paper, paper == TicketPaper::A4 ? 72 : 120)));
    return label;
}

/// The desk with Court 1 held by a member.
class PayStage final : public QWidget
{
public:
    explicit PayStage(std::function<void(PayStage &)> play, bool channel)
        : m_gateway(desk)
        , m_service(m_gateway, desk.venue)
        , m_play(std::move(play))
    {
        desk.fillBusyBoard();
        if (channel) {
            m_service.addChannel(m_wechat);
            desk.channels = &m_service;
        }
        for (const customers::Customer &customer : std::as_const(desk.customers.customers))
            desk.payments.benefitRows.insert(customer.id,
                {{BenefitId(5), payments::Benefit::Kind::StoredValue, QStringLiteral("Club card"),
                     QStringLiteral("CNY"), 10000, {}, {}},
                    {BenefitId(6), payments::Benefit::Kind::Pass, QStringLiteral("Ten evenings"), {}, 4, {}, {}}});
        desk.finance.shiftsElsewhere = {openShift(desk)};
        workspace = new DeskWorkspace(desk.gateways(), &desk.signer, desk.session(), m_drafts.path(), this);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(workspace);
        workspace->setVenue(desk.session().venues.constFirst());
        QTimer::singleShot(80, this, [this] { m_play(*this); });
    }
    ~PayStage() override { delete workspace; }

    template <typename T>
    [[nodiscard]] T *find(const char *name) const
    {
        return test::shownPart<T>(*workspace, name);
    }
    void pick()
    {
        auto *caller = find<LineEdit>("customerSearch");
        caller->setFocus();
        caller->setText(QStringLiteral("13912345678"));
        QTest::qWait(200);
        QTest::keyClick(caller, Qt::Key_Return);
        auto *board = workspace->findChild<BoardView *>();
        board->setCurrent(desk.slot(QStringLiteral("Court 2"), 21));
        QTest::keyClick(board, Qt::Key_Return);
        QTest::qWait(60);
    }
    void hold()
    {
        pick();
        find<QPushButton>("hold")->click();
        QTest::qWait(150);
    }

    FakeDesk desk;
    DeskWorkspace *workspace = nullptr;

private:
    test::FakeChannelGateway m_gateway;
    test::SimulatedChannel m_wechat{QStringLiteral("wechat")};
    payments::ChannelService m_service;
    QTemporaryDir m_drafts;
    std::function<void(PayStage &)> m_play;
};

void playMember(PayStage &stage)
{
    stage.hold();
    stage.find<QToolButton>("channel_benefit")->click();
    stage.find<QPushButton>("pay")->click();
}

void playNoChannel(PayStage &stage)
{
    stage.hold();
    stage.find<QToolButton>("channel_channel")->click();
}

void playCode(PayStage &stage)
{
    stage.hold();
    stage.find<QToolButton>("channel_channel")->click();
    stage.find<QPushButton>("pay")->click();
    QTest::qWait(100);
}

void playPaid(PayStage &stage)
{
    stage.hold();
    stage.find<LineEdit>("payAmount")->setText(QStringLiteral("200"));
    stage.find<QPushButton>("pay")->click();
    QTest::qWait(300);
    stage.workspace->orderPage()->findChild<QScrollArea *>()->ensureWidgetVisible(
        stage.find<QPushButton>("printReceipt"));
}

void playWeek(PayStage &stage)
{
    const SpaceId court = stage.desk.inventory.stock.value(stage.desk.slot(QStringLiteral("Court 2"), 20)).space;
    for (int day = -2; day <= 4; ++day) {
        for (int hour = 9; hour < 22 && day != 0; ++hour)
            stage.desk.addSlot(
                court, stage.desk.at(hour, 0, day), stage.desk.at(hour + 1, 0, day), hour < 18 ? 120 : 140);
    }
    auto *page = stage.workspace->findChild<BoardPage *>();
    page->view()->setCurrent(stage.desk.slot(QStringLiteral("Court 2"), 20));
    page->showSpan(BoardPage::WeekSpan);
}

void playMonth(PayStage &stage)
{
    stage.workspace->findChild<BoardPage *>()->showSpan(BoardPage::MonthSpan);
}

GalleryItem item(const char *name, void (*play)(PayStage &), bool channel = false)
{
    return {QString::fromLatin1(name), {1366, 768},
        [play, channel] { return std::make_unique<PayStage>(play, channel); }, 900};
}

} // namespace

GalleryItems desk_moneyItems()
{
    return {{QStringLiteral("shift-count"), {520, 620}, [] { return countDialog(false); }, 200},
        {QStringLiteral("shift-count-typed"), {520, 680}, [] { return countDialog(true); }, 200},
        {QStringLiteral("shift-cash"), {520, 420}, cashDialog, 200},
        {QStringLiteral("merge-dialog"), {560, 620}, mergeDialog, 300},
        {QStringLiteral("series-dialog"), {580, 620}, seriesDialog, 300},
        {QStringLiteral("shift-slip"), {420, 1000}, [] { return slip(TicketPaper::Roll80); }, 0},
        {QStringLiteral("shift-slip-a4"), {640, 880}, [] { return slip(TicketPaper::A4); }, 0},
        item("pay-booking", [](PayStage &stage) { stage.pick(); }), item("pay-member", playMember),
        item("pay-no-channel", playNoChannel), item("pay-code", playCode, true), item("pay-receipt", playPaid),
        item("desk-week", playWeek), item("desk-month", playMonth)};
}

} // namespace vd::gallery
