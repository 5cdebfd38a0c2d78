#include "ui/admin/TemplateBar.h"

#include "ui/admin/NumberEdit.h"
#include "ui/common/FormField.h"
#include "ui/common/Icon.h"
#include "ui/common/Theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>

namespace vd::ui {

using schedule::ScheduleTemplate;

namespace {

constexpr int longestName = 120;
constexpr int mostWeeks = 104;
constexpr int weeksWidth = 112;

} // namespace

TemplateBar::TemplateBar(QWidget *parent)
    : QWidget(parent)
    , m_choice(new QComboBox(this))
    , m_name(new LineEdit(this))
    , m_weeks(new NumberEdit(this))
    , m_save(new QPushButton(this))
    , m_undo(new QPushButton(this))
    , m_retire(new QPushButton(this))
{
    m_choice->setObjectName(QStringLiteral("templateChoice"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_name->setObjectName(QStringLiteral("templateName"));
    m_weeks->setObjectName(QStringLiteral("templateWeeks"));
    m_weeks->setWhenEmpty(0);
    m_save->setObjectName(QStringLiteral("templateSave"));
    m_save->setIcon(Icon::get(QStringLiteral("save")));
    m_undo->setObjectName(QStringLiteral("templateUndo"));
    m_undo->setIcon(Icon::get(QStringLiteral("undo")));
    m_retire->setObjectName(QStringLiteral("templateRetire"));
    m_retire->setIcon(Icon::get(QStringLiteral("trash")));
    m_choiceField = new FormField(QString(), m_choice, this);
    m_nameField = new FormField(QString(), m_name, this);
    m_weeksField = new FormField(QString(), m_weeks, this);
    m_weeksField->setFixedWidth(weeksWidth);
    auto *first = new QHBoxLayout;
    first->setSpacing(Theme::gap);
    first->addWidget(m_choiceField, 1, Qt::AlignTop);
    first->addWidget(m_save, 0, Qt::AlignBottom);
    first->addWidget(m_undo, 0, Qt::AlignBottom);
    first->addWidget(m_retire, 0, Qt::AlignBottom);
    auto *second = new QHBoxLayout;
    second->setSpacing(Theme::group);
    second->addWidget(m_nameField, 1, Qt::AlignTop);
    second->addWidget(m_weeksField, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, Theme::gap, 0);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addLayout(first);
    column->addLayout(second);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
        showCurrent();
        Q_EMIT chosen();
    });
    connect(m_save, &QPushButton::clicked, this, &TemplateBar::saveWanted);
    connect(m_undo, &QPushButton::clicked, this, [this] {
        showCurrent();
        Q_EMIT undone();
    });
    connect(m_retire, &QPushButton::clicked, this, &TemplateBar::retireWanted);
    retranslate();
    showCurrent();
}

void TemplateBar::setTemplates(const QList<ScheduleTemplate> &templates)
{
    const TemplateId before = current() ? current()->id : TemplateId();
    m_templates.clear();
    for (const ScheduleTemplate &each : templates)
        if (!each.retired)
            m_templates << each;
    const QSignalBlocker quiet(m_choice);
    while (m_choice->count() > 1)
        m_choice->removeItem(m_choice->count() - 1);
    for (const ScheduleTemplate &each : std::as_const(m_templates))
        m_choice->addItem(each.name);
    choose(before);
}

void TemplateBar::choose(TemplateId id)
{
    const QSignalBlocker quiet(m_choice);
    int at = 0;
    for (int i = 0; i < m_templates.size(); ++i)
        if (m_templates.at(i).id == id)
            at = i + 1;
    m_choice->setCurrentIndex(at);
    // What is being typed over a template that did not change stays.
    const ScheduleTemplate *now = current();
    if ((now ? now->id : TemplateId()) != m_shown || (now && now->version != m_shownVersion))
        showCurrent();
}

const ScheduleTemplate *TemplateBar::current() const
{
    const int at = m_choice->currentIndex() - 1;
    return at >= 0 && at < m_templates.size() ? &m_templates.at(at) : nullptr;
}

void TemplateBar::showCurrent()
{
    const ScheduleTemplate *shown = current();
    m_shown = shown ? shown->id : TemplateId();
    m_shownVersion = shown ? shown->version : 0;
    m_nameField->clearMessage();
    m_weeksField->clearMessage();
    m_name->setText(shown ? shown->name : QString());
    if (shown && shown->weeksAhead > 0)
        m_weeks->setNumber(shown->weeksAhead);
    else
        m_weeks->clear();
    m_retire->setEnabled(shown);
    m_undo->setEnabled(shown);
}

ScheduleTemplate TemplateBar::typed(FieldErrors &errors)
{
    ScheduleTemplate typed = current() ? *current() : ScheduleTemplate();
    typed.name = m_name->text().trimmed();
    if (typed.name.isEmpty())
        errors << fieldError(QStringLiteral("templateName"), QStringLiteral("name_required"));
    else if (typed.name.toUcs4().size() > longestName)
        errors << fieldError(QStringLiteral("templateName"), QStringLiteral("name_too_long"),
            {{QStringLiteral("length"), typed.name.toUcs4().size()}, {QStringLiteral("most"), longestName}});
    const Result<int> weeks = m_weeks->number();
    if (!weeks)
        errors << FieldError{QStringLiteral("templateWeeks"), weeks.error()};
    else if (*weeks < 0 || *weeks > mostWeeks)
        errors << fieldError(QStringLiteral("templateWeeks"), QStringLiteral("template_weeks_invalid"),
            {{QStringLiteral("least"), 1}, {QStringLiteral("most"), mostWeeks}});
    else
        typed.weeksAhead = *weeks;
    for (const FieldError &error : std::as_const(errors)) {
        if (error.field == QLatin1String("templateName"))
            m_nameField->setError(error.error);
        else if (error.field == QLatin1String("templateWeeks"))
            m_weeksField->setError(error.error);
    }
    return typed;
}

void TemplateBar::showError(const Error &error)
{
    (error.code == QLatin1String("template_weeks_invalid") ? m_weeksField : m_nameField)->setError(error);
}

void TemplateBar::setSaving(bool saving)
{
    m_save->setEnabled(!saving);
    m_retire->setEnabled(!saving && current());
}

void TemplateBar::retranslate()
{
    const QSignalBlocker quiet(m_choice);
    if (m_choice->count() == 0)
        m_choice->addItem(QString());
    m_choice->setItemText(0, tr("None, or a new one"));
    m_choiceField->setLabel(tr("Te&mplate"));
    m_nameField->setLabel(tr("Its &name"));
    m_weeksField->setLabel(tr("Weeks ahea&d"));
    m_name->setPlaceholderText(tr("Courts, weekdays"));
    m_weeks->setPlaceholderText(tr("By hand"));
    m_weeks->setToolTip(
        tr("The service keeps the slots made this many weeks ahead, day by day. Empty: only when somebody "
           "generates."));
    m_save->setText(tr("Save"));
    m_save->setToolTip(tr("Save these settings as the template; no slot changes until you generate"));
    m_undo->setToolTip(tr("Undo what was changed since the template was saved"));
    m_undo->setAccessibleName(tr("Undo changes"));
    m_retire->setToolTip(tr("Put this template away; its slots stay"));
    m_retire->setAccessibleName(tr("Put this template away"));
}

} // namespace vd::ui
