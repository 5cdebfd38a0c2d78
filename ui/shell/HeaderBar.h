#pragma once

#include "models/operators/VenueInfo.h"

#include <QList>
#include <QPointer>
#include <QWidget>

class QHBoxLayout;
class QMenu;
class QPushButton;

namespace vd::ui {

/// The top edge: venue switch, the page's own tools, the way into the palette, and the person.
class HeaderBar : public QWidget
{
    Q_OBJECT

public:
    explicit HeaderBar(QWidget *parent = nullptr);

    void setVenues(const QList<operators::VenueInfo> &venues);
    void setCurrentVenue(VenueId venue);
    /// Name of the person and the menu behind it; the menu stays the caller's.
    void setPerson(const QString &name, QMenu *menu);
    /// The page's tools between venue and search; not owned, may be null.
    void setTools(QWidget *tools);

Q_SIGNALS:
    void venueChosen(vd::VenueId venue);
    void paletteRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QPushButton *m_venue = nullptr;
    QMenu *m_venueMenu = nullptr;
    QHBoxLayout *m_toolsPlace = nullptr;
    QPointer<QWidget> m_tools; ///< Belongs to its page, which may go first.
    QPushButton *m_search = nullptr;
    QPushButton *m_person = nullptr;
};

} // namespace vd::ui
