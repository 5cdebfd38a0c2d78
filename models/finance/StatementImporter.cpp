#include "models/finance/StatementImporter.h"

#include "models/base/WhenDone.h"

#include <QFileInfo>

namespace vd::finance {

namespace {

constexpr int longestName = 255;

} // namespace

StatementImporter::StatementImporter(StatementsGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
}

template <typename Value, typename Fn>
void StatementImporter::then(const Future<Value> &future, Fn fn)
{
    whenDone(future, this, [this, serial = m_serial, fn](const Result<Value> &value) {
        if (serial != m_serial)
            return;
        if (value)
            fn(*value);
        else
            end(value.error());
    });
}

void StatementImporter::start(VenueId venue, const QString &path, const StatementMapping &mapping)
{
    if (m_running)
        return;
    m_venue = venue;
    m_path = path;
    m_mapping = mapping;
    m_lines = 0;
    ++m_serial;
    setRunning(true);
    Q_EMIT progressed(0, 0);
    then(StatementFile::hash(path), [this](const QString &sha256) { begin(sha256); });
}

void StatementImporter::cancel()
{
    if (!m_running)
        return;
    ++m_serial;
    setRunning(false);
    Q_EMIT cancelled();
}

void StatementImporter::begin(const QString &sha256)
{
    const QString name = QFileInfo(m_path).fileName().left(longestName);
    then(m_gateway.begin(QUuid::createUuid(), m_venue, m_mapping.channel, name, sha256),
        [this](const StatementsGateway::Begun &begun) { this->begun(begun); });
}

void StatementImporter::begun(const StatementsGateway::Begun &begun)
{
    m_statement = begun.id;
    if (begun.state == QLatin1String("loading"))
        return take(StatementFile::first(m_path, m_mapping));
    setRunning(false);
    Q_EMIT imported(m_statement, true);
}

void StatementImporter::take(const Future<StatementFile::Part> &part)
{
    then(part, [this](const StatementFile::Part &read) { send(read); });
}

void StatementImporter::send(const StatementFile::Part &part)
{
    m_lines += static_cast<int>(part.batch.lines.size() + part.batch.bad.size());
    then(m_gateway.addLines(m_statement, part.batch),
        [this, reading = part.reading, share = part.share, last = part.batch.last](Done) {
            Q_EMIT progressed(share, m_lines);
            if (last)
                match({});
            else
                take(StatementFile::next(reading));
        });
}

void StatementImporter::match(const StatementsGateway::MatchStep &step)
{
    Q_EMIT matching(std::min(step.after, m_lines), m_lines);
    then(m_gateway.match(m_statement, step), [this](const std::optional<StatementsGateway::MatchStep> &next) {
        if (next)
            return match(*next);
        setRunning(false);
        Q_EMIT imported(m_statement, false);
    });
}

void StatementImporter::end(const Error &error)
{
    ++m_serial;
    setRunning(false);
    Q_EMIT failed(error);
}

void StatementImporter::setRunning(bool running)
{
    m_running = running;
    Q_EMIT runningChanged(running);
}

} // namespace vd::finance
