#pragma once

#include "ui/admin/FieldSpec.h"
#include "ui/common/RowsModel.h"

namespace vd::ui {

using RecordColumn = Column<catalog::Record>;
using RecordRows = RowsModel<catalog::Record, qint64>;

/// A page that edits records of one kind: its words, columns and fields. A value, made anew after a language switch.
struct RecordSpec
{
    catalog::RecordKind kind = catalog::RecordKind::Category;
    QString page; ///< objectName.
    QString icon;
    QString title; ///< "Categories".
    QString showText; ///< For the palette: "Show the categories".
    QString newText; ///< "New category"; empty where none can be made.
    QString about; ///< What is listed here, told while there is nothing.
    QList<FieldSpec> fields;
    QList<RecordColumn> columns;
    QList<int> widths;
    QList<int> spare{}; ///< Columns that are left out in a narrow window, the first named first.
    /// What the record means in the words of who buys; empty where nothing needs saying.
    std::function<QString(const QJsonObject &values, const QJsonObject &example, const FieldContext &)> words{};
    QString wordsCaption{}; ///< What they are, where not the words of who buys.
    bool example = false; ///< The server tells the moments that the words name.
    bool single = false; ///< One record per venue: a form without a list, its words aside.
    bool versions = false; ///< Old versions stay and are listed.
    int formWidth = 400;
};

} // namespace vd::ui
