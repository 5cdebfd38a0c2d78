#pragma once

#include "models/base/Changes.h"
#include "tests/support/fakes/FakeCatalogGateway.h"
#include "tests/support/fakes/FakeOperatorsGateway.h"
#include "tests/support/fakes/FakeScheduleGateway.h"
#include "tests/support/OwnSettings.h"
#include "tests/support/Patience.h"
#include "tests/support/TestClock.h"
#include "tests/ui/FieldMessage.h"
#include "ui/admin/AdminWorkspace.h"

#include <QAbstractButton>

#include <functional>
#include <memory>

namespace vd::test {

/// The Admin workspace of a sports centre on fakes.
class AdminWindow
{
public:
    /// more: fills the fakes, and adds the gateways of pages beside the schedule's.
    explicit AdminWindow(const std::function<void(AdminWindow &, Gateways &)> &more = {})
    {
        QSettings().clear();
        catalog.fillSportsCentre();
        Gateways gateways;
        gateways.catalog = &catalog;
        gateways.schedule = &schedule;
        gateways.operators = &operators;
        gateways.changes = &changes;
        gateways.clock = &clock;
        if (more)
            more(*this, gateways);
        page = std::make_unique<ui::AdminWorkspace>(gateways);
        page->resize(1366, 760);
        page->show();
        page->setVenue(
            {VenueId(1), QStringLiteral("Riverside Sports Centre"), QTimeZone("Asia/Shanghai"), QStringLiteral("CNY")});
    }

    template <typename T>
    [[nodiscard]] T *part(const char *name) const
    {
        return page->findChild<T *>(QLatin1String(name));
    }
    void click(const char *name) const { part<QAbstractButton>(name)->click(); }
    template <typename Page>
    [[nodiscard]] Page *open(const char *name) const
    {
        page->showPage(QLatin1String(name));
        return page->findChild<Page *>();
    }

    TestClock clock{QDateTime(QDate(2026, 12, 5), QTime(12, 30), Qt::UTC)};
    Changes changes;
    FakeCatalogGateway catalog;
    FakeScheduleGateway schedule;
    FakeOperatorsGateway operators;
    std::unique_ptr<ui::AdminWorkspace> page;
};

} // namespace vd::test
