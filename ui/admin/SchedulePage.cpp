#include "ui/admin/SchedulePage.h"

#include "ui/admin/FormCard.h"
#include "ui/admin/PlanForm.h"
#include "ui/admin/PreviewView.h"
#include "ui/admin/TemplateBar.h"
#include "ui/common/FormatText.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TabChain.h"
#include "ui/common/TablePane.h"
#include "ui/common/TextLabel.h"

#include <QPushButton>

namespace vd::ui {

using schedule::GeneratorController;
using schedule::GeneratorPreview;
using schedule::GeneratorRequest;

namespace {

constexpr int successMilliseconds = 20'000;

} // namespace

SchedulePage::SchedulePage(schedule::ScheduleGateway &gateway, schedule::PlansController &plans, QWidget *parent)
    : QWidget(parent)
    , m_plans(plans)
    , m_controller(gateway)
{
    setObjectName(QStringLiteral("schedulePage"));
    build();
    connectAll();
    connectPlans();
    retranslate();
    showState();
}

void SchedulePage::build()
{
    m_title = new TextLabel(FontRole::Title, Token::Text, this);
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("scheduleStrip"));
    m_strip->setSuccessDuration(successMilliseconds);
    m_templates = new TemplateBar(this);
    m_form = new PlanForm(this);
    auto *card = new FormCard(m_form, "schedulePreview", "scheduleGenerate", this);
    card->addAbove(m_templates);
    card->addBelow(m_form->sentenceLabel());
    m_preview = card->previewButton();
    m_generate = card->actButton();
    m_view = new PreviewView(this);
    m_loading = new LoadingBar(m_view);
    card->layOutBeside({m_title, m_strip, m_view});
}

bool SchedulePage::focusNextPrevChild(bool next)
{
    const QList<QWidget *> buttons{m_preview, m_generate, m_view};
    return passFocus(this, QList<QWidget *>{m_templates} + m_form->stops() + buttons, next)
        || QWidget::focusNextPrevChild(next);
}

void SchedulePage::connectAll()
{
    connect(m_preview, &QPushButton::clicked, this, &SchedulePage::preview);
    connect(m_generate, &QPushButton::clicked, this, &SchedulePage::generate);
    connect(m_form, &PlanForm::changed, this, &SchedulePage::formChanged);
    connect(m_strip, &MessageStrip::actionTriggered, this, &SchedulePage::act);
    connect(&m_controller, &GeneratorController::stateChanged, this, &SchedulePage::showState);
    connect(&m_controller, &GeneratorController::previewed, this, &SchedulePage::showPreview);
    connect(&m_controller, &GeneratorController::generated, this, &SchedulePage::told);
    connect(&m_controller, &GeneratorController::progressed, this, [this](int done, int of) {
        m_loading->setShare(of > 0 ? double(done) / of : 0);
        m_strip->tell(
            MessageStrip::Kind::Info,
            [this] {
                return m_controller.added() == 0 && m_controller.removed() > 0
                    ? tr("Taking slots back: %n so far …", nullptr, m_controller.removed())
                    : tr("Adding slots: %n so far …", nullptr, m_controller.added());
            },
            [] { return tr("Cancel"); });
    });
    connect(&m_controller, &GeneratorController::cancelled, this, [this](int added) {
        m_strip->tell(MessageStrip::Kind::Info,
            [added] { return tr("Stopped. %n slot(s) were added; generating again adds the rest.", nullptr, added); });
    });
    connect(&m_controller, &GeneratorController::failed, this, [this](const Error &error) {
        if (m_form->tellFailure(error))
            m_strip->clear();
        else
            m_strip->tellError(error, m_form->zone(), [] { return tr("Try again"); });
    });
}

