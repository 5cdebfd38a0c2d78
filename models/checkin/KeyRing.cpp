#include "models/checkin/KeyRing.h"

#include "models/checkin/TerminalKey.h"

namespace vd::checkin {

Result<Done> KeyRing::add(const QByteArray &publicKey, bool revoked)
{
    if (publicKey.size() != TerminalKey::publicKeySize)
        return fail(Fault::Bug, QStringLiteral("key_unusable"), {}, QStringLiteral("public key size"));
    m_entries.insert(TerminalKey::keyIdOf(publicKey), {publicKey, revoked});
    return Done{};
}

std::optional<KeyRing::Entry> KeyRing::find(const QByteArray &keyId) const
{
    const auto it = m_entries.constFind(keyId);
    if (it == m_entries.cend())
        return std::nullopt;
    return *it;
}

} // namespace vd::checkin
