#include "models/checkin/ScanReader.h"

#include "models/checkin/CodeAlphabet.h"
#include "models/checkin/ShortCode.h"
#include "models/checkin/TicketToken.h"

#include <memory>

namespace vd::checkin {

namespace {

ScanReading refused(const QString &code, const QJsonObject &facts = {})
{
    ScanReading reading;
    reading.refusal = code;
    reading.facts = facts;
    return reading;
}

ScanReading readShortCode(const QString &text)
{
    const Result<ShortCode> code = ShortCode::parse(text);
    // Eight foreign characters and a misread short code look the same; neither is worth a question.
    if (!code)
        return refused(code.error().code, code.error().facts);
    ScanReading reading;
    reading.kind = ScanReading::Kind::ShortCode;
    reading.shortCode = code->text();
    return reading;
}

} // namespace

ScanReader::ScanReader()
{
    m_thread.setMaxThreadCount(1);
}

ScanReading ScanReader::readNow(const QString &text, const KeyRing &ring)
{
    if (text.size() > TicketToken::longestInput)
        return refused(QStringLiteral("code_too_long"));
    const QString tidy = CodeAlphabet::tidied(text);
    if (tidy.isEmpty())
        return refused(QStringLiteral("code_empty"));
    if (tidy.size() == ShortCode::length)
        return readShortCode(tidy);
    const Result<TokenClaims> claims = TicketToken::verify(text, ring);
    if (!claims)
        return refused(claims.error().code, claims.error().facts);
    ScanReading reading;
    reading.kind = ScanReading::Kind::Token;
    reading.claims = *claims;
    reading.tokenHash = TicketToken::hash(text);
    return reading;
}

Future<QList<ScanReading>> ScanReader::read(const QStringList &texts, const KeyRing &ring)
{
    const auto promise = std::make_shared<QPromise<Result<QList<ScanReading>>>>();
    promise->start();
    m_thread.start([promise, texts, ring] {
        QList<ScanReading> readings;
        readings.reserve(texts.size());
        for (const QString &text : texts)
            readings.append(readNow(text, ring));
        promise->addResult(Result<QList<ScanReading>>(std::move(readings)));
        promise->finish();
    });
    return promise->future();
}

} // namespace vd::checkin