void SchedulePage::connectPlans()
{
    connect(m_templates, &TemplateBar::saveWanted, this, &SchedulePage::saveTemplate);
    connect(m_templates, &TemplateBar::retireWanted, this, &SchedulePage::retireTemplate);
    for (const auto signal : {&TemplateBar::chosen, &TemplateBar::undone})
        connect(m_templates, signal, this, [this] {
            if (const schedule::ScheduleTemplate *shown = m_templates->current())
                m_form->setTemplate(*shown);
            formChanged();
        });
    connect(&m_plans, &schedule::PlansController::loaded, this, [this] {
        m_form->setCalendars(m_plans.calendars());
        m_form->setActivities(m_plans.activities());
        m_templates->setTemplates(m_plans.templates());
    });
    connect(&m_plans, &schedule::PlansController::savingChanged, m_templates, &TemplateBar::setSaving);
    connect(&m_plans, &schedule::PlansController::templateSaved, this, [this](const schedule::ScheduleTemplate &saved) {
        if (saved.retired)
            return m_strip->tell(MessageStrip::Kind::Success,
                [name = saved.name] { return tr("“%1” is put away. Its slots stay as they are.").arg(name); });
        const bool wasNew = !m_templates->current();
        m_templates->choose(saved.id);
        if (m_thenGenerate) {
            m_thenGenerate = false;
            return m_controller.generate();
        }
        if (wasNew)
            formChanged();
        m_strip->tell(MessageStrip::Kind::Success, [name = saved.name] {
            return tr("“%1” is saved. Preview to see what that changes in the slots.").arg(name);
        });
    });
    connect(&m_plans, &schedule::PlansController::templateRefused, this, [this](const Error &error) {
        m_thenGenerate = false;
        if (error.code.startsWith(QLatin1String("name_")) || error.code == QLatin1String("template_weeks_invalid"))
            m_templates->showError(error);
        else if (!m_form->tellFailure(error))
            m_strip->tellError(error, m_form->zone());
    });
}

void SchedulePage::setVenue(VenueId venue, const QTimeZone &zone, const QDate &today)
{
    m_form->setVenue(venue, zone, today);
    m_controller.forget();
    m_view->clear();
    m_strip->clear();
}

GeneratorRequest SchedulePage::request(FieldErrors &errors) const
{
    GeneratorRequest request = m_form->request(errors);
    if (const schedule::ScheduleTemplate *shown = m_templates->current(); shown && !m_form->copiesWeek())
        request.ofTemplate = shown->id;
    return request;
}

schedule::ScheduleTemplate SchedulePage::typedTemplate(FieldErrors &errors)
{
    schedule::ScheduleTemplate typed = m_templates->typed(errors);
    const GeneratorRequest plan = m_form->request(errors);
    typed.venue = plan.venue;
    typed.spaces = plan.spaces;
    typed.blocks = plan.blocks();
    typed.calendars = plan.calendars;
    typed.keepBuffers = plan.keepBuffers;
    return typed;
}

bool SchedulePage::isTemplateDirty()
{
    FieldErrors errors;
    return m_templates->current() && !m_form->copiesWeek() && !(typedTemplate(errors) == *m_templates->current());
}

void SchedulePage::openTemplate(TemplateId id)
{
    m_templates->choose(id);
    if (const schedule::ScheduleTemplate *shown = m_templates->current())
        m_form->setTemplate(*shown);
}

void SchedulePage::saveTemplate()
{
    FieldErrors errors;
    const schedule::ScheduleTemplate typed = typedTemplate(errors);
    m_form->showErrors(errors);
    if (errors.isEmpty())
        m_plans.save(typed);
}

void SchedulePage::retireTemplate()
{
    const schedule::ScheduleTemplate *shown = m_templates->current();
    if (!shown)
        return;
    Question question;
    question.title = tr("Put “%1” away?").arg(shown->name);
    question.text
        = tr("It is offered no more and the service no longer keeps its slots made ahead. Slots it made stay.");
    question.accept = tr("Put away");
    Prompt::ask(this, question, [this, retired = *shown](const QString &) {
        schedule::ScheduleTemplate saved = retired;
        saved.retired = true;
        m_plans.save(saved);
    });
}

void SchedulePage::setSpaces(const QList<catalog::Space> &spaces)
{
    m_form->setSpaces(spaces);
}

void SchedulePage::formChanged()
{
    FieldErrors errors;
    if (m_controller.isGenerating() || request(errors) == m_previewed)
        return showState();
    const bool hadPreview = m_controller.result().has_value();
    m_controller.forget();
    m_previewed = {};
    m_view->setEnabled(false);
    if (hadPreview)
        m_strip->tell(MessageStrip::Kind::Info,
            [] { return tr("The settings changed since the preview. Preview again before you generate."); });
}

void SchedulePage::preview()
{
    FieldErrors errors;
    const GeneratorRequest wanted = request(errors);
    m_form->showErrors(errors);
    if (!errors.isEmpty())
        return;
    if (!m_keepStrip)
        m_strip->clear();
    m_previewed = wanted;
    m_controller.preview(wanted, m_form->zone());
}

