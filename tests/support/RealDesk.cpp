#include "tests/support/RealDesk.h"

#include "models/base/WhenDone.h"
#include "tests/support/Answer.h"
#include "ui/common/LineEdit.h"
#include "ui/common/Prompt.h"
#include "ui/common/Segments.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/CashDialog.h"
#include "ui/desk/CountDialog.h"
#include "ui/desk/MovePane.h"
#include "ui/desk/OrderActionsPane.h"
#include "ui/desk/OrderFinderPage.h"
#include "ui/desk/RefundDialog.h"

#include <QPointer>
#include <QToolButton>

namespace vd::test {

using orders::OrderState;

RealDesk::RealDesk(const db::ConnectionSettings &login, const QString &terminal)
    : m_secrets(m_folder.path())
    , m_keys(m_secrets)
    , m_signIn([] { return ready<db::ConnectionSettings>(fail(Fault::Offline, QStringLiteral("offline"))); }, m_keys,
          terminal)
{
    operators::Profile profile;
    profile.name = QStringLiteral("test");
    profile.hosts = login.hosts;
    profile.port = static_cast<quint16>(login.port);
    profile.database = login.database;
    profile.tls = operators::TlsMode::LocalSocket;
    const auto info = awaited(m_signIn.signIn(profile, login.user, login.password));
    if (!info)
        qFatal("%s", qPrintable(problem(info)));
    app::DeskSession &session = *m_signIn.session();
    window = std::make_unique<ui::DeskWorkspace>(
        session.gateways(), &session.ticketSigner(), *info, m_folder.path() + QStringLiteral("/drafts"));
    window->resize(1366, 768);
    window->show();
    window->setVenue(info->venues.constFirst());
    finder = window->findChild<ui::OrderFinderPage *>()->page();
}

bool RealDesk::showDay(const QDate &day)
{
    return wait([this, day] {
        return window->board().date() == day && !window->board().model()->isEmpty()
            && window->board().venue().id.isValid();
    });
}

bool RealDesk::call(SlotId slot, const QString &phone, const QString &name)
{
    auto *caller = find<ui::LineEdit>("customerSearch");
    caller->setFocus();
    QTest::keyClicks(caller, phone);
    auto *other = find<ui::LineEdit>("customerOther");
    QTest::keyClick(caller, Qt::Key_Return);
    if (!wait([other] { return other->isVisible(); }))
        return false;
    other->setFocus();
    QTest::keyClicks(other, name);
    QTest::keyClick(other, Qt::Key_Return);
    board()->setFocus();
    board()->setCurrent(slot);
    QTest::keyClick(board(), Qt::Key_Return);
    return window->booking().contains(slot);
}

bool RealDesk::ask(SlotId slot, const QString &phone, const QString &name)
{
    if (!call(slot, phone, name))
        return false;
    press("hold");
    return true;
}

bool RealDesk::seesTaken(SlotId slot) const
{
    const inventory::Cell *cell = window->board().model()->cell(slot);
    return cell && cell->held == 1;
}

bool RealDesk::isHeldFor(const QString &name) const
{
    return page()->controller().isHeld() && order().customerName == name;
}

std::optional<bool> RealDesk::outcome(const QString &name)
{
    const bool answered = wait(
        [&] { return isHeldFor(name) || (!window->booking().isHolding() && !window->booking().errors().isEmpty()); });
    return answered ? std::optional<bool>(isHeldFor(name)) : std::nullopt;
}

bool RealDesk::paid()
{
    if (!wait([this] { return order().state == OrderState::Paid; }))
        return false;
    sold.append(order().id);
    return true;
}

bool RealDesk::payCash()
{
    const qint64 due = order().outstanding.minor();
    find<ui::LineEdit>("payAmount")->setText(QStringLiteral("200"));
    press("pay");
    cash += due;
    return paid();
}

bool RealDesk::payMixed()
{
    find<ui::LineEdit>("payAmount")->setText(QStringLiteral("20"));
    press("pay");
    find<QToolButton>("channel_card")->click();
    press("pay");
    cash += 2000;
    return paid();
}

bool RealDesk::payByHand(const QString &number)
{
    find<QToolButton>("channel_channel")->click();
    find<ui::LineEdit>("channelNumber")->setText(number);
    press("pay");
    return paid();
}

bool RealDesk::letGo()
{
    press("letGo");
    auto *prompt = window->findChild<ui::Prompt *>();
    if (!prompt)
        return false;
    prompt->findChild<QPushButton *>(QStringLiteral("promptAccept"))->click();
    return wait([this] { return order().state == OrderState::Cancelled; });
}

bool RealDesk::add(SlotId slot)
{
    const auto before = order().items.size();
    const OrderId id = order().id;
    press("addToOrder");
    if (!wait([&] { return window->booking().draft().addTo == id; }))
        return false;
    board()->setFocus();
    board()->setCurrent(slot);
    QTest::keyClick(board(), Qt::Key_Return);
    if (!window->booking().contains(slot))
        return false;
    press("hold");
    return wait([&] { return order().id == id && order().items.size() == before + 1; });
}

bool RealDesk::moveCash(int way, const QString &amount, qint64 minor)
{
    press("shiftCash");
    auto *dialog = window->findChild<ui::CashDialog *>();
    if (!dialog)
        return false;
    dialog->findChild<ui::Segments *>(QStringLiteral("cashWay"))->setCurrent(way);
    dialog->findChild<ui::LineEdit *>(QStringLiteral("cashAmount"))->setText(amount);
    dialog->findChild<ui::LineEdit *>(QStringLiteral("cashReason"))->setText(QStringLiteral("the bank"));
    const QPointer<ui::CashDialog> open = dialog;
    dialog->findChild<QPushButton *>(QStringLiteral("cashAccept"))->click();
    cash += minor;
    return wait([open] { return !open || !open->isVisible(); });
}

void RealDesk::nextCall()
{
    press("nextCall");
    press("startOver");
}

void RealDesk::backToBoard() const
{
    for (const ui::Command &command : window->commands()) {
        if (command.id == QLatin1String("desk.next"))
            command.run();
    }
    press("startOver");
}

bool RealDesk::open(OrderId id)
{
    window->openOrder(id);
    return wait([this, id] { return finder->controller().order().id == id; });
}

bool RealDesk::handBack()
{
    const auto open = [this] {
        qsizetype started = 0;
        for (const orders::RefundPart &part : finder->controller().order().refunds.constLast().parts)
            started += part.state == QLatin1String("started");
        return started;
    };
    for (const orders::RefundPart &part : finder->controller().order().refunds.constLast().parts) {
        if (part.channel == QLatin1String("cash"))
            cash -= part.amount.minor();
    }
    while (const qsizetype before = open()) {
        if (!wait(
                [this] { return find<QPushButton>("settleRefund") && find<QPushButton>("settleRefund")->isVisible(); }))
            return false;
        press("settleRefund");
        if (!wait([&] { return open() < before; }))
            return false;
    }
    return wait([this] { return finder->controller().order().state == OrderState::Refunded; });
}

bool RealDesk::refund(OrderId id)
{
    if (!open(id) || !wait([this] { return find<QPushButton>("refundOrder")->isEnabled(); }))
        return false;
    press("refundOrder");
    auto *dialog = window->findChild<ui::RefundDialog *>();
    auto *accept = dialog->findChild<QPushButton *>(QStringLiteral("refundAccept"));
    if (!wait([accept] { return accept->isEnabled(); }))
        return false;
    accept->click();
    return wait([this] { return finder->controller().order().state == OrderState::Refunding; }) && handBack();
}

bool RealDesk::move(OrderId id, SlotId to)
{
    if (!open(id) || !wait([this] { return find<QPushButton>("moveOrder")->isEnabled(); }))
        return false;
    press("moveOrder");
    auto *pane = window->findChild<ui::MovePane *>();
    if (!wait([pane] { return pane->isVisible(); }))
        return false;
    board()->setFocus();
    board()->setCurrent(to);
    QTest::keyClick(board(), Qt::Key_Return);
    if (!wait([this] { return find<QPushButton>("moveAccept")->isEnabled(); }))
        return false;
    press("moveAccept");
    return wait([this, id, to] { return order().id == id && order().items.constLast().slot == to; });
}

bool RealDesk::openShift(const QString &amount, qint64 minor)
{
    if (!wait([this] { return find<QPushButton>("shiftBegin")->isVisible(); }))
        return false;
    press("shiftBegin");
    find<ui::LineEdit>("shiftAmount")->setText(amount);
    press("shiftAccept");
    cash = minor;
    return wait([this] { return !find<QPushButton>("shiftAccept")->isVisible(); });
}

bool RealDesk::closeShift()
{
    press("shiftBegin");
    auto *dialog = window->findChild<ui::CountDialog *>();
    if (!dialog)
        return false;
    dialog->findChild<ui::LineEdit *>(QStringLiteral("countTotal"))
        ->setText(Money(cash, QStringLiteral("CNY")).toPlain());
    dialog->findChild<QPushButton *>(QStringLiteral("countAccept"))->click();
    auto *prompt = window->findChild<ui::Prompt *>();
    if (!prompt)
        return false;
    prompt->findChild<QPushButton *>(QStringLiteral("promptAccept"))->click();
    return wait([this] { return find<ui::TextLabel>("shiftText")->text().contains(QStringLiteral("as expected")); });
}

} // namespace vd::test
