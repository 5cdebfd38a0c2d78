#pragma once

#include "models/inventory/Board.h"
#include "models/inventory/StopsController.h"
#include "ui/common/FormDialog.h"

#include <QTimeZone>

class QPushButton;
class QSpinBox;

namespace vd::ui {

class FormField;
class LineEdit;
class TextLabel;

/// How many places of a cell staff keep back, with the reason. Closes itself when that is done.
class BlockDialog : public FormDialog
{
    Q_OBJECT

public:
    BlockDialog(inventory::StopsController &stops, const inventory::Cell &cell, const QString &space,
        const QTimeZone &zone, QWidget *parent);

private:
    void build(const QString &space);
    void refresh();
    void submit();

    inventory::StopsController &m_stops;
    inventory::Cell m_cell;
    QTimeZone m_zone;
    QSpinBox *m_places = nullptr;
    TextLabel *m_effect = nullptr;
    LineEdit *m_reason = nullptr;
    FormField *m_reasonField = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace vd::ui
