#include "app/ProfileFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <utility>

namespace vd::app {

namespace {

using operators::Profile;
using operators::TlsMode;

constexpr qint64 largestFile = 1024 * 1024;

constexpr std::array tlsWords{
    std::pair(TlsMode::System, QLatin1String("system")),
    std::pair(TlsMode::Certificate, QLatin1String("certificate")),
    std::pair(TlsMode::LocalSocket, QLatin1String("local_socket")),
};

QString wordOf(TlsMode mode)
{
    for (const auto &[value, word] : tlsWords) {
        if (value == mode)
            return word;
    }
    Q_UNREACHABLE();
}

// An unknown word means the strictest mode.
TlsMode modeOf(const QString &text)
{
    for (const auto &[value, word] : tlsWords) {
        if (word == text)
            return value;
    }
    return TlsMode::System;
}

QJsonObject toJson(const Profile &profile)
{
    return {
        {QStringLiteral("name"), profile.name},
        {QStringLiteral("hosts"), QJsonArray::fromStringList(profile.hosts)},
        {QStringLiteral("port"), profile.port},
        {QStringLiteral("database"), profile.database},
        {QStringLiteral("tls"), wordOf(profile.tls)},
        {QStringLiteral("root_certificate"), profile.rootCertificate},
        {QStringLiteral("embedded"), profile.embedded},
        {QStringLiteral("root_fingerprint"), profile.rootFingerprint},
        {QStringLiteral("client_version"), profile.clientVersion},
    };
}

Profile fromJson(const QJsonObject &json)
{
    Profile profile;
    profile.name = json.value(QLatin1String("name")).toString();
    for (const QJsonValue &host : json.value(QLatin1String("hosts")).toArray())
        profile.hosts << host.toString();
    profile.port = static_cast<quint16>(std::clamp(json.value(QLatin1String("port")).toInt(5432), 1, 65535));
    profile.database = json.value(QLatin1String("database")).toString();
    profile.tls = modeOf(json.value(QLatin1String("tls")).toString());
    profile.rootCertificate = json.value(QLatin1String("root_certificate")).toString();
    profile.embedded = json.value(QLatin1String("embedded")).toBool();
    profile.rootFingerprint = json.value(QLatin1String("root_fingerprint")).toString();
    profile.clientVersion = json.value(QLatin1String("client_version")).toString();
    return profile;
}

void writeFile(const QString &path, const QByteArray &text)
{
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        qWarning("profiles are not remembered: %s", qPrintable(file.errorString()));
}

} // namespace

ProfileFile::ProfileFile(const QString &path)
    : m_path(path)
{
    m_writer.setMaxThreadCount(1);
    read();
}

void ProfileFile::read()
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestFile)
        return;
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    for (const QJsonValue &entry : json.value(QLatin1String("profiles")).toArray()) {
        if (const Profile profile = fromJson(entry.toObject()); !profile.name.isEmpty())
            m_profiles << profile;
    }
    m_lastProfile = json.value(QLatin1String("last_profile")).toString();
    const QJsonObject users = json.value(QLatin1String("last_users")).toObject();
    for (auto user = users.begin(); user != users.end(); ++user)
        m_lastUsers.insert(user.key(), user.value().toString());
}

void ProfileFile::write()
{
    QJsonArray profiles;
    for (const Profile &profile : std::as_const(m_profiles))
        profiles << toJson(profile);
    QJsonObject users;
    for (auto user = m_lastUsers.cbegin(); user != m_lastUsers.cend(); ++user)
        users.insert(user.key(), user.value());
    const QJsonObject json{
        {QStringLiteral("profiles"), profiles},
        {QStringLiteral("last_profile"), m_lastProfile},
        {QStringLiteral("last_users"), users},
    };
    m_writer.start([path = m_path, text = QJsonDocument(json).toJson()] { writeFile(path, text); });
}

void ProfileFile::save(const Profile &profile)
{
    const auto same = std::find_if(
        m_profiles.begin(), m_profiles.end(), [&](const Profile &known) { return known.name == profile.name; });
    if (same != m_profiles.end())
        *same = profile;
    else
        m_profiles << profile;
    write();
}

void ProfileFile::remove(const QString &name)
{
    m_profiles.removeIf([&](const Profile &known) { return known.name == name; });
    m_lastUsers.remove(name);
    if (m_lastProfile == name)
        m_lastProfile.clear();
    write();
}

void ProfileFile::setLast(const QString &profile, const QString &user)
{
    m_lastProfile = profile;
    m_lastUsers.insert(profile, user);
    write();
}

} // namespace vd::app
