#include "db/proof/Crew.h"

#include <QJsonDocument>

#include <algorithm>
#include <barrier>
#include <thread>

namespace vd::db {

Crew::Answer Crew::ask(RawConnection &connection, const QByteArray &statement)
{
    const Result<Rows> rows = connection.script("select to_jsonb(x) as answer from " + statement + " x");
    if (!rows)
        return {{QStringLiteral("ok"), false}, {QStringLiteral("error"), rows.error().detail}};
    return QJsonDocument::fromJson(rows->at(0).text("answer").toUtf8()).object();
}

std::vector<Crew::Answer> Crew::round(const std::function<QByteArray(int)> &statement)
{
    std::vector<Answer> answers(m_connections.size());
    std::barrier start(static_cast<std::ptrdiff_t>(m_connections.size()));
    std::vector<std::thread> threads;
    threads.reserve(m_connections.size());
    for (std::size_t i = 0; i < m_connections.size(); ++i) {
        threads.emplace_back([&, i] {
            const QByteArray asked = statement(static_cast<int>(i));
            start.arrive_and_wait();
            answers[i] = ask(m_connections[i], asked);
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    return answers;
}

int Crew::winners(const std::vector<Answer> &answers)
{
    return static_cast<int>(std::count_if(
        answers.begin(), answers.end(), [](const Answer &a) { return a.value(QLatin1String("ok")).toBool(); }));
}

} // namespace vd::db
