#pragma once

#include "models/base/Result.h"

#include <QByteArray>
#include <QStringList>

namespace vd::app {

/// A certificate authority of the venue's own and the server certificate it signed (X.509, RFC 5280; ECDSA P-256), made
/// by OpenSSL. Desks are given the authority's certificate and trust nothing else.
struct ServerCertificates
{
    QByteArray authority; ///< PEM, for the desks.
    QByteArray authorityKey; ///< PEM; signs the next server certificate and belongs off the server.
    QByteArray certificate; ///< PEM.
    QByteArray key; ///< PEM.
    QString fingerprint; ///< SHA-256 of the authority's certificate: "5F:3A:…".

    /// For these host names and IP addresses; the first is the common name. The authority lasts ten years, the server's
    /// certificate as many days as asked for. Errors: certificate_failed.
    [[nodiscard]] static Result<ServerCertificates> make(const QStringList &names, int days);
    /// SHA-256 of the first certificate of a PEM file's text, as people compare it; empty when there is none.
    [[nodiscard]] static QString fingerprintOf(const QByteArray &pem);
};

} // namespace vd::app
