// Whatever stands behind venuedeskctl: read and judged, nothing of it run. A line is an argument.

#include "app/Ctl.h"

#include <QCoreApplication>

#include <cstdint>
#include <cstdlib>

using namespace vd;

namespace {

constexpr qsizetype mostArguments = 64;

// The parser's own messages need an application's name.
QCoreApplication &application()
{
    static int count = 1;
    static char name[] = "venuedeskctl";
    static char *arguments[] = {name, nullptr};
    static QCoreApplication one(count, arguments);
    return one;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    (void)application();
    QStringList arguments{QStringLiteral("venuedeskctl")};
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QList<QByteArray> lines = text.split('\n');
    for (const QByteArray &line : lines.mid(0, mostArguments))
        arguments << QString::fromUtf8(line);
    app::Ctl ctl;
    const QString wrong = ctl.fault(arguments);
    // Said twice it is the same, and nothing but one of its commands is one.
    if (ctl.fault(arguments) != wrong)
        std::abort();
    if (wrong.isEmpty() && arguments.size() < 2)
        std::abort();
    return 0;
}
