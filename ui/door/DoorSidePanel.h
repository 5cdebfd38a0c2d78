#pragma once

#include "models/checkin/DoorCounts.h"
#include "models/checkin/DoorHistory.h"

#include <QWidget>

class QListView;
class QPushButton;
class QSortFilterProxyModel;
class QVBoxLayout;

namespace vd::ui {

class LineEdit;
class MessageStrip;
class ScanDelegate;
class SlotCountDelegate;
class TextLabel;

/// Beside the verdict: how full each slot is, and the last scans with their undo.
class DoorSidePanel : public QWidget
{
    Q_OBJECT

public:
    DoorSidePanel(
        checkin::DoorCounts *counts, checkin::DoorHistory *history, const Clock *clock, QWidget *parent = nullptr);

    /// Puts something above everything else here.
    void addTop(QWidget *widget);
    void setZone(const QTimeZone &zone);
    void focusFilter();
    /// The selected entry if it can be taken back, else this door's newest one; invalid when there is none.
    [[nodiscard]] CheckInId entryToUndo() const;
    /// What a row of the history says.
    [[nodiscard]] QString describe(CheckInId entry) const;
    /// Says that what is shown may be old; an empty text says it is fresh.
    void setAge(const QString &text);

Q_SIGNALS:
    void undoWanted(vd::CheckInId entry);
    /// A space came to hold as many people as is safe.
    void limitReached();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    QListView *addList(QVBoxLayout *column, const QString &name, int stretch);
    void retranslate();
    void refreshTotals();
    void refreshLimits();
    void refreshUndo();
    void scrollToNow();
    [[nodiscard]] CheckInId selected() const;

    checkin::DoorCounts *m_counts;
    checkin::DoorHistory *m_history;
    QTimeZone m_zone = QTimeZone::utc();
    MessageStrip *m_limits = nullptr;
    QList<checkin::DoorCounts::Full> m_full;
    TextLabel *m_countsTitle = nullptr;
    TextLabel *m_inside = nullptr;
    TextLabel *m_age = nullptr;
    LineEdit *m_filter = nullptr;
    QSortFilterProxyModel *m_filtered = nullptr;
    QListView *m_countList = nullptr;
    SlotCountDelegate *m_countDelegate = nullptr;
    TextLabel *m_scansTitle = nullptr;
    QListView *m_scanList = nullptr;
    ScanDelegate *m_scanDelegate = nullptr;
    TextLabel *m_noCounts = nullptr;
    TextLabel *m_noScans = nullptr;
    QPushButton *m_undo = nullptr;
};

} // namespace vd::ui
