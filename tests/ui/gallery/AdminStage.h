#pragma once

#include "tests/support/fakes/FakeAuditGateway.h"
#include "tests/support/fakes/FakeCatalogGateway.h"
#include "tests/support/fakes/FakeOperatorsGateway.h"
#include "tests/support/fakes/FakeRecordsGateway.h"
#include "tests/support/fakes/FakeScheduleGateway.h"
#include "tests/support/fakes/FakeTerminals.h"
#include "tests/support/TestClock.h"
#include "ui/admin/AdminWorkspace.h"

#include <functional>
#include <memory>

namespace vd::gallery {

/// What the pages of the Admin workspace stand on.
struct AdminFakes
{
    test::FakeCatalogGateway catalog;
    test::FakeRecordsGateway records;
    test::FakeScheduleGateway schedule;
    test::FakeOperatorsGateway operators;
    test::FakeTerminalsGateway terminals;
    test::FakeThisTerminal thisTerminal;
    test::FakeAuditGateway audit;
    test::TestClock clock{QDateTime(QDate(2026, 12, 5), QTime(12, 30), Qt::UTC)};
};

/// The Admin workspace with one of its pages open.
class AdminStage final : public QWidget
{
public:
    /// then: what a person does once the answers are there.
    AdminStage(
        std::unique_ptr<AdminFakes> fakes, const char *page, std::function<void(ui::AdminWorkspace &)> then = {});
    ~AdminStage() override { delete m_workspace; }
    Q_DISABLE_COPY(AdminStage)

private:
    std::unique_ptr<AdminFakes> m_fakes;
    ui::AdminWorkspace *m_workspace = nullptr;
};

/// A sports centre with its people, terminals and a day of the audit.
[[nodiscard]] std::unique_ptr<AdminFakes> filledAdmin();

template <typename T>
[[nodiscard]] T *part(const QWidget &within, const char *name)
{
    return within.findChild<T *>(QLatin1String(name));
}

} // namespace vd::gallery
