#include "ui/common/ErrorEntry.h"

#include <QtGlobal>

namespace vd::ui {

namespace {

// clang-format off
constexpr ErrorEntry table[] = {
    {"selftest_not_allowed", QT_TRANSLATE_NOOP("ErrorText", "The self-test makes a scratch database with roles of its own, and “%1” may not. Nothing was done. Sign in as the server's superuser, for example with --user postgres."), "t:user"},
    {"selftest_running", QT_TRANSLATE_NOOP("ErrorText", "Another self-test is running on this server. Nothing was done. Wait until it has ended.")},
    {"unknown_terminal_id", QT_TRANSLATE_NOOP("ErrorText", "This terminal is not registered here. Nothing was changed. Load the list again with F5.")},
    {"terminal_revoked", QT_TRANSLATE_NOOP("ErrorText", "“%1” was revoked already. Nothing was changed; a revoked key stays revoked."), "t:name"},
};
// clang-format on

} // namespace

ErrorTable serverErrors()
{
    return table;
}

} // namespace vd::ui
