#pragma once

#include "models/orders/BookingCheck.h"

#include <QTimeZone>
#include <QWidget>

class QComboBox;
class QVBoxLayout;

namespace vd::ui {

class LineEdit;
class TextLabel;

/// The documents of a line's places where the space asks for real names: kind and number, one row a place, each with
/// its own message. The numbers are sealed before they leave this computer and never written to its disk.
class PlaceDocuments : public QWidget
{
    Q_OBJECT

public:
    explicit PlaceDocuments(QWidget *parent = nullptr);

    /// As many rows as the line names places; none hides it.
    void refresh(const orders::DraftLine &line);
    /// Shows the errors of this line's places and puts the cursor into the first.
    void showErrors(const QList<orders::BookingFault> &errors, const QTimeZone &zone);
    [[nodiscard]] bool hasError() const;

Q_SIGNALS:
    void edited(int place, const vd::customers::Document &document);
    /// Enter in a number: hold.
    void submitted();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        QWidget *box = nullptr;
        QComboBox *type = nullptr;
        LineEdit *number = nullptr;
        TextLabel *error = nullptr;
    };

    void addRow();
    void typed(int place);
    void retranslate();

    SlotId m_slot; ///< Of the line shown.
    TextLabel *m_title = nullptr;
    QVBoxLayout *m_column = nullptr;
    QList<Row> m_rows;
};

} // namespace vd::ui
