#pragma once

#include "tests/db/model/State.h"
#include "tests/db/model/World.h"

namespace vd::test::model {

/// Holds a model's state against rows of the database: both are written as one line per row. New rows belong to the
/// model's new entities in the order they were made, which is also how the model learns their ids.
class Comparison
{
public:
    explicit Comparison(State &state)
        : m_state(state)
    {
    }

    /// What differs in these rows; with `complete`, also what the database has not.
    [[nodiscard]] QStringList differences(const QList<Row> &rows, bool complete);

private:
    void learn(const QList<Row> &rows, QStringList &wrong);
    [[nodiscard]] std::optional<QString> line(const Row &row) const;
    [[nodiscard]] int expected(const QString &kind) const;
    [[nodiscard]] std::optional<int> known(const QString &kind, qint64 id) const;

    State &m_state;
    QHash<QString, QHash<qint64, int>> m_known;
    QHash<QString, int> m_next;
};

} // namespace vd::test::model
