#pragma once

#include "db/local/CipherDoorStore.h"
#include "models/base/Changes.h"
#include "tests/support/DoorLists.h"
#include "tests/support/fakes/FakeCheckInGateway.h"
#include "tests/support/fakes/FakeDocumentSealer.h"
#include "tests/support/fakes/FakeDoorGateway.h"
#include "tests/support/Patience.h"
#include "tests/support/SignedTickets.h"
#include "ui/common/MessageStrip.h"
#include "ui/door/DoorBar.h"
#include "ui/door/DoorPage.h"
#include "ui/door/DoorTools.h"
#include "ui/door/DoorWorkspace.h"
#include "ui/door/VerdictScreen.h"

#include <QTemporaryDir>
#include <QVBoxLayout>

namespace vd::test {

/// A clock that runs ahead of the server's by as much as the test says.
class SkewedClock final : public Clock
{
public:
    QDateTime now() const override { return at; }
    QDateTime device() const override { return at.addMSecs(skewMs); }
    QDateTime at = DoorLists::at(9);
    qint64 skewMs = 0;
};

/// A door with a list of its own.
struct LoneDoor
{
    SkewedClock clock;
    FakeCheckInGateway server{clock};
    FakeDoorGateway lists;
    FakeDocumentSealer sealer;
    Changes changes;
    QTemporaryDir folder;
    std::unique_ptr<db::CipherDoorStore> store
        = std::make_unique<db::CipherDoorStore>(folder.filePath(QStringLiteral("door")), QByteArray(32, 'q'));
    QWidget window;
    std::unique_ptr<ui::DoorWorkspace> door;

    LoneDoor()
    {
        lists.list = DoorLists::page(20);
        lists.list.head.serverNow = clock.at;
        open();
    }
    void open()
    {
        door = std::make_unique<ui::DoorWorkspace>(Gateways{.checkin = &server,
                                                       .changes = &changes,
                                                       .clock = &clock,
                                                       .sealer = &sealer,
                                                       .door = &lists,
                                                       .doorStore = store.get()},
            &window);
        door->controller()->setPace(0);
        door->setRoles(operators::Role::DeskLead);
        door->setVenue({VenueId(1), QStringLiteral("Riverside"), QTimeZone("Asia/Shanghai"), QStringLiteral("CNY")});
        if (!window.layout())
            new QVBoxLayout(&window);
        window.layout()->addWidget(door.get());
        window.resize(1366, 768);
        window.show();
        door->activated();
    }
    void sell(qint64 n)
    {
        server.addTicket(DoorLists::tokenHash(n), SignedTickets::shortCode(n), SignedTickets::admitted(n));
    }
    void away(bool on)
    {
        const Error offline{Fault::Offline, QStringLiteral("offline"), {}, {}};
        lists.answers.error = on ? std::optional(offline) : std::nullopt;
        server.setOffline(on);
        on ? Q_EMIT changes.connectionLost() : Q_EMIT changes.connectionBack();
    }
    template <typename T>
    T *find(const char *name)
    {
        T *found = window.findChild<T *>(QLatin1String(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }
    [[nodiscard]] const checkin::DoorStore::State &state() const { return door->link()->sync()->state(); }
    [[nodiscard]] const checkin::Verdict &verdict() const { return door->controller()->state().verdict; }
    [[nodiscard]] int answers() const { return door->controller()->state().number; }
    void scan(qint64 n)
    {
        const int before = answers();
        QVERIFY(door->controller()->enter(SignedTickets::shortCode(n)));
        QTRY_COMPARE(answers(), before + 1);
    }
};

} // namespace vd::test
