#pragma once

#include "models/catalog/Catalog.h"
#include "models/catalog/RecordsController.h"
#include "ui/admin/FieldSpec.h"

#include <QCoreApplication>

namespace vd::ui {

/// How things of the catalogue are called on the administration pages.
class CatalogWords
{
    Q_DECLARE_TR_FUNCTIONS(CatalogWords)

public:
    /// By the door's word: "quota".
    [[nodiscard]] static QString kind(const QString &kind);
    /// A record where it is to be chosen or listed: ticket types with where they are sold, "Adult (Pool)".
    [[nodiscard]] static QString label(const catalog::Record &record, const catalog::RecordsController &records);
    [[nodiscard]] static QString activityState(const QString &state);
    /// What the venues of an organization have in common, and which they are.
    [[nodiscard]] static QString organization(
        const QJsonObject &values, const QJsonObject &example, const FieldContext &context);
};

} // namespace vd::ui
