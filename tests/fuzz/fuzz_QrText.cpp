// Whatever is in a QR code or typed as a short code: TicketToken, ShortCode and the alphabet.

#include "models/checkin/CodeAlphabet.h"
#include "models/checkin/ShortCode.h"
#include "models/checkin/TicketToken.h"
#include "models/checkin/TokenCbor.h"
#include "models/customers/DocumentKey.h"
#include "tests/support/TestKeys.h"

#include <cstdint>
#include <cstdlib>

using namespace vd;
using namespace vd::checkin;

namespace {

void demand(bool holds)
{
    if (!holds)
        std::abort();
}

const KeyRing &ring()
{
    static const KeyRing keys = [] {
        KeyRing made;
        demand(made.add(vd::test::knownKey().publicKey()).has_value());
        return made;
    }();
    return keys;
}

// A text is accepted only if this key signed exactly these claims in exactly this spelling.
void tokens(const QString &text)
{
    const Result<TokenClaims> claims = TicketToken::verify(text, ring());
    if (!claims) {
        demand(!claims.error().code.isEmpty());
        return;
    }
    demand(TicketToken::isWellFormed(text));
    demand(TicketToken::sign(vd::test::knownKey(), *claims).value() == TicketToken::canonicalText(text));
}

// The same bytes as claims that a genuine key signed: past the signature the reader must be as strict.
void signedPayload(const QByteArray &payload)
{
    TokenCbor token{vd::test::knownKey().keyId(), payload.left(200), {}};
    token.signature = vd::test::knownKey().sign(token.signedBytes()).value();
    tokens(QLatin1Char('1') + CodeAlphabet::encode(token.encoded()));
}

void cbor(const QByteArray &bytes)
{
    if (const Result<TokenCbor> token = TokenCbor::decode(bytes))
        demand(token->encoded() == bytes);
    if (const Result<TokenClaims> claims = TokenCbor::decodeClaims(bytes))
        demand(TokenCbor::encodeClaims(*claims) == bytes);
}

void shortCodes(const QString &text)
{
    const Result<ShortCode> code = ShortCode::parse(text);
    if (!code)
        return;
    demand(code->text().size() == ShortCode::length);
    demand(ShortCode::parse(code->display()).value() == *code);
    demand(ShortCode::checkCharacter(QStringView(code->text()).first(7)) == code->text().back());
}

void alphabet(const QString &text, const QByteArray &bytes)
{
    if (const Result<QByteArray> decoded = CodeAlphabet::decode(text))
        demand(CodeAlphabet::encode(*decoded) == text);
    demand(CodeAlphabet::decode(CodeAlphabet::encode(bytes)).value() == bytes);
    // What is ours stays as it is; elsewhere a dropped blank may let an accent join the letter before it.
    const QString tidy = CodeAlphabet::tidied(text);
    demand(!CodeAlphabet::decode(tidy) || CodeAlphabet::tidied(tidy) == tidy);
}

// What a reader of documents sends: told apart by its looks, the same number whatever its spelling.
void documents(const QString &text)
{
    using customers::Document;
    if (!Document::isLikely(text))
        return;
    const Result<QString> number = Document::normalised(text);
    demand(number && number->size() <= Document::longest && Document::normalised(*number).value() == *number);
    demand(Document::isLikely(*number) && Document::isLikely(number->toLower()));
    demand(customers::DocumentKey::hashes({QByteArray(32, 'k')}, text).value()
        == customers::DocumentKey::hashes({QByteArray(32, 'k')}, *number).value());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString text = QString::fromUtf8(bytes);
    tokens(text);
    shortCodes(text);
    documents(text);
    alphabet(text, bytes);
    cbor(bytes);
    const Result<QByteArray> decoded = CodeAlphabet::decode(CodeAlphabet::tidied(text).mid(1));
    cbor(decoded.value_or(QByteArray()));
    // Signing costs more than all the rest, so only some inputs go that way.
    if (size % 8 == 0)
        signedPayload(bytes);
    return 0;
}
