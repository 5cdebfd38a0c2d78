#include "db/client/Listener.h"

#include "db/client/ListenerWorker.h"

namespace vd::db {

Listener::Listener(const ConnectionSettings &settings, QObject *parent)
    : QObject(parent)
    , m_worker(new ListenerWorker(settings))
{
    qRegisterMetaType<vd::VenueId>();
    qRegisterMetaType<vd::Error>();
    m_thread.setObjectName(QStringLiteral("listen"));
    m_worker->moveToThread(&m_thread);
    connect(m_worker, &ListenerWorker::changed, this, &Listener::changed);
    connect(m_worker, &ListenerWorker::lost, this, &Listener::lost);
    connect(m_worker, &ListenerWorker::denied, this, &Listener::denied);
    connect(m_worker, &ListenerWorker::back, this, &Listener::back);
    connect(&m_thread, &QThread::started, m_worker, &ListenerWorker::start);
    connect(&m_thread, &QThread::finished, m_worker, &ListenerWorker::stop, Qt::DirectConnection);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start();
}

Listener::~Listener()
{
    m_thread.quit();
    m_worker->halt();
    m_thread.wait();
}

void Listener::setPassword(const QString &password)
{
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, password] { worker->setPassword(password); }, Qt::QueuedConnection);
}

} // namespace vd::db
