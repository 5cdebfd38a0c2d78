#pragma once

#include "models/checkin/CheckInGateway.h"

#include <QAbstractListModel>

#include <functional>

namespace vd::checkin {

/// Expected, entered and inside of the day's slots, by start and space. Changes by row signals.
class SlotCountModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { CountRole = Qt::UserRole + 1 }; ///< A SlotCount.
    using Text = std::function<QString(const SlotCount &)>;

    explicit SlotCountModel(QObject *parent = nullptr);

    void setText(Text text);
    void setCounts(QList<SlotCount> counts);
    [[nodiscard]] const QList<SlotCount> &counts() const { return m_counts; }
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<SlotCount> m_counts;
    Text m_text;
};

} // namespace vd::checkin

Q_DECLARE_METATYPE(vd::checkin::SlotCount)
