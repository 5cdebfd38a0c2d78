#include "models/customers/TerminalDocumentKeys.h"

#include "models/checkin/KeyWrap.h"

namespace vd::customers {

using checkin::KeyWrap;

QByteArray TerminalDocumentKeys::context(qint64 organization, int version)
{
    return "venuedesk document key " + QByteArray::number(organization) + '.' + QByteArray::number(version);
}

Result<DocumentKeyRing> TerminalDocumentKeys::unwrap(const DocumentKeys &keys, const checkin::TerminalKey &terminal)
{
    if (!keys.registered)
        return fail(Fault::Rule, QStringLiteral("unknown_terminal"));
    DocumentKeyRing ring;
    for (const DocumentKeys::Key &key : keys.keys) {
        const Result<DocumentKey> mine
            = KeyWrap::unwrap(key.wrapped, terminal, context(keys.organization, key.version))
                  .and_then([&key](const QByteArray &secret) { return DocumentKey::fromSecret(key.version, secret); });
        if (mine && mine->check() == key.check)
            ring.add(*mine);
    }
    if (ring.keys().size() != keys.keys.size())
        return fail(Fault::Missing, QStringLiteral("document_keys_missing"));
    return ring;
}

QList<KeyForTerminal> TerminalDocumentKeys::wrap(
    const DocumentKey &key, qint64 organization, const QList<Terminal> &terminals)
{
    QList<KeyForTerminal> wraps;
    for (const Terminal &terminal : terminals) {
        const Result<QByteArray> wrapped
            = KeyWrap::wrap(key.secret(), terminal.publicKey, context(organization, key.version()));
        if (wrapped)
            wraps << KeyForTerminal{terminal.keyId, key.version(), *wrapped};
    }
    return wraps;
}

QList<KeyForTerminal> TerminalDocumentKeys::wrapMissing(const DocumentKeys &keys, const DocumentKeyRing &ring)
{
    QList<KeyForTerminal> wraps;
    for (const DocumentKey &key : ring.keys()) {
        QList<Terminal> lacking;
        for (const DocumentKeys::Keyless &terminal : keys.missing) {
            if (terminal.versions.contains(key.version()))
                lacking << Terminal{terminal.keyId, terminal.publicKey};
        }
        wraps << wrap(key, keys.organization, lacking);
    }
    return wraps;
}

} // namespace vd::customers
