// Preloaded into the benchmark's server: each fdatasync(2), by which PostgreSQL waits for its log on Linux, takes
// VD_FLUSH_US microseconds more. So a fast disk stands in for the slower one of an ordinary PC.
#include <cstdlib>
#include <dlfcn.h>
#include <unistd.h>

extern "C" int fdatasync(int file)
{
    using Flush = int (*)(int);
    static const auto flush = reinterpret_cast<Flush>(dlsym(RTLD_NEXT, "fdatasync"));
    static const char *const more = std::getenv("VD_FLUSH_US");
    if (more)
        usleep(static_cast<useconds_t>(std::atoi(more)));
    return flush(file);
}
