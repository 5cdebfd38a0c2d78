#include "app/TypedPassword.h"

#include <QTextStream>

#include <termios.h>
#include <unistd.h>

namespace vd::app {

Result<QString> typedPassword(const QString &prompt)
{
    termios before{};
    const bool terminal = tcgetattr(STDIN_FILENO, &before) == 0;
    if (terminal) {
        QTextStream(stderr) << prompt << Qt::flush;
        termios silent = before;
        silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
    }
    const QString line = QTextStream(stdin).readLine();
    if (terminal) {
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
        QTextStream(stderr) << '\n';
    }
    if (line.isEmpty())
        return fail(Fault::Rule, QStringLiteral("password_required"));
    return line;
}

} // namespace vd::app
