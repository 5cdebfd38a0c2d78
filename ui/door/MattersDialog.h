#pragma once

#include "models/checkin/DoorGateway.h"
#include "ui/common/RowsModel.h"

#include <QDialog>
#include <QTimeZone>
#include <QUuid>

class QLabel;
class QPushButton;

namespace vd {
class Changes;
}

namespace vd::ui {

class MessageStrip;
class Segments;
class TablePane;
class TextLabel;

/// What doors leave for others to decide: people let in whom the server would have stopped (a lead says which stands),
/// guests sent to the desk to be moved, and spaces that came to hold as many people as is safe.
class MattersDialog : public QDialog
{
    Q_OBJECT

public:
    struct Place
    {
        checkin::DoorGateway &gateway;
        Changes *changes = nullptr;
        VenueId venue;
        QTimeZone zone;
        bool decides = false; ///< A lead: conflicts are shown too.
    };
    explicit MattersDialog(const Place &place, QWidget *parent = nullptr);

    [[nodiscard]] const QList<checkin::Conflict> &conflicts() const { return m_conflicts.rows(); }
    [[nodiscard]] const QList<checkin::DeskOffer> &offers() const { return m_offers.rows(); }

    /// Selects a conflict once it is there.
    void choose(qint64 conflict);

Q_SIGNALS:
    void openOrder(const QString &orderNo);
    void counted(int open);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void setConflictColumns();
    void setOfferColumns();
    void load();
    void loadConflicts();
    void loadAlerts();
    void showAlert();
    void count();
    void showList(int which);
    void follow();
    void decide(bool accept);
    void send(qint64 conflict, bool accept, const QString &note);
    void served();
    void told(const Result<Done> &answer);
    [[nodiscard]] QString story(const checkin::Conflict &conflict) const;
    [[nodiscard]] const checkin::Conflict *currentConflict() const;

    Place m_place;
    RowsModel<checkin::Conflict, qint64> m_conflicts;
    RowsModel<checkin::DeskOffer, qint64> m_offers;
    Segments *m_which = nullptr;
    MessageStrip *m_strip = nullptr;
    MessageStrip *m_alert = nullptr;
    QList<checkin::SafetyAlert> m_alerts;
    TablePane *m_conflictTable = nullptr;
    TablePane *m_offerTable = nullptr;
    TextLabel *m_story = nullptr;
    QPushButton *m_accept = nullptr;
    QPushButton *m_reject = nullptr;
    QPushButton *m_served = nullptr;
    QPushButton *m_order = nullptr;
    QPushButton *m_close = nullptr;
    qint64 m_wanted = 0;
    QHash<QString, QUuid> m_requests; ///< Of decisions whose answer was lost: tried again they are the same.
};

} // namespace vd::ui
