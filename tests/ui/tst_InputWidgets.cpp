#include "tests/support/Patience.h"
#include "ui/common/AmountEdit.h"
#include "ui/common/Appearance.h"
#include "ui/common/DateForm.h"
#include "ui/common/DayLine.h"
#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LanguageSwitch.h"

#include <QApplication>
#include <QCalendarWidget>
#include <QComboBox>
#include <QDateEdit>
#include <QDialog>
#include <QInputMethodEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabBar>
#include <QToolButton>
#include <QtTest/qtestspontaneevent.h>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace vd;
using namespace vd::ui;

namespace {

void compose(QWidget *field, const QString &preedit)
{
    QInputMethodEvent event(preedit, {});
    QApplication::sendEvent(field, &event);
}

void commit(QWidget *field, const QString &text)
{
    QInputMethodEvent event;
    event.setCommitString(text);
    QApplication::sendEvent(field, &event);
}

void wheel(QWidget *over, int delta)
{
    const QPoint middle = over->rect().center();
    QWheelEvent event(
        middle, over->mapToGlobal(middle), {}, {0, delta}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event); // only a real turn of the wheel travels on to the page
    qApp->notify(over, &event);
}

} // namespace

/// What is typed, composed and turned: amounts, phones, input methods, the wheel.
class tst_InputWidgets : public QObject
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

    void c69_amountTypedWithSeparators_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("understood");
        const QList<std::pair<QString, QString>> cases{{QStringLiteral("120"), QStringLiteral("120.00")},
            {QStringLiteral("120.5"), QStringLiteral("120.50")}, {QStringLiteral("110.7"), QStringLiteral("110.70")},
            {QStringLiteral("1,200"), QStringLiteral("1200.00")},
            {QStringLiteral("1,200.00"), QStringLiteral("1200.00")}, {QStringLiteral("1.200"), {}},
            {QStringLiteral("1,20"), {}}, {QStringLiteral("１２０"), QStringLiteral("120.00")},
            {QStringLiteral("120元"), {}}, {QStringLiteral(" 120 "), QStringLiteral("120.00")},
            {QStringLiteral("-120"), {}}, {QStringLiteral(""), {}}, {QStringLiteral("1e3"), {}},
            {QStringLiteral("120.005"), {}}};
        for (const Language language : {Language::English, Language::Chinese})
            for (const auto &[typed, understood] : cases)
                QTest::addRow("%s %s", language == Language::English ? "en" : "zh", qUtf8Printable(typed))
                    << typed << understood;
    }
    void c69_amountTypedWithSeparators()
    {
        QFETCH(QString, typed);
        QFETCH(QString, understood);
        m_language->set(QByteArray(QTest::currentDataTag()).startsWith("zh") ? Language::Chinese : Language::English);
        AmountEdit edit;
        edit.setCurrency(QStringLiteral("CNY"));
        edit.setText(typed);
        const Result<Money> amount = edit.amount();
        QCOMPARE(amount.has_value(), !understood.isEmpty());
        if (amount) {
            QCOMPARE(amount->toPlain(), understood);
            const QString said = FormatText::amount(*amount);
            // Said again only where it says more than what was typed.
            QCOMPARE(edit.echo(), typed.trimmed() == said ? QString() : QStringLiteral("= ") + said);
        } else {
            QVERIFY(edit.echo().isEmpty());
            QVERIFY(ErrorText::knows(amount.error().code));
        }
        QCOMPARE(edit.text(), typed); // never changed
        m_language->set(Language::English);
    }

    void anAmountNamesItsCurrencyAsSentencesDo()
    {
        AmountEdit yuan;
        yuan.setCurrency(QStringLiteral("CNY"));
        AmountEdit euro;
        euro.setCurrency(QStringLiteral("EUR"));
        const int words = yuan.textMargins().left();
        QCOMPARE(FormatText::money(Money(0, QStringLiteral("CNY"))), QStringLiteral("CNY\u00a00.00"));
        m_language->set(Language::Chinese);
        QCOMPARE(FormatText::money(Money(0, QStringLiteral("CNY"))), QStringLiteral("¥0.00"));
        // There is room for just that.
        const QFontMetrics metrics = yuan.fontMetrics();
        QTRY_COMPARE(yuan.textMargins().left(),
            words - metrics.horizontalAdvance(QStringLiteral("CNY")) + metrics.horizontalAdvance(QStringLiteral("¥")));
        QCOMPARE(euro.textMargins().left() - metrics.horizontalAdvance(QStringLiteral("EUR")),
            words - metrics.horizontalAdvance(QStringLiteral("CNY")));
        m_language->set(Language::English);
        QTRY_COMPARE(yuan.textMargins().left(), words);
    }

    void anAmountIsTypedOverByWhoComesIntoIt()
    {
        QWidget page;
        auto *column = new QVBoxLayout(&page);
        auto *other = new QLineEdit;
        auto *edit = new AmountEdit;
        column->addWidget(other);
        column->addWidget(edit);
        edit->setCurrency(QStringLiteral("CNY"));
        edit->setAmount(Money(12000, QStringLiteral("CNY")));
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page, test::patienceMs));
        other->setFocus();
        QTest::mouseClick(edit, Qt::LeftButton, {}, edit->rect().center());
        QCOMPARE(edit->selectedText(), QStringLiteral("120.00"));
        QTest::keyClicks(edit, QStringLiteral("85"));
        QCOMPARE(edit->text(), QStringLiteral("85"));
        // Who is in it already places the cursor by a click.
        const int start = edit->textMargins().left() + 8;
        QTest::mouseClick(edit, Qt::LeftButton, {}, QPoint(start, edit->height() / 2));
        QVERIFY(!edit->hasSelectedText());
        QTest::keyClicks(edit, QStringLiteral("1"));
        QCOMPARE(edit->text(), QStringLiteral("185"));
        other->setFocus();
        QTest::keyClick(other, Qt::Key_Tab);
        QVERIFY(edit->hasFocus());
        QTest::keyClicks(edit, QStringLiteral("7"));
        QCOMPARE(edit->text(), QStringLiteral("7"));
    }

    void theErrorStandsAtItsFieldAndLeavesWithTheCorrection()
    {
        QWidget page;
        auto *edit = new AmountEdit;
        edit->setCurrency(QStringLiteral("CNY"));
        auto *field = new FormField(QStringLiteral("&Amount"), edit, &page);
        auto *other = new QLineEdit(&page);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page, test::patienceMs));
        other->setFocus();
        edit->setText(QStringLiteral("120元"));
        field->setError(edit->amount().error());
        QVERIFY(edit->hasFocus());
        QVERIFY(field->message().contains(QStringLiteral("120元")));
        QCOMPARE(edit->property("fault").toBool(), true);
        QCOMPARE(edit->accessibleDescription(), field->message());
        QCOMPARE(edit->accessibleName(), QStringLiteral("Amount"));
        QTest::keyClick(edit, Qt::Key_Backspace);
        QVERIFY(!field->hasError());
        QCOMPARE(edit->property("fault").toBool(), false);
    }

    void aDayHasTheFormOfTheLanguageAndIsTypedByItsNumbers()
    {
        QDateEdit day;
        DateForm::dress(&day);
        day.setDate(QDate(2026, 7, 1));
        QCOMPARE(day.text(), QStringLiteral("1 Jul 2026"));
        QVERIFY(day.calendarPopup());
        day.show();
        QVERIFY(QTest::qWaitForWindowActive(&day, test::patienceMs));
        day.setFocus();
        const auto type = [&day](const char *keys) {
            day.setSelectedSection(QDateTimeEdit::DaySection);
            QTest::keyClicks(&day, QLatin1String(keys));
        };
        type("05122027");
        QCOMPARE(day.date(), QDate(2027, 12, 5));
        type("31012026");
        QCOMPARE(day.date(), QDate(2026, 1, 31));
        type("28Feb2024");
        QCOMPARE(day.date(), QDate(2024, 2, 28));
        // What stands between the parts is welcome and leaves none of them out.
        const struct
        {
            const char *typed;
            QDate day;
        } separated[] = {{"27 Mar 2027", {2027, 3, 27}}, {"5.12.2026", {2026, 12, 5}}, {"05/01/2027", {2027, 1, 5}},
            {"31-10-2027", {2027, 10, 31}}, {"5 Mar 2027", {2027, 3, 5}}, {"1.1.2026", {2026, 1, 1}}};
        for (const auto &each : separated) {
            type(each.typed);
            QVERIFY2(day.date() == each.day, qPrintable(day.text()));
        }
        // So is a click into a part, or Home, before it is typed anew.
        auto *line = day.findChild<QLineEdit *>();
        QTest::mouseClick(line, Qt::LeftButton, {}, line->rect().center() - QPoint(line->width() / 2 - 4, 0));
        QTest::keyClicks(&day, QStringLiteral("27102026"));
        QCOMPARE(day.date(), QDate(2026, 10, 27));
        QTest::keyClick(&day, Qt::Key_Home);
        QTest::keyClicks(&day, QStringLiteral("14112026"));
        QCOMPARE(day.date(), QDate(2026, 11, 14));
        type("28022024");
        m_language->set(Language::Chinese);
        QTRY_COMPARE(day.text(), QStringLiteral("2024年2月28日"));
        day.setSelectedSection(QDateTimeEdit::YearSection);
        QTest::keyClicks(&day, QStringLiteral("2027-3-27"));
        QCOMPARE(day.date(), QDate(2027, 3, 27));
        QDateTimeEdit moment;
        DateForm::dress(&moment);
        moment.setDateTime(QDateTime(QDate(2026, 7, 1), QTime(18, 0)));
        QCOMPARE(moment.text(), QStringLiteral("2026年7月1日  18:00"));
        m_language->set(Language::English);
        QTRY_COMPARE(moment.text(), QStringLiteral("1 Jul 2026  18:00"));
    }

    void anOptionalDayIsTypedInEitherForm_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QDate>("day");
        const QDate day(2026, 12, 5);
        for (const char *typed : {"5 Dec 2026", "5 december 2026", "2026-12-05", "2026/12/5", "2026年12月5日",
                 "05122026", "20261205", " ５ Dec  2026 "})
            QTest::newRow(typed) << QString::fromUtf8(typed) << day;
        QTest::newRow("leap day") << QStringLiteral("29 Feb 2028") << QDate(2028, 2, 29);
        for (const char *typed :
            {"", "29 Feb 2027", "2027-02-29", "5/12/2026", "5 Dec 26", "05121626", "tomorrow", "5 Dec"})
            QTest::newRow(qPrintable(QStringLiteral("not ") + QLatin1String(typed)))
                << QString::fromUtf8(typed) << QDate();
    }
    void anOptionalDayIsTypedInEitherForm()
    {
        QFETCH(QString, typed);
        QFETCH(QDate, day);
        for (const Language language : {Language::Chinese, Language::English}) {
            m_language->set(language);
            QCOMPARE(DayLine::read(typed, DayLine::Holds::Day).isValid(), day.isValid());
            QCOMPARE(DayLine::read(typed, DayLine::Holds::Day).day, day);
            QVERIFY(!DayLine::read(typed, DayLine::Holds::Moment).isValid());
            const DayLine::At at = DayLine::read(typed + QStringLiteral(" 9:30"), DayLine::Holds::Moment);
            QCOMPARE(at.isValid(), day.isValid());
            QVERIFY(!day.isValid() || at == (DayLine::At{day, QTime(9, 30)}));
        }
    }

    void anOptionalDayHasTheFormOfTheLanguageAndACalendar()
    {
        QWidget page;
        auto *column = new QVBoxLayout(&page);
        auto *line = new DayLine(DayLine::Holds::Moment);
        auto *other = new QLineEdit;
        column->addWidget(line);
        column->addWidget(other);
        line->setToday(QDate(2026, 12, 5));
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page, test::patienceMs));
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("2026-12-24 9:05"));
        other->setFocus();
        QCOMPARE(line->text(), QStringLiteral("24 Dec 2026  09:05"));
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("24122026 9:05"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(line->text(), QStringLiteral("24 Dec 2026  09:05"));
        m_language->set(Language::Chinese);
        QTRY_COMPARE(line->text(), QStringLiteral("2026年12月24日  09:05"));
        m_language->set(Language::English);
        QTRY_COMPARE(line->text(), QStringLiteral("24 Dec 2026  09:05"));
        // What cannot be read stays as it was typed.
        line->setText(QStringLiteral("31 Nov 2026 9:05"));
        line->setFocus();
        other->setFocus();
        QCOMPARE(line->text(), QStringLiteral("31 Nov 2026 9:05"));
        QVERIFY(!line->at().isValid());
        // Empty, the calendar opens at today; what is chosen there begins the day.
        line->clear();
        line->setFocus();
        QTest::keyClick(line, Qt::Key_Down, Qt::AltModifier);
        QPointer<QCalendarWidget> calendar = line->findChild<QCalendarWidget *>();
        QVERIFY(calendar && calendar->isVisible());
        QCOMPARE(calendar->selectedDate(), QDate(2026, 12, 5));
        QTest::keyClick(calendar->focusProxy() ? calendar->focusProxy() : calendar.data(), Qt::Key_Right);
        QTest::keyClick(calendar->focusProxy() ? calendar->focusProxy() : calendar.data(), Qt::Key_Return);
        QCOMPARE(line->text(), QStringLiteral("6 Dec 2026  00:00"));
        QTRY_VERIFY(!calendar);
        // By the arrow, keeping the time; Escape closes it and changes nothing.
        line->setAt({QDate(2026, 12, 24), QTime(9, 5)});
        line->findChild<QToolButton *>()->click();
        calendar = line->findChild<QCalendarWidget *>();
        QVERIFY(calendar);
        QCOMPARE(calendar->selectedDate(), QDate(2026, 12, 24));
        QTest::keyClick(calendar.data(), Qt::Key_Escape);
        QTRY_VERIFY(!calendar);
        QCOMPARE(line->text(), QStringLiteral("24 Dec 2026  09:05"));
        line->openCalendar();
        calendar = line->findChild<QCalendarWidget *>();
        Q_EMIT calendar->clicked(QDate(2026, 12, 31));
        QCOMPARE(line->text(), QStringLiteral("31 Dec 2026  09:05"));
        line->clear();
        QVERIFY(!line->at().isValid());
    }

    void c85_enterThatEndsACompositionDoesNotSubmit()
    {
        QWidget page;
        auto *field = new LineEdit(&page);
        QSignalSpy submitted(field, &LineEdit::submitted);
        QSignalSpy changed(field, &QLineEdit::textEdited);
        page.show();
        field->setFocus();
        compose(field, QStringLiteral("zhong"));
        QVERIFY(changed.isEmpty()); // search does not run on what is not committed
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(submitted.count(), 0);
        commit(field, QStringLiteral("中"));
        QCOMPARE(field->text(), QStringLiteral("中"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(submitted.count(), 1);
    }

    void c85_theCommittedWordDoesNotSubmitByItself()
    {
        LineEdit field;
        QSignalSpy submitted(&field, &LineEdit::submitted);
        field.setVisible(true);
        compose(&field, QStringLiteral("chen"));
        commit(&field, QStringLiteral("陈"));
        QCOMPARE(submitted.count(), 0);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(submitted.count(), 1);
    }

    void c85_plainFieldsAndDefaultButtonsAreGuardedToo()
    {
        QDialog dialog;
        auto *field = new QLineEdit(&dialog);
        auto *button = new QPushButton(&dialog);
        button->setDefault(true);
        QSignalSpy clicked(button, &QPushButton::clicked);
        dialog.show();
        field->setFocus();
        compose(field, QStringLiteral("li"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(clicked.count(), 0);
        commit(field, QStringLiteral("李"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(clicked.count(), 1);
    }

    void c85_shortcutsAreOffWhileComposing()
    {
        QWidget page;
        auto *field = new QLineEdit(&page);
        auto *shortcut = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), &page);
        QSignalSpy fired(shortcut, &QShortcut::activated);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page, test::patienceMs));
        field->setFocus();
        compose(field, QStringLiteral("wang"));
        QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(fired.count(), 0);
        commit(field, QStringLiteral("王"));
        QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(fired.count(), 1);
    }

    void theWheelScrollsAndChangesNothing()
    {
        QScrollArea area;
        auto *content = new QWidget;
        auto *column = new QVBoxLayout(content);
        auto *spin = new QSpinBox;
        spin->setValue(5);
        auto *combo = new QComboBox;
        combo->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
        combo->setCurrentIndex(1);
        auto *other = new QLineEdit;
        auto *tabs = new QTabBar;
        tabs->addTab(QStringLiteral("a"));
        tabs->addTab(QStringLiteral("b"));
        column->addWidget(other);
        column->addWidget(spin);
        column->addWidget(combo);
        column->addWidget(tabs);
        content->setFixedHeight(2000);
        area.setWidget(content);
        area.resize(300, 300);
        area.show();
        QVERIFY(QTest::qWaitForWindowActive(&area, test::patienceMs));
        other->setFocus();
        wheel(spin, -120);
        wheel(combo, -120);
        QCOMPARE(spin->value(), 5);
        QCOMPARE(combo->currentIndex(), 1);
        wheel(tabs, -120);
        QCOMPARE(tabs->currentIndex(), 0);
        QVERIFY(area.verticalScrollBar()->value() > 0); // the page scrolls instead
        QVERIFY(!spin->hasFocus());
        // The focus is where a page's scrolling comes by most easily.
        spin->setFocus();
        wheel(spin, 120);
        QCOMPARE(spin->value(), 5);
        combo->setFocus();
        wheel(combo, 120);
        QCOMPARE(combo->currentIndex(), 1);
    }

    // Whoever tabs to a button and presses Enter means that button, whatever the dialog's default is.
    void enterPressesTheButtonThatHasTheFocus()
    {
        QDialog dialog;
        auto *column = new QVBoxLayout(&dialog);
        auto *keep = new QPushButton(QStringLiteral("Keep"), &dialog);
        auto *refund = new QPushButton(QStringLiteral("Refund"), &dialog);
        for (QPushButton *button : {keep, refund}) {
            button->setAutoDefault(false);
            column->addWidget(button);
        }
        refund->setDefault(true);
        int kept = 0;
        int refunded = 0;
        connect(keep, &QPushButton::clicked, this, [&kept] { ++kept; });
        connect(refund, &QPushButton::clicked, this, [&refunded] { ++refunded; });
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, test::patienceMs));
        keep->setFocus();
        QTest::keyClick(keep, Qt::Key_Return);
        QCOMPARE(kept, 1);
        QCOMPARE(refunded, 0);
        keep->setDefault(true);
        refund->setFocus();
        QTest::keyClick(refund, Qt::Key_Enter, Qt::KeypadModifier);
        QCOMPARE(kept, 1);
        QCOMPARE(refunded, 1);
        // Held down, the key that opened the dialog answers nothing.
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
        QApplication::sendEvent(refund, &held);
        QCOMPARE(kept + refunded, 2);
    }

    // A number and Enter: the dialog acts, and nobody is told the same number again.
    void enterInANumberGoesToTheDialog()
    {
        QDialog dialog;
        auto *column = new QVBoxLayout(&dialog);
        auto *weeks = new QSpinBox(&dialog);
        auto *add = new QPushButton(QStringLiteral("Add"), &dialog);
        add->setDefault(true);
        column->addWidget(weeks);
        column->addWidget(add);
        int told = 0;
        int added = 0;
        connect(weeks, &QSpinBox::valueChanged, this, [&told] { ++told; });
        connect(add, &QPushButton::clicked, this, [&] { added = weeks->value(); });
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, test::patienceMs));
        weeks->setFocus();
        weeks->selectAll();
        QTest::keyClicks(weeks, QStringLiteral("7"));
        QTest::keyClick(weeks, Qt::Key_Return);
        QCOMPARE(told, 1);
        QCOMPARE(added, 7);
    }

private:
    Appearance *m_appearance = nullptr;
    LanguageSwitch *m_language = nullptr;
};

QTEST_MAIN(tst_InputWidgets)
#include "tst_InputWidgets.moc"
