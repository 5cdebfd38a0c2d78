// Whatever is in a file that somebody gives as a catalogue.

#include "models/catalog/CatalogueFile.h"

#include <QJsonArray>

#include <cstdint>
#include <cstdlib>

using namespace vd;
using namespace vd::catalog;

namespace {

void demand(bool holds)
{
    if (!holds)
        std::abort();
}

// Every value has a line of its own, which is one of the text's, and none lies before what is around it.
void walk(const CatalogueFile &file, const QJsonValue &value, const QString &path, int least, int most)
{
    const int line = file.lineOf(path);
    demand(line >= least && line <= most);
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member)
        if (!member.key().contains(QLatin1Char('/')))
            walk(file, member.value(), path + QLatin1Char('/') + member.key(), line, most);
    const QJsonArray array = value.toArray();
    for (int n = 0; n < array.size(); ++n)
        walk(file, array.at(n), path + QLatin1Char('/') + QString::number(n), line, most);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const int lines = static_cast<int>(bytes.count('\n')) + 1;
    const Result<CatalogueFile> file = CatalogueFile::read(bytes);
    if (!file) {
        const int line = file.error().facts.value(QLatin1String("line")).toInt();
        demand(file.error().code == QLatin1String("file_not_json") && line >= 1 && line <= lines);
        return 0;
    }
    walk(*file, file->object(), QString(), 1, lines);
    const Result<CatalogueFile> again = CatalogueFile::read(CatalogueFile::write(file->object()));
    demand(again && again->object() == file->object());
    demand(file->lineOf(QStringLiteral("/venues/7/spaces/3/no such thing")) >= 1);
    return 0;
}
