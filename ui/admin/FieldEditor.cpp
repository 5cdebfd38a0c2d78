#include "ui/admin/FieldEditor.h"

#include "ui/admin/ChoiceFields.h"
#include "ui/admin/DayField.h"
#include "ui/admin/HoursField.h"
#include "ui/admin/LineFields.h"
#include "ui/admin/PosterField.h"
#include "ui/admin/RowsField.h"

namespace vd::ui {

void FieldEditor::setContext(const FieldContext &context, const catalog::Record &edited)
{
    m_context = context;
    m_edited = edited;
}

FieldEditor *FieldEditor::make(const FieldSpec &spec)
{
    switch (spec.kind) {
    case FieldSpec::Kind::LongText:
        return new LongTextField(spec);
    case FieldSpec::Kind::Amount:
        return new AmountField(spec);
    case FieldSpec::Kind::Check:
        return new CheckField(spec);
    case FieldSpec::Kind::Choice:
    case FieldSpec::Kind::Reference:
        return new ChoiceField(spec);
    case FieldSpec::Kind::Search:
        return new SearchField(spec);
    case FieldSpec::Kind::References:
        return new ReferencesField(spec);
    case FieldSpec::Kind::Weekdays:
        return new WeekdaysField(spec);
    case FieldSpec::Kind::Date:
    case FieldSpec::Kind::Moment:
        return new DayField(spec);
    case FieldSpec::Kind::Hours:
        return new HoursField(spec);
    case FieldSpec::Kind::Rows:
        return new RowsField(spec);
    case FieldSpec::Kind::Poster:
        return new PosterField(spec);
    case FieldSpec::Kind::Text:
    case FieldSpec::Kind::Number:
    case FieldSpec::Kind::Percent:
    case FieldSpec::Kind::Time:
        break;
    }
    return new LineField(spec);
}

} // namespace vd::ui
