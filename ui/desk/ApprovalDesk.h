#pragma once

#include "models/orders/OrderActions.h"

#include <QObject>
#include <QWidget>

namespace vd::ui {

/// Stands beside the actions of an order: when the server wants a second person's word, a lead is asked for it, and the
/// action is sent again with the signature.
class ApprovalDesk : public QObject
{
    Q_OBJECT

public:
    /// The prompt stands over the page, or over the dialog that is open.
    ApprovalDesk(const Gateways &gateways, orders::OrderActions &actions, QWidget *page);

    /// The login that carries the actions out.
    void setAsker(const QString &login) { m_asker = login; }
    void setVenue(VenueId venue) { m_venue = venue; }

private:
    void ask(const QString &action, const QJsonObject &subject);

    Gateways m_gateways;
    orders::OrderActions &m_actions;
    QWidget *m_page;
    QString m_asker;
    VenueId m_venue;
};

} // namespace vd::ui
