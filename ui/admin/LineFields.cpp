#include "ui/admin/LineFields.h"

#include "ui/common/AmountEdit.h"
#include "ui/common/Theme.h"

#include <QPlainTextEdit>

#include <algorithm>

namespace vd::ui {

using Kind = FieldSpec::Kind;

namespace {

constexpr int mostCharacters = 400;
constexpr int textHeight = 96;

QString tidied(const QString &typed)
{
    return typed.normalized(QString::NormalizationForm_KC).trimmed();
}

// "30", "12.5": hundredths; -1 for what is no percentage.
qint64 hundredths(const QString &typed)
{
    const qsizetype point = typed.indexOf(QLatin1Char('.'));
    const QString whole = point < 0 ? typed : typed.left(point);
    QString rest = point < 0 ? QString() : typed.mid(point + 1);
    const QString digits = whole + rest;
    const bool plain = !digits.isEmpty() && std::all_of(digits.cbegin(), digits.cend(), [](QChar c) {
        return c >= QLatin1Char('0') && c <= QLatin1Char('9');
    });
    if (!plain || whole.isEmpty() || rest.size() > 2 || digits.size() > 7)
        return -1;
    return whole.toLongLong() * 100 + rest.leftJustified(2, QLatin1Char('0')).toLongLong();
}

} // namespace

LineField::LineField(const FieldSpec &spec)
    : FieldEditor(spec)
    , m_line(new LineEdit)
{
    m_line->setMaxLength(mostCharacters);
    if (spec.kind != Kind::Text)
        m_line->setFont(Theme::font(FontRole::Figures));
    if (spec.kind == Kind::Number || spec.kind == Kind::Percent)
        m_line->setAlignment(Qt::AlignRight);
    m_line->setPlaceholderText(spec.whenEmpty);
    connect(m_line, &QLineEdit::textChanged, this, &FieldEditor::changed);
    connect(m_line, &LineEdit::submitted, this, &FieldEditor::submitted);
}

QWidget *LineField::widget() const
{
    return m_line;
}

void LineField::setSpec(const FieldSpec &spec)
{
    FieldEditor::setSpec(spec);
    m_line->setPlaceholderText(spec.whenEmpty);
}

QString LineField::written(const QJsonValue &value) const
{
    if (value.isNull() || value.isUndefined())
        return {};
    switch (spec().kind) {
    case Kind::Number:
        return QString::number(value.toInteger());
    case Kind::Percent: {
        const qint64 parts = value.toInteger();
        QString text = QString::number(parts / 100);
        if (parts % 100 != 0)
            text += QStringLiteral(".%1").arg(parts % 100, 2, 10, QLatin1Char('0'));
        return text;
    }
    default:
        return value.toString();
    }
}

void LineField::setValue(const QJsonValue &value)
{
    m_line->setText(written(value));
}

Result<QJsonValue> LineField::text() const
{
    const QString typed = m_line->text().trimmed();
    if (typed.isEmpty())
        return spec().optional ? Result<QJsonValue>(QJsonValue(QString()))
                               : fail(Fault::Rule, QStringLiteral("name_required"));
    if (spec().most > 0 && typed.toUcs4().size() > spec().most)
        return fail(Fault::Rule, QStringLiteral("name_too_long"), {{QStringLiteral("most"), spec().most}});
    return QJsonValue(typed);
}

Result<QJsonValue> LineField::number(const QString &typed) const
{
    const QJsonObject range{{QStringLiteral("least"), spec().least}, {QStringLiteral("most"), spec().most}};
    if (spec().kind == Kind::Percent) {
        const qint64 parts = hundredths(typed);
        if (parts < 0 || parts > 10000)
            return fail(Fault::Rule, QStringLiteral("percent_invalid"), {{QStringLiteral("typed"), typed}});
        return QJsonValue(parts);
    }
    bool ok = false;
    const qint64 value = typed.toLongLong(&ok);
    if (!ok)
        return fail(Fault::Rule, QStringLiteral("number_invalid"), {{QStringLiteral("typed"), typed}});
    if (value < spec().least || value > spec().most)
        return fail(Fault::Rule, QStringLiteral("number_out_of_range"), range);
    return QJsonValue(value);
}

Result<QJsonValue> LineField::time(const QString &typed) const
{
    const QTime time = QTime::fromString(typed, QStringLiteral("H:mm"));
    if (!time.isValid())
        return fail(Fault::Rule, QStringLiteral("time_invalid"), {{QStringLiteral("typed"), typed}});
    return QJsonValue(time.toString(QStringLiteral("HH:mm")));
}

Result<QJsonValue> LineField::value() const
{
    if (spec().kind == Kind::Text)
        return text();
    const QString typed = tidied(m_line->text());
    if (typed.isEmpty() && spec().optional)
        return QJsonValue();
    return spec().kind == Kind::Number || spec().kind == Kind::Percent ? number(typed) : time(typed);
}

AmountField::AmountField(const FieldSpec &spec)
    : FieldEditor(spec)
    , m_amount(new AmountEdit)
{
    connect(m_amount, &QLineEdit::textChanged, this, &FieldEditor::changed);
    connect(m_amount, &LineEdit::submitted, this, &FieldEditor::submitted);
}

QWidget *AmountField::widget() const
{
    return m_amount;
}

void AmountField::setContext(const FieldContext &context, const catalog::Record &edited)
{
    FieldEditor::setContext(context, edited);
    if (m_amount->currency() == context.currency)
        return;
    m_amount->setCurrency(context.currency);
    setValue(m_value);
}

void AmountField::setValue(const QJsonValue &value)
{
    m_value = value;
    if (value.isDouble() && !context().currency.isEmpty())
        m_amount->setAmount({value.toInteger(), context().currency});
    else
        m_amount->clear();
}

Result<QJsonValue> AmountField::value() const
{
    if (m_amount->text().trimmed().isEmpty() && spec().optional)
        return QJsonValue();
    return m_amount->amount().map([](const Money &money) { return QJsonValue(qint64(money.minor())); });
}

LongTextField::LongTextField(const FieldSpec &spec)
    : FieldEditor(spec)
    , m_text(new QPlainTextEdit)
{
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(textHeight);
    connect(m_text, &QPlainTextEdit::textChanged, this, &FieldEditor::changed);
}

QWidget *LongTextField::widget() const
{
    return m_text;
}

void LongTextField::setValue(const QJsonValue &value)
{
    m_text->setPlainText(value.toString());
}

Result<QJsonValue> LongTextField::value() const
{
    const QString typed = m_text->toPlainText();
    if (spec().most > 0 && typed.toUcs4().size() > spec().most)
        return fail(Fault::Rule, QStringLiteral("text_too_long"), {{QStringLiteral("most"), spec().most}});
    return QJsonValue(typed);
}

} // namespace vd::ui
