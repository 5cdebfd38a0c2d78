#include "ui/common/ErrorEntry.h"

#include <QtGlobal>

namespace vd::ui {

namespace {

// clang-format off
constexpr ErrorEntry table[] = {
    {"selftest_not_allowed", QT_TRANSLATE_NOOP("ErrorText", "The self-test makes a scratch database with roles of its own, and “%1” may not. Nothing was done. Sign in as the server's superuser, for example with --user postgres."), "t:user"},
    {"selftest_running", QT_TRANSLATE_NOOP("ErrorText", "Another self-test is running on this server. Nothing was done. Wait until it has ended.")},
};
// clang-format on

} // namespace

ErrorTable serverErrors()
{
    return table;
}

} // namespace vd::ui
