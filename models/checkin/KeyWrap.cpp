#include "models/checkin/KeyWrap.h"

#include "models/base/Crypto.h"
#include "models/checkin/X25519.h"

#include <openssl/bn.h>

namespace vd::checkin {

namespace {

constexpr int pointSize = 32;

struct FreeNumber
{
    void operator()(BIGNUM *number) const { BN_free(number); }
    void operator()(BN_CTX *context) const { BN_CTX_free(context); }
};
template <typename T>
using Owned = std::unique_ptr<T, FreeNumber>;

QByteArray keyFor(const QByteArray &shared, const QByteArray &ephemeral, const QByteArray &recipient)
{
    return Crypto::derive(shared, ephemeral + recipient, "venuedesk key wrap");
}

} // namespace

Result<QByteArray> KeyWrap::toX25519(const QByteArray &ed25519PublicKey)
{
    const auto invalid = [] { return fail(Fault::Rule, QStringLiteral("key_invalid")); };
    if (ed25519PublicKey.size() != pointSize)
        return invalid();
    QByteArray y = ed25519PublicKey;
    y[pointSize - 1] = static_cast<char>(y.at(pointSize - 1) & 0x7f);
    const Owned<BN_CTX> context(BN_CTX_new());
    BIGNUM *prime = nullptr;
    BN_hex2bn(&prime, "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed");
    const Owned<BIGNUM> p(prime);
    const Owned<BIGNUM> value(BN_lebin2bn(reinterpret_cast<const unsigned char *>(y.constData()), pointSize, nullptr));
    const Owned<BIGNUM> above(BN_dup(BN_value_one()));
    const Owned<BIGNUM> below(BN_dup(BN_value_one()));
    const Owned<BIGNUM> u(BN_new());
    QByteArray point(pointSize, '\0');
    const bool ok = context && p && value && above && below && u && BN_cmp(value.get(), p.get()) < 0
        && BN_mod_add(above.get(), above.get(), value.get(), p.get(), context.get()) == 1
        && BN_mod_sub(below.get(), below.get(), value.get(), p.get(), context.get()) == 1
        && BN_mod_inverse(below.get(), below.get(), p.get(), context.get())
        && BN_mod_mul(u.get(), above.get(), below.get(), p.get(), context.get()) == 1
        && BN_bn2lebinpad(u.get(), reinterpret_cast<unsigned char *>(point.data()), pointSize) == pointSize;
    if (!ok)
        return invalid();
    return point;
}

Result<QByteArray> KeyWrap::wrap(const QByteArray &key, const QByteArray &terminalPublicKey, const QByteArray &context)
{
    const Result<QByteArray> recipient = toX25519(terminalPublicKey);
    if (!recipient)
        return recipient;
    const Result<X25519> ephemeral = X25519::generate();
    const Result<QByteArray> shared = ephemeral.and_then([&](const X25519 &pair) { return pair.agree(*recipient); });
    const Result<QByteArray> nonce = Crypto::random(Crypto::nonceSize);
    if (!shared || !nonce)
        return shared ? nonce : shared;
    return Crypto::seal(keyFor(*shared, ephemeral->publicKey(), *recipient), *nonce, key, context)
        .map([&](const QByteArray &sealed) { return ephemeral->publicKey() + *nonce + sealed; });
}

Result<QByteArray> KeyWrap::unwrap(const QByteArray &wrapped, const TerminalKey &terminal, const QByteArray &context)
{
    if (wrapped.size() != wrappedSize)
        return fail(Fault::Rule, QStringLiteral("seal_broken"));
    const QByteArray ephemeral = wrapped.left(pointSize);
    const Result<X25519> mine = terminal.agreementKey();
    const Result<QByteArray> shared = mine.and_then([&](const X25519 &pair) { return pair.agree(ephemeral); });
    if (!shared)
        return shared;
    return Crypto::open(keyFor(*shared, ephemeral, mine->publicKey()), wrapped.mid(pointSize, Crypto::nonceSize),
        wrapped.mid(pointSize + Crypto::nonceSize), context);
}

} // namespace vd::checkin
