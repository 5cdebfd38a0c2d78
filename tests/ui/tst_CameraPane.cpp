#include "tests/support/Patience.h"
#include "ui/door/CameraPane.h"
#include "ui/door/CameraView.h"

#include <QComboBox>
#include <QSettings>
#include <QStandardPaths>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace vd;
using namespace vd::ui;
using State = CameraSource::State;

/// The door's camera in its window: which one, its torch, what is wrong; off whenever nobody looks at it.
class tst_CameraPane final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"VenuedeskTest"_s);
    }
    void init() { QSettings().clear(); }

    void isOffUntilWanted()
    {
        CameraPane pane;
        pane.show();
        QVERIFY(!pane.isWanted() && !pane.isRunning());
        pane.setInFront(true);
        QVERIFY(!pane.isRunning());
        QSignalSpy changed(&pane, &CameraPane::wantedChanged);
        pane.setWanted(true);
        QVERIFY(pane.isRunning());
        QCOMPARE(changed.count(), 1);
        // A page that is not in front, or locked, has no camera running.
        pane.setInFront(false);
        QVERIFY(!pane.isRunning() && pane.isWanted());
        pane.setInFront(true);
        QVERIFY(pane.isRunning());
        part<QToolButton>(pane, "cameraOff")->click();
        QVERIFY(!pane.isRunning() && !pane.isWanted());
    }

    void isRememberedHere()
    {
        {
            CameraPane pane;
            pane.setWanted(true);
        }
        CameraPane again;
        QVERIFY(again.isWanted());
    }

    void saysWhatIsMissing()
    {
        CameraPane pane;
        pane.setWanted(true);
        pane.showDevices({}, {});
        pane.showState(State::Missing, {Fault::Missing, u"camera_missing"_s, {}, {}}, false);
        auto *view = part<CameraView>(pane, "cameraView");
        QVERIFY(view->text().startsWith(u"No camera is connected"_s));
        QVERIFY(!part<QComboBox>(pane, "cameraDevice")->isEnabled());
        pane.showState(State::Failed, {Fault::Rule, u"camera_failed"_s, {{u"reason"_s, u"in use"_s}}, {}}, false);
        QVERIFY(view->text().contains(u"in use"_s));
    }

    void showsDevicesAndTheTorchOfThoseThatHaveOne()
    {
        CameraPane pane;
        pane.setWanted(true);
        pane.show();
        pane.showDevices({{"a", u"Integrated"_s}, {"b", u"USB"_s}}, "b");
        auto *devices = part<QComboBox>(pane, "cameraDevice");
        QCOMPARE(devices->currentText(), u"USB"_s);
        QVERIFY(devices->isEnabled());
        QVERIFY(!part<QToolButton>(pane, "torch")->isVisible());
        pane.showState(State::Running, {}, true);
        QVERIFY(part<QToolButton>(pane, "torch")->isVisible());
        QImage picture(64, 36, QImage::Format_RGB32);
        picture.fill(Qt::white);
        pane.showPicture(picture);
        QVERIFY(part<CameraView>(pane, "cameraView")->hasPicture());
        // One is unplugged: the other is left, and what was seen is gone.
        pane.showDevices({{"a", u"Integrated"_s}}, "a");
        pane.showState(State::Starting, {}, false);
        QCOMPARE(devices->currentText(), u"Integrated"_s);
        QVERIFY(!part<CameraView>(pane, "cameraView")->hasPicture());
        QVERIFY(!part<QToolButton>(pane, "torch")->isVisible());
        // Whoever chooses one is remembered.
        pane.showDevices({{"a", u"Integrated"_s}, {"b", u"USB"_s}}, "a");
        devices->setCurrentIndex(1);
        Q_EMIT devices->activated(1);
        QCOMPARE(QSettings().value(u"door/camera-device"_s).toByteArray(), QByteArray("b"));
    }

private:
    template <typename T>
    static T *part(QWidget &pane, const char *name)
    {
        T *found = pane.findChild<T *>(QLatin1String(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }
};

QTEST_MAIN(tst_CameraPane)
#include "tst_CameraPane.moc"
