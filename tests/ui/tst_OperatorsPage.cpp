#include "models/base/Changes.h"
#include "tests/support/fakes/FakeCatalogGateway.h"
#include "tests/support/fakes/FakeOperatorsGateway.h"
#include "tests/support/OwnSettings.h"
#include "tests/support/Patience.h"
#include "tests/ui/FieldMessage.h"
#include "ui/admin/ChoiceBoxes.h"
#include "ui/admin/OneTimePasswordDialog.h"
#include "ui/admin/OperatorForm.h"
#include "ui/admin/OperatorsPage.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>

using namespace vd;
using namespace vd::ui;
using operators::Operator;
using operators::Role;
using operators::Roles;

class tst_OperatorsPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }

    void init()
    {
        QSettings().clear();
        m_gateway = std::make_unique<test::FakeOperatorsGateway>();
        m_gateway->fill();
        m_catalogGateway = std::make_unique<test::FakeCatalogGateway>();
        m_catalogGateway->fillSportsCentre();
        m_changes = std::make_unique<Changes>();
        m_people = std::make_unique<operators::OperatorsController>(*m_gateway, m_changes.get());
        m_catalog = std::make_unique<catalog::CatalogController>(*m_catalogGateway, m_changes.get());
        m_page = std::make_unique<OperatorsPage>(*m_people, *m_catalog);
        m_page->resize(1280, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get(), test::patienceMs));
        m_page->setZone(QTimeZone("Asia/Shanghai"));
        m_catalog->setVenue(VenueId(1));
        m_people->reload();
        QTRY_COMPARE(m_people->people().size(), 8);
        QTRY_VERIFY(!m_catalog->isLoading());
    }

    void cleanup()
    {
        m_page.reset();
        m_catalog.reset();
        m_people.reset();
    }

    void listsWhoSignsIn()
    {
        QAbstractItemModel *model = m_page->pane()->view()->model();
        QCOMPARE(model->rowCount(), 8);
        QStringList states;
        for (int row = 0; row < 8; ++row)
            states << model->index(row, 5).data().toString();
        QCOMPARE(states.count(QStringLiteral("Disabled")), 1);
        QCOMPARE(states.count(QStringLiteral("Waits for approval")), 1);
        QCOMPARE(states.count(QStringLiteral("One-time password")), 1);
        QCOMPARE(states.count(QStringLiteral("Active")), 5);
        part<QCheckBox>("withDisabled")->setChecked(false);
        QCOMPARE(model->rowCount(), 7);
        m_page->find();
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("desk lead"));
        QTRY_COMPARE(m_page->pane()->view()->model()->rowCount(), 1);
    }

    // Both the page and what another desk did ask anew; the table is not left dimmed by the question that was
    // overtaken.
    void twoQuestionsAtOnceLeaveNothingLoading()
    {
        m_gateway->answers.manual = true;
        m_people->reload();
        m_people->reload();
        QVERIFY(m_page->pane()->loading()->isLoading());
        m_gateway->answers.answerAll();
        QTRY_VERIFY(!m_page->pane()->loading()->isLoading());
    }

    // Who signed in meanwhile is told when the page is looked at again.
    void lookedAtAgainItAsksAgain()
    {
        operators::VenueInfo venue;
        venue.id = VenueId(1);
        venue.zone = QTimeZone("Asia/Shanghai");
        m_page->setVenue(venue);
        m_page->hide();
        m_gateway->people.first().displayName = QStringLiteral("Somebody Else");
        m_page->show();
        QTRY_COMPARE(m_people->people().constFirst().displayName, QStringLiteral("Somebody Else"));
    }

    void aNewOperatorGetsAPasswordThatIsShownOnce()
    {
        m_page->beginNew();
        QCOMPARE(box("venues", 1)->isChecked(), true); // the venue one stands in
        m_page->save();
        type("login", "Mei Lin");
        m_page->save();
        QVERIFY(messageBelow("login").contains(QStringLiteral("small letters")));
        QVERIFY(messageBelow("roles").contains(QStringLiteral("No role")));
        QVERIFY(m_gateway->requests.isEmpty());
        type("login", "mei.lin");
        type("displayName", "Mei Lin");
        box("roles", static_cast<qint64>(Role::Door))->click();
        QCOMPARE(messageBelow("roles"), QString());
        QVERIFY(!saysItWaits());
        m_page->save();
        QTRY_VERIFY(dialog());
        const QString shown = dialog()->findChild<QLineEdit *>(QStringLiteral("oneTimePasswordText"))->text();
        QCOMPARE(shown, m_gateway->passwords.value(QStringLiteral("mei.lin")));
        QCOMPARE(shown.size(), 19);
        dialog()->findChild<QPushButton *>(QStringLiteral("oneTimePasswordClose"))->click();
        QTRY_VERIFY(!dialog());
        QVERIFY(form()->base().id.isValid());
        QVERIFY(form()->findChild<QLineEdit *>(QStringLiteral("login"))->isReadOnly());
        // Changing it again gives no other password.
        type("displayName", "Mei Lin-Wang");
        m_page->save();
        QTRY_VERIFY(form()->strip()->text().contains(QStringLiteral("is saved")));
        QVERIFY(!dialog());
    }

    void aRepeatedSaveIsTheSameRequestAndTheSamePassword()
    {
        m_page->beginNew();
        type("login", "mei.lin");
        type("displayName", "Mei Lin");
        box("roles", static_cast<qint64>(Role::Door))->click();
        m_gateway->answers.error = Error{Fault::Timeout, QStringLiteral("server_busy"), {}, {}};
        m_page->save();
        QTRY_VERIFY(!form()->strip()->text().isEmpty());
        m_gateway->answers.error.reset();
        m_page->save();
        QTRY_VERIFY(dialog());
        QCOMPARE(m_gateway->requests.size(), 2);
        QCOMPARE(m_gateway->requests.at(0), m_gateway->requests.at(1));
    }

    void aMoneyRoleSaysThatItWaits()
    {
        choose("gate1");
        box("roles", static_cast<qint64>(Role::Finance))->click();
        QVERIFY(saysItWaits());
        box("roles", static_cast<qint64>(Role::Finance))->click();
        box("roles", static_cast<qint64>(Role::Auditor))->click();
        QVERIFY(!saysItWaits());
        box("roles", static_cast<qint64>(Role::Finance))->click();
        m_page->save();
        QTRY_COMPARE(form()->base().proposals.size(), 1);
        QCOMPARE(form()->base().roles, Roles(Role::Door) | Role::Auditor);
        QVERIFY(form()->strip()->text().contains(QStringLiteral("Another administrator")));
        // Asked for by oneself: it can be withdrawn, not approved.
        QVERIFY(!part<QPushButton>("proposalApprove")->isVisible());
        part<QPushButton>("proposalDecline")->click();
        QTRY_VERIFY(form()->base().proposals.isEmpty());
        // A venue of one person needs nobody else.
        m_catalogGateway->venueRows[0].onePerson = true;
        m_catalog->reload();
        QTRY_VERIFY(!m_catalog->isLoading());
        box("roles", static_cast<qint64>(Role::Finance))->click();
        QVERIFY(!saysItWaits());
    }

    void whatAnotherAskedForIsApprovedHere()
    {
        choose("mei");
        const auto *card = form()->findChild<QFrame *>(QStringLiteral("proposalCard"));
        QVERIFY(card && card->isVisible());
        QVERIFY(card->findChild<QLabel *>()->text().contains(QStringLiteral("lin.hao")));
        QCOMPARE(m_people->waiting(), 1);
        part<QPushButton>("proposalApprove")->click();
        QTRY_COMPARE(form()->base().roles, Roles(Role::FrontDesk) | Role::DeskLead);
        QVERIFY(!form()->findChild<QFrame *>(QStringLiteral("proposalCard")));
        QTRY_COMPARE(m_people->waiting(), 0);
    }

    void disablingNamesWhatHappens()
    {
        choose("mei");
        part<QPushButton>("operatorDisable")->click();
        Prompt *prompt = m_page->findChild<Prompt *>();
        QVERIFY(prompt && prompt->isVisible());
        QVERIFY(prompt->findChild<QLabel *>(QStringLiteral("promptText"))
                    ->text()
                    .contains(QStringLiteral("within seconds")));
        // Enter is the safe answer.
        QTest::keyClick(prompt, Qt::Key_Return);
        QTRY_VERIFY(!m_page->findChild<Prompt *>());
        QVERIFY(m_gateway->requests.isEmpty());
        part<QPushButton>("operatorDisable")->click();
        m_page->findChild<Prompt *>()->findChild<QPushButton *>(QStringLiteral("promptAccept"))->click();
        QTRY_VERIFY(form()->base().disabled);
        QCOMPARE(part<QPushButton>("operatorDisable")->text(), QStringLiteral("Enable"));
        QVERIFY(!part<QPushButton>("operatorPassword")->isEnabled());
    }

    void aResetAsksFirst()
    {
        choose("gate1");
        part<QPushButton>("operatorPassword")->click();
        QTRY_VERIFY(m_page->findChild<Prompt *>());
        QCOMPARE(m_page->findChild<Prompt *>()->findChildren<QLabel *>(QStringLiteral("promptLine")).size(), 0);
        m_page->findChild<Prompt *>()->findChild<QPushButton *>(QStringLiteral("promptAccept"))->click();
        QTRY_VERIFY(dialog());
        QVERIFY(form()->base().mustChangePassword);
    }

    void whoWorksElsewhereIsReadOnly()
    {
        choose("anna");
        QVERIFY(!form()->findChild<QWidget *>(QStringLiteral("roles"))->isEnabled());
        QVERIFY(!part<QPushButton>("operatorDisable")->isVisible());
        QVERIFY(part<QLabel>("formHeading")->text() == QStringLiteral("Anna Schmidt"));
    }

    void oneselfIsNeitherDisabledNorReset()
    {
        choose("admin");
        QVERIFY(!part<QPushButton>("operatorDisable")->isVisible());
        QVERIFY(!part<QPushButton>("operatorPassword")->isVisible());
        box("roles", static_cast<qint64>(Role::Door))->click();
        QVERIFY(saysItWaits());
    }

    void anotherAdministratorsChangeIsTold()
    {
        choose("gate1");
        type("displayName", "South gate");
        m_gateway->find(QStringLiteral("gate1"))->version = 9;
        m_gateway->find(QStringLiteral("gate1"))->displayName = QStringLiteral("Gate of the north");
        Q_EMIT m_changes->changed(VenueId(1), QStringLiteral("operator"), {5});
        QTRY_VERIFY(form()->strip()->text().contains(QStringLiteral("Somebody else")));
        QCOMPARE(form()->findChild<QLineEdit *>(QStringLiteral("displayName"))->text(), QStringLiteral("South gate"));
        m_page->save();
        QTRY_COMPARE(m_gateway->find(QStringLiteral("gate1"))->displayName, QStringLiteral("South gate"));
    }

    // A changed password makes another version of the operator, of which nothing stands in the form.
    void ownNewPasswordIsNobodyElsesChange()
    {
        choose("admin");
        type("displayName", "Zhou");
        m_gateway->find(QStringLiteral("admin"))->version = 9;
        Q_EMIT m_changes->changed(VenueId(1), QStringLiteral("operator"), {1});
        QTRY_COMPARE(form()->base().version, 9);
        QCOMPARE(form()->strip()->text(), QString());
        m_page->save();
        QTRY_COMPARE(m_gateway->find(QStringLiteral("admin"))->displayName, QStringLiteral("Zhou"));
    }

    // Nobody could approve it: said at once, with what can be done.
    void theOnlyAdministratorIsToldSo()
    {
        const QString said = QStringLiteral("“One person runs this venue”");
        m_gateway->find(QStringLiteral("lin.hao"))->disabled = true;
        m_people->reload();
        QTRY_VERIFY(m_people->people().at(1).disabled);
        choose("gate1");
        box("roles", static_cast<qint64>(Role::Finance))->click();
        QVERIFY(part<QLabel>("formNote")->text().contains(said));
        m_page->save();
        QTRY_COMPARE(form()->base().proposals.size(), 1);
        QVERIFY(form()->strip()->text().contains(said));
        choose("li.na");
        part<QPushButton>("operatorDisable")->click();
        QTRY_VERIFY(m_page->findChild<Prompt *>());
        QVERIFY(
            m_page->findChild<Prompt *>()->findChild<QLabel *>(QStringLiteral("promptLine"))->text().contains(said));
    }

    void aRefusalStandsBesideItsField()
    {
        choose("lin.hao");
        type("displayName", "Lin");
        m_gateway->answers.error = Error{Fault::Rule, QStringLiteral("last_administrator"), {}, {}};
        m_page->save();
        QTRY_VERIFY(messageBelow("roles").contains(QStringLiteral("last active administrator")));
    }

