#pragma once

#include <QString>
#include <QStringList>

namespace vd::operators {

/// How the server's identity is checked. There is no unverified mode over a network.
enum class TlsMode {
    System, ///< Verified against the machine's certificate authorities and the host name.
    Certificate, ///< Verified against the authority in rootCertificate and the host name.
    LocalSocket ///< No TLS; only for a host that is a socket folder on this computer.
};

/// How to reach a server. Remembered between sessions; never holds a password.
struct Profile
{
    QString name;
    QStringList hosts; ///< Tried in order; the one that accepts writes is taken.
    quint16 port = 5432;
    QString database;
    TlsMode tls = TlsMode::System;
    QString rootCertificate; ///< Path of a PEM file, for TlsMode::Certificate.
    bool embedded = false; ///< "This computer only": the program starts its own server and the rest is not used.
    QString rootFingerprint; ///< Pinned at the first sign-in: SHA-256 of the certificate in rootCertificate.
    QString clientVersion; ///< Pinned: the newest program that signed in with it; older ones are refused.

    friend bool operator==(const Profile &, const Profile &) = default;
};

} // namespace vd::operators
