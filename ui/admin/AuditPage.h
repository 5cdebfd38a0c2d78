#pragma once

#include "models/operators/AuditController.h"
#include "models/operators/AuditExporter.h"
#include "ui/admin/AdminPage.h"
#include "ui/common/RowsModel.h"

class QPlainTextEdit;
class QPushButton;

namespace vd {
class Clock;
}

namespace vd::ui {

class AuditFilterBar;
class EmptyState;
class ExportMenu;
class LoadingBar;
class MessageStrip;
class TableView;
class TextLabel;

/// The venue's audit: who did what when, filtered, page by page, with all facts of the chosen entry, and its export.
class AuditPage : public AdminPage
{
    Q_OBJECT

public:
    AuditPage(operators::AuditGateway &gateway, const Clock &clock, QWidget *parent = nullptr);
    ~AuditPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override;
    void find() override;
    void retranslate() override;
    [[nodiscard]] operators::AuditController &controller() { return m_controller; }
    [[nodiscard]] TableView *view() const { return m_view; }

Q_SIGNALS:
    void exported(const QString &path);

protected:
    void load(bool again) override;
    [[nodiscard]] bool tellsWhatOthersDid() const override { return true; }

private:
    void build();
    void connectAll();
    void connectExport();
    void showEntries();
    void showChosen();
    void loadMoreAtTheEnd();
    void runExport();
    void chooseFolder();
    void startExport();
    void act();
    [[nodiscard]] QList<Column<operators::AuditEntry>> columns() const;

    const Clock &m_clock;
    operators::AuditController m_controller;
    operators::AuditExporter m_exporter;
    RowsModel<operators::AuditEntry, qint64> *m_rows = nullptr;
    TextLabel *m_title = nullptr;
    TextLabel *m_head = nullptr;
    TextLabel *m_count = nullptr;
    QPushButton *m_export = nullptr;
    ExportMenu *m_formats = nullptr;
    QPushButton *m_more = nullptr;
    AuditFilterBar *m_filter = nullptr;
    MessageStrip *m_strip = nullptr;
    TableView *m_view = nullptr;
    EmptyState *m_empty = nullptr;
    LoadingBar *m_loading = nullptr;
    QPlainTextEdit *m_facts = nullptr;
    QString m_written;
};

} // namespace vd::ui
