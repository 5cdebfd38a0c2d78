#pragma once

#include "models/catalog/Catalog.h"
#include "models/schedule/GeneratorController.h"

#include <QWidget>

class QPushButton;

namespace vd::ui {

class LoadingBar;
class MessageStrip;
class PlanForm;
class PreviewView;
class TextLabel;

/// The schedule generator: what to make, a preview of it, and the making of exactly what was previewed.
class SchedulePage : public QWidget
{
    Q_OBJECT

public:
    explicit SchedulePage(schedule::ScheduleGateway &gateway, QWidget *parent = nullptr);

    void setVenue(VenueId venue, const QTimeZone &zone, const QDate &today);
    void setSpaces(const QList<catalog::Space> &spaces);
    void preview();
    /// Asks once, in numbers, then generates what was previewed.
    void generate();
    void retranslate();
    void find();

    [[nodiscard]] PlanForm *form() const { return m_form; }
    [[nodiscard]] PreviewView *view() const { return m_view; }

Q_SIGNALS:
    void generated(int added);

private:
    void build();
    void connectAll();
    void formChanged();
    void showPreview(const schedule::GeneratorPreview &preview);
    void showState();
    void told(int added, int existing, int conflicts);
    void act();

    schedule::GeneratorController m_controller;
    schedule::GeneratorRequest m_previewed;
    PlanForm *m_form = nullptr;
    PreviewView *m_view = nullptr;
    TextLabel *m_title = nullptr;
    MessageStrip *m_strip = nullptr;
    LoadingBar *m_loading = nullptr;
    QPushButton *m_preview = nullptr;
    QPushButton *m_generate = nullptr;
    bool m_wasLoading = false;
    bool m_keepStrip = false; ///< The preview now under way only refreshes what a finished run left.
};

} // namespace vd::ui
