#include "app/RandomPassword.h"

#include <QByteArray>
#include <QRandomGenerator>

#include <array>

namespace vd::app {

QString randomPassword()
{
    std::array<quint32, 6> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    const QByteArray bytes(reinterpret_cast<const char *>(words.data()), sizeof words);
    return QString::fromLatin1(bytes.toBase64(QByteArray::Base64UrlEncoding));
}

} // namespace vd::app
