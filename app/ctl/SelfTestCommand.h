#pragma once

#include "app/ctl/CtlCommand.h"

namespace vd::app {

/// `selftest`: a venue proves on its own server that it cannot be oversold, and prints the figures.
class SelfTestCommand final : public CtlCommand
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString help() const override;
    [[nodiscard]] QList<QCommandLineOption> options() const override;
    [[nodiscard]] QString fault(const CtlContext &context) const override;
    /// Done when everything held, Failed when anything did not.
    [[nodiscard]] Result<ExitCode> run(CtlContext &context) override;
};

} // namespace vd::app
