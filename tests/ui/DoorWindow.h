#pragma once

#include "models/base/Changes.h"
#include "models/checkin/TicketToken.h"
#include "tests/support/fakes/FakeCheckInGateway.h"
#include "tests/support/Patience.h"
#include "tests/support/SignedTickets.h"
#include "tests/support/TestClock.h"
#include "ui/common/LineEdit.h"
#include "ui/door/DoorInput.h"
#include "ui/door/DoorPage.h"
#include "ui/door/DoorWorkspace.h"
#include "ui/door/VerdictScreen.h"
#include "ui/scan/QrWriter.h"
#include "ui/scan/WedgeDetector.h"

#include <QLabel>
#include <QVBoxLayout>

namespace vd::test {

/// A window with the door in it and a field of something else beside it.
struct DoorWindow
{
    TestClock clock{QDateTime(QDate(2026, 12, 5), QTime(17, 58), Qt::UTC)};
    qint64 wedgeTime = 1000;
    FakeCheckInGateway gateway{clock};
    Changes changes;
    SignedTickets tickets;
    ui::WedgeDetector wedge{ui::KeyCodes::None, [this] { return wedgeTime; }};
    QWidget window;
    ui::LineEdit elsewhere{&window};
    ui::DoorWorkspace door{Gateways{.checkin = &gateway, .changes = &changes, .clock = &clock}, &window, &wedge};

    DoorWindow()
    {
        gateway.setTerminalKeys({tickets.publicKey()});
        auto *column = new QVBoxLayout(&window);
        column->addWidget(&elsewhere);
        column->addWidget(&door);
        door.controller()->setPace(0);
        door.setVenue({VenueId(1), QStringLiteral("Riverside"), QTimeZone::utc(), QStringLiteral("CNY")});
        door.installShortcuts();
        window.resize(1366, 768);
        window.show();
        if (!QTest::qWaitForWindowActive(&window, patienceMs))
            qFatal("the window does not open");
        door.activated();
    }
    void sell(qint64 n, int party = 1)
    {
        gateway.addTicket(checkin::TicketToken::hash(tickets.token(n)), SignedTickets::shortCode(n),
            SignedTickets::admitted(n, party));
    }
    template <typename T>
    T *find(const char *name)
    {
        T *found = window.findChild<T *>(QLatin1String(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }
    ui::LineEdit *code() { return find<ui::LineEdit>("code"); }
    QString message() { return find<QLabel>("codeMessage")->text(); }
    [[nodiscard]] QString word() const { return door.page()->screen()->face().word; }
    [[nodiscard]] checkin::DoorState::Phase phase() { return door.controller()->state().phase; }
    void type(const QString &text)
    {
        door.page()->input()->focusCode();
        code()->setText(text);
        QTest::keyClick(code(), Qt::Key_Return);
        wedge.settle();
    }
    /// As a scanner types: quickly, whatever has the focus.
    void wedgeScan(const QString &text)
    {
        for (const QChar c : text) {
            QTest::keyClick(window.windowHandle(), static_cast<Qt::Key>(c.unicode()));
            wedgeTime += 4;
        }
        QTest::keyClick(window.windowHandle(), Qt::Key_Return);
    }
    QImage picture(const QString &text) { return ui::QrWriter::toImage(ui::QrWriter::encode(text).value(), 4); }
};

} // namespace vd::test
