#pragma once

#include "models/finance/StatementFile.h"
#include "models/operators/VenueInfo.h"
#include "ui/common/RowsModel.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QPushButton;
class QSpinBox;

namespace vd::ui {

class FormField;
class LineEdit;
class MessageStrip;
class TablePane;
class TextLabel;

/// How a file is to be read, with its first lines as they would be read. Starts from a guess: the channel's own format
/// is known, or a mapping saved for that channel, or columns chosen here and saved under a name.
class StatementDialog : public QDialog
{
    Q_OBJECT

public:
    StatementDialog(finance::StatementsGateway &gateway, const operators::VenueInfo &venue, const QString &path,
        QWidget *parent = nullptr);

Q_SIGNALS:
    void confirmed(const vd::finance::StatementMapping &mapping);

private:
    struct PreviewRow
    {
        int number = 0;
        finance::StatementLine line;
        QString problem;
        QString text;
    };

    void build();
    [[nodiscard]] QWidget *buildFormat();
    [[nodiscard]] QWidget *buildColumns();
    void connectAll();
    void fillFormats();
    void chooseFormat();
    void setMapping(const finance::StatementMapping &mapping);
    [[nodiscard]] finance::StatementMapping mapping() const;
    void preview();
    void showPreview(const finance::StatementPreview &preview);
    void fillColumns(const QStringList &headings);
    bool guessColumns(const QStringList &headings);
    void accept() override;
    [[nodiscard]] QList<Column<PreviewRow>> columns() const;

    finance::StatementsGateway &m_gateway;
    operators::VenueInfo m_venue;
    QString m_path;
    finance::StatementMapping m_mapping;
    QList<finance::SavedMapping> m_saved;
    bool m_filling = false;
    int m_serial = 0;
    QStringList m_guessedFor; ///< Headings whose columns were guessed once; what is chosen then stays.
    QTimer m_soon;
    MessageStrip *m_strip = nullptr;
    QComboBox *m_format = nullptr;
    QComboBox *m_channel = nullptr;
    QComboBox *m_encoding = nullptr;
    QComboBox *m_delimiter = nullptr;
    QComboBox *m_decimalSign = nullptr;
    QSpinBox *m_headerLines = nullptr;
    QWidget *m_columnsBox = nullptr;
    QHash<QString, QComboBox *> m_columns; ///< By the mapping's field.
    LineEdit *m_refundWords = nullptr;
    LineEdit *m_successWords = nullptr;
    TextLabel *m_count = nullptr;
    TablePane *m_pane = nullptr;
    RowsModel<PreviewRow, int> *m_rows = nullptr;
    LineEdit *m_name = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace vd::ui
