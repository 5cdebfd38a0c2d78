#include "tests/support/GatewayTest.h"

#include <QTimeZone>

namespace vd::test {

GatewayTest::GatewayTest(QStringList roles)
    : m_roles(std::move(roles))
{
}

void GatewayTest::initTestCase()
{
    auto cluster = TemporaryCluster::acquire();
    QVERIFY2(cluster, qPrintable(problem(cluster)));
    m_cluster = std::move(*cluster);
}

void GatewayTest::init()
{
    auto made = TestVenue::make(*m_cluster, day);
    QVERIFY2(made, qPrintable(problem(made)));
    m_venue = std::move(*made);
    m_desk = desk(m_roles);
}

void GatewayTest::cleanup()
{
    m_desk.reset();
    m_venue.reset();
}

QDateTime GatewayTest::at(int hour, int minute)
{
    return {day, QTime(hour, minute), QTimeZone("Asia/Shanghai")};
}

SlotId GatewayTest::slot(const char *space, int hour) const
{
    return m_venue->slot(QString::fromLatin1(space), hour);
}

std::unique_ptr<GatewayDesk> GatewayTest::desk(const QStringList &roles) const
{
    return std::make_unique<GatewayDesk>(m_venue->login(roles));
}

inventory::HoldRequest GatewayTest::request(SlotId slot, const QString &name, const QString &phone) const
{
    inventory::HoldRequest request;
    request.request = QUuid::createUuid();
    request.venue = venue();
    request.newCustomer = {name, phone, {}};
    request.lines = {{slot, {}, 1}};
    return request;
}

} // namespace vd::test
