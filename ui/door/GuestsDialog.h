#pragma once

#include "models/checkin/DoorLink.h"
#include "ui/common/RowsModel.h"

#include <QDialog>
#include <QTimer>

class QPushButton;

namespace vd::ui {

class LineEdit;
class MessageStrip;
class Segments;
class TablePane;
class TextLabel;

/// The day's guests with masked names: found by name or last digits and checked in by hand; or everybody inside now,
/// the list for an evacuation, printed or read out. Works without the server by the door's own list.
class GuestsDialog : public QDialog
{
    Q_OBJECT

public:
    GuestsDialog(checkin::DoorLink &link, const QDate &day, const QTimeZone &zone, QWidget *parent = nullptr);

    void showInside(bool inside);
    [[nodiscard]] const QList<checkin::Guest> &guests() const { return m_rows.rows(); }

Q_SIGNALS:
    /// Staff looked this guest up and lets one code's people in.
    void admitWanted(vd::TicketId ticket);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void load();
    void take(const Result<QList<checkin::Guest>> &guests);
    void admit();
    void print();
    [[nodiscard]] QString printed() const;

    checkin::DoorLink &m_link;
    QDate m_day;
    QTimeZone m_zone;
    RowsModel<checkin::Guest, TicketId> m_rows;
    Segments *m_which = nullptr;
    LineEdit *m_search = nullptr;
    TablePane *m_table = nullptr;
    MessageStrip *m_strip = nullptr;
    TextLabel *m_total = nullptr;
    QPushButton *m_admit = nullptr;
    QPushButton *m_print = nullptr;
    QPushButton *m_close = nullptr;
    QTimer m_typing;
};

} // namespace vd::ui
