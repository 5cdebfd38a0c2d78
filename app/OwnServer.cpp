#include "app/OwnServer.h"

#include "app/EmbeddedServer.h"
#include "db/client/FirstSetup.h"
#include "models/base/Pass.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTimeZone>

namespace vd::app {

namespace {

QString currencyHere()
{
    const QString code = QLocale::system().currencySymbol(QLocale::CurrencyIsoCode);
    return code.size() == 3 ? code : QStringLiteral("CNY");
}

QString regionHere()
{
    const QString region = QLocale::system().name().section(QLatin1Char('_'), 1, 1);
    return region.size() == 2 ? region : QStringLiteral("CN");
}

} // namespace

OwnServer::OwnServer(EmbeddedServer &server)
    : m_server(server)
    , m_worker(QStringLiteral("own server"))
{
}

Future<db::ConnectionSettings> OwnServer::start()
{
    return m_worker.run([this]() -> Result<db::ConnectionSettings> {
        // The server's own thread does the work; waiting for it is what this thread is for.
        Result<db::ConnectionSettings> owner = m_server.prepare().result();
        if (!owner || m_server.wasComplete())
            return owner;
        if (const Result<Done> venue = ensureVenue(*owner); !venue)
            return pass(venue);
        return owner;
    });
}

Result<Done> OwnServer::ensureVenue(const db::ConnectionSettings &owner)
{
    const Result<db::ConnectionSettings> superuser = m_server.superuser().result();
    if (!superuser)
        return pass(superuser);
    const db::FirstSetup setup(*superuser);
    const Result<bool> there = setup.hasVenues();
    if (!there || *there)
        return there.map([](bool) { return Done{}; });
    const QString name = QCoreApplication::translate("OwnServer", "My venue");
    const QString zone = QString::fromUtf8(QTimeZone::systemTimeZoneId());
    return setup.createVenue(name, zone, currencyHere(), regionHere(), true).and_then([&](Done) {
        return setup.grantAllVenues(owner.user);
    });
}

} // namespace vd::app
