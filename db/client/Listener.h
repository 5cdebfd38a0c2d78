#pragma once

#include "db/client/ConnectionSettings.h"
#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QList>
#include <QObject>
#include <QThread>

namespace vd::db {

class ListenerWorker;

/// What other desks did: a thread with a connection that listens on channel "venuedesk" and reads the outbox, at a
/// notification and once a second. Notifications are hints only; the outbox decides, so none is missed. After a lost
/// connection it goes on from where it stood.
class Listener : public QObject
{
    Q_OBJECT

public:
    explicit Listener(const ConnectionSettings &settings, QObject *parent = nullptr);
    ~Listener() override;

    /// What its next connection signs in with.
    void setPassword(const QString &password);

Q_SIGNALS:
    /// Rows of the topic changed at the venue; no ids means "look at all of it".
    void changed(vd::VenueId venue, const QString &topic, const QList<qint64> &ids);
    /// The connection broke or cannot be made; once until back().
    void lost(const vd::Error &error);
    /// The server answers and refuses this login: it was disabled, or its password changed. Once until back().
    void denied(const vd::Error &error);
    /// Connected, at the start and after each lost(): what is shown may be old and should be read again.
    void back();

private:
    QThread m_thread;
    ListenerWorker *m_worker;
};

} // namespace vd::db
