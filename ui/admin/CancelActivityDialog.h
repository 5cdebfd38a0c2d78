#pragma once

#include "models/schedule/Activity.h"
#include "ui/common/RowsModel.h"

#include <QDialog>

class QPushButton;

namespace vd::ui {

class FormField;
class LineEdit;
class MessageStrip;
class TablePane;

/// What cancelling an activity would hit, with the orders by number and amount, and the reason why. Stays open until it
/// is cancelled.
class CancelActivityDialog : public QDialog
{
    Q_OBJECT

public:
    CancelActivityDialog(const schedule::Activity &activity, const inventory::StopPreview &hits, QWidget *parent);

    void setBusy(bool busy);
    void tellFailure(const Error &error);

Q_SIGNALS:
    void cancelWanted(const QString &reason);

private:
    void submit();
    [[nodiscard]] static QList<Column<inventory::StopHit>> columns();

    RowsModel<inventory::StopHit, OrderId> m_rows;
    LineEdit *m_reason = nullptr;
    FormField *m_reasonField = nullptr;
    MessageStrip *m_strip = nullptr;
    TablePane *m_table = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace vd::ui
