#pragma once

#include "app/ctl/CtlCommand.h"
#include "models/catalog/Catalog.h"
#include "models/exporting/DocumentFile.h"
#include "models/finance/PeriodExport.h"

namespace vd::finance {
class FinanceGateway;
}

namespace vd::app {

class Person;

/// `export day|month|range|journal …`: a venue's reconciliation or journal as a file, for a nightly job.
class ExportCommand final : public CtlCommand
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString usage() const override;
    [[nodiscard]] QString help() const override;
    [[nodiscard]] QList<QCommandLineOption> options() const override;
    [[nodiscard]] QString fault(const CtlContext &context) const override;
    [[nodiscard]] Result<ExitCode> run(CtlContext &context) override;

private:
    /// The days the words name; without a date the venue's last whole day or month.
    [[nodiscard]] static std::optional<std::pair<QDate, QDate>> daysOf(const QStringList &words, const QDate &today);
    [[nodiscard]] static QString daysFault(const CtlContext &context);
    [[nodiscard]] static Result<exporting::Document> read(
        Person &person, finance::FinanceGateway &gateway, const finance::ExportPeriod &period);
    [[nodiscard]] static Result<exporting::Document> readJournal(Person &person, const finance::ExportPeriod &period);
    [[nodiscard]] static Result<QString> pathOf(
        const CtlContext &context, const finance::ExportPeriod &period, const QString &suffix);
    [[nodiscard]] static Result<exporting::ExportedFile> write(
        const CtlContext &context, Person &person, const finance::ExportPeriod &period, const QString &suffix);
};

} // namespace vd::app
