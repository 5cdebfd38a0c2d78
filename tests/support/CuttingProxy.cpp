#include "tests/support/CuttingProxy.h"

#include <QLocalSocket>

namespace vd::test {

namespace {

// ReadyForQuery, the last message of every answer (PostgreSQL 15 documentation, 55.7): 'Z', length 5, state.
bool endsAnswer(const QByteArray &bytes)
{
    return bytes.size() >= 6 && bytes.sliced(bytes.size() - 6, 5) == QByteArray("Z\0\0\0\5", 5);
}

const char *const swallowing = "swallowing";

} // namespace

CuttingProxy::CuttingProxy(const QString &serverSocketFolder, int port)
    : m_serverPath(QStringLiteral("%1/.s.PGSQL.%2").arg(serverSocketFolder).arg(port))
    , m_server(new QLocalServer)
{
    m_server->setSocketOptions(QLocalServer::WorldAccessOption);
    m_server->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::finished, m_server, &QObject::deleteLater);
    QObject::connect(m_server, &QLocalServer::newConnection, m_server, [this] { accept(); });
    m_thread.start();
    const QString path = QStringLiteral("%1/.s.PGSQL.%2").arg(m_folder.path()).arg(port);
    QMetaObject::invokeMethod(
        m_server, [this, path] { m_server->listen(path); }, Qt::BlockingQueuedConnection);
}

CuttingProxy::~CuttingProxy()
{
    m_thread.quit();
    m_thread.wait();
}

void CuttingProxy::cutAt(const QByteArray &needle, Cut where)
{
    const QMutexLocker lock(&m_mutex);
    m_needle = needle;
    m_where = where;
}

void CuttingProxy::refuse(bool on)
{
    const QMutexLocker lock(&m_mutex);
    m_refuse = on;
}

void CuttingProxy::refuseAfterCut(bool on)
{
    const QMutexLocker lock(&m_mutex);
    m_refuseAfterCut = on;
}

int CuttingProxy::cuts() const
{
    const QMutexLocker lock(&m_mutex);
    return m_cuts;
}

int CuttingProxy::connections() const
{
    const QMutexLocker lock(&m_mutex);
    return m_connections;
}

void CuttingProxy::cutAll()
{
    QMetaObject::invokeMethod(
        m_server,
        [this] {
            for (QLocalSocket *socket : m_server->findChildren<QLocalSocket *>())
                socket->abort();
        },
        Qt::BlockingQueuedConnection);
}

void CuttingProxy::accept()
{
    while (QLocalSocket *client = m_server->nextPendingConnection()) {
        QMutexLocker lock(&m_mutex);
        if (m_refuse) {
            client->abort();
            client->deleteLater();
            continue;
        }
        ++m_connections;
        lock.unlock();
        auto *server = new QLocalSocket(m_server);
        join(client, server);
        server->connectToServer(m_serverPath);
    }
}

void CuttingProxy::join(QLocalSocket *client, QLocalSocket *server)
{
    QObject::connect(server, &QLocalSocket::connected, client, [this, client, server] { fromClient(client, server); });
    QObject::connect(client, &QLocalSocket::readyRead, server, [this, client, server] { fromClient(client, server); });
    QObject::connect(server, &QLocalSocket::readyRead, client, [this, client, server] { fromServer(client, server); });
    QObject::connect(server, &QLocalSocket::errorOccurred, client, [client] { client->abort(); });
    QObject::connect(client, &QLocalSocket::disconnected, server, [client, server] {
        server->disconnectFromServer();
        client->deleteLater();
    });
    QObject::connect(server, &QLocalSocket::disconnected, client, [client, server] {
        client->disconnectFromServer();
        server->deleteLater();
    });
}

void CuttingProxy::fromClient(QLocalSocket *client, QLocalSocket *server)
{
    if (server->state() != QLocalSocket::ConnectedState)
        return;
    const QByteArray bytes = client->readAll();
    QMutexLocker lock(&m_mutex);
    if (!m_needle.isEmpty() && bytes.contains(m_needle)) {
        m_needle.clear();
        if (m_where == Cut::BeforeServer) {
            lock.unlock();
            return cut(client, server);
        }
        server->setProperty(swallowing, QByteArray());
    }
    lock.unlock();
    server->write(bytes);
    server->flush();
}

void CuttingProxy::fromServer(QLocalSocket *client, QLocalSocket *server)
{
    const QByteArray bytes = server->readAll();
    const QVariant swallowed = server->property(swallowing);
    if (!swallowed.isValid()) {
        client->write(bytes);
        client->flush();
        return;
    }
    // Only when the whole answer is there has the server surely committed.
    const QByteArray all = swallowed.toByteArray() + bytes;
    server->setProperty(swallowing, all);
    if (endsAnswer(all))
        cut(client, server);
}

void CuttingProxy::cut(QLocalSocket *client, QLocalSocket *server)
{
    {
        const QMutexLocker lock(&m_mutex);
        ++m_cuts;
        m_refuse = m_refuse || m_refuseAfterCut;
    }
    client->abort();
    server->abort();
}

} // namespace vd::test
