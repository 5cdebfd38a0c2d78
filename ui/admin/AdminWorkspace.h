#pragma once

#include "models/base/Gateways.h"
#include "models/catalog/CatalogController.h"
#include "models/operators/OperatorsController.h"
#include "models/operators/Role.h"
#include "models/operators/VenueInfo.h"
#include "ui/shell/Workspace.h"

class QTabWidget;

namespace vd::ui {

class AdminPage;
class MessageStrip;
class OperatorsPage;
class PrivacyPage;
class SchedulePage;
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
    /// What the person may do here; an administrator without it.
    void setRoles(operators::Roles roles);
    /// Requests that another administrator made.
    [[nodiscard]] int waiting() const override { return m_people.waiting(); }

    enum class Page { Spaces, Venues, Schedule, Operators };
    void showPage(Page page);
    /// A page by its objectName; for those that stand by themselves.
    void showPage(const QString &name);
    [[nodiscard]] SpacesPage *spacesPage() const { return m_spaces; }
    [[nodiscard]] VenuesPage *venuesPage() const { return m_venues; }
    [[nodiscard]] OperatorsPage *operatorsPage() const { return m_operators; }
    [[nodiscard]] SchedulePage *schedulePage() const { return m_schedule; }

protected:
    void retranslate() override;

private:
    void addPage(AdminPage *page);
    void save();

    Gateways m_gateways;
    operators::VenueInfo m_venue;
    catalog::CatalogController m_catalog;
    operators::OperatorsController m_people;
    QTabWidget *m_tabs = nullptr;
    MessageStrip *m_strip = nullptr;
    SpacesPage *m_spaces = nullptr;
    VenuesPage *m_venues = nullptr;
    SchedulePage *m_schedule = nullptr;
    OperatorsPage *m_operators = nullptr;
    PrivacyPage *m_privacy = nullptr; // one of those behind
    QList<AdminPage *> m_more; // those that stand by themselves, behind the others
};

} // namespace vd::ui
