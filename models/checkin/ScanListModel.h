#pragma once

#include "models/checkin/CheckInGateway.h"

#include <QAbstractListModel>

#include <functional>

namespace vd::checkin {

/// The door's last scans, newest first. Changes by row signals, so a selection survives a refresh.
class ScanListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { ScanRole = Qt::UserRole + 1 }; ///< A Scan.
    /// What a row says in words; given by the window, which knows the language and the venue's zone.
    using Text = std::function<QString(const Scan &)>;

    explicit ScanListModel(QObject *parent = nullptr);

    void setText(Text text);
    /// Replaces the rows; scans are told apart by id.
    void setScans(const QList<Scan> &scans);
    [[nodiscard]] const QList<Scan> &scans() const { return m_scans; }
    /// The words of every row are made anew.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<Scan> m_scans;
    Text m_text;
};

} // namespace vd::checkin

Q_DECLARE_METATYPE(vd::checkin::Scan)
