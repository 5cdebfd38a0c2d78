#pragma once

#include "app/ctl/CtlCommand.h"

namespace vd::app {

class Person;

/// `catalog import|export FILE`: a venue set up from a file, copied, or written into one.
class CatalogCommand final : public CtlCommand
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString usage() const override;
    [[nodiscard]] QString help() const override;
    [[nodiscard]] QList<QCommandLineOption> options() const override;
    [[nodiscard]] QString fault(const CtlContext &context) const override;
    [[nodiscard]] Result<ExitCode> run(CtlContext &context) override;

private:
    [[nodiscard]] static Result<ExitCode> write(CtlContext &context, Person &person);
    [[nodiscard]] static Result<ExitCode> read(CtlContext &context, Person &person);
};

} // namespace vd::app
