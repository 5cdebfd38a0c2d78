#include "gallery_items.h"

#include "tests/support/fakes/FakeDesk.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/DeskWorkspace.h"
#include "ui/desk/OrderPage.h"

#include <QHBoxLayout>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace vd::gallery {

namespace {

using namespace vd::ui;
using test::FakeDesk;

/// The desk as it stands in the window, with the memory behind it.
class Stage final : public QWidget
{
public:
    explicit Stage(std::function<void(Stage &)> play, bool realNames = false)
        : m_play(std::move(play))
    {
        desk.fillBusyBoard();
        for (catalog::Space &space : desk.catalog.spaceRows)
            space.realName = space.kind == catalog::SpaceKind::Quota && realNames;
        workspace = new DeskWorkspace(desk.gateways(), &desk.signer, desk.session(), m_drafts.path(), this);
        auto *head = new QHBoxLayout;
        head->setContentsMargins(16, 8, 16, 8);
        head->addWidget(new TextLabel(QStringLiteral("Riverside Sports Centre"), FontRole::Section, Token::Text, this));
        head->addSpacing(24);
        head->addWidget(workspace->headerTools());
        head->addStretch(1);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addLayout(head);
        column->addWidget(workspace, 1);
        finance::Shift shift;
        shift.id = ShiftId(1);
        shift.openedAt = desk.at(8, 2);
        shift.expected = Money(372000, QStringLiteral("CNY"));
        desk.finance.shift = shift;
        workspace->setVenue(desk.session().venues.constFirst());
        // Once the board is there, as a person would go on.
        QTimer::singleShot(80, this, [this] { m_play(*this); });
    }
    ~Stage() override { delete workspace; }

    [[nodiscard]] BoardView *board() const { return workspace->findChild<BoardView *>(QStringLiteral("boardView")); }
    template <typename T>
    [[nodiscard]] T *find(const char *name) const
    {
        return workspace->findChild<T *>(QString::fromLatin1(name));
    }
    void take(const char *space, int hour) const
    {
        board()->setCurrent(desk.slot(QString::fromLatin1(space), hour));
        QTest::keyClick(board(), Qt::Key_Return);
    }
    void call(const QString &typed) const
    {
        auto *search = find<LineEdit>("customerSearch");
        search->setFocus();
        search->setText(typed);
    }
    void hold() const { find<QPushButton>("hold")->click(); }
    void book() const
    {
        call(QStringLiteral("13912345678"));
        QTest::qWait(200);
        QTest::keyClick(find<LineEdit>("customerSearch"), Qt::Key_Return);
        take("Court 1", 19);
        take("Pool, lane 2", 19);
        hold();
        QTest::qWait(80);
    }

