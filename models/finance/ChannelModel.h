#pragma once

#include "models/finance/FinanceGateway.h"

#include <QAbstractTableModel>
#include <QLocale>

namespace vd::finance {

/// The channels of a day, one row each, and the total as the last row.
class ChannelModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Channel, Payments, Paid, Refunds, Refunded, Net, Unapplied, ColumnCount };
    /// ChannelRole: the channel's name, empty on the total. TotalRole: true on the total row. SortRole: numbers as numbers.
    enum Role { ChannelRole = Qt::UserRole + 1, TotalRole, SortRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setReport(const DayReport &report);
    /// Only this channel's row, then the total of the whole day is left out; empty shows all.
    void setOnly(const QString &channel);
    void setLocale(const QLocale &locale);
    void clear();
    /// The row of a channel, the total's for an empty name; -1 is no row.
    [[nodiscard]] int rowOf(const QString &channel) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void rebuild();
    [[nodiscard]] QString text(const ChannelLine &line, int column) const;
    [[nodiscard]] QVariant number(const ChannelLine &line, int column) const;

    QList<ChannelLine> m_all;
    ChannelLine m_total;
    QList<ChannelLine> m_shown;
    QString m_only;
    QString m_currency;
    QLocale m_locale;
    bool m_hasReport = false;
};

} // namespace vd::finance
