#pragma once

#include "models/customers/MergeController.h"
#include "ui/common/FormDialog.h"

#include <QTimeZone>

class QListWidget;
class QPushButton;

namespace vd::ui {

class FormField;
class LineEdit;
class TextLabel;

/// Finds the other profile of a customer and says what merging them moves before it is done, once and for good. Closes
/// itself when it is done.
class MergeDialog : public FormDialog
{
    Q_OBJECT

public:
    MergeDialog(const Gateways &gateways, VenueId venue, const QTimeZone &zone, const customers::Customer &keep,
        QWidget *parent);

Q_SIGNALS:
    void merged(const vd::customers::Customer &kept);

private:
    void build();
    void wire();
    void showFound();
    void choose();
    void showPreview(const customers::MergePreview &preview);
    void forget();

    customers::MergeController m_merge;
    QTimeZone m_zone;
    LineEdit *m_search = nullptr;
    FormField *m_searchField = nullptr;
    QListWidget *m_found = nullptr;
    TextLabel *m_preview = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace vd::ui
