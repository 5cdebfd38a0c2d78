#pragma once

#include <QByteArray>
#include <QLocalServer>
#include <QMutex>
#include <QTemporaryDir>
#include <QThread>

class QLocalSocket;

namespace vd::test {

/// Stands between a client and a server on Unix sockets and cuts the line at a chosen message, as a bad network does.
/// It runs on a thread of its own, so that the client may block.
class CuttingProxy
{
public:
    enum class Cut {
        BeforeServer, ///< The server never sees the message.
        AfterServer ///< The server has done and committed it; its answer never arrives.
    };

    CuttingProxy(const QString &serverSocketFolder, int port);
    ~CuttingProxy();
    CuttingProxy(const CuttingProxy &) = delete;
    CuttingProxy &operator=(const CuttingProxy &) = delete;

    /// Where clients connect, with the server's port.
    [[nodiscard]] QString socketFolder() const { return m_folder.path(); }

    /// Cuts the connection that next sends these bytes (part of a query's text); once.
    void cutAt(const QByteArray &needle, Cut where);
    /// Ends every connection now.
    void cutAll();
    /// While true, new connections are closed at once.
    void refuse(bool on);
    /// From the next cut on, as if refuse(true) had been called in the same instant.
    void refuseAfterCut(bool on);
    [[nodiscard]] int cuts() const;
    [[nodiscard]] int connections() const;

private:
    void accept();
    void join(QLocalSocket *client, QLocalSocket *server);
    void fromClient(QLocalSocket *client, QLocalSocket *server);
    void fromServer(QLocalSocket *client, QLocalSocket *server);
    void cut(QLocalSocket *client, QLocalSocket *server);

    QTemporaryDir m_folder{QStringLiteral("/tmp/vdproxy-XXXXXX")};
    QString m_serverPath;
    QThread m_thread;
    QLocalServer *m_server; // lives on m_thread, as do the sockets

    mutable QMutex m_mutex;
    QByteArray m_needle;
    Cut m_where = Cut::BeforeServer;
    bool m_refuse = false;
    bool m_refuseAfterCut = false;
    int m_cuts = 0;
    int m_connections = 0;
};

} // namespace vd::test
