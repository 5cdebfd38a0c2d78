#include "models/checkin/HolderSeal.h"

#include "models/base/Crypto.h"
#include "models/checkin/TicketToken.h"

namespace vd::checkin {

namespace {

constexpr int block = 16;
constexpr qsizetype longestName = 800;

QByteArray keyOf(const QString &token)
{
    return Crypto::derive(TicketToken::canonicalText(token).toUtf8(), {}, QByteArrayLiteral("venuedesk holder 1"));
}

} // namespace

QByteArray HolderSeal::seal(const QString &token, const QString &name)
{
    QByteArray text = name.toUtf8();
    if (text.isEmpty() || text.size() > longestName)
        return {};
    // How long a name is would say something about it.
    text.append((block - text.size() % block) % block, '\0');
    const Result<QByteArray> nonce = Crypto::random(Crypto::nonceSize);
    const Result<QByteArray> sealed
        = nonce.and_then([&](const QByteArray &once) { return Crypto::seal(keyOf(token), once, text, {}); });
    return sealed ? *nonce + *sealed : QByteArray();
}

QString HolderSeal::open(const QString &token, const QByteArray &sealed)
{
    const qsizetype length = sealed.size() - Crypto::nonceSize - Crypto::tagSize;
    if (length <= 0 || length > longestName + block)
        return {};
    QByteArray text = Crypto::open(keyOf(token), sealed.left(Crypto::nonceSize), sealed.mid(Crypto::nonceSize), {})
                          .value_or(QByteArray());
    while (text.endsWith('\0'))
        text.chop(1);
    return QString::fromUtf8(text);
}

} // namespace vd::checkin
