#pragma once

#include "app/ctl/CtlCommand.h"

namespace vd::app {

/// `init-server FOLDER`: prepares the data folder of a shared server and says what comes next.
class InitServerCommand final : public CtlCommand
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString usage() const override;
    [[nodiscard]] QString help() const override;
    [[nodiscard]] QList<QCommandLineOption> options() const override;
    [[nodiscard]] QString fault(const CtlContext &context) const override;
    [[nodiscard]] Result<ExitCode> run(CtlContext &context) override;
};

} // namespace vd::app
