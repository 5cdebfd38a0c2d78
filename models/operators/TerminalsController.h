#pragma once

#include "models/base/Changes.h"
#include "models/base/LatestQuestion.h"
#include "models/operators/TerminalsGateway.h"

#include <QObject>

#include <optional>

namespace vd::operators {

/// The terminals of one venue, and what this computer is among them.
class TerminalsController : public QObject
{
    Q_OBJECT

public:
    enum class Here {
        Unknown, ///< Not loaded yet.
        NoKey, ///< This computer's key cannot be read.
        New, ///< Its key is not registered: tickets it signs are not known.
        Registered,
        Revoked
    };
    Q_ENUM(Here)

    TerminalsController(
        TerminalsGateway &gateway, ThisTerminal &thisTerminal, Changes *changes, QObject *parent = nullptr);

    void setVenue(VenueId venue);
    void reload();
    [[nodiscard]] const QList<Terminal> &terminals() const { return m_terminals; }
    [[nodiscard]] Here here() const;
    /// This computer's row, when it is registered or revoked.
    [[nodiscard]] std::optional<Terminal> hereTerminal() const;
    /// What this computer would be called.
    [[nodiscard]] QString suggestedName() const { return m_thisTerminal.name(); }
    [[nodiscard]] bool isBusy() const { return m_busy; }

    /// Registers this computer; after a revocation with a new key.
    void registerHere(const QString &name);
    void revoke(TerminalId terminal, const QString &reason);

Q_SIGNALS:
    void loaded();
    void loadingChanged(bool loading);
    void loadFailed(const vd::Error &error);
    void busyChanged(bool busy);
    void registered(const QString &name);
    void revoked(const QString &name);
    /// A registration or a revocation was refused.
    void refused(const vd::Error &error);

private:
    void sendKey(const QString &name);
    void setBusy(bool busy);

    TerminalsGateway &m_gateway;
    ThisTerminal &m_thisTerminal;
    VenueId m_venue;
    QList<Terminal> m_terminals;
    LatestQuestion m_question{[this](bool waiting) { Q_EMIT loadingChanged(waiting); }};
    bool m_known = false;
    bool m_busy = false;
};

} // namespace vd::operators
