#pragma once

#include "models/base/Gateways.h"
#include "models/operators/Role.h"
#include "models/operators/VenueInfo.h"
#include "ui/shell/Workspace.h"

#include <QPointer>

class QListWidget;
class QStackedWidget;

namespace vd::ui {

class DateNavigator;
class DayPage;
class DiscrepanciesPage;
class ExplainSheet;
class FinancePage;
class MessageStrip;

/// The money of one venue, page by page from a list on the left: the day, the business date, statements, differences,
/// work lists, shifts and the cash book. Pages the person's roles do not allow are not there.
class FinanceWorkspace : public Workspace
{
    Q_OBJECT

public:
    explicit FinanceWorkspace(
        const Gateways &gateways, operators::Roles roles = operators::Role::Finance, QWidget *parent = nullptr);
    ~FinanceWorkspace() override;

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString icon() const override;
    [[nodiscard]] QString help() const override;
    [[nodiscard]] QList<Command> commands() override;
    void setVenue(const operators::VenueInfo &venue) override;
    void activated() override;
    void reload() override;
    void find() override;
    [[nodiscard]] QWidget *headerTools() override;
    /// Differences of the shown day: somebody has to look at them.
    [[nodiscard]] int waiting() const override;
    /// Which pages there are and what they let one do goes by the role.
    [[nodiscard]] bool takeRoles(operators::Roles roles) override;

    void setDay(const QDate &day);
    [[nodiscard]] QDate day() const { return m_day; }
    /// A page by its objectName.
    void showPage(const QString &name);
    /// Where exports go, without asking.
    void setExportFolder(const QString &folder);

Q_SIGNALS:
    void exported(const QString &path);

protected:
    void retranslate() override;

private:
    void addPages();
    void addPage(FinancePage *page);
    void bringUp(FinancePage *page);
    void openOrder(OrderId order);
    void explain(OrderId order);
    [[nodiscard]] FinancePage *current() const;
    [[nodiscard]] QDate today() const;

    Gateways m_gateways;
    operators::Roles m_roles;
    operators::VenueInfo m_venue;
    QDate m_day;
    QList<FinancePage *> m_pages;
    DayPage *m_dayPage = nullptr;
    DiscrepanciesPage *m_discrepancies = nullptr;
    DateNavigator *m_date = nullptr;
    QListWidget *m_list = nullptr;
    QStackedWidget *m_stack = nullptr;
    MessageStrip *m_strip = nullptr;
    QPointer<ExplainSheet> m_sheet;
};

} // namespace vd::ui
