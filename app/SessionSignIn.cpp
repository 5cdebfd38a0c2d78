#include "app/SessionSignIn.h"

#include "app/ProfileConnection.h"
#include "app/ProfilePins.h"
#include "app/SignInErrors.h"
#include "app/TerminalKeys.h"
#include "db/client/SchemaFiles.h"
#include "models/base/Pass.h"
#include "models/base/WhenDone.h"

#include <QLoggingCategory>

namespace vd::app {

Q_LOGGING_CATEGORY(logSession, "vd.session")

namespace {

using operators::Profile;
using operators::SessionInfo;

Result<SignedIn> askServer(db::Session &session, const QString &terminal, const Profile &profile)
{
    const QString version = QStringLiteral(VD_VERSION);
    const Result<Done> opened = session.open();
    if (!opened)
        return pass(opened);
    Result<SignedIn> signedIn
        = session.ask(QLatin1String("sign_in"), db::Params::of(terminal, version)).and_then(&signedInFromJson);
    if (!signedIn)
        return signedIn;
    const int known = db::SchemaFiles::newestVersion();
    if (const Result<Done> fits = checkSchema(known, signedIn->schemaVersion); !fits)
        return pass(fits);
    if (!profile.embedded)
        signedIn->pinned = ProfilePins::pinned(profile, version);
    return signedIn;
}

Result<Done> setPassword(db::Session &session, const QString &login, const QString &password)
{
    const Result<QString> verifier = session.passwordVerifier(login, password);
    if (!verifier)
        return pass(verifier);
    return session.call(QLatin1String("change_password"), db::Params().request(QUuid::createUuid()).add(*verifier))
        .map([&](const QJsonObject &) {
            session.setPassword(password);
            return Done{};
        });
}

QString serverName(const Profile &profile)
{
    return profile.embedded ? QStringLiteral("embedded") : profile.name;
}

} // namespace

SessionSignIn::SessionSignIn(
    StartEmbedded startEmbedded, TerminalKeys &keys, const QString &terminal, DoorStores *doors, QObject *parent)
    : QObject(parent)
    , m_startEmbedded(std::move(startEmbedded))
    , m_keys(keys)
    , m_terminal(terminal)
    , m_doors(doors)
{
}

SessionSignIn::~SessionSignIn() = default;

Future<db::ConnectionSettings> SessionSignIn::target(const Profile &profile) const
{
    return profile.embedded ? m_startEmbedded() : ready<db::ConnectionSettings>(connectionOf(profile));
}

Future<SessionInfo> SessionSignIn::signIn(const Profile &profile, const QString &user, const QString &password)
{
    return begin(profile, user, password, {});
}

Future<SessionInfo> SessionSignIn::signInChanging(
    const Profile &profile, const QString &user, const QString &oneTimePassword, const QString &newPassword)
{
    return begin(profile, user, oneTimePassword, newPassword);
}

Future<SessionInfo> SessionSignIn::begin(
    const Profile &profile, const QString &user, const QString &password, const QString &newPassword)
{
    const auto attempt = std::make_shared<Attempt>();
    attempt->profile = profile;
    attempt->newPassword = newPassword;
    attempt->promise.start();
    whenDone(target(profile), this, [this, attempt, user, password](const Result<db::ConnectionSettings> &settings) {
        if (!settings)
            return finish(attempt, pass(settings));
        attempt->settings = *settings;
        const bool owner = user.isEmpty() || user == settings->user;
        attempt->passwordKept = attempt->profile.embedded && owner && password.isEmpty();
        if (!attempt->passwordKept) {
            attempt->settings.user = user;
            attempt->settings.password = password;
        }
        attempt->settings.terminal = m_terminal;
        connectTo(attempt);
    });
    return attempt->promise.future();
}

void SessionSignIn::connectTo(const AttemptPtr &attempt)
{
    attempt->lane = std::make_unique<db::Lane>(QStringLiteral("interactive"), attempt->settings);
    const Future<SignedIn> asked
        = attempt->lane->run([terminal = m_terminal, login = attempt->settings.user, changed = attempt->newPassword,
                                 profile = attempt->profile](db::Session &session) -> Result<SignedIn> {
              // Before anything is sent.
              Result<Done> ready = ProfilePins::check(profile, QStringLiteral(VD_VERSION));
              if (ready && !changed.isEmpty())
                  ready = setPassword(session, login, changed);
              return ready ? askServer(session, terminal, profile) : pass(ready);
          });
    whenDone(asked, this, [this, attempt](const Result<SignedIn> &signedIn) { finish(attempt, signedIn); });
}

void SessionSignIn::finish(const AttemptPtr &attempt, const Result<SignedIn> &signedIn)
{
    if (!signedIn) {
        const Error error = signInError(signedIn.error(), attempt->profile);
        return error.fault == Fault::Offline && m_doors && attempt->lane && !attempt->passwordKept
                && attempt->newPassword.isEmpty()
            ? tryWithoutServer(attempt, error)
            : refuse(attempt, error);
    }
    if (!m_doors || !operators::OfflinePass::isFor(signedIn->info.roles))
        return admit(attempt, *signedIn, nullptr);
    m_doors->prepare(serverName(attempt->profile),
        [this, attempt, known = *signedIn](db::CipherDoorStore *store) { admit(attempt, known, store); });
}

void SessionSignIn::refuse(const AttemptPtr &attempt, const Error &error)
{
    attempt->lane.reset();
    attempt->promise.addResult(tl::unexpected<Error>(error));
    attempt->promise.finish();
}

void SessionSignIn::admit(const AttemptPtr &attempt, const SignedIn &signedIn, db::CipherDoorStore *store)
{
    (void)signOut();
    SignedIn known = signedIn;
    known.settings = attempt->settings;
    if (!attempt->newPassword.isEmpty())
        known.settings.password = attempt->newPassword;
    known.server = serverName(attempt->profile);
    known.info.passwordKept = attempt->passwordKept;
    m_session = std::make_unique<DeskSession>(std::move(attempt->lane), known, m_keys, store);
    m_doorStore = store;
    m_passwordKept = attempt->passwordKept;
    connect(m_session.get(), &DeskSession::refused, this, &SessionSignIn::refused);
    connect(
        m_session.get(), &DeskSession::rightsChanged, this, [this, profile = attempt->profile](const SignedIn &now) {
            prepareTerminalKeys(profile, now);
            Q_EMIT rightsChanged(now.info);
        });
    if (!known.info.offline) {
        prepareTerminalKeys(attempt->profile, known);
        const QDateTime device = QDateTime::currentDateTimeUtc();
        if (store && !m_passwordKept)
            (void)store->keepPass(known.info, known.settings.password, device, known.serverNow.msecsTo(device));
    }
    if (known.pinned)
        Q_EMIT pinned(*known.pinned);
    attempt->promise.addResult(known.info);
    attempt->promise.finish();
}

void SessionSignIn::tryWithoutServer(const AttemptPtr &attempt, const Error &error)
{
    using Opened = operators::OfflinePass::Opened;
    m_doors->prepare(serverName(attempt->profile), [this, attempt, error](db::CipherDoorStore *store) {
        if (!store)
            return refuse(attempt, error);
        const QDateTime device = QDateTime::currentDateTimeUtc();
        whenDone(store->openPass(attempt->settings.user, attempt->settings.password, device), this,
            [this, attempt, error, store, device](const Result<Opened> &opened) {
                if (!opened)
                    return refuse(attempt, opened.error().fault == Fault::Denied ? opened.error() : error);
                SignedIn known;
                known.info = opened->info;
                known.serverNow = device.addMSecs(-opened->skewMs);
                admit(attempt, known, store);
            });
    });
}

Future<Done> SessionSignIn::signOut()
{
    if (m_session) {
        Q_EMIT ending();
        // The window's pages still hold its gateways; they are gone when the event loop comes round.
        m_session.release()->deleteLater();
        m_doorStore = nullptr;
        m_keys.forget();
    }
    return ready<Done>(Done{});
}

Future<Done> SessionSignIn::unlock(const QString &password)
{
    if (!m_session)
        return ready<Done>(fail(Fault::Denied, QStringLiteral("wrong_credentials")));
    // A fresh connection: only the server knows whether the password is still right.
    db::ConnectionSettings settings = m_session->settings();
    if (!m_passwordKept || !password.isEmpty())
        settings.password = password;
    const auto lane = std::make_shared<db::Lane>(QStringLiteral("unlock"), settings);
    const auto promise = std::make_shared<QPromise<Result<Done>>>();
    promise->start();
    whenDone(lane->open(), this, [this, lane, promise, typed = settings.password](const Result<Done> &opened) {
        if (!opened && opened.error().fault == Fault::Offline && m_doorStore)
            return unlockWithoutServer(typed, promise);
        Result<Done> answer = opened;
        // Of the sign-in page's words the lock screen needs one; it has no host to name.
        if (!opened && signInError(opened.error(), {}).code == QLatin1String("wrong_credentials"))
            answer = fail(Fault::Denied, QStringLiteral("wrong_credentials"));
        promise->addResult(answer);
        promise->finish();
    });
    return promise->future();
}

Future<Done> SessionSignIn::changePassword(const QString &present, const QString &newPassword)
{
    if (!m_session)
        return ready<Done>(fail(Fault::Denied, QStringLiteral("wrong_credentials")));
    // A connection of its own proves the present password.
    db::ConnectionSettings settings = m_session->settings();
    settings.password = present;
    const auto lane = std::make_shared<db::Lane>(QStringLiteral("password"), settings);
    const auto promise = std::make_shared<QPromise<Result<Done>>>();
    promise->start();
    const Future<Done> asked = lane->run([login = settings.user, newPassword](db::Session &session) -> Result<Done> {
        if (const Result<Done> opened = session.open(); !opened)
            return opened;
        return setPassword(session, login, newPassword);
    });
    whenDone(asked, this, [this, lane, promise, newPassword](const Result<Done> &done) {
        if (done && m_session)
            m_session->setPassword(newPassword);
        promise->addResult(done ? done : tl::unexpected<Error>(signInError(done.error(), {})));
        promise->finish();
    });
    return promise->future();
}

void SessionSignIn::unlockWithoutServer(const QString &password, const std::shared_ptr<QPromise<Result<Done>>> &promise)
{
    using Opened = operators::OfflinePass::Opened;
    whenDone(m_doorStore->openPass(m_session->settings().user, password, QDateTime::currentDateTimeUtc()), this,
        [promise](const Result<Opened> &opened) {
            promise->addResult(opened.map([](const Opened &) { return Done{}; }));
            promise->finish();
        });
}

void SessionSignIn::prepareTerminalKeys(const Profile &profile, const SignedIn &signedIn)
{
    using operators::Role;
    const operators::Roles roles = signedIn.info.roles;
    // An administrator registers the computer they sit at.
    if (!(roles & (operators::Roles(Role::FrontDesk) | Role::DeskLead | Role::Administrator)))
        return;
    for (const operators::VenueInfo &venue : signedIn.info.venues) {
        const bool alone = profile.embedded || signedIn.onePersonVenues.contains(venue.id);
        const bool registers = alone && roles.testFlag(Role::Administrator);
        m_keys.prepare(
            serverName(profile), venue.id, [this, id = venue.id, registers](const Result<checkin::TerminalKey> &key) {
                if (!key)
                    qCWarning(logSession).noquote() << "no ticket key:" << key.error().code;
                else if (registers)
                    registerTerminal(id, *key);
            });
    }
}

void SessionSignIn::registerTerminal(VenueId venue, const checkin::TerminalKey &key)
{
    if (!m_session)
        return;
    const Future<TerminalId> asked
        = m_session->gateways().checkin->registerTerminal(venue, m_terminal, key.keyId(), key.publicKey());
    whenDone(asked, this, [](const Result<TerminalId> &done) {
        if (!done)
            qCWarning(logSession).noquote() << "this computer's ticket key is not registered:" << done.error().code;
    });
}

} // namespace vd::app
