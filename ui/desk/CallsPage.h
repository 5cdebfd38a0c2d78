#pragma once

#include "models/operators/VenueInfo.h"
#include "models/waitlist/WaitlistController.h"
#include "ui/common/RowsModel.h"

#include <QTimer>
#include <QWidget>

class QPushButton;

namespace vd::ui {

class CallCard;
class MessageStrip;
class TablePane;
class TextLabel;

/// Whom to phone, offers by the time left first, and below them who waits for a full slot.
class CallsPage : public QWidget
{
    Q_OBJECT

public:
    CallsPage(waitlist::WaitlistController &waitlist, const Clock &clock, QWidget *parent = nullptr);

    void setVenue(const operators::VenueInfo &venue);
    void focusStart();

Q_SIGNALS:
    /// The order of the chosen call belongs beside the list.
    void orderRequested(vd::OrderId order);

protected:
    void changeEvent(QEvent *event) override;

private:
    using CallKey = QPair<QPair<EntryId, StopId>, QPair<OrderId, QString>>;

    void build(const Clock &clock);
    void wire();
    void retranslate();
    void refresh();
    void showChosen();
    void takeOut();
    [[nodiscard]] QString skipped(const waitlist::Entry &entry) const;
    [[nodiscard]] QString left(const waitlist::Call &call) const;

    waitlist::WaitlistController &m_waitlist;
    const Clock &m_clock;
    operators::VenueInfo m_venue;
    RowsModel<waitlist::Call, CallKey> m_calls;
    RowsModel<waitlist::Entry, EntryId> m_waiting;
    QTimer m_second;
    OrderId m_shown;
    Error m_refused;
    MessageStrip *m_messages = nullptr;
    CallCard *m_card = nullptr;
    TablePane *m_callTable = nullptr;
    TextLabel *m_waitingTitle = nullptr;
    QPushButton *m_takeOut = nullptr;
    TablePane *m_waitingTable = nullptr;
};

} // namespace vd::ui
