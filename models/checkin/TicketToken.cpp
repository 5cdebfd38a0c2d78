#include "models/checkin/TicketToken.h"

#include "models/base/Pass.h"
#include "models/checkin/CodeAlphabet.h"
#include "models/checkin/TokenCbor.h"

#include <QCryptographicHash>

#include <algorithm>

namespace vd::checkin {

namespace {

// '1', then what every token begins with: the COSE_Sign1 tag, its array, the protected header up to the key id.
const QString &opening()
{
    static const QString text = QStringLiteral("1") + CodeAlphabet::encode(TokenCbor::opening()).left(12);
    return text;
}

// How much of a garbled code must still look like ours before staff are told to check the scanner.
constexpr qsizetype likeness = 5;

qsizetype matchingCharacters(const QString &text)
{
    const qsizetype size = std::min(text.size(), opening().size());
    qsizetype same = 0;
    for (qsizetype i = 0; i < size; ++i)
        same += text.at(i) == opening().at(i) ? 1 : 0;
    return same;
}

Result<QByteArray> bytesOf(const QString &text)
{
    if (text.size() > TicketToken::longestInput)
        return fail(Fault::Rule, QStringLiteral("code_too_long"));
    const QString tidy = CodeAlphabet::tidied(text);
    if (tidy.isEmpty())
        return fail(Fault::Rule, QStringLiteral("code_empty"));
    if (!tidy.startsWith(opening()))
        return fail(Fault::Rule,
            matchingCharacters(tidy) >= likeness ? QStringLiteral("code_unreadable")
                                                 : QStringLiteral("not_one_of_ours"));
    Result<QByteArray> bytes = CodeAlphabet::decode(tidy.mid(1));
    // A second spelling of the same bytes would have a second hash; nobody but a forger makes one.
    if (!bytes && bytes.error().code == QLatin1String("code_not_canonical"))
        return fail(Fault::Rule, QStringLiteral("bad_signature"));
    return bytes;
}

QString invalidClaim(const TokenClaims &claims)
{
    const auto printable = [](QChar c) { return c > QLatin1Char(' ') && c <= QLatin1Char('~'); };
    if (!claims.ticket.isValid())
        return QStringLiteral("cti");
    if (claims.orderNumber.isEmpty() || claims.orderNumber.size() > TicketToken::longestOrderNumber
        || !std::all_of(claims.orderNumber.cbegin(), claims.orderNumber.cend(), printable))
        return QStringLiteral("sub");
    for (const auto &[name, instant] :
        {std::pair{"iat", claims.issuedAt}, {"nbf", claims.notBefore}, {"exp", claims.expires}}) {
        if (!instant.isValid() || instant.toSecsSinceEpoch() < 0
            || instant.toSecsSinceEpoch() > TokenCbor::latestInstant)
            return QLatin1String(name);
    }
    return {};
}

} // namespace

Result<QString> TicketToken::sign(const TerminalKey &key, const TokenClaims &claims)
{
    if (const QString claim = invalidClaim(claims); !claim.isEmpty())
        return fail(Fault::Bug, QStringLiteral("token_claims_invalid"), {{QStringLiteral("claim"), claim}});
    TokenCbor token{key.keyId(), TokenCbor::encodeClaims(claims), {}};
    Result<QByteArray> signature = key.sign(token.signedBytes());
    if (!signature)
        return pass(signature);
    token.signature = *signature;
    QString text = opening().left(1) + CodeAlphabet::encode(token.encoded());
    Q_ASSERT(text.size() <= longestText);
    return text;
}

Result<TokenClaims> TicketToken::verify(const QString &text, const KeyRing &ring)
{
    const Result<QByteArray> bytes = bytesOf(text);
    if (!bytes)
        return pass(bytes);
    const Result<TokenCbor> token = TokenCbor::decode(*bytes);
    if (!token)
        return pass(token);
    const QJsonObject facts{{QStringLiteral("issuer"), QString::fromLatin1(token->keyId.toHex())}};
    const std::optional<KeyRing::Entry> issuer = ring.find(token->keyId);
    if (!issuer)
        return fail(Fault::Rule, QStringLiteral("issuer_unknown"), facts);
    if (!TerminalKey::verify(issuer->publicKey, token->signedBytes(), token->signature))
        return fail(Fault::Rule, QStringLiteral("bad_signature"));
    if (issuer->revoked)
        return fail(Fault::Rule, QStringLiteral("issuer_revoked"), facts);
    Result<TokenClaims> claims = TokenCbor::decodeClaims(token->payload);
    if (!claims || !invalidClaim(*claims).isEmpty())
        return fail(Fault::Rule, QStringLiteral("bad_signature"));
    claims->issuer = token->keyId;
    return claims;
}

bool TicketToken::isWellFormed(const QString &text)
{
    const Result<QByteArray> bytes = bytesOf(text);
    return bytes && TokenCbor::decode(*bytes);
}

QString TicketToken::canonicalText(const QString &text)
{
    return CodeAlphabet::tidied(text);
}

QByteArray TicketToken::hash(const QString &text)
{
    return QCryptographicHash::hash(canonicalText(text).toUtf8(), QCryptographicHash::Sha256);
}

} // namespace vd::checkin
