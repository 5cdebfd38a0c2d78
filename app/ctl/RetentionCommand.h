#pragma once

#include "app/ctl/CtlCommand.h"

namespace vd::app {

/// `retention [DAYS|forever]`: runs it now, or sets how long a venue keeps people's data.
class RetentionCommand final : public CtlCommand
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString usage() const override;
    [[nodiscard]] QString help() const override;
    [[nodiscard]] QString fault(const CtlContext &context) const override;
    [[nodiscard]] Result<ExitCode> run(CtlContext &context) override;

private:
    [[nodiscard]] Result<ExitCode> set(CtlContext &context);
    [[nodiscard]] Result<ExitCode> runNow(CtlContext &context);
};

} // namespace vd::app
