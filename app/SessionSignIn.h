#pragma once

#include "app/DeskSession.h"
#include "app/DoorStores.h"
#include "models/checkin/TerminalKey.h"
#include "models/operators/SignInGateway.h"

#include <QObject>
#include <QPromise>

#include <functional>
#include <memory>

namespace vd::app {

/// Signs in at a server and owns the session that comes of it: one at a time. At this computer's own server an empty
/// password means its owner's, which the computer keeps; such a session is unlocked without one too. An administrator's
/// sign-in registers this computer's ticket key where nobody else could: in one-person venues and on the own server.
/// While no server answers, who signed in here lately gets the door, and only the door; the rest comes with the next
/// sign-in.
class SessionSignIn final : public QObject, public operators::SignInGateway
{
    Q_OBJECT

public:
    /// Starts this computer's own server and answers the connection of its owner.
    using StartEmbedded = std::function<Future<db::ConnectionSettings>()>;

    /// doors: this computer's door stores; without them nobody signs in while the server is away.
    SessionSignIn(StartEmbedded startEmbedded, TerminalKeys &keys, const QString &terminal, DoorStores *doors = nullptr,
        QObject *parent = nullptr);
    ~SessionSignIn() override;

    Future<operators::SessionInfo> signIn(
        const operators::Profile &profile, const QString &user, const QString &password) override;
    Future<operators::SessionInfo> signInChanging(const operators::Profile &profile, const QString &user,
        const QString &oneTimePassword, const QString &newPassword) override;
    Future<Done> changePassword(const QString &present, const QString &newPassword) override;
    Future<Done> signOut() override;
    Future<Done> unlock(const QString &password) override;

    /// Null while nobody is signed in.
    [[nodiscard]] DeskSession *session() const { return m_session.get(); }

Q_SIGNALS:
    /// The session goes when the event loop comes round; whoever holds its gateways lets go now.
    void ending();
    /// A good sign-in pinned the certificate or the program's version in the profile, which is to be kept.
    void pinned(const vd::operators::Profile &profile);
    /// The server will not have this login any more.
    void refused(const vd::Error &error);
    /// An administrator changed what the person signed in may do or see.
    void rightsChanged(const vd::operators::SessionInfo &now);

private:
    struct Attempt
    {
        db::ConnectionSettings settings;
        operators::Profile profile;
        bool passwordKept = false; ///< The person typed none.
        QString newPassword; ///< To be set before anything else; empty for none.
        std::unique_ptr<db::Lane> lane;
        QPromise<Result<operators::SessionInfo>> promise;
    };
    using AttemptPtr = std::shared_ptr<Attempt>;

    [[nodiscard]] Future<operators::SessionInfo> begin(
        const operators::Profile &profile, const QString &user, const QString &password, const QString &newPassword);
    [[nodiscard]] Future<db::ConnectionSettings> target(const operators::Profile &profile) const;
    void connectTo(const AttemptPtr &attempt);
    void finish(const AttemptPtr &attempt, const Result<SignedIn> &signedIn);
    void admit(const AttemptPtr &attempt, const SignedIn &signedIn, db::CipherDoorStore *store);
    void tryWithoutServer(const AttemptPtr &attempt, const Error &error);
    static void refuse(const AttemptPtr &attempt, const Error &error);
    void unlockWithoutServer(const QString &password, const std::shared_ptr<QPromise<Result<Done>>> &promise);
    void prepareTerminalKeys(const operators::Profile &profile, const SignedIn &signedIn);
    void registerTerminal(VenueId venue, const checkin::TerminalKey &key);

    StartEmbedded m_startEmbedded;
    TerminalKeys &m_keys;
    QString m_terminal;
    DoorStores *m_doors;
    db::CipherDoorStore *m_doorStore = nullptr; ///< Of the session.
    std::unique_ptr<DeskSession> m_session;
    bool m_passwordKept = false;
};

} // namespace vd::app
