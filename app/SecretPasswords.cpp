#include "app/SecretPasswords.h"

#include "app/Secrets.h"
#include "models/base/Pass.h"
#include "models/base/WhenDone.h"

namespace vd::app {

namespace {

QString nameOf(const QString &profile, const QString &user)
{
    return QStringLiteral("sign-in/%1/%2").arg(profile, user);
}

Error notKept()
{
    return {Fault::Missing, QStringLiteral("not_kept"), {}, {}};
}

} // namespace

SecretPasswords::SecretPasswords(Secrets &secrets, QObject *parent)
    : QObject(parent)
    , m_secrets(secrets)
{
    whenDone(m_secrets.keychainRuns(), this, [this](const Result<bool> &runs) {
        m_available = runs.value_or(false);
        Q_EMIT availableChanged();
    });
}

Future<QString> SecretPasswords::read(const QString &profile, const QString &user)
{
    return m_available ? m_secrets.read(nameOf(profile, user)) : ready<QString>(tl::unexpected<Error>(notKept()));
}

Future<Done> SecretPasswords::keep(const QString &profile, const QString &user, const QString &password)
{
    if (!m_available)
        return ready<Done>(tl::unexpected<Error>(notKept()));
    const QString name = nameOf(profile, user);
    return m_secrets.store(name, password)
        .then(
            QtFuture::Launch::Sync, [&secrets = m_secrets, name](const Result<Secrets::Place> &place) -> Result<Done> {
                if (!place)
                    return pass(place);
                if (*place == Secrets::Place::Keychain)
                    return Done{};
                // The keychain went away between the question and the answer; a file is not what the person agreed to.
                (void)secrets.remove(name);
                return tl::unexpected<Error>(notKept());
            });
}

Future<Done> SecretPasswords::forget(const QString &profile, const QString &user)
{
    return m_secrets.remove(nameOf(profile, user));
}

} // namespace vd::app
