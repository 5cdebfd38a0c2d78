#pragma once

#include "models/base/Gateways.h"
#include "models/catalog/CatalogController.h"
#include "models/catalog/RecordsController.h"
#include "models/operators/OperatorsController.h"
#include "models/operators/Role.h"
#include "models/operators/VenueInfo.h"
#include "models/schedule/PlansController.h"
#include "ui/shell/Workspace.h"

#include <functional>
#include <memory>

class QStackedWidget;

namespace vd::ui {

class AdminNav;
class AdminPage;
class CalendarsPage;
class CataloguePage;
class MessageStrip;
class OperatorsPage;
class PrivacyPage;
class SchedulePage;
class SeatMapPage;
class SlotEditPage;

/// What a venue is made of, the rules it sells under, its schedule, and the people who sign in: one page each, in a
/// list of its own.
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
    [[nodiscard]] bool takeRoles(operators::Roles roles) override;
    /// Requests that another administrator made.
    [[nodiscard]] int waiting() const override { return m_people.waiting(); }

    /// Where a page stands in the list.
    enum class Group { Venue, Selling, Schedule, People };
    /// A page by its objectName.
    void showPage(const QString &name);
    [[nodiscard]] QWidget *page(const QString &name);
    [[nodiscard]] CataloguePage *cataloguePage(const QString &name);
    /// The catalogue's records as last read.
    [[nodiscard]] QList<catalog::Record> records(catalog::RecordKind kind) const;
    [[nodiscard]] OperatorsPage *operatorsPage() const { return m_operators; }
    [[nodiscard]] SchedulePage *schedulePage() const { return m_schedule; }
    [[nodiscard]] CalendarsPage *calendarsPage() const { return m_calendars; }

protected:
    void retranslate() override;

private:
    struct Entry
    {
        Group group;
        QWidget *widget;
        AdminPage *page; ///< Null for the generator, which is no list of records.
    };
    void addPage(Group group, AdminPage *page);
    void addCatalogue();
    /// One page of the catalogue after the other, with the event loop in between.
    void makeNext();
    /// Whoever asks for a page before that is over has all of them.
    void makeAll();
    void connectAll();
    void showNav();
    void bringUp(int entry);
    void save();
    [[nodiscard]] QString titleOf(const Entry &entry) const;
    [[nodiscard]] AdminPage *current() const;

    Gateways m_gateways;
    operators::VenueInfo m_venue;
    catalog::CatalogController m_catalog;
    std::unique_ptr<catalog::RecordsController> m_records; ///< Null without its gateway.
    operators::OperatorsController m_people;
    schedule::PlansController m_plans;
    AdminNav *m_nav = nullptr;
    QStackedWidget *m_stack = nullptr;
    MessageStrip *m_strip = nullptr;
    SchedulePage *m_schedule = nullptr;
    OperatorsPage *m_operators = nullptr;
    CalendarsPage *m_calendars = nullptr;
    SlotEditPage *m_slotEdit = nullptr;
    SeatMapPage *m_seatMap = nullptr;
    PrivacyPage *m_privacy = nullptr; ///< Null without its gateway.
    QList<Entry> m_entries;
    QList<std::function<Entry()>> m_toMake;
    int m_made = 0; ///< Pages of the catalogue; they stand first among the entries.
    int m_at = 0; ///< The entry that is shown.
};

} // namespace vd::ui
