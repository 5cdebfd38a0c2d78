#pragma once

#include "models/base/Gateways.h"
#include "models/finance/ChartController.h"
#include "models/finance/DocumentExporter.h"
#include "ui/finance/FinancePage.h"

class QMenu;
class QSplitter;
class QPushButton;

namespace vd::ui {

class ChartPane;
class LoadingBar;
class MessageStrip;
class PeriodPicker;
class Segments;
class SheetModel;
class TextLabel;
class TotalTable;

/// The venue's figures as charts, each with its table: takings, occupancy, sell-through, cancellations and no-shows,
/// lead time. Exported as picture, PDF, workbook or CSV.
class ChartsPage : public FinancePage
{
    Q_OBJECT

public:
    explicit ChartsPage(const Gateways &gateways, QWidget *parent = nullptr);
    ~ChartsPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override;
    [[nodiscard]] QList<Command> commands() override;
    void find() override;
    void retranslate() override;

    void show(finance::ChartKind kind);
    [[nodiscard]] finance::ChartController &controller() { return m_controller; }
    /// Into the known folder as "png", "pdf", "xlsx" or "csv"; asks for a folder first where none is known.
    void exportAs(const QString &suffix);

Q_SIGNALS:
    void exported(const QString &path);

protected:
    void load() override;

private:
    void build();
    void connectAll();
    void connectExport();
    void fillMenu();
    void showChart();
    void write(const QString &suffix);
    [[nodiscard]] QString periodText() const;
    [[nodiscard]] exporting::Document document() const;
    [[nodiscard]] exporting::Writer writer(const QString &suffix) const;
    void act();

    const Gateways m_gateways;
    finance::ChartController m_controller;
    finance::DocumentExporter m_exporter;
    SheetModel *m_rows = nullptr;
    TextLabel *m_title = nullptr;
    PeriodPicker *m_period = nullptr;
    Segments *m_kinds = nullptr;
    QPushButton *m_export = nullptr;
    QMenu *m_menu = nullptr;
    MessageStrip *m_strip = nullptr;
    QSplitter *m_split = nullptr;
    ChartPane *m_chart = nullptr;
    TextLabel *m_readout = nullptr;
    TotalTable *m_table = nullptr;
    LoadingBar *m_loading = nullptr;
    QString m_written;
    QString m_pointed;
};

} // namespace vd::ui
