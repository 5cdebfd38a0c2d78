#include "app/Secrets.h"

#include "models/base/Promise.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QFile>

#include <qt6keychain/keychain.h>

namespace vd::app {

namespace {

// Only a service that is already running counts: starting one from a server's shell or a test could ask questions
// nobody sees.
bool secretServiceRuns()
{
    const bool busIsThere = qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")
        || QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
    if (!busIsThere)
        return false;
    const QDBusConnection bus = QDBusConnection::sessionBus();
    return bus.isConnected() && bus.interface()->isServiceRegistered(QStringLiteral("org.freedesktop.secrets"));
}

Error keychainError(QKeychain::Error error)
{
    return error == QKeychain::EntryNotFound
        ? Error{Fault::Missing, QStringLiteral("not_kept"), {}, {}}
        : Error{Fault::Denied, QStringLiteral("keychain_failed"), {}, QString::number(error)};
}

// The job lives on the worker's thread, where its answer arrives.
template <typename JobType, typename Finish>
void startJob(JobType *job, QObject *context, const QString &key, Finish finish)
{
    job->setAutoDelete(true);
    job->setKey(key);
    QObject::connect(job, &QKeychain::Job::finished, context, [job, finish](QKeychain::Job *) { finish(job); });
    job->start();
}

constexpr QLatin1String service("venuedesk");

} // namespace

Secrets::Secrets(const QString &folder)
    : m_folder(folder)
    , m_files(folder)
    , m_worker(QStringLiteral("secrets"))
{
}

QString Secrets::keychainKey(const QString &name) const
{
    return name + QLatin1Char('@') + m_folder;
}

Future<QString> Secrets::read(const QString &name)
{
    const Promise<QString> promise = begun<QString>();
    (void)m_worker.run([this, name, promise]() -> Result<Done> {
        const Result<QString> fromFile = m_files.read(name);
        if (fromFile || fromFile.error().fault != Fault::Missing || !secretServiceRuns()) {
            answer(promise, fromFile);
            return Done{};
        }
        startJob(new QKeychain::ReadPasswordJob(service), m_worker.context(), keychainKey(name), [promise](auto *job) {
            answer(promise,
                job->error() ? Result<QString>(tl::unexpected<Error>(keychainError(job->error())))
                             : Result<QString>(job->textData()));
        });
        return Done{};
    });
    return promise->future();
}

Future<Secrets::Place> Secrets::store(const QString &name, const QString &value)
{
    const Promise<Place> promise = begun<Place>();
    (void)m_worker.run([this, name, value, promise]() -> Result<Done> {
        const auto intoFile = [this, name, value, promise] {
            answer(promise, m_files.store(name, value).map([](Done) { return Place::File; }));
        };
        if (!secretServiceRuns()) {
            intoFile();
            return Done{};
        }
        auto *job = new QKeychain::WritePasswordJob(service);
        job->setTextData(value);
        startJob(job, m_worker.context(), keychainKey(name), [this, name, promise, intoFile](auto *finished) {
            if (finished->error())
                return intoFile();
            m_files.remove(name); // an older copy must not win
            answer(promise, Result<Place>(Place::Keychain));
        });
        return Done{};
    });
    return promise->future();
}

Future<Done> Secrets::remove(const QString &name)
{
    const Promise<Done> promise = begun<Done>();
    (void)m_worker.run([this, name, promise]() -> Result<Done> {
        m_files.remove(name);
        if (!secretServiceRuns()) {
            answer(promise, Result<Done>(Done{}));
            return Done{};
        }
        startJob(new QKeychain::DeletePasswordJob(service), m_worker.context(), keychainKey(name),
            [promise](auto *) { answer(promise, Result<Done>(Done{})); });
        return Done{};
    });
    return promise->future();
}

Future<bool> Secrets::keychainRuns()
{
    return m_worker.run([]() -> Result<bool> { return secretServiceRuns(); });
}

} // namespace vd::app
