#include "app/StopSignals.h"

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace vd::app {

namespace {

// A signal handler may do little more than write to a pipe.
volatile sig_atomic_t s_writeEnd = -1;

void handle(int)
{
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = write(s_writeEnd, &byte, 1);
}

} // namespace

StopSignals::StopSignals(QObject *parent)
    : QObject(parent)
{
    int ends[2] = {-1, -1};
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    m_readEnd = ends[0];
    s_writeEnd = ends[1];
    auto *notifier = new QSocketNotifier(m_readEnd, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this, notifier] {
        notifier->setEnabled(false);
        Q_EMIT stopAsked();
    });
    std::signal(SIGTERM, handle);
    std::signal(SIGINT, handle);
}

StopSignals::~StopSignals()
{
    std::signal(SIGTERM, SIG_DFL);
    std::signal(SIGINT, SIG_DFL);
    close(s_writeEnd);
    close(m_readEnd);
}

} // namespace vd::app
