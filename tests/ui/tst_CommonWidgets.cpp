#include "tests/support/Patience.h"
#include "tests/support/TestClock.h"
#include "ui/common/Appearance.h"
#include "ui/common/ClipboardTimer.h"
#include "ui/common/ColumnFit.h"
#include "ui/common/CountdownLabel.h"
#include "ui/common/DateNavigator.h"
#include "ui/common/EmptyState.h"
#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LanguageSwitch.h"
#include "ui/common/LineEdit.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/MiniCalendar.h"
#include "ui/common/PageScroll.h"
#include "ui/common/Prompt.h"
#include "ui/common/RowsModel.h"
#include "ui/common/Segments.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Theme.h"
#include "ui/common/Variant.h"
#include "ui/common/WrapRow.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTextDocument>
#include <QVBoxLayout>

using namespace vd;
using namespace vd::ui;

namespace {

struct Order
{
    int id;
    QString name;
    int amount;
    friend bool operator==(const Order &, const Order &) = default;
};

using OrdersModel = RowsModel<Order, int>;

void fillColumns(OrdersModel &model)
{
    model.setColumns({{QStringLiteral("Name"), [](const Order &o) { return o.name; }},
        {QStringLiteral("Amount"), [](const Order &o) { return QString::number(o.amount); },
            [](const Order &o) { return o.amount; }, true}});
}

QString visibleText(const QWidget &parent, const char *name)
{
    const auto *label = parent.findChild<QLabel *>(QLatin1String(name));
    return label && !label->isHidden() ? label->text() : QString();
}

} // namespace

