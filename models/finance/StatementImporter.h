#pragma once

#include "models/finance/StatementFile.h"

#include <QObject>

namespace vd::finance {

/// Imports one file: hashes it, tells the server what it is, sends its lines batch by batch and has them matched. One
/// batch is read while none is on its way, so a file of a million lines takes the memory of one batch.
class StatementImporter : public QObject
{
    Q_OBJECT

public:
    explicit StatementImporter(StatementsGateway &gateway, QObject *parent = nullptr);

    /// Does nothing while an import runs.
    void start(VenueId venue, const QString &path, const StatementMapping &mapping);
    /// What was sent stays as a statement being loaded; the same file goes on with it.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void runningChanged(bool running);
    void progressed(double share, int lines);
    /// All lines are sent; so far those up to a line were compared with what is booked.
    void matching(int line, int lines);
    /// known: these bytes were imported before, nothing was sent.
    void imported(vd::StatementId statement, bool known);
    void cancelled();
    /// The gateway's errors and those of StatementFile.
    void failed(const vd::Error &error);

private:
    void begin(const QString &sha256);
    void begun(const StatementsGateway::Begun &begun);
    void take(const Future<StatementFile::Part> &part);
    void send(const StatementFile::Part &part);
    void match(const StatementsGateway::MatchStep &step);
    void end(const Error &error);
    void setRunning(bool running);
    /// A callback that is dropped once the import was cancelled or another one began.
    template <typename Value, typename Fn>
    void then(const Future<Value> &future, Fn fn);

    StatementsGateway &m_gateway;
    VenueId m_venue;
    QString m_path;
    StatementMapping m_mapping;
    StatementId m_statement;
    int m_serial = 0;
    int m_lines = 0;
    bool m_running = false;
};

} // namespace vd::finance
