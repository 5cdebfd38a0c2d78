#include "tests/support/ProcessMemory.h"

#include <QFile>

namespace vd::test::ProcessMemory {

namespace {

qint64 field(const char *name)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(name))
            return line.simplified().split(' ').value(1).toLongLong();
    }
    return 0;
}

} // namespace

qint64 kilobytes()
{
    return field("VmRSS:");
}

qint64 peakKilobytes()
{
    return field("VmHWM:");
}

void forgetPeak()
{
    QFile refs(QStringLiteral("/proc/self/clear_refs"));
    if (refs.open(QIODevice::WriteOnly))
        refs.write("5");
}

} // namespace vd::test::ProcessMemory
