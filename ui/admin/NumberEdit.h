#pragma once

#include "models/base/FieldError.h"
#include "ui/common/LineEdit.h"

#include <optional>

namespace vd::ui {

/// Takes a whole number as typed; what is no number is refused in words and stays in the field, where a spin box would
/// silently change it.
class NumberEdit : public LineEdit
{
    Q_OBJECT

public:
    explicit NumberEdit(QWidget *parent = nullptr);

    void setNumber(int number);
    /// The number; an empty field is `whenEmpty` where one is given. Errors: number_invalid{typed}.
    [[nodiscard]] Result<int> number() const;
    /// Puts the number there, or what is wrong among the errors, under the field's name.
    void read(int &target, FieldErrors &errors) const;
    void setWhenEmpty(int number);

private:
    std::optional<int> m_whenEmpty;
};

} // namespace vd::ui
