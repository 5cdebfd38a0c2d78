#pragma once

#include "models/customers/DocumentsReader.h"
#include "ui/common/RowsModel.h"

#include <QDialog>

class QPushButton;

namespace vd::ui {

class MessageStrip;
class TablePane;
class TextLabel;

/// The documents of an order in the clear, for a lead or an auditor at a registered computer. Opening it reads them,
/// which the audit keeps; so it says.
class DocumentsDialog : public QDialog
{
    Q_OBJECT

public:
    /// The reader is asked by whoever opens this.
    DocumentsDialog(const Gateways &gateways, const QString &orderNo, QWidget *parent = nullptr);

    [[nodiscard]] customers::DocumentsReader &reader() { return m_reader; }
    [[nodiscard]] static QString kind(customers::Document::Type type);

protected:
    void changeEvent(QEvent *event) override;

private:
    using Place = customers::DocumentsReader::Place;
    struct Row
    {
        int number = 0;
        Place place;
        friend bool operator==(const Row &a, const Row &b)
        {
            return a.number == b.number && a.place.number == b.place.number && a.place.name == b.place.name;
        }
    };

    void build();
    void show(const QList<Place> &places);
    void retranslate();

    QString m_orderNo;
    customers::DocumentsReader m_reader;
    RowsModel<Row, int> m_rows;
    bool m_read = false;
    TextLabel *m_note = nullptr;
    MessageStrip *m_strip = nullptr;
    TablePane *m_pane = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace vd::ui
