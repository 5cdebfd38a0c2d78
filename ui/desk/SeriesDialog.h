#pragma once

#include "models/orders/SeriesController.h"
#include "ui/common/FormDialog.h"

#include <QTimeZone>

class QListWidget;
class QPushButton;
class QSpinBox;

namespace vd::ui {

class TextLabel;

/// A club's weekly booking: the cart's lines over the weeks after, what cannot be had said before anything is held.
/// What can goes into the cart, and one press holds all of it.
class SeriesDialog : public FormDialog
{
    Q_OBJECT

public:
    SeriesDialog(const Gateways &gateways, VenueId venue, const QTimeZone &zone, const QList<orders::DraftLine> &lines,
        QWidget *parent);

Q_SIGNALS:
    void chosen(const QList<vd::orders::SeriesCell> &cells);

private:
    void build();
    void refresh();
    [[nodiscard]] QString when(const orders::SeriesCell &cell) const;
    [[nodiscard]] QString why(const Error &error) const;

    orders::SeriesController m_series;
    QTimeZone m_zone;
    QSpinBox *m_weeks = nullptr;
    QListWidget *m_list = nullptr;
    TextLabel *m_sum = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace vd::ui
