#pragma once

#include "models/base/Gateways.h"
#include "models/checkin/DoorController.h"
#include "models/checkin/DoorLink.h"
#include "models/operators/Role.h"
#include "models/operators/VenueInfo.h"
#include "ui/shell/Command.h"

#include <QObject>
#include <QTimer>

namespace vd::ui {

class DoorPage;

/// What surrounds the scanning of a door: its connection shown, what it is set to, its lists and the way to the desk.
class DoorTools : public QObject
{
    Q_OBJECT

public:
    DoorTools(const Gateways &gateways, checkin::DoorLink &link, checkin::DoorController &controller, DoorPage &page,
        QObject *parent);

    void setVenue(const operators::VenueInfo &venue);
    void setRoles(operators::Roles roles);
    [[nodiscard]] QList<Command> commands();
    /// Conflicts and guests that wait for this person.
    [[nodiscard]] int matters() const { return m_matters; }
    /// After a scan: offers what staff may do about it.
    void answered();
    void showStanding();
    void openGuests(bool inside);
    void openMatters();
    void openRules();

Q_SIGNALS:
    void mattersChanged();
    void openOrder(const QString &orderNo);

private:
    void wire();
    void chooseSpaces();
    void setSpaces(const QList<SpaceId> &spaces);
    void setExit(bool exit);
    void sendToDesk(TicketId ticket, const QString &code);
    void askToAdmit(TicketId ticket);
    void countMatters();
    [[nodiscard]] QString spacesKey() const;
    [[nodiscard]] bool hasMatters() const;
    [[nodiscard]] bool decides() const;

    Gateways m_gateways;
    checkin::DoorLink &m_link;
    checkin::DoorController &m_controller;
    DoorPage &m_page;
    operators::VenueInfo m_venue;
    operators::Roles m_roles;
    QTimer m_tick; ///< The list's age grows.
    int m_matters = 0;
    /// What the strip's action does for the last guest.
    enum class Offer { None, Desk, Admit };
    Offer m_offer = Offer::None;
    TicketId m_guest;
    QString m_why;
};

} // namespace vd::ui
