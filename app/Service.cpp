#include "app/Service.h"

#include <QLoggingCategory>

namespace vd::app {

namespace {
Q_LOGGING_CATEGORY(logService, "vd.service", QtInfoMsg)
}

Service::Service(const db::ConnectionSettings &login, QObject *parent)
    : QObject(parent)
    , m_lane(QStringLiteral("service"), login)
    , m_inventory(m_lane)
    , m_sweeper(m_inventory)
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
}

void Service::start()
{
    qCInfo(logService) << "started";
    m_sweeper.start();
    m_sweeper.pass();
}

} // namespace vd::app
