#pragma once

#include "models/finance/StatementImporter.h"
#include "ui/common/RowsModel.h"
#include "ui/finance/FinancePage.h"

class QComboBox;
class QPushButton;

namespace vd::ui {

class MessageStrip;
class StatementDialog;
class TablePane;
class TextLabel;

/// The channels' files: import with a preview, what each line was matched to, and taking a file as true, which makes
/// its differences discrepancies.
class StatementsPage : public FinancePage
{
    Q_OBJECT

public:
    StatementsPage(finance::StatementsGateway &gateway, bool mayImport, QWidget *parent = nullptr);
    ~StatementsPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override;
    [[nodiscard]] QList<Command> commands() override;
    void find() override;
    void retranslate() override;

    /// Opens the import of one file, as if it had been chosen.
    void openFile(const QString &path);
    void showResult(const QString &result);

protected:
    void load() override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    void connectAll();
    void connectImporter();
    void chooseFile();
    void loadRows(bool more);
    void showStatements(const QList<finance::Statement> &statements);
    void showChosen();
    void fillResults();
    void askToAccept();
    void askToDiscard();
    void decide(bool accept);
    [[nodiscard]] std::optional<finance::Statement> chosen() const;

    finance::StatementsGateway &m_gateway;
    bool m_mayImport;
    finance::StatementImporter m_importer;
    RowsModel<finance::Statement, qint64> *m_statements = nullptr;
    RowsModel<finance::StatementRow, qint64> *m_rows = nullptr;
    TextLabel *m_title = nullptr;
    QPushButton *m_import = nullptr;
    MessageStrip *m_strip = nullptr;
    TablePane *m_statementsPane = nullptr;
    TextLabel *m_rowsTitle = nullptr;
    QComboBox *m_result = nullptr;
    TablePane *m_rowsPane = nullptr;
    QPushButton *m_more = nullptr;
    QPushButton *m_discard = nullptr;
    QPushButton *m_accept = nullptr;
    StatementId m_wanted; ///< To be selected once it is listed.
};

} // namespace vd::ui
