#pragma once

#include "models/base/Id.h"
#include "models/base/Result.h"
#include "models/customers/SealedDocument.h"

#include <QDateTime>
#include <QList>
#include <QUuid>

namespace vd::customers {

/// A document key sealed for one terminal (checkin::KeyWrap).
struct KeyForTerminal
{
    QByteArray keyId; ///< The terminal's.
    int version = 0;
    QByteArray wrapped;
};

/// The organization's document keys as one terminal may have them.
struct DocumentKeys
{
    struct Key
    {
        int version = 0;
        QByteArray check;
        QByteArray wrapped; ///< Empty: not wrapped for this terminal yet.
    };
    struct Keyless
    {
        QByteArray keyId;
        QByteArray publicKey; ///< Ed25519.
        QList<int> versions; ///< What it lacks.
    };

    qint64 organization = 0;
    bool registered = false; ///< The asking terminal's key is, and is not revoked.
    int last = 0; ///< The newest version there ever was.
    QList<Key> keys; ///< In use, oldest first.
    QList<Keyless> missing; ///< Registered terminals of the organization that lack some.
};

/// A named place of an order with its document as the server keeps it.
struct SealedPlace
{
    ItemId item;
    int place = 0;
    QString name;
    QString type;
    QString tail;
    QByteArray sealed; ///< Empty where nothing was sealed.
};

/// A place a document has or had.
struct FoundPlace
{
    OrderId order;
    QString orderNo;
    ItemId item;
    int place = 0;
    QString name;
    QString spaceName;
    QDateTime startsAt; ///< UTC.
    bool live = false;
};

/// A document sealed anew during a rotation.
struct RenewedDocument
{
    ItemId item;
    int place = 0;
    int from = 0; ///< The version it was sealed under.
    QByteArray sealed;
    QByteArray hash; ///< Under the newest key.
};

/// Sealed documents and wrapped keys on the server, which can read neither.
class DocumentsGateway
{
public:
    virtual ~DocumentsGateway() = default;

    virtual Future<DocumentKeys> keys(VenueId venue, const QByteArray &keyId) = 0;
    /// The first key (desk), or the next (administrator), which begins a rotation; wrapped for who shall have it.
    /// Errors: document_keys_changed (Conflict: somebody was first), key_rotation_under_way, unknown_terminal.
    virtual Future<Done> addKey(
        const QUuid &request, VenueId venue, int version, const QByteArray &check, const QList<KeyForTerminal> &wraps)
        = 0;
    virtual Future<Done> wrapKeys(const QUuid &request, VenueId venue, const QList<KeyForTerminal> &wraps) = 0;

    /// Administrator: the next documents sealed under an older key than the newest, at most limit; item, place, sealed.
    virtual Future<QList<SealedPlace>> toRenew(VenueId venue, int limit) = 0;
    /// Answers how many were stored; what somebody renewed first is left alone.
    virtual Future<int> renew(const QUuid &request, VenueId venue, const QList<RenewedDocument> &documents) = 0;
    /// Errors: key_in_use (documents still need it).
    virtual Future<Done> retireKey(const QUuid &request, VenueId venue, int version) = 0;

    /// Lead, auditor: an order's documents; the reading is audited.
    virtual Future<QList<SealedPlace>> documents(OrderId order) = 0;
    virtual Future<QList<FoundPlace>> find(VenueId venue, const QList<QByteArray> &hashes) = 0;
};

} // namespace vd::customers
