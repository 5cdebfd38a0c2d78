#pragma once

#include "app/ctl/CtlCommand.h"
#include "db/doctor/Weakness.h"

namespace vd::db {
struct ConnectionSettings;
}

namespace vd::app {

/// `doctor`: looks at a server from outside and signed in, and names each weakness in a sentence.
class DoctorCommand final : public CtlCommand
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString help() const override;
    [[nodiscard]] QList<QCommandLineOption> options() const override;
    [[nodiscard]] QString fault(const CtlContext &context) const override;
    /// Done when nothing is weak, Failed when anything is.
    [[nodiscard]] Result<ExitCode> run(CtlContext &context) override;

    /// Everything that is weak: outside is where desks look, without a host when they come by the login's way.
    [[nodiscard]] static Result<db::Weaknesses> examine(
        const db::ConnectionSettings &login, const db::ConnectionSettings &outside, int desks);
};

} // namespace vd::app
