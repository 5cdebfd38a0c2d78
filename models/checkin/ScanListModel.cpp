#include "models/checkin/ScanListModel.h"

#include <algorithm>

namespace vd::checkin {

namespace {

bool contains(const QList<Scan> &scans, CheckInId id)
{
    return std::any_of(scans.cbegin(), scans.cend(), [id](const Scan &scan) { return scan.id == id; });
}

} // namespace

ScanListModel::ScanListModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void ScanListModel::setText(Text text)
{
    m_text = std::move(text);
    retranslate();
}

void ScanListModel::setScans(const QList<Scan> &scans)
{
    for (int row = int(m_scans.size()) - 1; row >= 0; --row) {
        if (contains(scans, m_scans.at(row).id))
            continue;
        beginRemoveRows({}, row, row);
        m_scans.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < int(scans.size()); ++row) {
        const Scan &scan = scans.at(row);
        if (row < int(m_scans.size()) && m_scans.at(row).id == scan.id) {
            m_scans[row] = scan;
            Q_EMIT dataChanged(index(row), index(row));
            continue;
        }
        // A row that stands further down moved; it is taken out there and put in here.
        for (int old = row; old < int(m_scans.size()); ++old) {
            if (m_scans.at(old).id != scan.id)
                continue;
            beginRemoveRows({}, old, old);
            m_scans.removeAt(old);
            endRemoveRows();
            break;
        }
        beginInsertRows({}, row, row);
        m_scans.insert(row, scan);
        endInsertRows();
    }
}

void ScanListModel::retranslate()
{
    if (!m_scans.isEmpty())
        Q_EMIT dataChanged(index(0), index(int(m_scans.size()) - 1));
}

int ScanListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_scans.size());
}

QVariant ScanListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_scans.size())
        return {};
    const Scan &scan = m_scans.at(index.row());
    if (role == ScanRole)
        return QVariant::fromValue(scan);
    if ((role == Qt::DisplayRole || role == Qt::AccessibleTextRole) && m_text)
        return m_text(scan);
    return {};
}

} // namespace vd::checkin
