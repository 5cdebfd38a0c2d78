#pragma once

#include "models/base/Result.h"

#include <QList>

#include <algorithm>

namespace vd {

/// What is wrong with one field of a form, told beside that field. Field names are those of the form's model.
struct FieldError
{
    QString field;
    Error error;
};

using FieldErrors = QList<FieldError>;

/// The rule of the venue that a field breaks.
[[nodiscard]] inline FieldError fieldError(const QString &field, const QString &code, const QJsonObject &facts = {})
{
    return {field, Error{Fault::Rule, code, facts, {}}};
}

/// Adds what a check found, but nothing about a field that something is told about already: text that is no number is
/// not out of range as well.
inline void addUntold(FieldErrors &errors, const FieldErrors &found)
{
    const FieldErrors told = errors;
    for (const FieldError &error : found) {
        const bool known
            = std::any_of(told.cbegin(), told.cend(), [&error](const FieldError &e) { return e.field == error.field; });
        if (!known)
            errors << error;
    }
}

} // namespace vd
