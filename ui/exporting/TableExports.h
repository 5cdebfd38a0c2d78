#pragma once

#include "models/finance/DocumentExporter.h"
#include "ui/common/TableExporter.h"

namespace vd::ui {

class ShellFrame;

/// The window's way to write any of its tables to a file: asks where, has it audited, writes, and tells in the banner.
class TableExports : public TableExporter
{
    Q_OBJECT

public:
    /// Lives and dies with the frame.
    TableExports(finance::FinanceGateway &gateway, ShellFrame &frame);

    [[nodiscard]] bool isAllowed() const override;
    void exportTable(TableView &table) override;

private:
    void write(const exporting::Sheet &sheet, const QString &name, const QString &path);

    ShellFrame &m_frame;
    finance::DocumentExporter m_exporter;
};

} // namespace vd::ui
