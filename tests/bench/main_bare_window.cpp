// A bare Qt window: prints the milliseconds from the program's start to its first event-loop pass after being shown.
#include <QApplication>
#include <QLabel>
#include <QMainWindow>
#include <QTimer>

#include <chrono>
#include <cstdio>

namespace {

const auto programStart = std::chrono::steady_clock::now();

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QMainWindow window;
    window.setCentralWidget(new QLabel(QStringLiteral("A bare window"), &window));
    window.resize(1280, 760);
    window.show();
    QTimer::singleShot(0, &window, [] {
        printf("Usable after: %lld ms\n",
            static_cast<long long>(
                std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - programStart)
                    .count()));
        QApplication::quit();
    });
    return QApplication::exec();
}
