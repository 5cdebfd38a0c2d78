#pragma once

#include "models/finance/ChartData.h"
#include "models/finance/ReportsGateway.h"

#include <QObject>

#include <functional>

namespace vd::finance {

class ChartBuilder;

/// One chart of one venue over some days. Keeps what is shown while the next answer is on its way, and drops answers
/// nobody waits for any more.
class ChartController : public QObject
{
    Q_OBJECT

public:
    explicit ChartController(ReportsGateway &gateway, QObject *parent = nullptr);

    void setVenue(VenueId venue, const QString &currency);
    void setPeriod(const QDate &from, const QDate &until);
    void setKind(ChartKind kind);
    void reload();
    /// Makes the chart anew from what was read: its words are those of the moment's language.
    void retranslate();

    [[nodiscard]] ChartKind kind() const { return m_kind; }
    [[nodiscard]] const QDate &from() const { return m_from; }
    [[nodiscard]] const QDate &until() const { return m_until; }
    /// The last chart read; another kind's until the first answer.
    [[nodiscard]] const std::optional<ChartData> &chart() const { return m_chart; }
    [[nodiscard]] bool isLoading() const { return m_pending > 0; }

Q_SIGNALS:
    void chartChanged();
    void loadingChanged(bool loading);
    void failed(const vd::Error &error);

private:
    template <typename Row>
    void read(Future<QList<Row>> answer, ChartData (ChartBuilder::*build)(const QList<Row> &) const);
    void setPending(int pending);

    ReportsGateway &m_gateway;
    VenueId m_venue;
    QString m_currency;
    QDate m_from;
    QDate m_until;
    ChartKind m_kind = ChartKind::Takings;
    std::optional<ChartData> m_chart;
    std::function<ChartData()> m_build;
    int m_serial = 0;
    int m_pending = 0;
};

} // namespace vd::finance
