#include "app/CtlTarget.h"

#include "app/Folders.h"
#include "app/ProfileConnection.h"
#include "app/ProfileFile.h"
#include "models/base/Pass.h"

#include <algorithm>

namespace vd::app {

using db::ConnectionSettings;
using operators::Profile;

namespace {

Result<Profile> namedProfile(const QString &name)
{
    const QList<Profile> profiles = ProfileFile(folders::config() + QStringLiteral("/profiles.json")).profiles();
    const auto found
        = std::find_if(profiles.begin(), profiles.end(), [&name](const Profile &p) { return p.name == name; });
    if (found == profiles.end())
        return fail(Fault::Missing, QStringLiteral("profile_unknown"), {{QStringLiteral("name"), name}});
    return *found;
}

Profile typedProfile(const QCommandLineParser &parser)
{
    Profile profile;
    profile.hosts = parser.value(QStringLiteral("host")).split(QLatin1Char(','), Qt::SkipEmptyParts);
    profile.port = static_cast<quint16>(parser.value(QStringLiteral("port")).toUInt());
    profile.database = parser.value(QStringLiteral("database"));
    profile.rootCertificate = parser.value(QStringLiteral("root-certificate"));
    profile.tls = profile.rootCertificate.isEmpty() ? operators::TlsMode::System : operators::TlsMode::Certificate;
    return profile;
}

} // namespace

void CtlTarget::addOptions(QCommandLineParser &parser)
{
    const QString name = QStringLiteral("name");
    parser.addOptions({
        {QStringLiteral("profile"), QStringLiteral("A saved server profile instead of this computer's own server."),
            name},
        {QStringLiteral("host"), QStringLiteral("A server, several separated by commas, or the folder of a socket."),
            QStringLiteral("host")},
        {QStringLiteral("port"), QStringLiteral("The server's port."), QStringLiteral("port"), QStringLiteral("5432")},
        {QStringLiteral("database"), QStringLiteral("The database."), name, QStringLiteral("venuedesk")},
        {QStringLiteral("user"), QStringLiteral("Sign in as this user; set-up commands need a superuser."), name},
        {QStringLiteral("root-certificate"), QStringLiteral("Verify the server by this authority (PEM file)."),
            QStringLiteral("file")},
    });
}

Result<std::unique_ptr<CtlTarget>> CtlTarget::from(const QCommandLineParser &parser)
{
    std::unique_ptr<CtlTarget> target(new CtlTarget);
    Profile profile;
    profile.embedded = true;
    if (parser.isSet(QStringLiteral("host"))) {
        profile = typedProfile(parser);
    } else if (parser.isSet(QStringLiteral("profile"))) {
        const Result<Profile> named = namedProfile(parser.value(QStringLiteral("profile")));
        if (!named)
            return pass(named);
        profile = *named;
    }
    target->m_secrets = std::make_unique<Secrets>(folders::data());
    if (profile.embedded) {
        target->m_embedded = std::make_unique<EmbeddedServer>(folders::data(), *target->m_secrets);
        return target;
    }
    if (profile.hosts.isEmpty() || profile.database.isEmpty() || profile.port == 0)
        return fail(Fault::Rule, QStringLiteral("profile_incomplete"));
    target->m_name = profile.name;
    target->m_remote = connectionOf(profile);
    target->m_remote.user = parser.value(QStringLiteral("user"));
    if (target->m_remote.user.isEmpty())
        return fail(Fault::Rule, QStringLiteral("user_required"));
    return target;
}

Result<ConnectionSettings> CtlTarget::superuser()
{
    if (!m_embedded)
        return m_remote;
    if (const auto ready = m_embedded->prepare().result(); !ready)
        return ready;
    return m_embedded->superuser().result();
}

Result<ConnectionSettings> CtlTarget::person()
{
    if (!m_embedded)
        return m_remote;
    return m_embedded->prepare().result();
}

Result<ConnectionSettings> CtlTarget::emptyServer()
{
    if (!m_embedded)
        return m_remote;
    if (const auto started = m_embedded->start().result(); !started)
        return pass(started);
    return m_embedded->superuser().result();
}

Result<ConnectionSettings> CtlTarget::service()
{
    if (!m_embedded)
        return m_remote;
    if (const auto ready = m_embedded->prepare().result(); !ready)
        return ready;
    return m_embedded->serviceLogin().result();
}

} // namespace vd::app
