#include "app/ProcessGuard.h"

#include <sys/prctl.h>
#include <sys/resource.h>

namespace vd::app {

bool ProcessGuard::shut()
{
    const rlimit none{0, 0};
    const bool noCore = setrlimit(RLIMIT_CORE, &none) == 0;
    const bool notReadable = prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0;
    return noCore && notReadable;
}

} // namespace vd::app