private:
    template <typename T>
    [[nodiscard]] T *part(const char *name) const
    {
        T *found = m_page->findChild<T *>(QString::fromLatin1(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }
    [[nodiscard]] OperatorForm *form() const { return m_page->form(); }
    [[nodiscard]] OneTimePasswordDialog *dialog() const { return m_page->findChild<OneTimePasswordDialog *>(); }
    [[nodiscard]] QCheckBox *box(const char *field, qint64 id) const
    {
        QCheckBox *found = form()->findChild<ChoiceBoxes *>(QString::fromLatin1(field))->box(id);
        if (!found)
            qFatal("no choice %lld of %s", static_cast<long long>(id), field);
        return found;
    }
    void type(const char *field, const char *text)
    {
        form()->findChild<QLineEdit *>(QString::fromLatin1(field))->setText(QString::fromUtf8(text));
    }
    [[nodiscard]] QString messageBelow(const char *field) const { return test::messageBelow(form(), field); }
    [[nodiscard]] bool saysItWaits() const
    {
        return part<QLabel>("formNote")->text().contains(QStringLiteral("another administrator approves"));
    }
    void choose(const char *login)
    {
        for (int row = 0; row < m_gateway->people.size(); ++row)
            if (m_gateway->people.at(row).login == QLatin1String(login))
                m_page->pane()->selectSourceRow(row);
        QCOMPARE(form()->base().login, QString::fromLatin1(login));
    }

    std::unique_ptr<test::FakeOperatorsGateway> m_gateway;
    std::unique_ptr<test::FakeCatalogGateway> m_catalogGateway;
    std::unique_ptr<Changes> m_changes;
    std::unique_ptr<operators::OperatorsController> m_people;
    std::unique_ptr<catalog::CatalogController> m_catalog;
    std::unique_ptr<OperatorsPage> m_page;
};

QTEST_MAIN(tst_OperatorsPage)
#include "tst_OperatorsPage.moc"
