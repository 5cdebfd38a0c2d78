#pragma once

#include "models/base/Gateways.h"
#include "models/base/Result.h"
#include "models/inventory/BoardModel.h"

#include <QHash>
#include <QObject>
#include <QTimer>
#include <QTimeZone>

#include <functional>

namespace vd::inventory {

/// A week of one space, its days side by side; kept true while others change it.
class WeekController : public QObject
{
    Q_OBJECT

public:
    static constexpr int days = 7;

    explicit WeekController(const Gateways &gateways, QObject *parent = nullptr);

    /// How a day's column is headed.
    void setDayNames(std::function<QString(const QDate &)> name);
    void setVenue(VenueId venue, const QTimeZone &zone);
    /// The week, from Monday on, that a day is in.
    void show(const catalog::Space &space, const QDate &day);
    /// Nothing is asked any more until it is shown again.
    void hide();
    void reload();

    /// Its spaces are the days.
    [[nodiscard]] const BoardModel *model() const { return &m_model; }
    [[nodiscard]] const catalog::Space &space() const { return m_space; }
    [[nodiscard]] QDate first() const { return m_first; }
    [[nodiscard]] bool isLoading() const { return m_loading; }
    /// A cell as it is, of its own space; null when it is not of this week.
    [[nodiscard]] const Cell *cell(SlotId slot) const;

Q_SIGNALS:
    void loadingChanged();
    void failed(const vd::Error &error);

private:
    void heard(VenueId venue, const QString &topic, const QList<qint64> &ids);
    void put(const Board &board);
    void nameDays();

    Gateways m_gateways;
    BoardModel m_model;
    std::function<QString(const QDate &)> m_name;
    VenueId m_venue;
    QTimeZone m_zone;
    catalog::Space m_space;
    QDate m_first;
    QHash<SlotId, Cell> m_cells;
    QTimer m_coalesce;
    int m_serial = 0;
    bool m_shown = false;
    bool m_loading = false;
};

} // namespace vd::inventory
