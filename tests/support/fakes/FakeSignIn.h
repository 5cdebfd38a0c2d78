#pragma once

#include "models/base/WhenDone.h"
#include "models/operators/PasswordKeeper.h"
#include "models/operators/ProfileStore.h"
#include "models/operators/SignInGateway.h"

#include <QHash>
#include <QPromise>

#include <memory>
#include <optional>

namespace vd::test {

/// Signs in at once, or answers with the error that was set, or waits until it is told to finish.
class FakeSignIn final : public operators::SignInGateway
{
public:
    operators::SessionInfo session;
    std::optional<Error> refusal;
    QString password = QStringLiteral("correct");
    bool slow = false;
    int signOuts = 0;
    operators::Profile lastProfile;
    QString lastUser;

    FakeSignIn()
    {
        session.operatorId = OperatorId(7);
        session.login = QStringLiteral("mei");
        session.displayName = QStringLiteral("Mei");
        session.roles = operators::Role::FrontDesk | operators::Role::DeskLead;
        session.venues = {
            {VenueId(1), QStringLiteral("Riverside Sports Centre"), QTimeZone("Asia/Shanghai"), QStringLiteral("CNY")},
            {VenueId(2), QStringLiteral("City Aquarium"), QTimeZone("Asia/Shanghai"), QStringLiteral("CNY")}};
    }

    Future<operators::SessionInfo> signIn(
        const operators::Profile &profile, const QString &user, const QString &typed) override
    {
        lastProfile = profile;
        lastUser = user;
        if (slow) {
            m_waiting = std::make_shared<QPromise<Result<operators::SessionInfo>>>();
            m_waiting->start();
            return m_waiting->future();
        }
        return ready(answer(typed));
    }
    Future<operators::SessionInfo> signInChanging(
        const operators::Profile &profile, const QString &user, const QString &typed, const QString &changed) override
    {
        lastProfile = profile;
        lastUser = user;
        if (typed != password)
            return ready<operators::SessionInfo>(fail(Fault::Denied, QStringLiteral("wrong_credentials")));
        password = changed;
        refusal.reset();
        return ready<operators::SessionInfo>(session);
    }
    Future<Done> changePassword(const QString &present, const QString &changed) override
    {
        if (present != password)
            return ready<Done>(fail(Fault::Denied, QStringLiteral("wrong_credentials")));
        password = changed;
        return ready<Done>(Done{});
    }
    Future<Done> signOut() override
    {
        ++signOuts;
        return ready<Done>(Done{});
    }
    Future<Done> unlock(const QString &typed) override
    {
        if (typed == password)
            return ready<Done>(Done{});
        return ready<Done>(fail(Fault::Denied, QStringLiteral("wrong_credentials")));
    }
    void finish()
    {
        m_waiting->addResult(answer(password));
        m_waiting->finish();
    }

private:
    Result<operators::SessionInfo> answer(const QString &typed) const
    {
        if (refusal)
            return tl::unexpected<Error>(*refusal);
        if (typed != password)
            return fail(Fault::Denied, QStringLiteral("wrong_credentials"));
        return session;
    }

    std::shared_ptr<QPromise<Result<operators::SessionInfo>>> m_waiting;
};

class FakeProfiles final : public operators::ProfileStore
{
public:
    QList<operators::Profile> kept;
    QString profile;
    QString user;

    FakeProfiles()
    {
        operators::Profile riverside;
        riverside.name = QStringLiteral("Riverside");
        riverside.hosts = {QStringLiteral("db1.riverside.example"), QStringLiteral("db2.riverside.example")};
        riverside.database = QStringLiteral("venuedesk");
        kept = {riverside};
        profile = riverside.name;
    }

    QList<operators::Profile> profiles() const override { return kept; }
    void save(const operators::Profile &changed) override
    {
        remove(changed.name);
        kept.append(changed);
    }
    void remove(const QString &name) override
    {
        kept.removeIf([&name](const operators::Profile &known) { return known.name == name; });
    }
    QString lastProfile() const override { return profile; }
    QString lastUser(const QString &) const override { return user; }
    void setLast(const QString &name, const QString &who) override
    {
        profile = name;
        user = who;
    }
};

class FakeKeychain final : public operators::PasswordKeeper
{
public:
    bool present = true;
    QHash<QString, QString> kept;

    bool available() const override { return present; }
    Future<QString> read(const QString &profile, const QString &user) override
    {
        const auto found = kept.constFind(profile + QLatin1Char('/') + user);
        if (found == kept.constEnd())
            return ready<QString>(fail(Fault::Missing, QStringLiteral("not_kept")));
        return ready<QString>(*found);
    }
    Future<Done> keep(const QString &profile, const QString &user, const QString &password) override
    {
        kept.insert(profile + QLatin1Char('/') + user, password);
        return ready<Done>(Done{});
    }
    Future<Done> forget(const QString &profile, const QString &user) override
    {
        kept.remove(profile + QLatin1Char('/') + user);
        return ready<Done>(Done{});
    }
};

} // namespace vd::test
