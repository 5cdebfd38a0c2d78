#pragma once

#include "models/base/Gateways.h"
#include "models/base/Id.h"

#include <QJsonObject>
#include <QObject>
#include <QWidget>

#include <functional>

namespace vd::ui {

/// Stands beside what a person does: when the server wants a second person's word, a lead is asked for it, and the
/// action is sent again with the signature.
class ApprovalDesk : public QObject
{
    Q_OBJECT

public:
    /// The prompt stands over the page, or over the dialog that is open.
    ApprovalDesk(const Gateways &gateways, QWidget *page);

    /// The login that carries the actions out.
    void setAsker(const QString &login) { m_asker = login; }
    void setVenue(VenueId venue) { m_venue = venue; }

    /// Whatever tells approvalNeeded(action, subject) and can be approved(approval): the actions of an order, a
    /// booking, the waitlist.
    template <typename Actions>
    void serve(Actions &actions)
    {
        connect(&actions, &Actions::approvalNeeded, this,
            [this, &actions](const QString &action, const QJsonObject &subject) {
                ask(action, subject, &actions, [&actions](qint64 approval) { actions.approved(approval); });
            });
    }

private:
    void ask(const QString &action, const QJsonObject &subject, QObject *receiver,
        const std::function<void(qint64)> &approved);

    Gateways m_gateways;
    QWidget *m_page;
    QString m_asker;
    VenueId m_venue;
};

} // namespace vd::ui
