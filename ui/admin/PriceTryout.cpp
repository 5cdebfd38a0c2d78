#include "ui/admin/PriceTryout.h"

#include "models/base/WhenDone.h"
#include "ui/admin/DeclaredForm.h"
#include "ui/admin/RuleWords.h"
#include "ui/admin/WordsCard.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TextLabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace vd::ui {

using catalog::PriceLine;
using catalog::PricesApplied;
using catalog::RecordKind;

namespace {

constexpr int slotsAtOnce = 5000; // well inside what one statement may take

} // namespace

PriceTryout::PriceTryout(catalog::RecordsController &records, DeclaredForm &form, QWidget *parent)
    : QWidget(parent)
    , m_records(records)
    , m_form(form)
    , m_heading(new TextLabel(FontRole::Section, Token::Text, this))
    , m_answer(new WordsCard(this))
    , m_ask(new QPushButton(this))
    , m_apply(new QPushButton(this))
    , m_strip(new MessageStrip(this))
{
    setObjectName(QStringLiteral("priceTryout"));
    m_answer->setObjectName(QStringLiteral("priceAnswer"));
    m_ask->setObjectName(QStringLiteral("askPrice"));
    m_apply->setObjectName(QStringLiteral("applyPrices"));
    build();
    connect(m_ask, &QPushButton::clicked, this, &PriceTryout::ask);
    connect(m_apply, &QPushButton::clicked, this, [this] {
        if (m_running)
            m_running = false;
        else
            askApply();
    });
    connect(&m_form, &DeclaredForm::valuesChanged, this, &PriceTryout::refresh);
    connect(&m_records, &catalog::RecordsController::loaded, this, &PriceTryout::refresh);
    retranslate();
    refresh();
}

QList<FieldSpec> PriceTryout::specs()
{
    return {
        {.key = QStringLiteral("space"),
            .kind = FieldSpec::Kind::Reference,
            .label = tr("Space"),
            .whenEmpty = tr("Choose a space"),
            .of = RecordKind::Space,
            .name = QStringLiteral("trySpace")},
        {.key = QStringLiteral("day"),
            .kind = FieldSpec::Kind::Date,
            .label = tr("Day"),
            .whenEmpty = QStringLiteral("2026-12-05"),
            .name = QStringLiteral("tryDay")},
        {.key = QStringLiteral("at"),
            .kind = FieldSpec::Kind::Time,
            .label = tr("Begins"),
            .whenEmpty = QStringLiteral("18:00"),
            .name = QStringLiteral("tryTime")},
        {.key = QStringLiteral("from"),
            .kind = FieldSpec::Kind::Date,
            .label = tr("Slots from this day on"),
            .whenEmpty = QStringLiteral("2026-12-05"),
            .name = QStringLiteral("applyFrom")},
    };
}

void PriceTryout::build()
{
    for (const FieldSpec &spec : specs()) {
        FieldEditor *editor = FieldEditor::make(spec);
        editor->setParent(this);
        editor->widget()->setObjectName(spec.objectName());
        m_editors << editor;
        m_fields << new FormField(spec.label, editor->widget(), this);
        connect(editor, &FieldEditor::submitted, this,
            spec.key == QLatin1String("from") ? &PriceTryout::askApply : &PriceTryout::ask);
    }
    auto *when = new QHBoxLayout;
    when->setSpacing(Theme::gap);
    when->addWidget(m_fields.at(Day), 1, Qt::AlignTop);
    when->addWidget(m_fields.at(At), 1, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Theme::gap, 0, 0);
    column->setSpacing(Theme::gap);
    column->addWidget(m_heading);
    column->addWidget(m_fields.at(Space));
    column->addLayout(when);
    column->addWidget(m_ask, 0, Qt::AlignLeft);
    column->addWidget(m_answer);
    column->addWidget(m_fields.at(From));
    column->addWidget(m_apply, 0, Qt::AlignLeft);
    column->addWidget(m_strip);
}

qint64 PriceTryout::version() const
{
    return m_form.base().values.value(QLatin1String("price_version_id")).toInteger();
}

