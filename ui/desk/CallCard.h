#pragma once

#include "models/base/Clock.h"
#include "models/operators/VenueInfo.h"
#include "models/waitlist/WaitlistController.h"
#include "ui/common/ClipboardTimer.h"

#include <QWidget>

class QPushButton;

namespace vd::ui {

class CountdownLabel;
class TextLabel;

/// The one to phone now: the number large enough to dial from, what it is about, the time left, and what came of it.
class CallCard : public QWidget
{
    Q_OBJECT

public:
    CallCard(waitlist::WaitlistController &waitlist, const Clock &clock, QWidget *parent = nullptr);

    void setVenue(const operators::VenueInfo &venue) { m_venue = venue; }
    void setCall(const waitlist::Call &call);
    [[nodiscard]] const waitlist::Call &call() const { return m_call; }
    void copyNumber();

Q_SIGNALS:
    /// The running offer ended.
    void over();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void build(const Clock &clock);
    void retranslate();
    void refresh();
    void decline();

    waitlist::WaitlistController &m_waitlist;
    ClipboardTimer m_clipboard;
    operators::VenueInfo m_venue;
    waitlist::Call m_call;
    TextLabel *m_number = nullptr;
    QPushButton *m_copy = nullptr;
    TextLabel *m_name = nullptr;
    TextLabel *m_about = nullptr;
    CountdownLabel *m_left = nullptr;
    QPushButton *m_reached = nullptr;
    QPushButton *m_noAnswer = nullptr;
    QPushButton *m_take = nullptr;
    QPushButton *m_decline = nullptr;
};

} // namespace vd::ui
