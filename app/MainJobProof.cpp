#include "app/MainJobProof.h"

#include "models/base/Clock.h"
#include "models/base/WhenDone.h"
#include "models/checkin/CheckInGateway.h"
#include "models/finance/FinanceGateway.h"
#include "models/inventory/InventoryGateway.h"
#include "models/orders/OrdersGateway.h"

#include <QFile>

#include <algorithm>

namespace vd::app {

MainJobProof::MainJobProof(const Gateways &gateways, const Claim &claim, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
    , m_claim(claim)
    , m_worker(QStringLiteral("proof"))
{
}

void MainJobProof::state(bool holds, const QString &fact)
{
    if (holds)
        Q_EMIT held(fact);
    else
        Q_EMIT broken(fact);
}

// Whatever cannot be asked counts as broken, and the rest is still looked at.
template <typename T, typename Then>
void MainJobProof::then(const Future<T> &future, const QString &what, Then next)
{
    whenDone(future, this, [this, what, next](const Result<T> &answer) {
        if (!answer)
            Q_EMIT broken(what + QStringLiteral(": ") + answer.error().code + QLatin1Char(' ') + answer.error().detail);
        next(answer.value_or(T()));
    });
}

void MainJobProof::check()
{
    then(m_gateways.orders->order(m_claim.order), QStringLiteral("the order"),
        [this](const orders::Order &order) { orderRead(order); });
}

void MainJobProof::orderRead(const orders::Order &order)
{
    m_order = order;
    state(order.state == orders::OrderState::CheckedIn && order.outstanding.isZero(),
        QStringLiteral("order %1 is paid in full and checked in (%2)")
            .arg(order.orderNo, orders::toDatabase(order.state)));
    const bool used = !order.tickets.isEmpty()
        && std::all_of(
            order.tickets.cbegin(), order.tickets.cend(), [](const orders::Ticket &t) { return t.entered == t.party; });
    state(used, QStringLiteral("its ticket is used"));
    checkMoney();
}

void MainJobProof::checkMoney()
{
    const QDate today = m_gateways.clock->now().toTimeZone(m_claim.venue.zone).date();
    then(m_gateways.finance->dayReport(m_claim.venue.id, today), QStringLiteral("the day's report"),
        [this, today](const finance::DayReport &report) {
            state(report.total.paid.minor() >= m_order.total.minor() && report.moneyDifferences == 0,
                QStringLiteral("the day's report balances: paid %1").arg(report.total.paid.toPlain()));
            then(m_gateways.finance->moneyRows(m_claim.venue.id, today, QStringLiteral("cash")),
                QStringLiteral("the day's payments"), [this](const QList<finance::MoneyRow> &rows) {
                    const auto row = std::find_if(rows.cbegin(), rows.cend(),
                        [this](const finance::MoneyRow &r) { return r.orderNo == m_order.orderNo; });
                    state(row != rows.cend() && row->amount == m_order.total && row->applied,
                        QStringLiteral("the cash payment of %1 is in it").arg(m_order.total.toPlain()));
                    checkDoor();
                });
        });
}

void MainJobProof::checkDoor()
{
    const QDate day = m_order.items.isEmpty() ? QDate() : m_order.items.first().businessDate;
    then(m_gateways.checkin->counts(m_claim.venue.id, day), QStringLiteral("the door's counts"),
        [this](const QList<checkin::SlotCount> &counts) {
            const auto count = std::find_if(
                counts.cbegin(), counts.cend(), [this](const checkin::SlotCount &c) { return c.slot == m_claim.slot; });
            state(count != counts.cend() && count->entered >= 1, QStringLiteral("the door counts the guest"));
            checkStock();
        });
}

void MainJobProof::checkStock()
{
    then(m_gateways.inventory->differences(m_claim.venue.id), QStringLiteral("the invariant watch"),
        [this](int differences) {
            state(differences == 0, QStringLiteral("the invariant watch finds %1 differences").arg(differences));
            checkFile();
        });
}

void MainJobProof::checkFile()
{
    const auto read = [path = m_claim.exportedFile]() -> Result<QString> {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return fail(Fault::Missing, QStringLiteral("file_unreadable"), {}, path);
        return QString::fromUtf8(file.readAll());
    };
    then(m_worker.run(read), QStringLiteral("the exported file"), [this](const QString &text) {
        const QStringList lines = text.split(QLatin1Char('\n'));
        const bool there = std::any_of(lines.cbegin(), lines.cend(), [this](const QString &line) {
            return line.contains(m_order.orderNo) && line.contains(m_order.total.toPlain());
        });
        state(there, QStringLiteral("the exported file has the payment's row"));
        Q_EMIT finished();
    });
}

} // namespace vd::app
