#pragma once

#include "db/client/Session.h"

#include <QObject>
#include <QSocketNotifier>
#include <QTimer>

#include <memory>
#include <optional>

namespace vd::db {

/// The part of Listener that lives on its thread.
class ListenerWorker : public QObject
{
    Q_OBJECT

public:
    explicit ListenerWorker(const ConnectionSettings &settings);

    void start();
    void stop();
    void setPassword(const QString &password) { m_session.setPassword(password); }
    /// From any thread: ends a statement that is running and begins no other.
    void halt() { m_session.stop(); }

Q_SIGNALS:
    void changed(vd::VenueId venue, const QString &topic, const QList<qint64> &ids);
    void lost(const vd::Error &error);
    void denied(const vd::Error &error);
    void back();

private:
    void poll();
    [[nodiscard]] bool isListening() const;
    [[nodiscard]] Result<Done> listen();
    [[nodiscard]] Result<Done> readOutbox();
    void socketReady();
    void failed(const Error &error);

    Session m_session;
    QTimer *m_timer = nullptr;
    std::unique_ptr<QSocketNotifier> m_notifier;
    std::optional<QString> m_cursor;
    int m_listeningOn = 0; ///< The session's connection that has the LISTEN; 0 for none.
    bool m_toldDenied = false;
    bool m_toldLost = false;
    int m_soonerLooks
        = 0; ///< How often to look again at once: an event is readable only when older writers have ended.
};

} // namespace vd::db