/// What every page is made of: messages, prompts, times, tables.
class tst_CommonWidgets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("venuedesk-test"));
        m_appearance = new Appearance(*qApp, this);
        m_language = new LanguageSwitch(this);
    }

    // Qt would give the focus to whatever comes next in the window, at the end of a page its header.
    void aPageThatComesBackHasTheKeyboardWhereItWas()
    {
        // As behind the lock: the button that unlocks goes with its page.
        QStackedWidget window;
        auto *lock = new QWidget(&window);
        auto *open = new QPushButton(QStringLiteral("Unlock"), lock);
        auto *page = new QWidget(&window);
        new QLineEdit(page);
        auto *second = new QLineEdit(page);
        window.addWidget(lock);
        window.addWidget(page);
        window.setCurrentWidget(page);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window, test::patienceMs));
        second->setFocus();
        window.setCurrentWidget(lock);
        open->setFocus();
        window.setCurrentWidget(page);
        QVERIFY(second->hasFocus());
        QCoreApplication::processEvents();
        QVERIFY(second->hasFocus());
    }

    void aButtonThatVanishesLeavesTheFocusNearby()
    {
        QWidget window;
        const auto holder = [](QWidget *in) {
            auto *made = new QWidget(in);
            in->layout() ? in->layout()->addWidget(made) : void();
            new QVBoxLayout(made);
            return made;
        };
        const auto button = [](QWidget *in) {
            auto *made = new QPushButton(QStringLiteral("Do it"), in);
            in->layout()->addWidget(made);
            return made;
        };
        new QVBoxLayout(&window);
        QPushButton *header = button(&window);
        QPushButton *chosen = button(&window);
        QWidget *page = holder(&window);
        QPushButton *elsewhere = button(page);
        QWidget *card = holder(page);
        QPushButton *pay = button(card);
        QPushButton *cancel = button(card);
        QPushButton *print = button(card);
        print->hide();
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window, test::patienceMs));
        // What comes into its place has it.
        cancel->setFocus();
        cancel->hide();
        print->show();
        QTRY_VERIFY(print->hasFocus());
        // The last of its card: the one before it.
        print->hide();
        QTRY_VERIFY(pay->hasFocus());
        // Out of use while it works, then gone: the card is empty, the page is not.
        pay->setEnabled(false);
        QVERIFY(header->hasFocus());
        pay->hide();
        QTRY_VERIFY(elsewhere->hasFocus());
        // Whoever moves the focus, keeps it.
        pay->setEnabled(true);
        pay->show();
        pay->setFocus();
        pay->hide();
        chosen->setFocus();
        QCoreApplication::processEvents();
        QVERIFY(chosen->hasFocus());
    }

    void aMessageIsInlineAndASuccessClosesItself()
    {
        QWidget page;
        auto *strip = new MessageStrip(&page);
        page.show();
        QVERIFY(strip->isHidden());
        strip->setSuccessDuration(1);
        strip->tell(MessageStrip::Kind::Success, QStringLiteral("Saved."));
        QCOMPARE(strip->accessibleName(), QStringLiteral("Saved."));
        QTRY_VERIFY(strip->isHidden());
        strip->tell(MessageStrip::Kind::Error, QStringLiteral("Not saved."));
        QVERIFY(!strip->isHidden());
    }

    void aMessageOffersAnActionAndCanBeClosed()
    {
        QWidget page;
        auto *strip = new MessageStrip(&page);
        page.show();
        QSignalSpy followed(strip, &MessageStrip::actionTriggered);
        QSignalSpy closed(strip, &MessageStrip::closed);
        strip->tell(MessageStrip::Kind::Info, QStringLiteral("Three calls to make."), QStringLiteral("Look"));
        QTest::mouseClick(strip->findChild<QPushButton *>(QStringLiteral("messageAction")), Qt::LeftButton);
        QCOMPARE(followed.count(), 1);
        QTest::mouseClick(strip->findChild<QWidget *>(QStringLiteral("messageClose")), Qt::LeftButton);
        QCOMPARE(closed.count(), 1);
        QVERIFY(strip->isHidden());
    }

    // In a narrow panel the sentence has the whole width and its link stands below.
    void aNarrowMessageHasItsActionBelow()
    {
        QWidget page;
        auto *strip = new MessageStrip(&page);
        auto *column = new QVBoxLayout(&page);
        column->addWidget(strip);
        column->addStretch(1);
        strip->tell(MessageStrip::Kind::Error, QStringLiteral("This slot ended at 10:00. It cannot be sold any more."),
            QStringLiteral("Take it all the same"));
        page.resize(900, 300);
        page.show();
        auto *text = strip->findChild<QLabel *>(QStringLiteral("messageText"));
        auto *action = strip->findChild<QPushButton *>(QStringLiteral("messageAction"));
        QTRY_VERIFY(action->geometry().left() >= text->geometry().right());
        page.resize(340, 300);
        QTRY_VERIFY(action->geometry().top() >= text->geometry().bottom());
        QVERIFY(text->width() > 200);
        QVERIFY(text->height() >= text->heightForWidth(text->width()));
    }

    void whatDoesNotFitBesideStandsBelow()
    {
        QWidget page;
        auto *first = new QPushButton(QStringLiteral("Board, orders, calls, stops"));
        auto *second = new QPushButton(QStringLiteral("Day, week, month, all categories"));
        auto *row = new WrapRow(first, second, &page);
        auto *column = new QVBoxLayout(&page);
        column->addWidget(row);
        column->addStretch(1);
        page.resize(900, 200);
        page.show();
        QTRY_VERIFY(second->x() > first->geometry().right());
        page.resize(page.minimumSizeHint().width(), 200);
        QTRY_VERIFY(second->y() > first->geometry().bottom());
        QVERIFY(first->width() >= first->minimumSizeHint().width());
        QVERIFY(second->width() >= second->minimumSizeHint().width());
        page.resize(900, 200);
        QTRY_VERIFY(second->x() > first->geometry().right());
    }

    // What a dialog says later is not squeezed into what it had.
    void aDialogGrowsWithWhatItSays()
    {
        QDialog dialog;
        auto *column = new QVBoxLayout(&dialog);
        auto *field = new LineEdit(&dialog);
        auto *strip = new MessageStrip(&dialog);
        auto *about = new TextLabel(QStringLiteral("It costs 120.00 now. The change is written into the order."),
            FontRole::Base, Token::Muted, &dialog);
        about->setWordWrap(true);
        for (QWidget *widget :
            {static_cast<QWidget *>(about), static_cast<QWidget *>(field), static_cast<QWidget *>(strip)})
            column->addWidget(widget);
        dialog.resize(300, dialog.sizeHint().height());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, test::patienceMs));
        const int before = field->height();
        strip->tell(MessageStrip::Kind::Warning,
            QStringLiteral("The order is now expired; for this it would have to be held. Nothing was changed. Look at "
                           "the order as it is now and decide again."));
        auto *text = strip->findChild<QLabel *>(QStringLiteral("messageText"));
        QTRY_VERIFY(text->height() >= text->heightForWidth(text->width()));
        QCOMPARE(field->height(), before);
        QVERIFY(about->height() >= about->heightForWidth(about->width()));
    }

    void aConflictIsAWarningAndNeverABareCode()
    {
        MessageStrip strip;
        strip.tellError({Fault::Conflict, QStringLiteral("sold_out"),
            {{QStringLiteral("free"), 0}, {QStringLiteral("wanted"), 1}}, {}});
        QCOMPARE(strip.kind(), MessageStrip::Kind::Warning);
        QVERIFY(!strip.text().contains(QStringLiteral("sold_out")));
        strip.tellError({Fault::Bug, QStringLiteral("never_heard_of"), {}, QStringLiteral("XX000 api.hold")});
        QCOMPARE(strip.kind(), MessageStrip::Kind::Error);
        QVERIFY(!strip.text().contains(QStringLiteral("never_heard_of")));
        QVERIFY(!strip.text().contains(QStringLiteral("XX000")));
    }

    void factsBecomeWords()
    {
        const QTimeZone shanghai("Asia/Shanghai");
        const auto say = [&shanghai](const QString &code, const QJsonObject &facts) {
            return ErrorText::sentence({Fault::Rule, code, facts, {}}, shanghai);
        };
        QVERIFY(say(QStringLiteral("sold_out"), {{QStringLiteral("free"), 1}, {QStringLiteral("wanted"), 3}})
                    .startsWith(QStringLiteral("Only 1 place of the 3")));
        QVERIFY(say(QStringLiteral("sold_out"), {{QStringLiteral("free"), 2}, {QStringLiteral("wanted"), 3}})
                    .startsWith(QStringLiteral("Only 2 places of the 3")));
        QVERIFY(say(QStringLiteral("sold_out"), {{QStringLiteral("free"), 0}, {QStringLiteral("wanted"), 1}})
                    .startsWith(QStringLiteral("This slot was just taken")));
        QVERIFY(say(
            QStringLiteral("slot_not_on_sale"), {{QStringLiteral("opens_at"), QStringLiteral("2026-12-05T01:00:00Z")}})
                    .contains(QStringLiteral("Sat 5 Dec 09:00")));
        QVERIFY(say(QStringLiteral("order_state"), {{QStringLiteral("state"), QStringLiteral("CLOSED_TIMEOUT")}})
                    .contains(QStringLiteral("Expired")));
        QVERIFY(say(QStringLiteral("surplus"),
            {{QStringLiteral("surplus"),
                QJsonObject{{QStringLiteral("minor"), 12000}, {QStringLiteral("currency"), QStringLiteral("CNY")}}}})
                    .contains(QStringLiteral("120.00")));
        // A fact never becomes a placeholder of its own.
        QVERIFY(say(QStringLiteral("claim_taken"), {{QStringLiteral("space"), QStringLiteral("Court %1")}})
                    .contains(QStringLiteral("Court %1")));
    }

    void aPromptAsksWithoutANestedLoopAndDefaultsToTheSafeAnswer()
    {
        QWidget page;
        page.show();
        int accepted = 0;
        Question question;
        question.title = QStringLiteral("Cancel 3 orders?");
        question.accept = QStringLiteral("Cancel 3 orders");
        question.danger = true;
        QPointer<Prompt> prompt = Prompt::ask(&page, question, [&accepted](const QString &) { ++accepted; });
        QTest::keyClick(prompt->focusWidget() ? prompt->focusWidget() : prompt, Qt::Key_Return);
        QTRY_VERIFY(!prompt);
        QCOMPARE(accepted, 0);
        prompt = Prompt::ask(&page, question, [&accepted](const QString &) { ++accepted; });
        QTest::mouseClick(prompt->findChild<QPushButton *>(QStringLiteral("promptAccept")), Qt::LeftButton);
        QCOMPARE(accepted, 1);
    }

    void aReasonIsNeededWhereOneIsAskedFor()
    {
        QWidget page;
        page.show();
        QString given;
        Question question;
        question.title = QStringLiteral("Open a closed slot?");
        question.accept = QStringLiteral("Open");
        question.reason = true;
        Prompt *prompt = Prompt::ask(&page, question, [&given](const QString &reason) { given = reason; });
        auto *accept = prompt->findChild<QPushButton *>(QStringLiteral("promptAccept"));
        QTest::mouseClick(accept, Qt::LeftButton);
        QVERIFY(given.isEmpty());
        QVERIFY(!visibleText(*prompt, "fieldMessage").isEmpty());
        QTest::keyClicks(
            prompt->findChild<QLineEdit *>(QStringLiteral("promptReason")), QStringLiteral("rain is over"));
        QTest::mouseClick(accept, Qt::LeftButton);
        QCOMPARE(given, QStringLiteral("rain is over"));
    }

    void theCountdownFollowsItsClockAndSaysOnceThatItIsOver()
    {
        test::TestClock clock(QDateTime(QDate(2026, 12, 5), QTime(10, 0), Qt::UTC));
        CountdownLabel label(clock);
        QSignalSpy over(&label, &CountdownLabel::over);
        label.setDeadline(clock.now().addSecs(15 * 60));
        QCOMPARE(label.text(), QStringLiteral("15:00"));
        clock.advanceSeconds(139);
        label.refresh();
        QCOMPARE(label.text(), QStringLiteral("12:41"));
        QCOMPARE(label.colour(), Token::Text);
        clock.advanceSeconds(12 * 60);
        label.refresh();
        QCOMPARE(label.text(), QStringLiteral("00:41"));
        QCOMPARE(label.colour(), Token::Warning);
        clock.advanceSeconds(41);
        label.refresh();
        label.refresh();
        QVERIFY(label.isOver());
        QCOMPARE(label.text(), QStringLiteral("Expired"));
        QCOMPARE(over.count(), 1);
    }

    void datesReadAsPeopleOfTheLanguageWriteThem()
    {
        const QLocale english = LanguageSwitch::locale(Language::English);
        const QLocale chinese = LanguageSwitch::locale(Language::Chinese);
        const QDate day(2026, 12, 5);
        QCOMPARE(FormatText::date(day, english), QStringLiteral("Sat 5 Dec"));
        QCOMPARE(FormatText::date(day, chinese), QStringLiteral("12月5日 周六"));
        QCOMPARE(FormatText::dateWithYear(day, english), QStringLiteral("Sat 5 Dec 2026"));
        QCOMPARE(FormatText::month(day, chinese), QStringLiteral("2026年12月"));
        const QTimeZone shanghai("Asia/Shanghai");
        const QDateTime start(QDate(2026, 12, 5), QTime(10, 0), Qt::UTC);
        QCOMPARE(FormatText::range(start, start.addSecs(3600), shanghai, english), QStringLiteral("18:00-19:00"));
        const QDateTime late(QDate(2026, 12, 31), QTime(15, 0), Qt::UTC);
        QCOMPARE(
            FormatText::range(late, late.addSecs(7200), shanghai, english), QStringLiteral("23:00-01:00 (Fri 1 Jan)"));
        QCOMPARE(FormatText::range(late, late.addSecs(3600), shanghai, english), QStringLiteral("23:00-00:00"));
        // Beside its business date a start after midnight carries its own.
        QCOMPARE(FormatText::range(day, start, start.addSecs(3600), shanghai, english), QStringLiteral("18:00-19:00"));
        const QDateTime night(QDate(2026, 12, 5), QTime(17, 0), Qt::UTC);
        QCOMPARE(FormatText::range(day, night, night.addSecs(3600), shanghai, english),
            QStringLiteral("01:00-02:00 (Sun 6 Dec)"));
        QCOMPARE(FormatText::countdown(12 * 60 + 41), QStringLiteral("12:41"));
        QCOMPARE(FormatText::countdown(3723), QStringLiteral("1:02:03"));
        QCOMPARE(FormatText::money(Money(12000, QStringLiteral("CNY")), chinese), QStringLiteral("¥120.00"));
        QCOMPARE(FormatText::phone(QStringLiteral("+8613800001234")), QStringLiteral("138 0000 1234"));
    }

    void theDateNavigatorStepsAndComesBackToToday()
    {
        DateNavigator navigator;
        navigator.setToday(QDate(2026, 12, 1));
        navigator.setDate(QDate(2026, 12, 5));
        QSignalSpy changed(&navigator, &DateNavigator::dateChanged);
        QSignalSpy wanted(&navigator, &DateNavigator::sharesWanted);
        navigator.show();
        QTest::mouseClick(navigator.findChild<QWidget *>(QStringLiteral("dateForward")), Qt::LeftButton);
        QCOMPARE(navigator.date(), QDate(2026, 12, 6));
        QTest::mouseClick(navigator.findChild<QWidget *>(QStringLiteral("dateToday")), Qt::LeftButton);
        QCOMPARE(navigator.date(), QDate(2026, 12, 1));
        QVERIFY(!navigator.findChild<QPushButton *>(QStringLiteral("dateToday"))->isEnabled());
        navigator.openCalendar();
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first().at(0).toDate(), QDate(2026, 11, 30)); // weeks begin on Monday
        auto *calendar = navigator.findChild<MiniCalendar *>();
        QTest::keyClick(calendar, Qt::Key_Right);
        QTest::keyClick(calendar, Qt::Key_Down);
        QTest::keyClick(calendar, Qt::Key_Return);
        QCOMPARE(navigator.date(), QDate(2026, 12, 9));
        QCOMPARE(changed.count(), 3);
    }

    void rowsKeepTheirModelsPromises()
    {
        OrdersModel model([](const Order &o) { return o.id; });
        fillColumns(model);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows({{1, QStringLiteral("a"), 10}, {2, QStringLiteral("b"), 20}, {3, QStringLiteral("c"), 30}});
        const QPersistentModelIndex third(model.index(2, 0));
        model.setRows({{9, QStringLiteral("new"), 1}, {1, QStringLiteral("a"), 10}, {3, QStringLiteral("c2"), 30},
            {4, QStringLiteral("d"), 40}});
        QCOMPARE(third.row(), 2);
        QCOMPARE(third.data().toString(), QStringLiteral("c2"));
        model.setRows({{4, QStringLiteral("d"), 40}, {3, QStringLiteral("c"), 30}, {1, QStringLiteral("a"), 10},
            {9, QStringLiteral("new"), 1}});
        QCOMPARE(third.row(), 1);
        model.updateRow({3, QStringLiteral("last"), 30});
        QCOMPARE(third.data().toString(), QStringLiteral("last"));
        model.setRows({});
        QVERIFY(!third.isValid());
    }

    void c83_aRefreshKeepsTheSelectionWithItsRow()
    {
        OrdersModel model([](const Order &o) { return o.id; });
        fillColumns(model);
        TablePane pane;
        pane.setModel(&model);
        QList<Order> rows;
        for (int id = 400; id < 600; ++id)
            rows.append({id, QStringLiteral("order %1").arg(id), id});
        model.setRows(rows);
        pane.resize(400, 300);
        pane.show();
        pane.selectSourceRow(100);
        const int offset = pane.view()->verticalScrollBar()->value();
        QCOMPARE(model.row(pane.currentSourceRow().value()).id, 500);
        for (int id = 603; id > 600; --id)
            rows.prepend({id, QStringLiteral("new"), id});
        model.setRows(rows);
        QCOMPARE(model.row(pane.currentSourceRow().value()).id, 500);
        QVERIFY(pane.view()->verticalScrollBar()->value() >= offset);
        rows.removeIf([](const Order &o) { return o.id == 500; });
        model.setRows(rows);
        QVERIFY(!pane.currentSourceRow().has_value()); // never the neighbour
        pane.setModel(nullptr);
    }

    void anHourThatComesTwiceSaysWhichItIs()
    {
        const QLocale english = LanguageSwitch::locale(Language::English);
        const QTimeZone berlin("Europe/Berlin");
        const QDateTime first(QDate(2027, 10, 31), QTime(0, 0), Qt::UTC);
        const QDateTime second = first.addSecs(3600);
        QCOMPARE(FormatText::time(first.addSecs(1800), berlin), QStringLiteral("02:30 CEST"));
        QCOMPARE(FormatText::time(second.addSecs(1800), berlin), QStringLiteral("02:30 CET"));
        QCOMPARE(FormatText::range(first, second, berlin, english), QStringLiteral("02:00 CEST-02:00 CET"));
        QCOMPARE(FormatText::range(second, second.addSecs(3600), berlin, english), QStringLiteral("02:00 CET-03:00"));
        QCOMPARE(FormatText::moment(second, berlin, english), QStringLiteral("Sun 31 Oct 02:00 CET"));
        QCOMPARE(FormatText::time(first.addSecs(-1), berlin), QStringLiteral("01:59"));
        QCOMPARE(FormatText::time(second.addSecs(3600), berlin), QStringLiteral("03:00"));
        // In spring an hour is left out; none comes twice.
        const QDateTime spring(QDate(2027, 3, 28), QTime(1, 0), Qt::UTC);
        for (int minutes = -180; minutes <= 180; minutes += 30)
            QCOMPARE(FormatText::time(spring.addSecs(minutes * 60), berlin).size(), 5);
        QCOMPARE(FormatText::time(first, QTimeZone("Asia/Shanghai")), QStringLiteral("08:00"));
        QCOMPARE(
            FormatText::time(QDateTime(QDate(2027, 4, 3), QTime(15, 15), Qt::UTC), QTimeZone("Australia/Lord_Howe")),
            QStringLiteral("01:45 +1030"));
    }

    void theRowWithTheCursorIsTheOneThatIsTaken()
    {
        OrdersModel model([](const Order &o) { return o.id; });
        fillColumns(model);
        model.setRows({{1, QStringLiteral("Chen"), 10}, {2, QStringLiteral("Wang"), 20}});
        TablePane pane;
        pane.setModel(&model);
        pane.show();
        QVERIFY(QTest::qWaitForWindowActive(&pane, test::patienceMs));
        QSignalSpy opened(&pane, &TablePane::rowOpened);
        // Who comes in by Tab stands on the first row; nothing is selected yet.
        pane.view()->setCurrentIndex(pane.view()->model()->index(0, 0));
        pane.view()->clearSelection();
        QVERIFY(!pane.currentSourceRow());
        QTest::keyClick(pane.view(), Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.constFirst().constFirst().toInt(), 0);
        QCOMPARE(pane.currentSourceRow(), std::optional(0));
        pane.view()->clearSelection();
        QTest::keyClick(pane.view(), Qt::Key_Down);
        QCOMPARE(pane.currentSourceRow(), std::optional(0));
        QTest::keyClick(pane.view(), Qt::Key_Down);
        QCOMPARE(pane.currentSourceRow(), std::optional(1));
        pane.setModel(nullptr);
    }

    void aButtonHasTheFocusAgainWhenItsWorkIsDone()
    {
        QWidget page;
        auto *column = new QVBoxLayout(&page);
        auto *move = new QPushButton(QStringLiteral("Move"));
        auto *leave = new QPushButton(QStringLiteral("Leave it"));
        column->addWidget(move);
        column->addWidget(leave);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page, test::patienceMs));
        move->setFocus();
        move->setEnabled(false);
        QVERIFY(leave->hasFocus());
        move->setEnabled(true);
        QVERIFY(move->hasFocus());
        // Whoever pressed a key meanwhile has chosen where to be.
        move->setEnabled(false);
        QTest::keyClick(leave, Qt::Key_Shift);
        move->setEnabled(true);
        QVERIFY(leave->hasFocus());
    }

    void whatIsRefusedIsRolledIntoSight()
    {
        PageScroll area;
        auto *content = new QWidget;
        auto *column = new QVBoxLayout(content);
        auto *first = new FormField(QStringLiteral("Zone"), new QLineEdit);
        column->addWidget(first);
        for (int i = 0; i < 20; ++i)
            column->addWidget(new FormField(QStringLiteral("Hours"), new QLineEdit));
        area.hold(content);
        area.resize(300, 200);
        area.show();
        QVERIFY(QTest::qWaitForWindowActive(&area, test::patienceMs));
        area.verticalScrollBar()->setValue(area.verticalScrollBar()->maximum());
        const auto seen = [&area](const QWidget *part) {
            return area.viewport()->rect().contains(QRect(part->mapTo(area.viewport(), QPoint()), part->size()));
        };
        QVERIFY(!seen(first));
        first->setError(QStringLiteral("This time zone is not known."));
        QTRY_VERIFY(seen(first));
        auto *strip = new MessageStrip;
        column->addWidget(strip);
        strip->tell(MessageStrip::Kind::Success, QStringLiteral("Done."));
        QTRY_VERIFY(seen(strip));
    }

    void aTableFiltersCopiesAndSaysWhenItIsEmpty()
    {
        OrdersModel model([](const Order &o) { return o.id; });
        fillColumns(model);
        TablePane pane;
        pane.setModel(&model);
        pane.emptyState()->set(QStringLiteral("list"), QStringLiteral("No orders yet"));
        pane.resize(400, 300);
        pane.show();
        QVERIFY(pane.emptyState()->isVisible());
        model.setRows(
            {{1, QStringLiteral("Chen"), 10}, {2, QStringLiteral("Wang"), 20}, {3, QStringLiteral("Chen Wei"), 30}});
        QVERIFY(pane.view()->isVisible());
        QVERIFY(QTest::qWaitForWindowActive(&pane, test::patienceMs));
        QTest::keySequence(&pane, QKeySequence::Find);
        auto *filter = pane.findChild<QLineEdit *>(QStringLiteral("tableFilter"));
        QVERIFY(filter->hasFocus());
        QTest::keyClicks(filter, QStringLiteral("chen"));
        QCOMPARE(pane.view()->model()->rowCount(), 2);
        QTest::keyClick(filter, Qt::Key_Escape);
        QCOMPARE(pane.view()->model()->rowCount(), 3);
        pane.selectSourceRow(1);
        QTest::keySequence(pane.view(), QKeySequence::Copy);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Name\tAmount\nWang\t20"));
        // The last rows go, as when another venue is chosen: there are none, which no filter is to blame for.
        model.setRows({});
        QVERIFY(pane.emptyState()->isVisible());
        model.setRows({{4, QStringLiteral("Li"), 40}});
        QVERIFY(pane.view()->isVisible());
        pane.openFilter();
        QTest::keyClicks(filter, QStringLiteral("x"));
        QVERIFY(!pane.emptyState()->isVisible() && !pane.view()->isVisible());
        model.setRows({});
        QVERIFY(pane.emptyState()->isVisible());
        pane.setModel(nullptr);
    }

    void columnsRememberTheirWidth()
    {
        OrdersModel model([](const Order &o) { return o.id; });
        fillColumns(model);
        {
            TablePane pane;
            pane.setModel(&model);
            pane.rememberAs(QStringLiteral("test/orders"));
            pane.view()->setColumnWidth(0, 231);
            pane.setModel(nullptr);
        }
        TablePane again;
        again.setModel(&model);
        again.rememberAs(QStringLiteral("test/orders"));
        QCOMPARE(again.view()->columnWidth(0), 231);
        again.setModel(nullptr);
    }

    void whatIsShortIsShownWholeAndLongTextsGiveWay()
    {
        const QList<ColumnWish> columns{{80, 150, false}, {440, 300, false}, {0, 90, true}};
        const QList<int> roomy = ColumnFit::widths(columns, 900);
        QVERIFY(roomy.at(0) >= 150 && roomy.at(1) >= 440 && roomy.at(2) >= 90);
        // The figures at the end do not stand alone: what is left is shared.
        QVERIFY(roomy.at(0) > 150 && roomy.at(1) > 440);
        const QList<int> narrow = ColumnFit::widths(columns, 500);
        QCOMPARE(narrow.at(0), 150);
        QCOMPARE(narrow.at(2), 90);
        QVERIFY(narrow.at(1) >= 255 && narrow.at(1) <= 260);
        // Nothing short is cut, even when the table has to scroll.
        QCOMPARE(ColumnFit::widths(columns, 100), QList<int>({150, 190, 90}));
        // But a text at the end takes what is left, down to what it was designed with.
        const QList<ColumnWish> number{{80, 100, false}, {96, 180, false}};
        QCOMPARE(ColumnFit::widths(number, 300), QList<int>({100, 180}));
        QCOMPARE(ColumnFit::widths(number, 230), QList<int>({100, 130}));
        QCOMPARE(ColumnFit::widths(number, 100), QList<int>({100, 96}));
    }

    void spareColumnsAreLeftOutWhereThereIsNoRoom()
    {
        OrdersModel model([](const Order &o) { return o.id; });
        fillColumns(model);
        model.setRows({{1, QStringLiteral("Chen Wei"), 120}});
        TableView view;
        view.setModel(&model);
        view.setSpareColumns({0});
        view.resize(600, 200);
        view.show();
        QTRY_VERIFY(view.columnWidth(0) > 100);
        view.resize(90, 200);
        QTRY_VERIFY(view.isColumnHidden(0));
        // A copy of the table has them: the width of a window is no filter.
        QVERIFY(view.toldColumns().contains(0) && view.selectedText().contains(QStringLiteral("Chen Wei")));
        view.resize(600, 200);
        QTRY_VERIFY(!view.isColumnHidden(0));
    }

    void aFlushButtonsTextBeginsWithTheTextsAbove()
    {
        QWidget page;
        auto *column = new QVBoxLayout(&page);
        column->setContentsMargins(Theme::group, 0, 0, 0);
        auto *plain = new QPushButton(QStringLiteral("Plain"), &page);
        auto *flush = new QPushButton(&page);
        for (QPushButton *button : {plain, flush}) {
            setVariant(button, Variant::Quiet);
            column->addWidget(button, 0, Qt::AlignLeft);
        }
        setFlush(flush);
        flush->setText(QStringLiteral("Flush"));
        page.show();
        QCOMPARE(plain->x(), Theme::group);
        QCOMPARE(flush->x(), Theme::group - Theme::overhang);
        QCOMPARE(flush->width(), flush->sizeHint().width());
    }

    void columnsFitTheirContentsUntilOneIsDrawn()
    {
        OrdersModel model([](const Order &o) { return o.id; });
        fillColumns(model);
        TablePane pane;
        pane.resize(500, 300);
        pane.setModel(&model);
        pane.view()->setStartWidths({60, 80});
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane, test::patienceMs));
        model.setRows({{1, QStringLiteral("12月5日 周六 20:30"), 10}});
        QTRY_VERIFY(pane.view()->columnWidth(0) >= pane.view()->fontMetrics().horizontalAdvance(model.row(0).name));
        pane.view()->setColumnWidth(0, 70);
        model.setRows({{1, QStringLiteral("12月12日 周六 20:30"), 10}});
        pane.resize(700, 300);
        QCoreApplication::processEvents();
        QCOMPARE(pane.view()->columnWidth(0), 70);
        pane.setModel(nullptr);
    }

    void loadingShowsOnlyWhenItTakesAMomentAndCountsItsStarts()
    {
        QWidget page;
        page.resize(200, 200);
        auto *bar = new LoadingBar(&page);
        page.show();
        bar->start();
        QVERIFY(bar->isHidden());
        bar->setShare(0.5);
        QVERIFY(!bar->isHidden());
        QCOMPARE(bar->size(), page.size());
        bar->start();
        bar->stop();
        QVERIFY(bar->isLoading());
        bar->stop();
        QVERIFY(bar->isHidden());
    }

    void messagesAreSaidAgainInTheOtherLanguage()
    {
        MessageStrip strip;
        FormField field(QStringLiteral("Cash"), new LineEdit);
        strip.show();
        field.setVisible(true);
        const Error offline{Fault::Offline, QStringLiteral("offline"), {}, {}};
        strip.tellError(offline, {}, [] { return QCoreApplication::translate("QPlatformTheme", "Cancel"); });
        field.setError(offline);
        const QString english = strip.text();
        m_language->set(Language::Chinese);
        QTRY_VERIFY(strip.text() != english);
        QCOMPARE(strip.text(), ErrorText::sentence(offline));
        QTRY_COMPARE(field.message(), strip.text());
        QCOMPARE(strip.findChild<QPushButton *>(QStringLiteral("messageAction"))->text(), QStringLiteral("取消"));
        strip.clear();
        m_language->set(Language::English);
        QCoreApplication::processEvents();
        QVERIFY(strip.isHidden() && strip.text().isEmpty());
    }

    void whatPeopleTypedIsNoMarkupInATip()
    {
        const QString hostile = QStringLiteral("<b>Chen</b> & <img src=\"file:///etc/passwd\">\nWei");
        QVERIFY(Qt::mightBeRichText(hostile));
        QTextDocument shown;
        shown.setHtml(FormatText::tip(hostile));
        QCOMPARE(shown.toPlainText(), hostile);
        QCOMPARE(FormatText::tip(QStringLiteral("3 < 4 & 5")), QStringLiteral("3 < 4 & 5"));
        TextLabel label(hostile);
        label.setElides(true);
        label.resize(20, 20);
        (void)label.grab();
        shown.setHtml(label.toolTip());
        QCOMPARE(shown.toPlainText(), hostile);
    }

    void theClipboardIsClearedOfWhatWasCopied()
    {
        QClipboard *clipboard = QGuiApplication::clipboard();
        ClipboardTimer timer(clipboard);
        QSignalSpy cleared(&timer, &ClipboardTimer::cleared);
        timer.copy(QStringLiteral("1TOKEN"));
        QCOMPARE(clipboard->text(), QStringLiteral("1TOKEN"));
        // The minute is over: its event, as the event loop would bring it.
        QCOMPARE(timer.timer().interval(), 60'000);
        QTimerEvent over(timer.timer().timerId());
        QCoreApplication::sendEvent(const_cast<QTimer *>(&timer.timer()), &over);
        QCOMPARE(cleared.count(), 1);
        QVERIFY(clipboard->text().isEmpty());
        QImage picture(4, 4, QImage::Format_RGB32);
        picture.fill(Qt::black);
        timer.copy(picture);
        QVERIFY(!clipboard->image().isNull());
        timer.clear();
        QVERIFY(clipboard->image().isNull());
        // What somebody else copied meanwhile is theirs.
        timer.copy(QStringLiteral("1TOKEN"));
        clipboard->setText(QStringLiteral("a shopping list"));
        timer.clear();
        QCOMPARE(clipboard->text(), QStringLiteral("a shopping list"));
        // At the end nothing is left behind.
        {
            ClipboardTimer last(clipboard);
            last.copy(QStringLiteral("1TOKEN"));
        }
        QVERIFY(clipboard->text().isEmpty());
    }

    void segmentsKeepTheirChoiceThroughALanguageSwitch()
    {
        Segments segments;
        segments.setChoices({QStringLiteral("Day"), QStringLiteral("Week"), QStringLiteral("Month")});
        QCOMPARE(segments.current(), 0);
        segments.setCurrent(2);
        segments.setChoices({QStringLiteral("日"), QStringLiteral("周"), QStringLiteral("月")});
        QCOMPARE(segments.current(), 2);
    }

private:
    Appearance *m_appearance = nullptr;
    LanguageSwitch *m_language = nullptr;
};

QTEST_MAIN(tst_CommonWidgets)
#include "tst_CommonWidgets.moc"
