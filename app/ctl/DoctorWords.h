#pragma once

#include "db/doctor/Weakness.h"

#include <QStringList>

namespace vd::app {

/// A weakness in one sentence: what it is, why it matters, what to do.
class DoctorWords
{
public:
    [[nodiscard]] static QString sentence(const db::Weakness &weakness);
    /// Every code that has words.
    [[nodiscard]] static QStringList codes();
};

} // namespace vd::app
