#pragma once

#include "models/base/FieldError.h"

#include <QHash>

namespace vd::ui {

class FormField;

/// Tells each error below the field of its name and clears the others; the first of them gets the focus.
void showFormErrors(const QHash<QString, FormField *> &fields, const FieldErrors &errors);

} // namespace vd::ui
