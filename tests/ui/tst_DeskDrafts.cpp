#include "tests/support/OwnSettings.h"
#include "tests/support/Patience.h"
#include "tests/ui/DeskWindow.h"
#include "ui/common/LanguageSwitch.h"
#include "ui/common/MessageStrip.h"

#include <QPushButton>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::ui;
using vd::test::FakeDesk;
using Desk = vd::test::DeskWindow;

/// What is typed at the desk outlives a crash, another language and a server that is away.
class tst_DeskDrafts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }

    void draftIsBackAfterACrash()
    {
        const QTemporaryDir drafts;
        {
            Desk desk(drafts.path());
            desk.take("Court 1", 19);
            desk.caller()->setFocus();
            desk.type(QStringLiteral("1361234"));
        }
        Desk again(drafts.path());
        QTRY_COMPARE(again.caller()->text(), QStringLiteral("1361234"));
        QVERIFY(again.workspace->booking().contains(again.slot("Court 1", 19)));
    }

    // While the draft, the board or an order is still on its way, and with all of it shown.
    void theLanguageSwitchesOverARestoredDraft()
    {
        const QTemporaryDir drafts;
        {
            Desk desk(drafts.path());
            desk.pickCaller(QStringLiteral("13912345678"));
            desk.take("Court 1", 19);
            desk.take("Pool, lane 2", 19);
        }
        LanguageSwitch language;
        for (int early = 0; early < 2; ++early) {
            Desk again(drafts.path(), [](FakeDesk &fake) { fake.fillBusyBoard(); });
            if (early == 0)
                QTRY_VERIFY(again.workspace->booking().contains(again.slot("Court 1", 19)));
            for (const Language next : {Language::Chinese, Language::English, Language::Chinese}) {
                language.set(next);
                again.workspace->reload();
                QCoreApplication::processEvents();
            }
            QTRY_VERIFY(again.workspace->booking().contains(again.slot("Court 1", 19)));
            QTRY_COMPARE(again.find<QPushButton>("hold")->text(), QStringLiteral("预占"));
            again.take("Court 1", 17);
            language.set(Language::English);
            again.workspace->reload();
            QTRY_COMPARE(again.find<QPushButton>("hold")->text(), QStringLiteral("Hold"));
            QVERIFY(again.workspace->booking().contains(again.slot("Pool, lane 2", 19)));
        }
    }

    void busyServerIsToldAndNothingDoubled()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        desk.fake.inventory.lostAnswers = 1;
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.shown().id.isValid());
        QCOMPARE(desk.fake.inventory.holds.size(), 2);
        QCOMPARE(desk.fake.orders.orders.size(), 1);
    }

    void c79_offlineKeepsTheFormAndTheKey()
    {
        Desk desk;
        desk.pickCaller(QStringLiteral("13912345678"));
        desk.take("Court 1", 19);
        const QUuid key = desk.draft().request;
        desk.fake.inventory.holdAnswers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        desk.press(Qt::Key_Return);
        auto *strip = desk.workspace->findChild<QWidget *>(QStringLiteral("bookingPanel"))->findChild<MessageStrip *>();
        QTRY_VERIFY(strip->isVisible());
        QVERIFY(strip->text().contains(QStringLiteral("connection")));
        desk.fake.inventory.holdAnswers.error.reset();
        desk.find<QPushButton>("hold")->click();
        QTRY_VERIFY(desk.shown().id.isValid());
        QCOMPARE(desk.fake.inventory.holds.constLast().request, key);
    }
};

QTEST_MAIN(tst_DeskDrafts)
#include "tst_DeskDrafts.moc"
