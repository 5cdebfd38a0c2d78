#include "ui/admin/DeclaredForm.h"

#include "ui/admin/WordsCard.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"

#include <QJsonArray>
#include <QScopedValueRollback>

namespace vd::ui {

using catalog::Record;

namespace {

// What the database does not say and what it says is none are the same.
QJsonValue plain(const QJsonValue &value)
{
    return value.isUndefined() ? QJsonValue() : value;
}

} // namespace

DeclaredForm::DeclaredForm(const RecordSpec &spec, QWidget *parent)
    : RecordForm(parent)
    , m_spec(spec)
    , m_words(new WordsCard)
    , m_history(new WordsCard)
{
    setObjectName(spec.page + QStringLiteral("Form"));
    m_words->setObjectName(QStringLiteral("inWords"));
    m_history->setObjectName(QStringLiteral("versions"));
    build();
    setSpec(spec);
    setRecord(fresh());
}

void DeclaredForm::build()
{
    if (m_spec.single)
        setAside({m_words, m_history}); // without a list beside it there is room
    else
        addWidget(m_words);
    for (qsizetype i = 0; i < m_spec.fields.size(); ++i) {
        FieldEditor *editor = FieldEditor::make(m_spec.fields.at(i));
        editor->setParent(this);
        m_editors << editor;
        connect(editor, &FieldEditor::changed, this, [this, editor] {
            field(editor->spec().objectName())->clearMessage();
            changed();
        });
        connect(editor, &FieldEditor::submitted, this, &DeclaredForm::saveWanted);
    }
    for (qsizetype i = 0; i < m_editors.size(); ++i) {
        FieldEditor *editor = m_editors.at(i);
        FieldEditor *next = i + 1 < m_editors.size() ? m_editors.at(i + 1) : nullptr;
        if (next && next->spec().beside) {
            addPair(editor->spec().objectName(), editor->widget(), next->spec().objectName(), next->widget());
            ++i;
        } else {
            addField(editor->spec().objectName(), editor->widget());
        }
    }
    if (!m_spec.single)
        addWidget(m_history);
    finish();
}

void DeclaredForm::addBelow(QWidget *widget)
{
    insertBelow(widget);
}

void DeclaredForm::setSpec(const RecordSpec &spec)
{
    m_spec = spec;
    for (qsizetype i = 0; i < m_editors.size(); ++i) {
        const FieldSpec &each = spec.fields.at(i);
        m_editors.at(i)->setSpec(each);
        FormField *at = field(each.objectName());
        at->setLabel(each.kind == FieldSpec::Kind::Check ? QString() : each.label);
        at->setHint(each.hint);
        m_editors.at(i)->widget()->setAccessibleName(QString(each.label).remove(QLatin1Char('&')));
    }
    retranslateButtons();
    showTexts();
    showWords();
}

Record DeclaredForm::fresh() const
{
    Record record;
    record.kind = m_spec.kind;
    for (const FieldSpec &each : m_spec.fields)
        if (!each.initial.isNull() && !each.initial.isUndefined())
            record.values.insert(each.key, each.initial);
    return record;
}

void DeclaredForm::setRecord(const Record &record)
{
    {
        const QScopedValueRollback filling(m_filling, true);
        m_base = record;
        clearMessages();
        for (FieldEditor *editor : std::as_const(m_editors)) {
            editor->setContext(m_context, record);
            editor->setValue(plain(record.values.value(editor->spec().key)));
            editor->widget()->setEnabled(!editor->spec().fixedOnceStored || record.id == 0);
        }
    }
    m_example = {};
    showTexts();
    showAsked();
    setDirty(false);
    Q_EMIT valuesChanged();
    showWords();
}

void DeclaredForm::rebase(const Record &stored)
{
    m_base = stored;
    showTexts();
    changed();
    tellFailure({Fault::Conflict, QStringLiteral("stale"), {}, {}});
}

void DeclaredForm::setContext(const FieldContext &context)
{
    const QScopedValueRollback filling(m_filling, true);
    m_context = context;
    for (FieldEditor *editor : std::as_const(m_editors))
        editor->setContext(context, m_base);
    showTexts();
    showWords();
}

Record DeclaredForm::typed(FieldErrors &errors) const
{
    Record record = m_base;
    for (const FieldEditor *editor : m_editors) {
        const FieldSpec &spec = editor->spec();
        if (spec.asked && !spec.asked(record.values))
            continue;
        const Result<QJsonValue> value = editor->value();
        if (!value)
            errors << FieldError{spec.objectName(), value.error()};
        else if (value->isUndefined())
            record.values.remove(spec.key);
        else
            record.values.insert(spec.key, *value);
    }
    return record;
}

void DeclaredForm::changed()
{
    if (m_filling)
        return;
    FieldErrors errors;
    const Record now = typed(errors);
    bool differs = !errors.isEmpty();
    for (const FieldEditor *editor : std::as_const(m_editors)) {
        const QString &key = editor->spec().key;
        const bool picture = editor->spec().kind == FieldSpec::Kind::Poster;
        differs = differs
            || (picture ? now.values.contains(key) : plain(now.values.value(key)) != plain(m_base.values.value(key)));
    }
    showAsked();
    setDirty(differs);
    Q_EMIT valuesChanged();
    showWords();
}

void DeclaredForm::showAsked()
{
    FieldErrors errors;
    const QJsonObject values = typed(errors).values;
    for (const FieldEditor *editor : std::as_const(m_editors))
        if (editor->spec().asked)
            field(editor->spec().objectName())->setVisible(editor->spec().asked(values));
}

void DeclaredForm::showTexts()
{
    const QString name = m_base.name();
    const QString note = m_spec.versions && m_base.version > 0
        ? tr("Version %1. Saving other rules makes a new one.").arg(m_base.version)
        : QString();
    setHeading(m_spec.single ? m_spec.title
            : m_base.id == 0 ? m_spec.newText
                             : name,
        m_spec.single ? QString() : note); // aside, it heads the versions
    QStringList lines;
    for (const QJsonValue &version : m_base.values.value(QLatin1String("versions")).toArray()) {
        const QDateTime at = QDateTime::fromString(version[QLatin1String("at")].toString(), Qt::ISODateWithMs);
        //: a version of a price list or policy: number, when, by whom
        lines << tr("%1: %2, by %3")
                     .arg(version[QLatin1String("version")].toInt())
                     .arg(m_context.zone.isValid() ? FormatText::moment(at, m_context.zone) : QString(),
                         version[QLatin1String("by")].toString());
    }
    m_history->say(m_spec.single ? note : tr("Versions, newest first"),
        m_spec.versions ? lines.join(QLatin1Char('\n')) : QString());
}

void DeclaredForm::setExample(const QJsonObject &example)
{
    m_example = example;
    showWords();
}

void DeclaredForm::showWords()
{
    if (!m_spec.words)
        return;
    FieldErrors errors;
    const QJsonObject values = typed(errors).values;
    m_words->say(m_spec.wordsCaption.isEmpty() ? tr("As the customer will hear it") : m_spec.wordsCaption,
        m_spec.words(values, m_example, m_context));
}

void DeclaredForm::tellErrors(const FieldErrors &errors)
{
    // A part of a list tells its own; the rest stand below their fields.
    FieldErrors below;
    for (const FieldError &error : errors)
        if (!error.error.facts.contains(QLatin1String("row")))
            below << error;
    showErrors(below);
    for (const FieldError &error : errors)
        if (FieldEditor *at = editor(error.field); at && error.error.facts.contains(QLatin1String("row")))
            (void)at->tell(error.error);
}

void DeclaredForm::tellRefusal(const Error &error)
{
    const QString name = fieldOf(error);
    if (FieldEditor *at = editor(name); at && error.fault == Fault::Rule && at->tell(error))
        return;
    tellFailure(error);
}

FieldEditor *DeclaredForm::editor(const QString &name) const
{
    for (FieldEditor *each : m_editors)
        if (each->spec().objectName() == name)
            return each;
    return nullptr;
}

QString DeclaredForm::fieldOf(const Error &error) const
{
    const QString key = error.facts.value(QLatin1String("field")).toString();
    for (const FieldEditor *each : m_editors)
        if (each->spec().key == key && !field(each->spec().objectName())->isHidden())
            return each->spec().objectName();
    static const QHash<QString, QString> keys{{QStringLiteral("currency_in_use"), QStringLiteral("currency")},
        {QStringLiteral("zone_in_use"), QStringLiteral("zone")},
        {QStringLiteral("other_administrators"), QStringLiteral("one_person")}};
    return keys.value(error.code);
}

} // namespace vd::ui
