#include "tests/ui/ShellWindow.h"
#include "ui/shell/CommandPalette.h"
#include "ui/shell/FuzzyMatch.h"
#include "ui/shell/PaletteModel.h"

#include <QAbstractItemModelTester>

using namespace vd;
using namespace vd::ui;
using operators::SessionInfo;
using test::find;

namespace {

Command command(const QString &title, const QString &keywords = {}, const QString &whyNot = {})
{
    Command made;
    made.id = title;
    made.title = title;
    made.keywords = keywords;
    made.run = [] {};
    if (!whyNot.isEmpty())
        made.refusal = [whyNot] { return whyNot; };
    return made;
}

QStringList titles(const PaletteModel &model)
{
    QStringList found;
    for (int row = 0; row < model.rowCount(); ++row)
        found.append(model.index(row, 0).data().toString());
    return found;
}

} // namespace

/// The command palette: what it finds, shows and runs.
class tst_Palette final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_shell.prepare(this); }

    void lettersInOrderFindAndBeginningsWin()
    {
        QVERIFY(FuzzyMatch::score(QStringLiteral("hss"), QStringLiteral("Hold the selected slots")).has_value());
        QVERIFY(FuzzyMatch::score(QStringLiteral("slots hold"), QStringLiteral("Hold the selected slots")).has_value());
        QVERIFY(!FuzzyMatch::score(QStringLiteral("xyz"), QStringLiteral("Hold the selected slots")).has_value());
        QVERIFY(FuzzyMatch::score(QStringLiteral("退款"), QStringLiteral("给订单退款")).has_value());
        QVERIFY(FuzzyMatch::score(QStringLiteral("REFUND"), QStringLiteral("Refund the order")).has_value());
        QVERIFY(*FuzzyMatch::score(QStringLiteral("re"), QStringLiteral("Refund"))
            > *FuzzyMatch::score(QStringLiteral("re"), QStringLiteral("Share")));
        QVERIFY(FuzzyMatch::score(QString(), QStringLiteral("anything")).has_value());
    }

    void thePaletteFiltersBestFirstAndShowsWhatCannotRunLast()
    {
        PaletteModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setCommands({command(QStringLiteral("Refund the order"), {}, QStringLiteral("no order is open")),
            command(QStringLiteral("Go to Finance")), command(QStringLiteral("Refresh the board")),
            command(QStringLiteral("Lock the screen"), QStringLiteral("reflock"))});
        model.setTyped(QStringLiteral("ref"));
        QCOMPARE(titles(model),
            QStringList({QStringLiteral("Refresh the board"), QStringLiteral("Lock the screen"),
                QStringLiteral("Refund the order")}));
        QCOMPARE(model.index(2, 0).data(PaletteModel::RefusalRole).toString(), QStringLiteral("no order is open"));
        model.setTyped(QString());
        QCOMPARE(model.rowCount(), 4);
    }

    void thePaletteRunsByKeyboardAlone()
    {
        const auto desk = m_shell.start();
        QTest::keyClick(desk->window.get(), Qt::Key_K, Qt::ControlModifier);
        auto *palette = find<CommandPalette>(*desk->window, "commandPalette");
        QVERIFY(palette->isVisible());
        auto *input = find<QLineEdit>(*palette, "paletteInput");
        QVERIFY(input->hasFocus());
        QTest::keyClicks(input, QStringLiteral("hold"));
        QTest::keyClick(input, Qt::Key_Return);
        QCOMPARE(desk->desk->runs, 1);
        QVERIFY(!palette->isVisible());
        // What cannot run now does not.
        QTest::keyClick(desk->window.get(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(input, QStringLiteral("refund the"));
        QTest::keyClick(input, Qt::Key_Return);
        QCOMPARE(desk->desk->refusedRuns, 0);
        QTest::keyClick(input, Qt::Key_Escape);
        QVERIFY(!palette->isVisible());
    }

    void thePaletteNeverAsksACommandOfBefore()
    {
        const auto desk = m_shell.start();
        auto *palette = find<CommandPalette>(*desk->window, "commandPalette");
        auto *input = find<QLineEdit>(*palette, "paletteInput");
        int asked = 0;
        Command old = command(QStringLiteral("Undo"));
        old.refusal = [&asked] {
            ++asked;
            return QString();
        };
        palette->openWith({old});
        QTest::keyClicks(input, QStringLiteral("undo"));
        palette->closeOverlay();
        asked = 0;
        palette->openWith({command(QStringLiteral("Sign out"))});
        QCOMPARE(asked, 0);
    }

    void aCommandMeantByOtherWordsComesBeforeTheSearch()
    {
        const auto desk = m_shell.start();
        auto *palette = find<CommandPalette>(*desk->window, "commandPalette");
        auto *input = find<QLineEdit>(*palette, "paletteInput");
        int runs = 0;
        Command meant = command(QStringLiteral("退出登录"), QStringLiteral("sign out leave"));
        meant.run = [&runs] { ++runs; };
        palette->openWith({meant});
        QTest::keyClicks(input, QStringLiteral("sign out"));
        QTest::keyClick(input, Qt::Key_Return);
        QCOMPARE(runs, 1);
    }

    void whatIsNoCommandIsSearchedAtTheDesk()
    {
        const auto desk = m_shell.start();
        desk->window->openPalette();
        auto *input = find<QLineEdit>(*desk->window, "paletteInput");
        QTest::keyClicks(input, QStringLiteral("13800001234"));
        QTest::keyClick(input, Qt::Key_Return);
        QCOMPARE(desk->desk->opened, QStringLiteral("search:13800001234"));
    }

private:
    test::ShellWindow m_shell;
};

QTEST_MAIN(tst_Palette)
#include "tst_Palette.moc"
