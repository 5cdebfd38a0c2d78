#pragma once

#include "ui/admin/FieldEditor.h"
#include "ui/common/DayLine.h"

namespace vd::ui {

/// A day, or a moment in the venue's zone.
class DayField final : public FieldEditor
{
public:
    explicit DayField(const FieldSpec &spec);

    [[nodiscard]] QWidget *widget() const override;
    void setValue(const QJsonValue &value) override;
    [[nodiscard]] Result<QJsonValue> value() const override;
    void setContext(const FieldContext &context, const catalog::Record &edited) override;
    void setSpec(const FieldSpec &spec) override;

private:
    /// The stored value as the line shows it.
    [[nodiscard]] DayLine::At stored() const;

    DayLine::Holds m_holds;
    DayLine *m_line = nullptr;
    QJsonValue m_value;
};

} // namespace vd::ui
