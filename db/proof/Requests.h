#pragma once

#include "db/proof/Crew.h"

#include <QByteArray>
#include <QString>

/// The calls that proofs in a scratch database send, as expressions for Crew; prices and ids are those of its stage.
namespace vd::db::requests {

[[nodiscard]] QByteArray key();
[[nodiscard]] QByteArray hold(const QByteArray &key, qint64 customer, qint64 slot);
[[nodiscard]] QByteArray pay(const QByteArray &key, qint64 order);
/// The order in a door's answer; 0 for none.
[[nodiscard]] qint64 orderOf(const Crew::Answer &answer);
/// The refusal's code, or the server's words.
[[nodiscard]] QString codeOf(const Crew::Answer &answer);

} // namespace vd::db::requests
