#include "models/customers/DocumentKey.h"

#include "models/base/Crypto.h"
#include "models/base/Pass.h"

#include <QtEndian>

namespace vd::customers {

namespace {

constexpr char format = 1;
constexpr qsizetype headSize = 1 + 4;
// Sealed texts are padded, so that their length tells little of the number's.
constexpr qsizetype block = 32;

QByteArray head(int version)
{
    QByteArray bytes(headSize, format);
    qToBigEndian<quint32>(static_cast<quint32>(version), bytes.data() + 1);
    return bytes;
}

QByteArray plain(Document::Type type, const QString &normalised)
{
    const QByteArray number = normalised.toUtf8();
    QByteArray text;
    text += static_cast<char>(type);
    text += static_cast<char>(number.size());
    text += number;
    text += QByteArray((block - text.size() % block) % block, '\0');
    return text;
}

QByteArray hashed(Document::Type type, const QString &normalised)
{
    return Document::toDatabase(type).toUtf8() + ':' + normalised.toUtf8();
}

tl::unexpected<Error> broken()
{
    return fail(Fault::Rule, QStringLiteral("seal_broken"));
}

} // namespace

struct DocumentKey::Keys
{
    explicit Keys(const QByteArray &bytes)
        : secret(bytes)
        , sealing(Crypto::derive(bytes, {}, "venuedesk document seal"))
        , nonces(Crypto::derive(bytes, {}, "venuedesk document nonce"))
        , hashing(Crypto::derive(bytes, {}, "venuedesk document hash"))
    {
    }
    ~Keys()
    {
        for (QByteArray *key : {&secret, &sealing, &nonces, &hashing})
            Crypto::wipe(*key);
    }
    Keys(const Keys &) = delete;
    Keys &operator=(const Keys &) = delete;

    QByteArray secret;
    QByteArray sealing;
    QByteArray nonces;
    QByteArray hashing;
};

DocumentKey::DocumentKey(int version, std::shared_ptr<const Keys> keys)
    : m_version(version)
    , m_keys(std::move(keys))
{
}

Result<DocumentKey> DocumentKey::generate(int version)
{
    return Crypto::random(Crypto::keySize).and_then([version](const QByteArray &secret) {
        return fromSecret(version, secret);
    });
}

Result<DocumentKey> DocumentKey::fromSecret(int version, const QByteArray &secret)
{
    if (secret.size() != Crypto::keySize || version < 1)
        return broken();
    return DocumentKey(version, std::make_shared<Keys>(secret));
}

const QByteArray &DocumentKey::secret() const
{
    return m_keys->secret;
}

QByteArray DocumentKey::check() const
{
    return Crypto::derive(m_keys->secret, {}, "venuedesk document check").left(checkSize);
}

QByteArray DocumentKey::hash(Document::Type type, const QString &normalised) const
{
    return Crypto::hmac(m_keys->hashing, hashed(type, normalised));
}

const QByteArray &DocumentKey::hashKey() const
{
    return m_keys->hashing;
}

Result<QList<QByteArray>> DocumentKey::hashes(const QList<QByteArray> &hashKeys, const QString &number)
{
    return Document::normalised(number).map([&hashKeys](const QString &normalised) {
        QList<QByteArray> all;
        for (const QByteArray &key : hashKeys) {
            for (const Document::Type type : Document::types())
                all << Crypto::hmac(key, hashed(type, normalised));
        }
        return all;
    });
}

Result<QByteArray> DocumentKey::seal(Document::Type type, const QString &normalised) const
{
    const QByteArray text = plain(type, normalised);
    const QByteArray nonce = Crypto::hmac(m_keys->nonces, text).left(Crypto::nonceSize);
    return Crypto::seal(m_keys->sealing, nonce, text, head(m_version)).map([&](const QByteArray &sealed) {
        return head(m_version) + nonce + sealed;
    });
}

Result<Document> DocumentKey::open(const QByteArray &sealed) const
{
    constexpr qsizetype most = 512;
    if (versionOf(sealed) != m_version || sealed.size() > most)
        return broken();
    const QByteArray nonce = sealed.mid(headSize, Crypto::nonceSize);
    const Result<QByteArray> text
        = Crypto::open(m_keys->sealing, nonce, sealed.mid(headSize + Crypto::nonceSize), sealed.left(headSize));
    if (!text)
        return pass(text);
    if (text->size() < 2 || text->at(0) > static_cast<char>(Document::Type::Other) || text->at(0) < 0)
        return broken();
    const int length = static_cast<unsigned char>(text->at(1));
    if (length > text->size() - 2)
        return broken();
    return Document{static_cast<Document::Type>(text->at(0)), QString::fromUtf8(text->mid(2, length))};
}

int DocumentKey::versionOf(const QByteArray &sealed)
{
    if (sealed.size() < headSize + Crypto::nonceSize + Crypto::tagSize || sealed.at(0) != format)
        return 0;
    const auto version = qFromBigEndian<quint32>(sealed.constData() + 1);
    return version > 0x7fffffff ? 0 : static_cast<int>(version);
}

} // namespace vd::customers