void SchedulePage::showPreview(const GeneratorPreview &preview)
{
    m_view->setEnabled(true);
    m_view->show(preview, m_previewed, m_form->zone());
    if (m_keepStrip) {
        m_keepStrip = false;
        return;
    }
    if (preview.work() == 0)
        m_strip->tell(MessageStrip::Kind::Info, [conflicts = preview.conflicts, existing = preview.existing] {
            return conflicts == 0
                ? tr("Nothing to add: all %n slot(s) are already there.", nullptr, existing)
                : tr("Nothing to add: what is not there already is in conflict with other slots or outside the hours.");
        });
    else
        m_generate->setFocus(Qt::OtherFocusReason);
}

void SchedulePage::showState()
{
    const bool busy = m_controller.isPreviewing() || m_controller.isGenerating();
    if (busy != m_wasLoading) {
        m_wasLoading = busy;
        busy ? m_loading->start() : m_loading->stop();
        m_loading->setShare(-1);
    }
    FieldErrors errors;
    m_preview->setEnabled(!busy);
    m_form->setEnabled(!m_controller.isGenerating());
    m_generate->setEnabled(m_controller.canGenerate(request(errors)));
}

void SchedulePage::generate()
{
    FieldErrors errors;
    if (!m_controller.canGenerate(request(errors)))
        return;
    const GeneratorPreview &preview = *m_controller.result();
    Question question;
    question.title = preview.removes == 0 ? tr("Add %n slot(s)?", nullptr, preview.adds) : tr("Change the schedule?");
    question.text = tr("In %n space(s), from %1 to %2.", nullptr, static_cast<int>(m_previewed.spaces.size()))
                        .arg(FormatText::dateWithYear(m_previewed.from), FormatText::dateWithYear(m_previewed.to));
    if (preview.removes > 0) {
        question.consequences << tr("%n slot(s) are added.", nullptr, preview.adds);
        question.consequences << tr("%n that nobody booked are taken back.", nullptr, preview.removes);
    }
    if (preview.leaves > 0)
        question.consequences << tr("%n that are booked, held or waited for stay.", nullptr, preview.leaves);
    if (preview.changes > 0)
        question.consequences << tr("%n get another capacity, label or activity.", nullptr, preview.changes);
    if (preview.existing > 0)
        question.consequences << tr("%n that are already there stay as they are.", nullptr, preview.existing);
    if (preview.conflicts > 0)
        question.consequences << tr("%n in conflict are left out.", nullptr, preview.conflicts);
    if (isTemplateDirty())
        question.consequences
            << tr("The template “%1” is saved with these settings.").arg(m_templates->current()->name);
    question.danger = preview.removes > 0;
    question.accept = preview.removes == 0
        ? tr("Add %n slot(s)", nullptr, preview.adds)
        : tr("Add %1, take back %2").arg(FormatText::number(preview.adds), FormatText::number(preview.removes));
    Prompt::ask(this, question, [this](const QString &) {
        if (!isTemplateDirty())
            return m_controller.generate();
        m_thenGenerate = true;
        saveTemplate();
    });
}

void SchedulePage::told(const GeneratorPreview &sums)
{
    m_strip->tell(MessageStrip::Kind::Success, [sums] {
        QStringList text{
            sums.adds == 0 && sums.work() == 0 ? tr("Nothing to add.") : tr("%n slot(s) added.", nullptr, sums.adds)};
        if (sums.removes > 0)
            text << tr("%n taken back.", nullptr, sums.removes);
        if (sums.changes > 0)
            text << tr("%n changed.", nullptr, sums.changes);
        if (sums.existing > 0)
            text << tr("%n were already there.", nullptr, sums.existing);
        if (sums.conflicts > 0)
            text << tr("%n in conflict were left out.", nullptr, sums.conflicts);
        return text.join(QLatin1Char(' '));
    });
    Q_EMIT generated(sums.adds);
    m_keepStrip = true;
    preview();
}

void SchedulePage::act()
{
    FieldErrors errors;
    if (m_controller.isGenerating())
        m_controller.cancel();
    else if (m_controller.canGenerate(request(errors)))
        m_controller.generate();
    else
        preview();
}

void SchedulePage::find()
{
    m_view->list()->openFilter();
}

void SchedulePage::retranslate()
{
    m_title->setText(tr("Generate slots"));
    m_preview->setText(tr("Preview"));
    m_generate->setText(tr("Generate"));
    m_preview->setToolTip(tr("Shows what would be added; writes nothing"));
    m_generate->setToolTip(tr("Adds exactly what the preview shows"));
    m_templates->retranslate();
    m_form->retranslate();
    m_view->retranslate();
}

} // namespace vd::ui
