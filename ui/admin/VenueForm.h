#pragma once

#include "models/catalog/Catalog.h"
#include "ui/admin/RecordForm.h"

class QCheckBox;
class QComboBox;

namespace vd::ui {

class LineEdit;
class NumberEdit;

/// Edits one venue. What is typed stays until it is saved or undone, whatever it is.
class VenueForm : public RecordForm
{
    Q_OBJECT

public:
    explicit VenueForm(QWidget *parent = nullptr);

    /// Shows a stored venue, or a new one (id 0); what was typed before is gone.
    void setVenue(const catalog::Venue &venue);
    /// Somebody else saved the venue: this is told, what is typed stays, and the next save
    /// replaces theirs.
    void rebase(const catalog::Venue &stored);
    [[nodiscard]] const catalog::Venue &base() const { return m_base; }
    /// What is typed; errors are added to `errors`.
    [[nodiscard]] catalog::Venue typed(FieldErrors &errors) const;
    /// The present instant, for the hint that shows the zone's clock.
    void setNow(const QDateTime &now);
    void retranslate();

protected:
    [[nodiscard]] QString fieldOf(const QString &code) const override;

private:
    void build();
    void changed();
    void showZone();
    void showHeading();

    catalog::Venue m_base;
    QDateTime m_now;
    LineEdit *m_name = nullptr;
    QComboBox *m_zone = nullptr;
    QComboBox *m_currency = nullptr;
    QComboBox *m_region = nullptr;
    NumberEdit *m_hold = nullptr;
    QCheckBox *m_onePerson = nullptr;
    bool m_filling = false;
};

} // namespace vd::ui
