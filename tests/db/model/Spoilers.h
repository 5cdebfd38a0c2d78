#pragma once

#include "tests/db/model/Generator.h"

namespace vd::test::model {

/// One way to spoil a door's argument, and the codes the door may refuse it with.
struct Spoiler
{
    int argument = 0;
    QByteArray literal;
    QStringList codes;
};

/// Nulls, zero and negative quantities, foreign venues, unknown ids, oversized and malformed values.
[[nodiscard]] QList<Spoiler> spoilersOf(const QByteArray &door, const Elsewhere &elsewhere);

} // namespace vd::test::model
