#pragma once

#include "tests/db/model/World.h"

namespace vd::test::model {

/// The state a generator needs, read from the database: for operations whose answers nobody foretells. Rows written
/// since the last reading are read again; slots come from World::addDay.
class Snapshot
{
public:
    State state;

    void read(const QList<Row> &rows);

private:
    template <typename Entity>
    Entity &entity(std::deque<Entity> &entities, const Row &row);
    [[nodiscard]] int index(const QString &kind, const QString &id) const;
    void readOrder(const Row &row, const QStringList &words);
    void readItem(const Row &row, const QStringList &words);
    void readPayment(const Row &row, const QStringList &words);
    void readRefundOrPart(const Row &row, const QStringList &words);
    void readTicketOrCheckIn(const Row &row, const QStringList &words);
    void readEntryOrAccount(const Row &row, const QStringList &words);

    QHash<QString, QHash<qint64, int>> m_known;
};

} // namespace vd::test::model
