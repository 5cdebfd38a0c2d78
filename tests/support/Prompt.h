#pragma once

#include "db/client/ConnectionSettings.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>

struct pg_conn;

namespace vd::test {

/// A person at an SQL prompt: a login with its password and nothing of our client in between.
class Prompt
{
public:
    struct Answer
    {
        QString state; ///< SQLSTATE; empty for success.
        QString message;
        QString text; ///< Every value of every row, one a line.
        [[nodiscard]] bool denied() const { return state == QLatin1String("42501"); }
    };

    explicit Prompt(const db::ConnectionSettings &login);
    ~Prompt();
    Q_DISABLE_COPY(Prompt)

    [[nodiscard]] bool isOpen() const;
    Answer run(const QByteArray &sql);
    /// With values bound, not pasted.
    Answer run(const QByteArray &sql, const QList<QByteArray> &values);
    /// The payloads of the notifications that have arrived.
    [[nodiscard]] QList<QByteArray> notifications();

private:
    std::unique_ptr<pg_conn, void (*)(pg_conn *)> m_connection;
};

} // namespace vd::test
