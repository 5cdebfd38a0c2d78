#pragma once

#include "app/ctl/CtlCommand.h"

namespace vd::app {

/// `customer export|erase NUMBER`: what a person asks of the data about them, done by a lead.
class CustomerCommand final : public CtlCommand
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString usage() const override;
    [[nodiscard]] QString help() const override;
    [[nodiscard]] QString fault(const CtlContext &context) const override;
    [[nodiscard]] Result<ExitCode> run(CtlContext &context) override;
};

} // namespace vd::app
