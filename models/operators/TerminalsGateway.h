#pragma once

#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QUuid>

namespace vd::operators {

/// A desk or door whose tickets the venue knows.
struct Terminal
{
    TerminalId id;
    QString name;
    QByteArray keyId;
    QString registeredBy;
    QDateTime registeredAt; ///< UTC.
    QDateTime lastSeenAt; ///< UTC; when it last signed tickets, invalid for never.
    QString revokedBy;
    QDateTime revokedAt; ///< UTC; invalid while it is in use.
    QString revokeReason;

    [[nodiscard]] bool isRevoked() const { return revokedAt.isValid(); }
};

class TerminalsGateway
{
public:
    virtual ~TerminalsGateway() = default;

    /// Those in use first.
    virtual Future<QList<Terminal>> terminals(VenueId venue) = 0;
    /// Registering the same key again changes nothing. Errors: name_required, key_invalid, key_taken.
    virtual Future<TerminalId> registerTerminal(
        VenueId venue, const QString &name, const QByteArray &keyId, const QByteArray &publicKey)
        = 0;
    /// Never undone. Errors: reason_required, unknown_terminal_id, terminal_revoked.
    virtual Future<Done> revoke(const QUuid &request, VenueId venue, TerminalId terminal, const QString &reason) = 0;
};

/// The ticket key of this computer; its private half never leaves the app.
class ThisTerminal
{
public:
    struct Key
    {
        QByteArray id;
        QByteArray publicKey; ///< Ed25519, 32 bytes.
    };

    virtual ~ThisTerminal() = default;

    /// What the server calls this computer.
    [[nodiscard]] virtual QString name() const = 0;
    /// Empty ids while the key is being loaded, or when it cannot be read.
    [[nodiscard]] virtual Key key(VenueId venue) const = 0;
    /// A new key in place of a revoked one. Errors: those of the keychain.
    virtual Future<Done> renewKey(VenueId venue) = 0;
};

} // namespace vd::operators
