#pragma once

#include "app/ctl/CtlCommand.h"

namespace vd::app {

class DocumentKeyDuties;

/// `keys status|rotate|backup|recover`: the keys that identity documents are sealed with, at a registered terminal.
class KeysCommand final : public CtlCommand
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString usage() const override;
    [[nodiscard]] QString help() const override;
    [[nodiscard]] QString fault(const CtlContext &context) const override;
    [[nodiscard]] Result<ExitCode> run(CtlContext &context) override;

private:
    [[nodiscard]] Result<Done> status(CtlContext &context, DocumentKeyDuties &duties);
    [[nodiscard]] Result<Done> rotate(CtlContext &context, DocumentKeyDuties &duties);
    [[nodiscard]] Result<Done> backup(CtlContext &context, DocumentKeyDuties &duties);
    [[nodiscard]] Result<Done> recover(CtlContext &context, DocumentKeyDuties &duties);
};

} // namespace vd::app
