#pragma once

#include "models/base/Result.h"
#include "ui/common/LineEdit.h"

#include <functional>

namespace vd::ui {

/// Takes a phone number in whatever form the caller says it. Full-width digits count as digits; the number is kept as
/// typed and shown grouped at the right once it is complete.
class PhoneEdit : public LineEdit
{
    Q_OBJECT

public:
    /// Says whether a typed number is one: the E.164 form, or phone_required, phone_invalid, phone_unusual.
    using Check = std::function<Result<QString>(const QString &typed)>;

    explicit PhoneEdit(QWidget *parent = nullptr);

    void setCheck(Check check);
    /// As typed, width-normalised and trimmed.
    [[nodiscard]] QString number() const;
    /// Digits only, with a leading plus if one was typed; for searching.
    [[nodiscard]] QString digits() const;
    /// The check's answer. Without a check: phone_required when empty, phone_invalid below five or above 20 digits.
    [[nodiscard]] Result<QString> check() const;

private:
    Check m_check;
};

} // namespace vd::ui
