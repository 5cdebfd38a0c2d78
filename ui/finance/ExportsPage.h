#pragma once

#include "models/base/Gateways.h"
#include "models/finance/PeriodExporter.h"
#include "ui/finance/FinancePage.h"

class QComboBox;
class QFrame;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace vd::ui {

class AccountsPane;
class FormField;
class LineEdit;
class MessageStrip;
class PeriodPicker;
class Segments;
class TextLabel;

/// Exports of a day, a month, a range or the journal into the known folder, in one action with progress and cancel; the
/// accounts of the journal beside it.
class ExportsPage : public FinancePage
{
    Q_OBJECT

public:
    explicit ExportsPage(const Gateways &gateways, QWidget *parent = nullptr);
    ~ExportsPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override;
    [[nodiscard]] QList<Command> commands() override;
    void retranslate() override;

    void run();

Q_SIGNALS:
    void exported(const QString &path);

protected:
    void load() override;

private:
    void build();
    [[nodiscard]] QFrame *buildForm();
    void addFolderRow(QVBoxLayout *column);
    void addRunRow(QVBoxLayout *column);
    void connectAll();
    void connectExporter();
    [[nodiscard]] finance::ExportRequest request() const;
    [[nodiscard]] QString nightlyCommand() const;
    void showName();
    void showRunning(bool running);
    void act();

    const Gateways m_gateways;
    finance::PeriodExporter m_exporter;
    TextLabel *m_title = nullptr;
    TextLabel *m_formTitle = nullptr;
    Segments *m_subject = nullptr;
    PeriodPicker *m_period = nullptr;
    FormField *m_formatField = nullptr;
    QComboBox *m_format = nullptr;
    FormField *m_folderField = nullptr;
    LineEdit *m_folder = nullptr;
    QPushButton *m_choose = nullptr;
    FormField *m_patternField = nullptr;
    LineEdit *m_pattern = nullptr;
    QPushButton *m_run = nullptr;
    QPushButton *m_cancel = nullptr;
    QProgressBar *m_progress = nullptr;
    TextLabel *m_nightlyTitle = nullptr;
    TextLabel *m_nightly = nullptr;
    LineEdit *m_command = nullptr;
    MessageStrip *m_strip = nullptr;
    AccountsPane *m_accounts = nullptr;
    QString m_written;
};

} // namespace vd::ui
