#pragma once

#include "models/catalog/Catalog.h"
#include "models/inventory/StopsController.h"
#include "models/operators/VenueInfo.h"
#include "ui/common/RowsModel.h"

#include <QDialog>
#include <QTimer>

class QDateTimeEdit;
class QPushButton;

namespace vd::ui {

class FormField;
class LineEdit;
class MessageStrip;
class SpacePicker;
class TablePane;
class TextLabel;

/// A stop being prepared: spaces, time and reason, and the orders it would hit with their amounts, before it is
/// published. Closes itself once its slots are closed.
class StopDialog : public QDialog
{
    Q_OBJECT

public:
    StopDialog(inventory::StopsController &stops, const QList<catalog::Space> &spaces,
        const operators::VenueInfo &venue, const inventory::StopRange &start, QWidget *parent);

private:
    void build(const QList<catalog::Space> &spaces, const inventory::StopRange &start);
    void wire();
    void ask();
    void told(const inventory::StopPreview &preview);
    void refreshButton();
    void submit();
    [[nodiscard]] inventory::StopRange range() const;

    inventory::StopsController &m_stops;
    operators::VenueInfo m_venue;
    inventory::StopPreview m_preview;
    bool m_known = false;
    RowsModel<inventory::StopHit, OrderId> m_hits;
    QTimer m_soon;
    SpacePicker *m_spaces = nullptr;
    QDateTimeEdit *m_from = nullptr;
    QDateTimeEdit *m_until = nullptr;
    LineEdit *m_reason = nullptr;
    FormField *m_reasonField = nullptr;
    TextLabel *m_summary = nullptr;
    TextLabel *m_whole = nullptr;
    TablePane *m_table = nullptr;
    MessageStrip *m_messages = nullptr;
    QPushButton *m_publish = nullptr;
};

} // namespace vd::ui
