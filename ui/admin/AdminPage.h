#pragma once

#include "models/operators/VenueInfo.h"

#include <QWidget>

namespace vd::ui {

/// A page of the Admin workspace that asks the server by itself: first when it is looked at, then at every F5.
class AdminPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual QString title() const = 0;
    /// For the palette: "Show the terminals".
    [[nodiscard]] virtual QString showText() const = 0;
    [[nodiscard]] virtual QString icon() const = 0;
    virtual void find() { }
    /// Ctrl+S.
    virtual void save() { }
    /// Starts a new record; for the palette, where newText() is not empty.
    virtual void beginNew() { }
    [[nodiscard]] virtual QString newText() const { return {}; }
    virtual void retranslate() = 0;

    void setVenue(const operators::VenueInfo &venue);
    /// Asks again if it was looked at before.
    void reload();
    [[nodiscard]] const operators::VenueInfo &venue() const { return m_venue; }

protected:
    /// Loads the venue; again says that it is the same one as before.
    virtual void load(bool again) = 0;
    /// Whether its rows change all day by what others do (sign in, sell, scan): it then asks whenever it is looked at.
    [[nodiscard]] virtual bool tellsWhatOthersDid() const { return false; }
    void showEvent(QShowEvent *event) override;
    /// Tab goes through the page part by part as they stand in it, and out of it at either end.
    bool focusNextPrevChild(bool next) override;

private:
    operators::VenueInfo m_venue;
    VenueId m_loaded;
};

} // namespace vd::ui
