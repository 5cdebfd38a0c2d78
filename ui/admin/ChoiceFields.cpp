#include "ui/admin/ChoiceFields.h"

#include "models/catalog/RecordsController.h"
#include "ui/admin/CatalogWords.h"
#include "ui/admin/ChoiceBoxes.h"
#include "ui/admin/WeekdayRow.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QJsonArray>
#include <QScopedValueRollback>
#include <QSignalBlocker>

#include <algorithm>

namespace vd::ui {

using catalog::Record;

namespace {

constexpr int everyDay = 127;
constexpr int shownChoices = 14;

QList<Record> choices(const FieldSpec &spec, const FieldContext &context, const Record &edited)
{
    QList<Record> fitting;
    if (!context.records)
        return fitting;
    for (const Record &record : context.records->records(spec.of))
        if (!spec.fits || spec.fits(record, edited))
            fitting << record;
    return fitting;
}

} // namespace

CheckField::CheckField(const FieldSpec &spec)
    : FieldEditor(spec)
    , m_box(new QCheckBox(spec.label))
{
    connect(m_box, &QCheckBox::toggled, this, &FieldEditor::changed);
}

QWidget *CheckField::widget() const
{
    return m_box;
}

void CheckField::setSpec(const FieldSpec &spec)
{
    FieldEditor::setSpec(spec);
    m_box->setText(spec.label);
}

void CheckField::setValue(const QJsonValue &value)
{
    m_box->setChecked(value.toBool());
}

Result<QJsonValue> CheckField::value() const
{
    return QJsonValue(m_box->isChecked());
}

ChoiceField::ChoiceField(const FieldSpec &spec)
    : FieldEditor(spec)
    , m_box(new QComboBox)
{
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMaxVisibleItems(shownChoices);
    connect(m_box, &QComboBox::currentIndexChanged, this, [this] {
        if (m_filling)
            return;
        m_value = QJsonValue::fromVariant(m_box->currentData());
        Q_EMIT changed();
    });
    fill();
}

QWidget *ChoiceField::widget() const
{
    return m_box;
}

void ChoiceField::setSpec(const FieldSpec &spec)
{
    FieldEditor::setSpec(spec);
    fill();
}

void ChoiceField::setContext(const FieldContext &context, const Record &edited)
{
    FieldEditor::setContext(context, edited);
    if (spec().kind == FieldSpec::Kind::Reference)
        fill();
}

void ChoiceField::fill()
{
    const QScopedValueRollback filling(m_filling, true);
    m_box->clear();
    if (spec().kind == FieldSpec::Kind::Choice) {
        for (const FieldSpec::Word &word : spec().words)
            m_box->addItem(word.text, word.value);
    } else {
        m_box->addItem(edited().id == 0 && !spec().whenNew.isEmpty() ? spec().whenNew : spec().whenEmpty, QVariant());
        for (const Record &record : choices(spec(), context(), edited()))
            m_box->addItem(CatalogWords::label(record, *context().records), record.id);
    }
    choose();
}

void ChoiceField::choose()
{
    const QScopedValueRollback filling(m_filling, true);
    int found = 0;
    for (int i = 0; i < m_box->count(); ++i)
        if (QJsonValue::fromVariant(m_box->itemData(i)) == m_value)
            found = i;
    m_box->setCurrentIndex(found);
}

void ChoiceField::setValue(const QJsonValue &value)
{
    m_value = value.isUndefined() ? QJsonValue() : value;
    choose();
}

Result<QJsonValue> ChoiceField::value() const
{
    if (spec().kind == FieldSpec::Kind::Choice)
        return QJsonValue(m_box->currentData().toString());
    if (m_value.isNull() && !spec().optional)
        return fail(Fault::Rule, spec().unknown.isEmpty() ? QStringLiteral("reference_unknown") : spec().unknown);
    return m_value;
}

SearchField::SearchField(const FieldSpec &spec)
    : FieldEditor(spec)
    , m_box(new QComboBox)
{
    // The widest of six hundred entries need not be measured.
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setEditable(true);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->addItems(spec.known);
    m_box->setMaxVisibleItems(shownChoices);
    m_box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_box->completer()->setFilterMode(Qt::MatchContains);
    m_box->completer()->setCaseSensitivity(Qt::CaseInsensitive);
    connect(m_box, &QComboBox::editTextChanged, this, &FieldEditor::changed);
}

QWidget *SearchField::widget() const
{
    return m_box;
}

void SearchField::setValue(const QJsonValue &value)
{
    m_stored = value.toString();
    m_box->setEditText(m_stored);
}

Result<QJsonValue> SearchField::value() const
{
    const QString typed = m_box->currentText().trimmed();
    if (spec().known.contains(typed) || (!typed.isEmpty() && typed == m_stored))
        return QJsonValue(typed);
    // Codes of one case may be typed in the other.
    if (spec().known.contains(typed.toUpper()))
        return QJsonValue(typed.toUpper());
    return fail(Fault::Rule, spec().unknown, {{QStringLiteral("typed"), typed}});
}

ReferencesField::ReferencesField(const FieldSpec &spec)
    : FieldEditor(spec)
    , m_boxes(new ChoiceBoxes)
{
    connect(m_boxes, &ChoiceBoxes::changed, this, &FieldEditor::changed);
}

QWidget *ReferencesField::widget() const
{
    return m_boxes;
}

void ReferencesField::setContext(const FieldContext &context, const Record &edited)
{
    FieldEditor::setContext(context, edited);
    QList<ChoiceBoxes::Choice> all;
    for (const Record &record : choices(spec(), context, edited))
        all << ChoiceBoxes::Choice{record.id, CatalogWords::label(record, *context.records), {}};
    const QSignalBlocker quiet(m_boxes);
    m_boxes->setChoices(all);
}

void ReferencesField::setValue(const QJsonValue &value)
{
    QList<qint64> ids;
    for (const QJsonValue &id : value.toArray())
        ids << id.toInteger();
    m_boxes->setChosen(ids);
}

Result<QJsonValue> ReferencesField::value() const
{
    QList<qint64> ids = m_boxes->chosen();
    std::sort(ids.begin(), ids.end());
    QJsonArray list;
    for (const qint64 id : std::as_const(ids))
        list << id;
    return QJsonValue(list);
}

WeekdaysField::WeekdaysField(const FieldSpec &spec)
    : FieldEditor(spec)
    , m_days(new WeekdayRow)
{
    connect(m_days, &WeekdayRow::changed, this, &FieldEditor::changed);
}

QWidget *WeekdaysField::widget() const
{
    return m_days;
}

void WeekdaysField::setSpec(const FieldSpec &spec)
{
    FieldEditor::setSpec(spec);
    m_days->retranslate();
}

void WeekdaysField::setValue(const QJsonValue &value)
{
    m_days->setMask(value.toInt(everyDay));
}

Result<QJsonValue> WeekdaysField::value() const
{
    if (m_days->mask() == 0)
        return fail(Fault::Rule, QStringLiteral("schedule_no_weekday"));
    return QJsonValue(m_days->mask());
}

} // namespace vd::ui
