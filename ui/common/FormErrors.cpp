#include "ui/common/FormErrors.h"

#include "ui/common/FormField.h"

namespace vd::ui {

void showFormErrors(const QHash<QString, FormField *> &fields, const FieldErrors &errors)
{
    for (FormField *each : fields)
        each->clearMessage();
    // From the last to the first, because each takes the focus.
    for (auto error = errors.crbegin(); error != errors.crend(); ++error)
        if (FormField *at = fields.value(error->field))
            at->setError(error->error);
}

} // namespace vd::ui
