#pragma once

#include "models/finance/StatementsGateway.h"
#include "ui/common/RowsModel.h"

#include <QCoreApplication>

namespace vd::ui {

/// The columns of the statements and of their rows in the window's language; asked for again when it changes.
class StatementTables
{
    Q_DECLARE_TR_FUNCTIONS(vd::ui::StatementTables)

public:
    [[nodiscard]] static QList<Column<finance::Statement>> statements();
    [[nodiscard]] static QList<Column<finance::StatementRow>> rows();
};

} // namespace vd::ui
