#include "ui/common/Icon.h"

#include "ui/common/IconEngine.h"

#include <QDir>
#include <QFile>

namespace vd::ui {

namespace {

QString path(const QString &name)
{
    return QStringLiteral(":/icons/%1.svg").arg(name);
}

} // namespace

QIcon Icon::get(const QString &name, Token colour)
{
    return exists(name) ? QIcon(new IconEngine(path(name), colour)) : QIcon();
}

void Icon::paint(QPainter *painter, const QRectF &rect, const QString &name, const QColor &colour)
{
    IconEngine::render(painter, rect, path(name), colour);
}

bool Icon::exists(const QString &name)
{
    return !name.isEmpty() && QFile::exists(path(name));
}

QStringList Icon::names()
{
    QStringList names;
    const QStringList files = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")});
    for (const QString &file : files)
        names.append(file.chopped(4));
    return names;
}

} // namespace vd::ui
