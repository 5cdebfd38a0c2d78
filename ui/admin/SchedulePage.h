#pragma once

#include "models/catalog/Catalog.h"
#include "models/schedule/GeneratorController.h"
#include "models/schedule/PlansController.h"

#include <QWidget>

class QPushButton;

namespace vd::ui {

class LoadingBar;
class MessageStrip;
class PlanForm;
class PreviewView;
class TemplateBar;
class TextLabel;

/// The schedule generator: a template or what to make once, a preview of what that would change, and the making of
/// exactly what was previewed.
class SchedulePage : public QWidget
{
    Q_OBJECT

public:
    SchedulePage(schedule::ScheduleGateway &gateway, schedule::PlansController &plans, QWidget *parent = nullptr);

    void setVenue(VenueId venue, const QTimeZone &zone, const QDate &today);
    void setSpaces(const QList<catalog::Space> &spaces);
    void openTemplate(TemplateId id);
    void saveTemplate();
    void preview();
    /// Asks once, in numbers, then generates what was previewed.
    void generate();
    void retranslate();
    void find();

    [[nodiscard]] PlanForm *form() const { return m_form; }
    [[nodiscard]] PreviewView *view() const { return m_view; }

Q_SIGNALS:
    void generated(int added);

protected:
    bool focusNextPrevChild(bool next) override;

private:
    void build();
    void connectAll();
    void formChanged();
    void showPreview(const schedule::GeneratorPreview &preview);
    void showState();
    void told(const schedule::GeneratorPreview &sums);
    void connectPlans();
    [[nodiscard]] schedule::GeneratorRequest request(FieldErrors &errors) const;
    [[nodiscard]] schedule::ScheduleTemplate typedTemplate(FieldErrors &errors);
    void retireTemplate();
    [[nodiscard]] bool isTemplateDirty();
    void act();

    schedule::PlansController &m_plans;
    schedule::GeneratorController m_controller;
    schedule::GeneratorRequest m_previewed;
    TemplateBar *m_templates = nullptr;
    PlanForm *m_form = nullptr;
    PreviewView *m_view = nullptr;
    TextLabel *m_title = nullptr;
    MessageStrip *m_strip = nullptr;
    LoadingBar *m_loading = nullptr;
    QPushButton *m_preview = nullptr;
    QPushButton *m_generate = nullptr;
    bool m_wasLoading = false;
    bool m_thenGenerate = false; ///< The template is being saved because its slots are about to be made.
    bool m_keepStrip = false; ///< The preview now under way only refreshes what a finished run left.
};

} // namespace vd::ui
