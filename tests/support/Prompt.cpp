#include "tests/support/Prompt.h"

#include <libpq-fe.h>

namespace vd::test {

namespace {

Prompt::Answer answerOf(PGresult *result)
{
    Prompt::Answer answer;
    const ExecStatusType status = PQresultStatus(result);
    if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK && status != PGRES_EMPTY_QUERY) {
        const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
        answer.state = state ? QString::fromLatin1(state) : QStringLiteral("lost");
        answer.message = QString::fromUtf8(PQresultErrorMessage(result)).trimmed();
    }
    for (int row = 0; row < PQntuples(result); ++row)
        for (int column = 0; column < PQnfields(result); ++column)
            answer.text += QString::fromUtf8(PQgetvalue(result, row, column)) + QLatin1Char('\n');
    PQclear(result);
    return answer;
}

void ignoreNotice(void *, const char *) { }

} // namespace

Prompt::Prompt(const db::ConnectionSettings &login)
    : m_connection(PQconnectdb(login.conninfo().constData()), &PQfinish)
{
    PQsetNoticeProcessor(m_connection.get(), &ignoreNotice, nullptr);
}

Prompt::~Prompt() = default;

bool Prompt::isOpen() const
{
    return PQstatus(m_connection.get()) == CONNECTION_OK;
}

Prompt::Answer Prompt::run(const QByteArray &sql)
{
    return answerOf(PQexec(m_connection.get(), sql.constData()));
}

Prompt::Answer Prompt::run(const QByteArray &sql, const QList<QByteArray> &values)
{
    QList<const char *> pointers;
    for (const QByteArray &value : values)
        pointers << (value.isNull() ? nullptr : value.constData());
    return answerOf(PQexecParams(m_connection.get(), sql.constData(), static_cast<int>(pointers.size()), nullptr,
        pointers.constData(), nullptr, nullptr, 0));
}

QList<QByteArray> Prompt::notifications()
{
    QList<QByteArray> payloads;
    PQconsumeInput(m_connection.get());
    while (PGnotify *notification = PQnotifies(m_connection.get())) {
        payloads << QByteArray(notification->extra);
        PQfreemem(notification);
    }
    return payloads;
}

} // namespace vd::test
