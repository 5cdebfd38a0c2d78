// What is read of people and keys: a file of document keys, a sealed document, a wrapped key, a typed number.

#include "models/checkin/KeyWrap.h"
#include "models/customers/DocumentKeyRing.h"
#include "models/customers/KeyBackup.h"
#include "tests/support/TestKeys.h"

#include <cstdint>
#include <cstdlib>

using namespace vd;
using namespace vd::customers;

namespace {

void demand(bool holds)
{
    if (!holds)
        std::abort();
}

const DocumentKeyRing &ring()
{
    static const DocumentKeyRing keys = [] {
        DocumentKeyRing made;
        made.add(DocumentKey::fromSecret(1, QByteArray(32, 'k')).value());
        return made;
    }();
    return keys;
}

// A number that is taken has one form, seals within the server's limits and opens as itself.
void numbers(const QString &text)
{
    const Result<QString> number = Document::normalised(text);
    if (!number) {
        demand(!number.error().code.isEmpty());
        return;
    }
    demand(Document::normalised(*number).value() == *number);
    const qsizetype tail = Document::tail(*number).toUcs4().size();
    demand(tail == 2 || tail == 4);
    const SealedDocument sealed = ring().seal({Document::Type::Other, text}).value();
    demand(sealed.sealed.size() >= 40 && sealed.sealed.size() <= 400);
    demand(ring().open(sealed.sealed).value() == (Document{Document::Type::Other, *number}));
}

// Nothing opens but what the key sealed.
void sealed(const QByteArray &bytes)
{
    if (const Result<Document> document = ring().open(bytes))
        demand(ring().newest().seal(document->type, document->number).value() == bytes);
    if (const Result<QByteArray> key = checkin::KeyWrap::unwrap(bytes, test::knownKey(), "fuzz"))
        demand(key->size() == 32);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    numbers(QString::fromUtf8(bytes));
    sealed(bytes);
    sealed(QByteArray::fromHex(bytes));
    // Stretching a passphrase costs a tenth of a second on purpose, so only some files go that far.
    if (size % 64 == 0 || !bytes.contains("\"salt\""))
        demand(!KeyBackup::read(bytes, QStringLiteral("not the passphrase")));
    return 0;
}
