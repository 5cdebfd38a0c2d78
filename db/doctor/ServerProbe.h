#pragma once

#include "db/client/ConnectionSettings.h"
#include "db/doctor/Weakness.h"

namespace vd::db {

/// Knocks at a server as a stranger on the network would: without a password, with and without TLS. Blocks.
class ServerProbe
{
public:
    /// The settings name the host as desks do, the user whose sign-in is tried, and the root certificate they trust.
    explicit ServerProbe(ConnectionSettings outside)
        : m_settings(std::move(outside))
    {
    }

    /// server_silent, plain_connections, let_in_without_password, no_tls, authority_unknown, name_wrong,
    /// certificate_expired, certificate_refused.
    [[nodiscard]] Weaknesses run() const;

private:
    enum class Answer { Silent, Refused, WantsPassword, LetIn };
    struct Knock
    {
        Answer answer;
        QString words;
    };
    [[nodiscard]] Knock knock(const QByteArray &sslmode) const;
    [[nodiscard]] Weaknesses judgeCertificate() const;

    ConnectionSettings m_settings;
};

} // namespace vd::db
