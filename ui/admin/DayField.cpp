#include "ui/admin/DayField.h"

namespace vd::ui {

using Holds = DayLine::Holds;

DayField::DayField(const FieldSpec &spec)
    : FieldEditor(spec)
    , m_holds(spec.kind == FieldSpec::Kind::Date ? Holds::Day : Holds::Moment)
    , m_line(new DayLine(m_holds))
{
    setSpec(spec);
    connect(m_line, &QLineEdit::textChanged, this, &FieldEditor::changed);
    connect(m_line, &LineEdit::submitted, this, &FieldEditor::submitted);
}

QWidget *DayField::widget() const
{
    return m_line;
}

void DayField::setSpec(const FieldSpec &spec)
{
    FieldEditor::setSpec(spec);
    m_line->setPlaceholderText(DayLine::written(DayLine::read(spec.whenEmpty, m_holds), m_holds));
}

void DayField::setContext(const FieldContext &context, const catalog::Record &edited)
{
    const bool moved = m_holds == Holds::Moment && !(context.zone == this->context().zone);
    FieldEditor::setContext(context, edited);
    m_line->setToday(context.today);
    if (moved)
        m_line->setAt(stored());
}

DayLine::At DayField::stored() const
{
    if (m_holds == Holds::Day)
        return {QDate::fromString(m_value.toString(), Qt::ISODate), QTime(0, 0)};
    const QDateTime at = QDateTime::fromString(m_value.toString(), Qt::ISODateWithMs);
    if (!at.isValid() || !context().zone.isValid())
        return {};
    const QDateTime there = at.toTimeZone(context().zone);
    return {there.date(), QTime(there.time().hour(), there.time().minute())};
}

void DayField::setValue(const QJsonValue &value)
{
    m_value = value;
    m_line->setAt(stored());
}

Result<QJsonValue> DayField::value() const
{
    const QString typed = m_line->text().trimmed();
    const DayLine::At at = m_line->at();
    if (typed.isEmpty() && spec().optional)
        return QJsonValue();
    if (!at.isValid())
        return fail(Fault::Rule,
            m_holds == Holds::Day ? QStringLiteral("date_invalid") : QStringLiteral("moment_invalid"),
            {{QStringLiteral("typed"), typed}});
    if (m_holds == Holds::Day)
        return QJsonValue(at.day.toString(Qt::ISODate));
    // What nobody touched is what it was, to the second.
    if (at == stored())
        return m_value;
    return QJsonValue(
        QDateTime(at.day, at.time, context().zone).toUTC().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ssZ")));
}

} // namespace vd::ui
