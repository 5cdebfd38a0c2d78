#include "models/checkin/SourceWord.h"

namespace vd::checkin {

QString wordOf(DoorQuestion::Source source)
{
    switch (source) {
    case DoorQuestion::Source::Token:
        return QStringLiteral("token");
    case DoorQuestion::Source::ShortCode:
        return QStringLiteral("short_code");
    case DoorQuestion::Source::Document:
        return QStringLiteral("document");
    case DoorQuestion::Source::Staff:
        break;
    }
    return QStringLiteral("staff");
}

} // namespace vd::checkin
