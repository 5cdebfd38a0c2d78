#include "tests/support/TestKeys.h"

namespace vd::test {

checkin::TerminalKey knownKey()
{
    return checkin::TerminalKey::fromPem("-----BEGIN PRIVATE KEY-----\n"
                                         "MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g\n"
                                         "-----END PRIVATE KEY-----\n")
        .value();
}

} // namespace vd::test