    FakeDesk desk;
    QPointer<DeskWorkspace> workspace;

private:
    QTemporaryDir m_drafts;
    std::function<void(Stage &)> m_play;
};

void playBoard(Stage &stage)
{
    stage.take("Court 1", 20);
    stage.board()->setFocus();
    stage.board()->setCurrent(stage.desk.slot(QStringLiteral("Court 1"), 19));
}

void playSearch(Stage &stage)
{
    stage.take("Court 3", 18);
    stage.call(QStringLiteral("chen"));
}

void playFilled(Stage &stage)
{
    stage.call(QStringLiteral("1391234"));
    QTest::qWait(200);
    QTest::keyClick(stage.find<LineEdit>("customerSearch"), Qt::Key_Return);
    stage.take("Court 1", 19);
    stage.take("Court 1", 20);
    stage.take("Pool, lane 2", 19);
    stage.take("Racket", 19);
    stage.find<LineEdit>("note")->setFocus();
}

void playRealNames(Stage &stage)
{
    stage.call(QStringLiteral("1391234"));
    QTest::qWait(200);
    QTest::keyClick(stage.find<LineEdit>("customerSearch"), Qt::Key_Return);
    stage.take("Pool, lane 2", 19);
    stage.take("Pool, lane 2", 19);
    stage.take("Court 1", 19);
    stage.hold();
    QTest::keyClicks(stage.find<LineEdit>("documentNumber0"), QStringLiteral("110105194912310021"));
}

void playErrors(Stage &stage)
{
    stage.take("Court 1", 19);
    stage.take("Pool, lane 2", 19);
    auto *quantity = stage.workspace->findChildren<LineEdit *>(QStringLiteral("quantity")).constLast();
    quantity->setFocus();
    quantity->selectAll();
    QTest::keyClicks(quantity, QStringLiteral("9999"));
    stage.call(QStringLiteral("+86"));
    stage.hold();
}

void playTaken(Stage &stage)
{
    stage.call(QStringLiteral("1391234"));
    QTest::qWait(200);
    QTest::keyClick(stage.find<LineEdit>("customerSearch"), Qt::Key_Return);
    stage.take("Court 1", 19);
    stage.take("Court 1", 20);
    stage.desk.inventory.takeElsewhere(stage.desk.slot(QStringLiteral("Court 1"), 20), QStringLiteral("Wu"),
        QStringLiteral("desk2"), stage.desk.clock.now().addSecs(899));
    stage.hold();
}

void playHeld(Stage &stage)
{
    stage.book();
    auto *amount = stage.workspace->orderPage()->findChild<LineEdit *>(QStringLiteral("payAmount"));
    amount->setFocus();
    amount->setText(QStringLiteral("200"));
}

void pay(Stage &stage)
{
    stage.book();
    stage.workspace->orderPage()->findChild<LineEdit *>(QStringLiteral("payAmount"))->setText(QStringLiteral("200"));
    stage.workspace->orderPage()->findChild<QPushButton *>(QStringLiteral("pay"))->click();
    QTest::qWait(300);
}

void playAdding(Stage &stage)
{
    stage.book();
    stage.workspace->orderPage()->add();
    QTest::qWait(150);
    stage.take("Racket", 19);
}

void playFinder(Stage &stage)
{
    pay(stage);
    stage.call(QString());
    stage.find<QPushButton>("nextCall")->click();
    stage.call(QStringLiteral("13800001234"));
    QTest::qWait(200);
    QTest::keyClick(stage.find<LineEdit>("customerSearch"), Qt::Key_Return);
    stage.take("Court 2", 21);
    stage.hold();
    QTest::qWait(80);
    stage.workspace->find();
    stage.workspace->reload();
    QTest::qWait(100);
    stage.workspace->openOrder(stage.desk.orders.orders.keys().constFirst());
}

// Court 2 is swept for a quarter of an hour after each use, and its evening is laid out for that; court 1 is not laid
// out for it, so that the hour after a booking cannot be sold.
void playBuffers(Stage &stage)
{
    auto &stock = stage.desk.inventory.stock;
    for (catalog::Space &space : stage.desk.catalog.spaceRows) {
        if (space.name == QLatin1String("Court 1") || space.name == QLatin1String("Court 2"))
            space.bufferAfterMinutes = 15;
    }
    const QList<SlotId> evening{stage.desk.slot(QStringLiteral("Court 2"), 19),
        stage.desk.slot(QStringLiteral("Court 2"), 20), stage.desk.slot(QStringLiteral("Court 2"), 21)};
    for (int i = 0; i < 2; ++i) {
        inventory::Cell &cell = stock[evening.at(i)];
        cell.startsAt = cell.startsAt.addSecs((i + 1) * 900);
        cell.endsAt = cell.endsAt.addSecs((i + 1) * 900);
    }
    stock.remove(evening.at(2));
    inventory::Cell &after = stock[stage.desk.slot(QStringLiteral("Court 1"), 19)];
    after.claimed = true;
    after.free = 0;
    after.takenBy = inventory::Taker{after.space, QStringLiteral("Court 1"), stage.desk.at(18), stage.desk.at(19),
        OrderId(4712), QStringLiteral("Chen Wei")};
    stage.workspace->reload();
    QTest::qWait(100);
    stage.board()->setFocus();
    stage.board()->setCurrent(evening.at(1));
}

GalleryItem item(const char *name, void (*play)(Stage &))
{
    return {QString::fromLatin1(name), {1366, 768}, [play] { return std::make_unique<Stage>(play); }, 900};
}

/// The pool asks for real names.
GalleryItem named(const char *name, void (*play)(Stage &))
{
    return {QString::fromLatin1(name), {1366, 768}, [play] { return std::make_unique<Stage>(play, true); }, 900};
}

} // namespace

GalleryItems deskItems()
{
    return {item("desk-board", playBoard), item("desk-buffers", playBuffers), item("desk-search", playSearch),
        item("desk-booking", playFilled), item("desk-errors", playErrors), named("desk-names", playRealNames),
        item("desk-taken", playTaken), item("desk-held", playHeld), item("desk-tickets", pay),
        item("desk-finder", playFinder), item("desk-adding", playAdding)};
}

} // namespace vd::gallery
