#include "db/client/Lane.h"

#include <QMetaObject>

namespace vd::db {

Lane::Lane(const QString &name, const ConnectionSettings &settings)
    : m_session(std::make_shared<Session>(settings))
    , m_context(new QObject)
{
    m_thread.setObjectName(name);
    m_context->moveToThread(&m_thread);
    // Last on the thread: the connection must be removed where it was opened.
    QObject::connect(
        &m_thread, &QThread::finished, m_context, [session = std::weak_ptr<Session>(m_session), context = m_context] {
            if (const std::shared_ptr<Session> alive = session.lock())
                alive->shutDown();
            context->deleteLater();
        });
    m_thread.start();
}

Lane::~Lane()
{
    m_thread.quit();
    // Once more as long as it goes on: the first may have come just before its statement did.
    do
        m_session->stop();
    while (!m_thread.wait(100));
}

Future<Done> Lane::open()
{
    return run([](Session &session) { return session.open(); });
}

void Lane::retryNow()
{
    post([](Session &session) { session.retryNow(); });
}

void Lane::setPassword(const QString &password)
{
    post([password](Session &session) { session.setPassword(password); });
}

void Lane::post(std::function<void(Session &)> job)
{
    QMetaObject::invokeMethod(
        m_context,
        [session = m_session.get(), job = std::move(job)] {
            job(*session);
            session->sendAnnouncements();
        },
        Qt::QueuedConnection);
}

} // namespace vd::db
