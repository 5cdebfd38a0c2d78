#pragma once

#include "models/base/Result.h"

#include <QList>

namespace vd {

/// What is wrong with one field of a form, told beside that field. Field names are those of the form's model.
struct FieldError {
    QString field;
    Error error;
};

using FieldErrors = QList<FieldError>;

/// The rule of the venue that a field breaks.
[[nodiscard]] inline FieldError fieldError(const QString &field, const QString &code, const QJsonObject &facts = {})
{
    return {field, Error{Fault::Rule, code, facts, {}}};
}

} // namespace vd
