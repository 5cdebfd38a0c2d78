#pragma once

#include "models/checkin/TerminalKey.h"
#include "models/customers/DocumentKeyRing.h"
#include "models/customers/DocumentsGateway.h"

namespace vd::customers {

/// What a terminal does with document keys: take those wrapped for it, wrap those it holds for others. Pure.
class TerminalDocumentKeys
{
public:
    struct Terminal
    {
        QByteArray keyId;
        QByteArray publicKey; ///< Ed25519.
    };

    /// The keys that are wrapped for the terminal and are what the server's check says. Errors: unknown_terminal;
    /// document_keys_missing{versions} (some key in use is not wrapped for it, or wrongly).
    [[nodiscard]] static Result<DocumentKeyRing> unwrap(const DocumentKeys &keys, const checkin::TerminalKey &terminal);
    /// One key for several terminals; whose key is no key is left out.
    [[nodiscard]] static QList<KeyForTerminal> wrap(
        const DocumentKey &key, qint64 organization, const QList<Terminal> &terminals);
    /// What the ring can give to those who lack it.
    [[nodiscard]] static QList<KeyForTerminal> wrapMissing(const DocumentKeys &keys, const DocumentKeyRing &ring);

private:
    [[nodiscard]] static QByteArray context(qint64 organization, int version);
};

} // namespace vd::customers
