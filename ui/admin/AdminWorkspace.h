#pragma once

#include "models/base/Gateways.h"
#include "models/catalog/CatalogController.h"
#include "models/operators/OperatorsController.h"
#include "models/operators/VenueInfo.h"
#include "models/schedule/PlansController.h"
#include "ui/shell/Workspace.h"

class QTabWidget;

namespace vd::ui {

class AdminPage;
class CalendarsPage;
class MessageStrip;
class OperatorsPage;
class SchedulePage;
class SlotEditPage;
class SpacesPage;
class VenuesPage;

/// Spaces, venues, the schedule generator and the people who sign in.
class AdminWorkspace : public Workspace
{
    Q_OBJECT

public:
    explicit AdminWorkspace(const Gateways &gateways, QWidget *parent = nullptr);
    ~AdminWorkspace() override;

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString icon() const override;
    [[nodiscard]] QString help() const override;
    [[nodiscard]] QList<Command> commands() override;
    void setVenue(const operators::VenueInfo &venue) override;
    void activated() override;
    void reload() override;
    void find() override;
    /// Requests that another administrator made.
    [[nodiscard]] int waiting() const override { return m_people.waiting(); }

    enum class Page { Spaces, Venues, Schedule, Operators, Calendars };
    void showPage(Page page);
    /// A page by its objectName; for those that stand by themselves.
    void showPage(const QString &name);
    [[nodiscard]] SpacesPage *spacesPage() const { return m_spaces; }
    [[nodiscard]] VenuesPage *venuesPage() const { return m_venues; }
    [[nodiscard]] OperatorsPage *operatorsPage() const { return m_operators; }
    [[nodiscard]] SchedulePage *schedulePage() const { return m_schedule; }
    [[nodiscard]] CalendarsPage *calendarsPage() const { return m_calendars; }

protected:
    void retranslate() override;

private:
    void addPage(AdminPage *page);
    void save();

    Gateways m_gateways;
    operators::VenueInfo m_venue;
    catalog::CatalogController m_catalog;
    operators::OperatorsController m_people;
    schedule::PlansController m_plans;
    QTabWidget *m_tabs = nullptr;
    MessageStrip *m_strip = nullptr;
    SpacesPage *m_spaces = nullptr;
    VenuesPage *m_venues = nullptr;
    SchedulePage *m_schedule = nullptr;
    OperatorsPage *m_operators = nullptr;
    CalendarsPage *m_calendars = nullptr;
    SlotEditPage *m_slotEdit = nullptr;
    QList<AdminPage *> m_more; // those that stand by themselves, behind the others
};

} // namespace vd::ui
