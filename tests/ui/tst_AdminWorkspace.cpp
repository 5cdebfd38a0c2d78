#include "tests/ui/AdminWindow.h"
#include "ui/admin/AdminNav.h"
#include "ui/admin/PlanForm.h"
#include "ui/admin/PreviewCalendar.h"
#include "ui/admin/PreviewView.h"
#include "ui/admin/SchedulePage.h"
#include "ui/admin/WeekdayRow.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/SpacePicker.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"

#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStyleOptionViewItem>
#include <QTimeEdit>

using namespace vd;
using namespace vd::ui;
using test::messageBelow;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

} // namespace

class tst_AdminWorkspace final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }

    void init()
    {
        m_admin
            = std::make_unique<test::AdminWindow>([](test::AdminWindow &admin, Gateways &) { admin.operators.fill(); });
        QTRY_COMPARE(planForm()->findChild<SpacePicker *>()->topLevelItemCount(), 4);
    }

    void cleanup() { m_admin.reset(); }

    // Also beside the scroll bar of a low window.
    void theNamesOfPagesAreReadWhole()
    {
        AdminNav nav;
        QList<AdminNav::Entry> entries;
        for (int page = 0; page < 14; ++page)
            entries << AdminNav::Entry{QStringLiteral("Holidays and closures"), QStringLiteral("calendar"), page};
        nav.setEntries(entries);
        nav.resize(nav.width(), 160);
        nav.show();
        QTRY_VERIFY(nav.verticalScrollBar()->isVisible());
        QStyleOptionViewItem option;
        option.initFrom(&nav);
        option.rect = nav.visualItemRect(nav.item(0));
        option.features = QStyleOptionViewItem::HasDisplay | QStyleOptionViewItem::HasDecoration;
        option.text = nav.item(0)->text();
        option.icon = nav.item(0)->icon();
        option.decorationSize = nav.iconSize();
        option.font = nav.font();
        option.widget = &nav;
        const int room = nav.style()->subElementRect(QStyle::SE_ItemViewItemText, &option, &nav).width();
        const int margin = nav.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &nav) + 1;
        QVERIFY2(
            nav.fontMetrics().horizontalAdvance(option.text) + 2 * margin <= room, qPrintable(QString::number(room)));
    }

    void theSentenceCountsWhileTyping()
    {
        PlanForm *form = planForm();
        planForm()->findChild<SpacePicker *>()->choose({SpaceId(101), SpaceId(102)});
        setDates(QDate(2026, 12, 7), QDate(2026, 12, 13));
        QVERIFY(form->sentence().contains(text("14 slot")));
        QVERIFY(form->sentence().contains(text("196 in all")));
        planForm()->findChild<WeekdayRow *>()->setMask(31);
        QVERIFY(form->sentence().contains(text("140 in all")));
        form->findChild<QTimeEdit *>(text("start"))->setTime(QTime(22, 0));
        form->findChild<QTimeEdit *>(text("times"))->setTime(QTime(2, 30));
        QVERIFY(form->sentence().contains(text("4 slot")));
        QVERIFY(form->sentence().contains(text("30 min")));
        const auto *hint
            = form->findChild<QWidget *>(text("times"))->parentWidget()->findChild<QLabel *>(text("fieldMessage"));
        QVERIFY(hint->text().contains(text("next day")));
    }

    void scheduleFaultsAreToldNearTheirField()
    {
        m_admin->page->showPage(text("schedulePage"));
        click(button(m_admin->page.get(), "schedulePreview"));
        QVERIFY(!messageBelow(planForm(), "spaces").isEmpty());
        planForm()->findChild<SpacePicker *>()->choose({SpaceId(110), SpaceId(111)});
        setDates(QDate(2026, 12, 7), QDate(2026, 12, 4));
        planForm()->findChild<WeekdayRow *>()->setMask(0);
        planForm()->findChild<QTimeEdit *>(text("times"))->setTime(QTime(8, 30));
        planForm()->findChild<QLineEdit *>(text("gap"))->setText(text("a little"));
        planForm()->findChild<QLineEdit *>(text("capacity"))->setText(text("7"));
        planForm()->findChild<QLineEdit *>(text("label"))->setText(QString(121, QLatin1Char('x')));
        click(button(m_admin->page.get(), "schedulePreview"));
        for (const char *field : {"range", "weekdays", "length", "gap", "capacity", "label"})
            QVERIFY2(!messageBelow(planForm(), field).isEmpty(), field);
        QVERIFY(messageBelow(planForm(), "capacity").contains(QLatin1Char('6')));
        QCOMPARE(planForm()->findChild<QLineEdit *>(text("gap"))->text(), text("a little"));
        QVERIFY(m_admin->schedule.generated.isEmpty());
    }

    void previewsThenGeneratesWhatWasPreviewed()
    {
        m_admin->page->showPage(text("schedulePage"));
        planForm()->findChild<SpacePicker *>()->choose({SpaceId(101), SpaceId(102)});
        setDates(QDate(2026, 12, 7), QDate(2026, 12, 13));
        QVERIFY(!button(m_admin->page.get(), "scheduleGenerate")->isEnabled());
        click(button(m_admin->page.get(), "schedulePreview"));
        QTRY_VERIFY(button(m_admin->page.get(), "scheduleGenerate")->isEnabled());
        PreviewView *view = m_admin->page->schedulePage()->view();
        QVERIFY(view->counts().startsWith(text("196 ")));
        QVERIFY(view->calendar()->dayText(QDate(2026, 12, 7)).contains(text("28")));
        QCOMPARE(view->list()->view()->model()->rowCount(), 196);
        // Another setting: no longer what was previewed.
        planForm()->findChild<QLineEdit *>(text("length"))->setText(text("120"));
        QVERIFY(!button(m_admin->page.get(), "scheduleGenerate")->isEnabled());
        planForm()->findChild<QLineEdit *>(text("length"))->setText(text("60"));
        click(button(m_admin->page.get(), "schedulePreview"));
        QTRY_VERIFY(button(m_admin->page.get(), "scheduleGenerate")->isEnabled());
        click(button(m_admin->page.get(), "scheduleGenerate"));
        auto *prompt = m_admin->page->findChild<Prompt *>();
        QVERIFY(prompt);
        QVERIFY(prompt->windowTitle().contains(text("196")));
        QVERIFY(m_admin->schedule.generated.isEmpty());
        click(button(prompt, "promptAccept"));
        auto *strip = m_admin->page->findChild<MessageStrip *>(text("scheduleStrip"));
        QTRY_COMPARE(strip->kind(), MessageStrip::Kind::Success);
        QVERIFY(strip->text().contains(text("196")));
        QCOMPARE(m_admin->schedule.stored.size(), 196);
        QTRY_VERIFY(view->counts().startsWith(text("0 ")));
        QVERIFY(!button(m_admin->page.get(), "scheduleGenerate")->isEnabled());
        click(button(m_admin->page.get(), "schedulePreview"));
        QTRY_VERIFY(strip->text().contains(text("Nothing to add")));
    }

    void conflictsComeFirst()
    {
        m_admin->page->showPage(text("schedulePage"));
        const QDateTime odd(QDate(2026, 12, 9), QTime(2, 30), Qt::UTC);
        m_admin->schedule.stored << schedule::GeneratorRow{
            SpaceId(101), text("Court 1"), odd.date(), odd, odd.addSecs(3600), {}, {}};
        planForm()->findChild<SpacePicker *>()->choose({SpaceId(101)});
        setDates(QDate(2026, 12, 7), QDate(2026, 12, 13));
        click(button(m_admin->page.get(), "schedulePreview"));
        QTRY_VERIFY(button(m_admin->page.get(), "scheduleGenerate")->isEnabled());
        PreviewView *view = m_admin->page->schedulePage()->view();
        QVERIFY(view->counts().contains(text("2 in conflict")));
        QCOMPARE(view->list()->view()->model()->index(0, 0).data().toString(), text("Conflict"));
        QCOMPARE(view->list()->view()->model()->index(0, 4).data().toString(), text("10:30-11:30"));
        QVERIFY(view->calendar()->dayText(QDate(2026, 12, 9)).contains(text("2 in conflict")));
    }

    void theServersRefusalIsToldWhereItBelongs()
    {
        m_admin->page->showPage(text("schedulePage"));
        planForm()->findChild<SpacePicker *>()->choose({SpaceId(101)});
        m_admin->schedule.answers.error
            = Error{Fault::Rule, text("schedule_too_large"), {{text("rows"), 1300000}, {text("most"), 1200000}}, {}};
        click(button(m_admin->page.get(), "schedulePreview"));
        QTRY_VERIFY(messageBelow(planForm(), "range").contains(text("1,200,000")));
        m_admin->schedule.answers.error = Error{Fault::Offline, text("offline"), {}, {}};
        click(button(m_admin->page.get(), "schedulePreview"));
        auto *strip = m_admin->page->findChild<MessageStrip *>(text("scheduleStrip"));
        QTRY_COMPARE(strip->kind(), MessageStrip::Kind::Error);
        m_admin->schedule.answers.error.reset();
        Q_EMIT strip->actionTriggered();
        QTRY_VERIFY(button(m_admin->page.get(), "scheduleGenerate")->isEnabled());
    }

    void tabGoesThroughThePlanInOrder()
    {
        m_admin->page->showPage(text("schedulePage"));
        // Date and time fields take several steps, one for each of their parts.
        const auto walk = [](Qt::Key key, const QString &last) {
            QStringList reached;
            for (int step = 0; step < 60 && !reached.contains(last); ++step) {
                QTest::keyClick(QApplication::focusWidget(), key);
                QWidget *at = QApplication::focusWidget();
                // The two halves of the choice of a source have no names of their own.
                const QString name = at->objectName().isEmpty() ? at->parentWidget()->objectName() : at->objectName();
                if (reached.isEmpty() || reached.constLast() != name)
                    reached << name;
            }
            return reached;
        };
        QStringList wanted{text("from"), text("range"), text("planSource"), text("blockTabs"), text("blockMore"),
            text("weekday1"), text("weekday2"), text("weekday3"), text("weekday4"), text("weekday5"), text("weekday6"),
            text("weekday7"), text("start"), text("times"), text("length"), text("gap"), text("capacity"),
            text("label"), text("keepBuffers"), text("schedulePreview")};
        planForm()->findChild<QWidget *>(text("spaces"))->setFocus();
        QCOMPARE(walk(Qt::Key_Tab, wanted.constLast()).join(QLatin1Char(' ')), wanted.join(QLatin1Char(' ')));
        wanted.removeLast();
        std::reverse(wanted.begin(), wanted.end());
        QCOMPARE(walk(Qt::Key_Backtab, text("from")).join(QLatin1Char(' ')), wanted.join(QLatin1Char(' ')));
    }

private:
    PlanForm *planForm() const { return m_admin->page->schedulePage()->form(); }
    static QPushButton *button(const QWidget *within, const char *name)
    {
        return within->findChild<QPushButton *>(text(name));
    }
    static void click(QPushButton *button) { QTest::mouseClick(button, Qt::LeftButton); }
    void setDates(const QDate &from, const QDate &to) const
    {
        planForm()->findChild<QDateEdit *>(text("from"))->setDate(from);
        planForm()->findChild<QDateEdit *>(text("range"))->setDate(to);
    }

    std::unique_ptr<test::AdminWindow> m_admin;
};

QTEST_MAIN(tst_AdminWorkspace)
#include "tst_AdminWorkspace.moc"
