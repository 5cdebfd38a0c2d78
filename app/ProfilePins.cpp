#include "app/ProfilePins.h"

#include "app/ServerCertificates.h"

#include <QFile>
#include <QVersionNumber>

namespace vd::app {

namespace {

constexpr qint64 largestCertificate = 1 << 20;

QString fingerprintOfFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestCertificate)
        return {};
    return ServerCertificates::fingerprintOf(file.readAll());
}

bool isOlder(const QString &version, const QString &than)
{
    return QVersionNumber::fromString(version) < QVersionNumber::fromString(than);
}

} // namespace

Result<Done> ProfilePins::check(const operators::Profile &profile, const QString &clientVersion)
{
    if (!profile.clientVersion.isEmpty() && isOlder(clientVersion, profile.clientVersion))
        return fail(Fault::Rule, QStringLiteral("client_older_than_pinned"),
            {{QStringLiteral("pinned"), profile.clientVersion}, {QStringLiteral("client"), clientVersion}});
    if (profile.tls != operators::TlsMode::Certificate)
        return Done{};
    const QString is = fingerprintOfFile(profile.rootCertificate);
    if (is.isEmpty())
        return fail(Fault::Denied, QStringLiteral("root_certificate_missing"),
            {{QStringLiteral("path"), profile.rootCertificate}});
    if (!profile.rootFingerprint.isEmpty() && profile.rootFingerprint != is)
        return fail(Fault::Denied, QStringLiteral("root_certificate_changed"),
            {{QStringLiteral("path"), profile.rootCertificate}, {QStringLiteral("was"), profile.rootFingerprint},
                {QStringLiteral("is"), is}});
    return Done{};
}

std::optional<operators::Profile> ProfilePins::pinned(const operators::Profile &profile, const QString &clientVersion)
{
    operators::Profile now = profile;
    now.clientVersion = clientVersion;
    if (now.tls == operators::TlsMode::Certificate)
        now.rootFingerprint = fingerprintOfFile(now.rootCertificate);
    return now == profile ? std::nullopt : std::optional(now);
}

} // namespace vd::app
