#pragma once

#include "models/base/Gateways.h"
#include "models/base/Result.h"
#include "models/catalog/Catalog.h"
#include "models/inventory/Board.h"
#include "models/operators/VenueInfo.h"

#include <QObject>

#include <optional>

namespace vd::app {

/// Finds a slot that can be booked and entered right now: it has not begun, and its door is open already. At hours when
/// the venue has none it makes one, in a space of its own named for practice.
class PracticeSlot : public QObject
{
    Q_OBJECT

public:
    PracticeSlot(const Gateways &gateways, const operators::VenueInfo &venue, QObject *parent = nullptr);

    void find();

Q_SIGNALS:
    void found(const vd::inventory::Cell &cell);
    /// In words, for the log of the run.
    void failed(const QString &why);

private:
    void boardRead(const Result<inventory::Board> &board);
    void spacesRead(const QList<catalog::Space> &spaces);
    void makeSlot(SpaceId space);
    [[nodiscard]] std::optional<inventory::Cell> choose(const inventory::Board &board) const;
    [[nodiscard]] QDateTime nextStart(SpaceId space) const;
    template <typename T, typename Then>
    void then(const Future<T> &future, Then next);

    Gateways m_gateways;
    operators::VenueInfo m_venue;
    inventory::Board m_board;
    bool m_made = false;
};

} // namespace vd::app
