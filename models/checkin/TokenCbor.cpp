#include "models/checkin/TokenCbor.h"

#include "models/checkin/TerminalKey.h"

#include <QCborStreamReader>
#include <QCborStreamWriter>

#include <optional>

namespace vd::checkin {

namespace {

constexpr auto signOneTag = static_cast<QCborTag>(18); // RFC 9052, table 1
constexpr qint64 algorithmLabel = 1;
constexpr qint64 eddsa = -8; // RFC 9053, table 2
constexpr qint64 keyIdLabel = 4;

enum Claim : qint64 { Subject = 2, Expires = 4, NotBefore = 5, IssuedAt = 6, TokenId = 7 }; // RFC 8392, table 1

constexpr quint64 largestPart = 256;

QByteArray protectedHeader(const QByteArray &keyId)
{
    QByteArray bytes;
    QCborStreamWriter writer(&bytes);
    writer.startMap(2);
    writer.append(algorithmLabel);
    writer.append(eddsa);
    writer.append(keyIdLabel);
    writer.append(keyId);
    writer.endMap();
    return bytes;
}

// A definite byte or text string of bounded length, or nothing. The length is looked at before anything is allocated.
std::optional<QByteArray> stringPart(QCborStreamReader &reader, QCborStreamReader::Type type, quint64 largest)
{
    if (reader.type() != type || !reader.isLengthKnown() || reader.length() > largest)
        return std::nullopt;
    QByteArray part(static_cast<qsizetype>(reader.length()), '\0');
    const auto read = reader.readStringChunk(part.data(), part.size());
    if (read.status != QCborStreamReader::Ok || read.data != part.size())
        return std::nullopt;
    char none = 0;
    if (reader.readStringChunk(&none, 0).status != QCborStreamReader::EndOfString)
        return std::nullopt;
    return part;
}

bool enter(QCborStreamReader &reader, QCborStreamReader::Type type, quint64 count)
{
    return reader.type() == type && reader.isLengthKnown() && reader.length() == count && reader.enterContainer();
}

std::optional<quint64> number(QCborStreamReader &reader)
{
    if (!reader.isUnsignedInteger())
        return std::nullopt;
    const quint64 value = reader.toUnsignedInteger();
    if (!reader.next(0))
        return std::nullopt;
    return value;
}

bool label(QCborStreamReader &reader, qint64 expected)
{
    return number(reader) == static_cast<quint64>(expected);
}

std::optional<QDateTime> instant(QCborStreamReader &reader, Claim claim)
{
    if (!label(reader, claim))
        return std::nullopt;
    const std::optional<quint64> seconds = number(reader);
    if (!seconds || *seconds > static_cast<quint64>(TokenCbor::latestInstant))
        return std::nullopt;
    return QDateTime::fromSecsSinceEpoch(static_cast<qint64>(*seconds), Qt::UTC);
}

QByteArray ticketBytes(TicketId ticket)
{
    QByteArray bytes;
    for (auto value = static_cast<quint64>(ticket.value()); value != 0; value >>= 8)
        bytes.prepend(static_cast<char>(value & 0xffU));
    return bytes;
}

TicketId ticketOf(const QByteArray &bytes)
{
    quint64 value = 0;
    for (const char byte : bytes)
        value = (value << 8) | static_cast<unsigned char>(byte);
    return TicketId(static_cast<qint64>(value));
}

std::optional<QByteArray> keyIdIn(const QByteArray &header)
{
    // The header is fixed but for its last bytes, the key id.
    const QByteArray keyId = header.right(TerminalKey::keyIdSize);
    if (protectedHeader(keyId) != header)
        return std::nullopt;
    return keyId;
}

std::optional<TokenCbor> read(QCborStreamReader &reader)
{
    if (!reader.isTag() || reader.toTag() != signOneTag || !reader.next(0)
        || !enter(reader, QCborStreamReader::Array, 4))
        return std::nullopt;
    const std::optional<QByteArray> header = stringPart(reader, QCborStreamReader::ByteArray, largestPart);
    const std::optional<QByteArray> keyId = header ? keyIdIn(*header) : std::nullopt;
    if (!keyId || !enter(reader, QCborStreamReader::Map, 0) || !reader.leaveContainer())
        return std::nullopt;
    const std::optional<QByteArray> payload = stringPart(reader, QCborStreamReader::ByteArray, largestPart);
    const std::optional<QByteArray> signature
        = payload ? stringPart(reader, QCborStreamReader::ByteArray, TerminalKey::signatureSize) : std::nullopt;
    if (!signature || signature->size() != TerminalKey::signatureSize || !reader.leaveContainer())
        return std::nullopt;
    return TokenCbor{*keyId, *payload, *signature};
}

std::optional<TokenClaims> readClaims(QCborStreamReader &reader)
{
    TokenClaims claims;
    if (!enter(reader, QCborStreamReader::Map, 5) || !label(reader, Subject))
        return std::nullopt;
    const std::optional<QByteArray> subject = stringPart(reader, QCborStreamReader::String, largestPart);
    const std::optional<QDateTime> expires = subject ? instant(reader, Expires) : std::nullopt;
    const std::optional<QDateTime> notBefore = expires ? instant(reader, NotBefore) : std::nullopt;
    const std::optional<QDateTime> issuedAt = notBefore ? instant(reader, IssuedAt) : std::nullopt;
    if (!issuedAt || !label(reader, TokenId))
        return std::nullopt;
    const std::optional<QByteArray> ticket = stringPart(reader, QCborStreamReader::ByteArray, sizeof(qint64));
    if (!ticket || !reader.leaveContainer())
        return std::nullopt;
    claims.orderNumber = QString::fromUtf8(*subject);
    claims.expires = *expires;
    claims.notBefore = *notBefore;
    claims.issuedAt = *issuedAt;
    claims.ticket = ticketOf(*ticket);
    return claims;
}

} // namespace

QByteArray TokenCbor::opening()
{
    return TokenCbor{QByteArray(TerminalKey::keyIdSize, '\0'), {}, {}}.encoded().left(8);
}

QByteArray TokenCbor::signedBytes() const
{
    QByteArray bytes;
    QCborStreamWriter writer(&bytes);
    writer.startArray(4);
    writer.append(QLatin1String("Signature1"));
    writer.append(protectedHeader(keyId));
    writer.append(QByteArray());
    writer.append(payload);
    writer.endArray();
    return bytes;
}

QByteArray TokenCbor::encoded() const
{
    QByteArray bytes;
    QCborStreamWriter writer(&bytes);
    writer.append(signOneTag);
    writer.startArray(4);
    writer.append(protectedHeader(keyId));
    writer.startMap(0);
    writer.endMap();
    writer.append(payload);
    writer.append(signature);
    writer.endArray();
    return bytes;
}

Result<TokenCbor> TokenCbor::decode(const QByteArray &bytes)
{
    QCborStreamReader reader(bytes);
    const std::optional<TokenCbor> token = read(reader);
    if (!token && reader.lastError() == QCborError::EndOfFile)
        return fail(Fault::Rule, QStringLiteral("code_unreadable"));
    if (!token || token->encoded() != bytes)
        return fail(Fault::Rule, QStringLiteral("bad_signature"));
    return *token;
}

QByteArray TokenCbor::encodeClaims(const TokenClaims &claims)
{
    QByteArray bytes;
    QCborStreamWriter writer(&bytes);
    writer.startMap(5);
    writer.append(static_cast<qint64>(Subject));
    writer.append(QStringView(claims.orderNumber));
    for (const auto &[claim, at] :
        {std::pair{Expires, claims.expires}, {NotBefore, claims.notBefore}, {IssuedAt, claims.issuedAt}}) {
        writer.append(static_cast<qint64>(claim));
        writer.append(at.toSecsSinceEpoch());
    }
    writer.append(static_cast<qint64>(TokenId));
    writer.append(ticketBytes(claims.ticket));
    writer.endMap();
    return bytes;
}

Result<TokenClaims> TokenCbor::decodeClaims(const QByteArray &payload)
{
    QCborStreamReader reader(payload);
    const std::optional<TokenClaims> claims = readClaims(reader);
    if (!claims || encodeClaims(*claims) != payload)
        return fail(Fault::Rule, QStringLiteral("bad_signature"));
    return *claims;
}

} // namespace vd::checkin
