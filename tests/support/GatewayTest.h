#pragma once

#include "tests/support/Answer.h"
#include "tests/support/GatewayDesk.h"
#include "tests/support/TestVenue.h"

namespace vd::test {

/// A test of the gateways: for each function a venue of its own at 09:00 of a Saturday, and a person at its desk.
class GatewayTest : public QObject
{
    Q_OBJECT

protected:
    /// roles: of the person at the desk.
    explicit GatewayTest(QStringList roles = {QStringLiteral("front_desk")});

    static inline const QDate day{2026, 12, 5};
    [[nodiscard]] static QDateTime at(int hour, int minute = 0);
    [[nodiscard]] VenueId venue() const { return m_venue->id(); }
    [[nodiscard]] SlotId slot(const char *space, int hour) const;
    void setNow(const QDateTime &now) const { m_venue->setNow(now); }
    /// One more person.
    [[nodiscard]] std::unique_ptr<GatewayDesk> desk(const QStringList &roles) const;
    /// One place for a new customer.
    [[nodiscard]] inventory::HoldRequest request(SlotId slot, const QString &name = QStringLiteral("陈伟"),
        const QString &phone = QStringLiteral("138 0000 1234")) const;

    std::unique_ptr<TemporaryCluster> m_cluster;
    std::unique_ptr<TestVenue> m_venue;
    std::unique_ptr<GatewayDesk> m_desk;

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

private:
    QStringList m_roles;
};

} // namespace vd::test
