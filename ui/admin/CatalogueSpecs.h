#pragma once

#include "ui/admin/RecordSpec.h"

#include <QCoreApplication>

namespace vd::catalog {
class RecordsController;
}

namespace vd::ui {

/// What a venue is made of, as pages: organization, venues, categories, spaces, ticket types, activities.
class CatalogueSpecs
{
    Q_DECLARE_TR_FUNCTIONS(CatalogueSpecs)

public:
    [[nodiscard]] static RecordSpec organization();
    [[nodiscard]] static RecordSpec venues(const catalog::RecordsController &records);
    [[nodiscard]] static RecordSpec categories();
    [[nodiscard]] static RecordSpec spaces(const catalog::RecordsController &records);
    [[nodiscard]] static RecordSpec ticketTypes(const catalog::RecordsController &records);
    [[nodiscard]] static RecordSpec activities();

    /// A column that shows a value of a record as text; `words` may put it differently.
    [[nodiscard]] static RecordColumn column(const QString &title, const char *key,
        std::function<QString(const QJsonValue &)> words = {}, bool figures = false);
    [[nodiscard]] static FieldSpec name(const char *key, const QString &label, int most);
    [[nodiscard]] static FieldSpec number(
        const char *key, const QString &label, qint64 least, qint64 most, qint64 initial);
    /// A number that may be left out.
    [[nodiscard]] static FieldSpec maybe(
        const char *key, const QString &label, qint64 least, qint64 most, const QString &whenEmpty);
    [[nodiscard]] static FieldSpec check(const char *key, const QString &label, bool initial = false);
    [[nodiscard]] static FieldSpec reference(
        const char *key, catalog::RecordKind of, const QString &label, const QString &whenEmpty);
    [[nodiscard]] static FieldSpec choice(const char *key, const QString &label, const QList<FieldSpec::Word> &words);
    [[nodiscard]] static FieldSpec beside(FieldSpec spec);

private:
    [[nodiscard]] static QList<FieldSpec> spaceFields();
};

} // namespace vd::ui
