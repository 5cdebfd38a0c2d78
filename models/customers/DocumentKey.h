#pragma once

#include "models/customers/Document.h"

#include <QByteArray>
#include <QList>

#include <memory>

namespace vd::customers {

/// One version of an organization's document key: 256 random bits, from which the keys for sealing and for hashing are
/// derived. The server never has it; terminals hold it wrapped for their own key pair (checkin::KeyWrap).
class DocumentKey
{
public:
    static constexpr int checkSize = 16;
    static constexpr int hashSize = 32;

    /// A new key from the system's random source. Error: crypto_failed.
    [[nodiscard]] static Result<DocumentKey> generate(int version);
    /// Error: seal_broken (not 32 bytes).
    [[nodiscard]] static Result<DocumentKey> fromSecret(int version, const QByteArray &secret);

    [[nodiscard]] int version() const { return m_version; }
    /// The 32 bytes, for wrapping only; never logged, never sent.
    [[nodiscard]] const QByteArray &secret() const;
    /// What the server keeps to tell whether a terminal holds the right key; says nothing about it.
    [[nodiscard]] QByteArray check() const;

    /// HMAC-SHA-256 over type and normalised number: equal documents have equal hashes under one key, and only there.
    [[nodiscard]] QByteArray hash(Document::Type type, const QString &normalised) const;
    /// The key hash() works with, for a door's own encrypted list: documents are found with it, but not opened.
    [[nodiscard]] const QByteArray &hashKey() const;
    /// What a number may be found by under such keys, whatever kind of document it is: one hash per kind and key.
    /// Errors: those of Document::normalised.
    [[nodiscard]] static Result<QList<QByteArray>> hashes(const QList<QByteArray> &hashKeys, const QString &number);
    /// Format byte, key version, nonce, AES-256-GCM. The nonce is made from the document, so that the same booking sent
    /// twice is the same bytes. Error: crypto_failed.
    [[nodiscard]] Result<QByteArray> seal(Document::Type type, const QString &normalised) const;
    /// Errors: seal_broken.
    [[nodiscard]] Result<Document> open(const QByteArray &sealed) const;
    /// The key version a sealed document names; 0 for what is none.
    [[nodiscard]] static int versionOf(const QByteArray &sealed);

private:
    struct Keys;
    DocumentKey(int version, std::shared_ptr<const Keys> keys);

    int m_version = 0;
    std::shared_ptr<const Keys> m_keys; // Wiped with the last copy.
};

} // namespace vd::customers
