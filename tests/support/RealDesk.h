#pragma once

#include "app/Secrets.h"
#include "app/SessionSignIn.h"
#include "app/TerminalKeys.h"
#include "tests/support/Patience.h"
#include "tests/support/ShownPart.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/DeskWorkspace.h"
#include "ui/desk/OrderPage.h"

#include <QPushButton>
#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace vd::test {

/// One desk: a person signed in on a computer of its own, with the real window.
class RealDesk
{
public:
    RealDesk(const db::ConnectionSettings &login, const QString &terminal);
    ~RealDesk() { window.reset(); }

    template <typename T>
    [[nodiscard]] T *find(const char *name) const
    {
        return shownPart<T>(*window, name);
    }
    void press(const char *name) const { find<QPushButton>(name)->click(); }
    [[nodiscard]] ui::BoardView *board() const { return window->findChild<ui::BoardView *>(); }
    [[nodiscard]] ui::OrderPage *page() const { return window->orderPage(); }
    [[nodiscard]] const orders::Order &order() const { return page()->controller().order(); }
    template <typename Ready>
    [[nodiscard]] static bool wait(Ready ready)
    {
        return QTest::qWaitFor(ready, patienceMs);
    }

    /// The day the server's clock says.
    bool showDay(const QDate &day);
    [[nodiscard]] app::DeskSession &session() { return *m_signIn.session(); }
    /// A new caller wants a cell: both stand in the booking.
    bool call(SlotId slot, const QString &phone, const QString &name);
    /// The same, up to the hold being asked for.
    bool ask(SlotId slot, const QString &phone, const QString &name);
    [[nodiscard]] bool seesTaken(SlotId slot) const;
    [[nodiscard]] bool isHeldFor(const QString &name) const;
    /// What became of the hold asked for: held, or refused in words with the draft kept.
    std::optional<bool> outcome(const QString &name);
    bool paid();
    bool payCash();
    /// Twenty in cash, the rest by card.
    bool payMixed();
    /// By the venue's own code: the number is what the phone shows.
    bool payByHand(const QString &number);
    /// The caller thinks better of it.
    bool letGo();
    /// "And rackets, please."
    bool add(SlotId slot);
    bool moveCash(int way, const QString &amount, qint64 minor);
    void nextCall();
    /// From wherever the last change was made to an empty booking beside the board.
    void backToBoard() const;
    bool open(OrderId id);
    /// Every tender goes back the way it came.
    bool handBack();
    bool refund(OrderId id);
    bool move(OrderId id, SlotId to);
    bool openShift(const QString &amount, qint64 minor);
    bool closeShift();

    std::unique_ptr<ui::DeskWorkspace> window;
    ui::OrderPage *finder = nullptr;
    QList<OrderId> sold;
    qint64 cash = 0; ///< What must be in the drawer, in minor units, counted by the test alone.

private:
    QTemporaryDir m_folder;
    app::Secrets m_secrets;
    app::TerminalKeys m_keys;
    app::SessionSignIn m_signIn;
};

} // namespace vd::test