void PriceTryout::refresh()
{
    for (FieldEditor *editor : std::as_const(m_editors))
        editor->setContext(m_form.context(), {});
    setVisible(version() != 0);
    m_answer->say({}, {});
    m_ask->setEnabled(!m_form.isDirty());
    m_apply->setEnabled(!m_form.isDirty() || m_running);
    const QString why = m_form.isDirty() ? tr("Save the list first.") : QString();
    m_ask->setToolTip(FormatText::tip(why));
    m_apply->setToolTip(FormatText::tip(why));
}

void PriceTryout::ask()
{
    QList<QJsonValue> values;
    for (int i = Space; i <= At; ++i) {
        m_fields.at(i)->clearMessage();
        const Result<QJsonValue> value = m_editors.at(i)->value();
        if (value)
            values << *value;
        else
            m_fields.at(i)->setError(value.error());
    }
    if (values.size() < From || m_form.isDirty())
        return;
    whenDone(m_records.gateway().pricePreview(m_records.venue(), version(), values.at(Space).toInteger(),
                 QDate::fromString(values.at(Day).toString(), Qt::ISODate),
                 QTime::fromString(values.at(At).toString(), QStringLiteral("HH:mm"))),
        this, [this](const Result<QList<PriceLine>> &lines) {
            if (lines)
                show(*lines);
            else
                m_strip->tellError(lines.error());
        });
}

void PriceTryout::show(const QList<PriceLine> &lines)
{
    QStringList texts;
    for (const PriceLine &line : lines)
        texts << RuleWords::priceLine(line, m_form.context());
    m_answer->say(tr("By version %1").arg(m_form.base().version),
        texts.isEmpty() ? tr("Nothing is sold in this space: it has no ticket type.") : texts.join(QLatin1Char('\n')));
}

void PriceTryout::askApply()
{
    m_fields.at(From)->clearMessage();
    const Result<QJsonValue> from = m_editors.at(From)->value();
    if (!from) {
        m_fields.at(From)->setError(from.error());
        return;
    }
    if (m_form.isDirty() || m_running)
        return;
    m_from = QDate::fromString(from->toString(), Qt::ISODate);
    Question question;
    question.title = tr("Give version %1 to the slots to come?").arg(m_form.base().version);
    question.text = tr("All slots from %1 on that have not begun ask these prices from now on.")
                        .arg(FormatText::dateWithYear(m_from));
    question.consequences
        = {tr("Orders keep the amounts they were sold for."), tr("It can be given another version again.")};
    question.accept = tr("Give version %1").arg(m_form.base().version);
    Prompt::ask(this, question, [this](const QString &) {
        m_running = true;
        m_changed = 0;
        m_step = 0;
        applyNext();
    });
}

void PriceTryout::applyNext()
{
    retranslate();
    // Each step is an intent of its own, so that none is skipped; repeated with its key when it got no answer.
    const QByteArray content
        = QByteArray::number(version()) + m_from.toString(Qt::ISODate).toLatin1() + QByteArray::number(m_step);
    whenDone(m_records.gateway().applyPrices(m_key.keyFor(content), m_records.venue(), version(), m_from, slotsAtOnce),
        this, [this](const Result<PricesApplied> &step) { applied(step); });
}

void PriceTryout::applied(const Result<PricesApplied> &step)
{
    const bool go = step && step->left > 0 && m_running;
    if (step) {
        m_key.done();
        m_changed += step->changed;
        ++m_step;
        m_strip->tell(
            go ? MessageStrip::Kind::Info : MessageStrip::Kind::Success, [done = m_changed, left = step->left] {
                return left == 0 ? tr("%n slot(s) now ask these prices.", nullptr, static_cast<int>(done))
                                 : tr("%1 done, %2 left.").arg(FormatText::number(done), FormatText::number(left));
            });
    } else {
        m_strip->tellError(step.error());
    }
    m_running = go;
    if (go)
        applyNext();
    else
        retranslate();
}

void PriceTryout::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PriceTryout::retranslate()
{
    m_heading->setText(tr("What does a slot cost, and why?"));
    m_ask->setText(tr("Show the price"));
    m_apply->setText(m_running ? tr("Stop here") : tr("Give this version to slots …"));
    const QList<FieldSpec> all = specs();
    for (qsizetype i = 0; i < all.size(); ++i) {
        m_editors.at(i)->setSpec(all.at(i));
        m_fields.at(i)->setLabel(all.at(i).label);
    }
}

} // namespace vd::ui
