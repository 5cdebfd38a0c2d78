#pragma once

#include "app/ctl/CtlCommand.h"

namespace vd::app {

/// `audit verify`: walks the audit's chain of seals and names the first range that does not hold.
class AuditCommand final : public CtlCommand
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString usage() const override;
    [[nodiscard]] QString help() const override;
    [[nodiscard]] QList<QCommandLineOption> options() const override;
    [[nodiscard]] QString fault(const CtlContext &context) const override;
    /// Done when the chain holds, Failed when it is broken.
    [[nodiscard]] Result<ExitCode> run(CtlContext &context) override;
};

} // namespace vd::app
