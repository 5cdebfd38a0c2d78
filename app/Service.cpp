#include "app/Service.h"

#include <QJsonDocument>
#include <QLoggingCategory>

namespace vd::app {

namespace {
Q_LOGGING_CATEGORY(logService, "vd.service", QtInfoMsg)

constexpr int nightMs = 3'600'000;
constexpr int lockMs = 2'000;

} // namespace

Service::Service(const db::ConnectionSettings &login, QObject *parent)
    : QObject(parent)
    , m_lane(QStringLiteral("service"), login)
    , m_inventory(m_lane)
    , m_sweeper(m_inventory)
    , m_privacy(m_lane)
    , m_retention(m_privacy)
    , m_bulk(QStringLiteral("service-bulk"), login.withTimeouts(60'000, 2'000))
    , m_schedule(m_bulk)
    , m_keeper(m_schedule)
    , m_night(QStringLiteral("night"), login.withTimeouts(nightMs, lockMs))
    , m_watch(m_lane, m_night)
    , m_checks(m_watch)
    , m_alerts(m_watch)
{
    connect(&m_sweeper, &Sweeper::swept, this, [this](int closed) {
        if (m_troubled)
            qCInfo(logService) << "sweep works again";
        m_troubled = false;
        if (closed > 0)
            qCInfo(logService) << "sweep closed" << closed;
    });
    connect(&m_sweeper, &Sweeper::failed, this, [this](const Error &error) {
        // A server away for an hour is one line, not 720.
        if (!m_troubled)
            qCWarning(logService).noquote() << "sweep failed" << error.code << error.detail;
        m_troubled = true;
    });
    connect(&m_retention, &customers::RetentionRun::finished, this, [](int customers, int documents) {
        if (customers + documents > 0)
            qCInfo(logService) << "retention: customers forgotten" << customers << "documents" << documents;
    });
    connect(&m_retention, &customers::RetentionRun::failed, this, [](const Error &error) {
        qCWarning(logService).noquote() << "retention stopped" << error.code << error.detail;
    });
    connect(&m_keeper, &ScheduleKeeper::kept, this, [](const schedule::KeptAhead &kept) {
        if (kept.problem.isEmpty())
            qCInfo(logService) << "schedule template" << kept.ofTemplate.value() << "slots added" << kept.adds
                               << "in conflict" << kept.conflicts;
        else
            qCWarning(logService).noquote()
                << "schedule template" << kept.ofTemplate.value() << "not kept" << kept.problem;
    });
    connect(&m_keeper, &ScheduleKeeper::failed, this, [](const Error &error) {
        qCWarning(logService).noquote() << "schedules not kept ahead" << error.code << error.detail;
    });
    watch();
}

void Service::watch()
{
    connect(&m_checks, &NightlyChecks::finished, this, [](int venues) {
        if (venues > 0)
            qCInfo(logService) << "nightly checks made for venues" << venues;
    });
    connect(&m_checks, &NightlyChecks::failed, this, [](const Error &error) {
        qCWarning(logService).noquote() << "nightly checks stopped" << error.code << error.detail;
    });
    connect(&m_alerts, &AlertLog::raised, this, [](VenueId venue, const QString &kind, const QJsonObject &facts) {
        qCWarning(logService).noquote() << "alert" << kind << "venue" << venue.value()
                                        << QJsonDocument(facts).toJson(QJsonDocument::Compact);
    });
}

void Service::start()
{
    qCInfo(logService) << "started";
    m_sweeper.start();
    m_sweeper.pass();
    m_retention.start();
    m_keeper.start();
    m_checks.start();
    m_checks.pass();
    m_alerts.start();
}

} // namespace vd::app
