#include "ui/admin/HoursField.h"

#include "models/base/Pass.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QGridLayout>
#include <QJsonArray>
#include <QLocale>
#include <QRegularExpression>
#include <QTime>

#include <algorithm>

namespace vd::ui {

namespace {

QString written(const QJsonArray &stretches)
{
    QStringList parts;
    for (const QJsonValue &stretch : stretches)
        parts << stretch.toArray().at(0).toString() + QLatin1Char('-') + stretch.toArray().at(1).toString();
    return parts.join(QStringLiteral(", "));
}

QString clock(const QString &hour, const QString &minute)
{
    return hour.rightJustified(2, QLatin1Char('0')) + QLatin1Char(':')
        + (minute.isEmpty() ? QStringLiteral("00") : minute);
}

// The stretches of one day; order and overlap are the server's to judge.
Result<QJsonArray> read(const QString &typed)
{
    static const QRegularExpression form(
        QStringLiteral("^(\\d{1,2})(?::(\\d{2}))?\\s*[-–~]\\s*(\\d{1,2})(?::(\\d{2}))?$"));
    QJsonArray stretches;
    const QStringList parts = typed.normalized(QString::NormalizationForm_KC)
                                  .split(QRegularExpression(QStringLiteral("[,;、]")), Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const QRegularExpressionMatch match = form.match(part.trimmed());
        const QString from = clock(match.captured(1), match.captured(2));
        const QString until = clock(match.captured(3), match.captured(4));
        const bool times = QTime::fromString(from, QStringLiteral("HH:mm")).isValid()
            && (until == QLatin1String("24:00") || QTime::fromString(until, QStringLiteral("HH:mm")).isValid());
        if (!match.hasMatch() || !times)
            return fail(Fault::Rule, QStringLiteral("hours_invalid"));
        if (from == until)
            return fail(Fault::Rule, QStringLiteral("hours_empty"), {{QStringLiteral("from"), from}});
        stretches << QJsonArray{from, until};
    }
    return stretches;
}

} // namespace

HoursField::HoursField(const FieldSpec &spec)
    : FieldEditor(spec)
    , m_widget(new QWidget)
{
    auto *grid = new QGridLayout(m_widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(Theme::gap);
    grid->setVerticalSpacing(Theme::tight);
    grid->setColumnStretch(1, 1);
    for (std::size_t day = 0; day < days; ++day) {
        auto *line = new LineEdit(m_widget);
        line->setObjectName(QStringLiteral("hours%1").arg(day + 1));
        line->setFont(Theme::font(FontRole::Figures));
        setDense(line);
        m_lines.at(day) = line;
        m_names.at(day) = new TextLabel(FontRole::Base, Token::Muted, m_widget);
        grid->addWidget(m_names.at(day), static_cast<int>(day), 0);
        grid->addWidget(line, static_cast<int>(day), 1);
        connect(line, &QLineEdit::textChanged, this, &HoursField::tellEmpty);
        connect(line, &QLineEdit::textChanged, this, &FieldEditor::changed);
        connect(line, &LineEdit::submitted, this, &FieldEditor::submitted);
    }
    m_widget->setFocusProxy(m_lines.front());
    HoursField::setSpec(spec);
}

QWidget *HoursField::widget() const
{
    return m_widget;
}

void HoursField::setSpec(const FieldSpec &spec)
{
    FieldEditor::setSpec(spec);
    const QLocale locale;
    for (std::size_t day = 0; day < days; ++day) {
        m_names.at(day)->setText(locale.dayName(static_cast<int>(day) + 1, QLocale::ShortFormat));
        m_lines.at(day)->setAccessibleName(locale.dayName(static_cast<int>(day) + 1));
    }
    tellEmpty();
}

void HoursField::tellEmpty()
{
    const bool none
        = std::all_of(m_lines.cbegin(), m_lines.cend(), [](const LineEdit *line) { return line->text().isEmpty(); });
    for (LineEdit *line : m_lines)
        line->setPlaceholderText(none && !spec().whenAllEmpty.isEmpty() ? spec().whenAllEmpty : spec().whenEmpty);
}

void HoursField::setValue(const QJsonValue &value)
{
    for (std::size_t day = 0; day < days; ++day)
        m_lines.at(day)->setText(written(value.toObject().value(QString::number(day + 1)).toArray()));
}

Result<QJsonValue> HoursField::value() const
{
    QJsonObject hours;
    for (std::size_t day = 0; day < days; ++day) {
        const Result<QJsonArray> stretches = read(m_lines.at(day)->text());
        if (!stretches)
            return pass(stretches);
        if (!stretches->isEmpty())
            hours.insert(QString::number(day + 1), *stretches);
    }
    return QJsonValue(hours);
}

} // namespace vd::ui
