#pragma once

#include "ui/admin/FieldEditor.h"

#include <array>

namespace vd::ui {

class LineEdit;
class TextLabel;

/// Hours by weekday, one line each: "09:00-12:00, 13:00-22:00"; empty for a closed day.
class HoursField final : public FieldEditor
{
public:
    explicit HoursField(const FieldSpec &spec);

    [[nodiscard]] QWidget *widget() const override;
    void setValue(const QJsonValue &value) override;
    [[nodiscard]] Result<QJsonValue> value() const override;
    void setSpec(const FieldSpec &spec) override;

private:
    void tellEmpty();

    static constexpr int days = 7;

    QWidget *m_widget = nullptr;
    std::array<TextLabel *, days> m_names{};
    std::array<LineEdit *, days> m_lines{};
};

} // namespace vd::ui
